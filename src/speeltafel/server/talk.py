"""Talk at a table: canned phrases for everybody, free text where it is allowed, and ways to be rid of bad talk."""

from __future__ import annotations

import logging

from speeltafel.server.intention import Intention
from speeltafel.server.refusals import Refuse
from speeltafel.server.room import Caller, Room
from speeltafel.server.seats import tidy
from speeltafel.server.standing import replace
from speeltafel.server.store.rows import ChatRow
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
log = logging.getLogger("speeltafel.talk")


async def talk(room: Room, caller: Caller, message: Say) -> None:
    """One line of talk, stored and told."""
    text = tidy(message.text)
    if bool(text) == bool(message.phrase):
        raise Refuse("server-say-what")
    if message.phrase and message.phrase not in PHRASES:
        raise Refuse("server-no-phrase", phrase=message.phrase)
    if message.seat is None and caller.rights:
        raise Refuse("server-say-seat")
    if text and (message.seat is None or not room.standing.free_chat):
        raise Refuse("server-phrases-only", status=403)
    now = room.house.now()
    if (
        sum(line.seat == message.seat and line.at > now - MINUTE for line in room.chat)
        >= room.house.settings.limits.chat_per_minute
    ):
        raise Refuse("server-chat-fast", status=429)
    name = "" if message.seat is None else room.standing.chairs[message.seat].name
    number = room.chat[-1].number + 1 if room.chat else 0
    by = Intention(caller, message)
    line = ChatRow(number, now, message.seat, name, text, message.phrase, by.key)
    change = await room.store(chat=(line,))
    by.acknowledge(number)
    room.tell(change)


async def hush(room: Room, caller: Caller, message: Hush) -> None:
    """Mutes a seat for one's own, ends that, or reports a line to whoever runs the server."""
    chairs = list(room.standing.chairs)
    chair = chairs[message.seat]
    by = Intention(caller, message)
    if message.kind == "report":
        line = next((line for line in room.chat if line.number == message.about), None)
        if line is None:
            raise Refuse("server-no-line", status=404, number=message.about)
        change = await room.store(reported=((line.number, message.seat),), client=by.key)
        room.house.metrics.reports.inc()
        log.warning("line %d at table %s was reported", line.number, room.code)
        by.acknowledge(room.number)
        room.tell(change)
        return
    if not message.about < len(chairs) or message.about == message.seat:
        raise Refuse("server-mute-whom")
    muted = (
        set(chair.muted) | {message.about} if message.kind == "mute" else set(chair.muted) - {message.about}
    )
    chairs[message.seat] = replace(chair, muted=tuple(sorted(muted)))
    change = await room.store(standing=replace(room.standing, chairs=tuple(chairs)), client=by.key)
    by.acknowledge(room.number)
    room.tell(change)
