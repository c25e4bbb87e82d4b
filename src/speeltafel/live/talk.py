"""Talk at a table: canned phrases for everybody, free text where it is allowed, and ways to be rid of bad talk."""

from __future__ import annotations

from speeltafel.core.protocol import Eyes
from speeltafel.live.change import Change, ReportRow, changed
from speeltafel.live.names import tidy
from speeltafel.live.requests import Moment, Refuse, Who
from speeltafel.live.seating import replace
from speeltafel.live.table import WATCHERS, ChatRow, Table
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
MOST_REPORTS = 20


def next_line(table: Table) -> int:
    """The number of the next line of talk."""
    return table.talk[-1].number + 1 if table.talk else 0


def note(table: Table, phrase: str, seat: int, moment: Moment) -> ChatRow:
    """A line that the table itself says of somebody: what its owner did to a seat is hidden from nobody."""
    return ChatRow(next_line(table), moment.now, seat, table.seating.chairs[seat].name, "", phrase)


def say(table: Table, request: Say, seats: Eyes, who: Who, client: str, moment: Moment) -> Change:
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
    mark = who.mark if table.seating.listed else ""
    line = ChatRow(
        next_line(table), moment.now, request.seat, name, text, request.phrase, client or None, mark
    )
    return changed(table, moment.now, client=client, line=line)


def hush(table: Table, request: Hush, client: str, moment: Moment) -> Change:
    """Mutes a seat for one's own, ends that, or reports a line to whoever runs the server."""
    chair = table.seating.chairs[request.seat]
    about = request.about
    if request.kind == "report":
        return _report(table, request, client, moment)
    if request.kind in ("mute-watchers", "unmute-watchers"):
        about = WATCHERS
    elif not about < len(table.seating.chairs) or about == request.seat:
        raise Refuse("server-mute-whom")
    is_muted = not request.kind.startswith("un")
    muted = {*chair.muted, about} if is_muted else {*chair.muted} - {about}
    seating = table.seating.with_chair(request.seat, replace(chair, muted=tuple(sorted(muted))))
    return changed(table, moment.now, client=client, seating=seating)


def _report(table: Table, request: Hush, client: str, moment: Moment) -> Change:
    """A line is reported by a seat once, however often it asks, and so many lines at most."""
    if not any(line.number == request.about for line in table.talk):
        raise Refuse("server-no-line", number=request.about)
    chair = table.seating.chairs[request.seat]
    if request.about in chair.reported:
        return changed(table, moment.now, client=client)
    if len(chair.reported) >= MOST_REPORTS:
        raise Refuse("server-reported-often")
    seating = table.seating.with_chair(
        request.seat, replace(chair, reported=(*chair.reported, request.about))
    )
    report = ReportRow(request.about, request.seat, moment.now)
    return changed(table, moment.now, client=client, seating=seating, report=report)
