"""Talk at a table: canned phrases for everybody, free text where it is allowed, and ways to be rid of bad talk."""

from __future__ import annotations

from speeltafel.core.protocol import Eyes
from speeltafel.live.change import Change, ReportRow, changed
from speeltafel.live.requests import Moment, Refuse
from speeltafel.live.seating import replace
from speeltafel.live.table import ChatRow, Table
from speeltafel.wire import Hush, Say

PHRASES = tuple(
    f"phrase-{name}"
    for name in (
        "hello",
        "have-fun",
        "well-played",
        "nice-move",
        "thanks",
        "oops",
        "lucky",
        "thinking",
        "hurry",
        "back-soon",
        "im-back",
        "sorry",
        "yes",
        "no",
        "good-game",
        "again",
        "must-go",
        "bye",
    )
)
MINUTE = 60_000


def tidy(text: str) -> str:
    """A name or a line of talk on one line, without what cannot be seen (but for what joins emoji)."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter in " \u200d").split())


def note(table: Table, phrase: str, name: str, moment: Moment) -> ChatRow:
    """A line that the table itself says of somebody: what its owner did to a seat is hidden from nobody."""
    number = table.talk[-1].number + 1 if table.talk else 0
    return ChatRow(number, moment.now, None, name, "", phrase)


def say(table: Table, request: Say, seats: Eyes, client: str, moment: Moment) -> Change:
    """One line of talk."""
    text = tidy(request.text)
    if bool(text) == bool(request.phrase):
        raise Refuse("server-say-what")
    if request.phrase and request.phrase not in PHRASES:
        raise Refuse("server-no-phrase", phrase=request.phrase)
    if request.seat is None and seats:
        raise Refuse("server-say-seat")
    if text and (request.seat is None or not table.seating.free_chat):
        raise Refuse("server-phrases-only")
    said = sum(line.seat == request.seat and line.at > moment.now - MINUTE for line in table.talk)
    if said >= table.policy.chat_per_minute:
        raise Refuse("server-chat-fast")
    name = "" if request.seat is None else table.seating.chairs[request.seat].name
    number = table.talk[-1].number + 1 if table.talk else 0
    line = ChatRow(number, moment.now, request.seat, name, text, request.phrase, client or None)
    return changed(table, moment.now, client=client, line=line)


def hush(table: Table, request: Hush, client: str, moment: Moment) -> Change:
    """Mutes a seat for one's own, ends that, or reports a line to whoever runs the server."""
    chair = table.seating.chairs[request.seat]
    about = request.about
    if request.kind == "report":
        if not any(line.number == about for line in table.talk):
            raise Refuse("server-no-line", number=about)
        report = ReportRow(about, request.seat, moment.now)
        return changed(table, moment.now, client=client, report=report)
    if not about < len(table.seating.chairs) or about == request.seat:
        raise Refuse("server-mute-whom")
    muted = {*chair.muted, about} if request.kind == "mute" else {*chair.muted} - {about}
    seating = table.seating.with_chair(request.seat, replace(chair, muted=tuple(sorted(muted))))
    return changed(table, moment.now, client=client, seating=seating)
