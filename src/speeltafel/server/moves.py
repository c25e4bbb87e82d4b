"""Moves at a table: pushed on the match, stored with the chance that follows, acknowledged, then told."""

from __future__ import annotations

import asyncio
from typing import Any

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Decision, Event, Seat
from speeltafel.server.intention import Intention
from speeltafel.server.refusals import Refuse
from speeltafel.server.room import Caller, Room
from speeltafel.server.sent import AnyMatch, preview_sent
from speeltafel.server.standing import Standing, replace
from speeltafel.table.acts import Abandon, Act
from speeltafel.wire import Ask, Play, Previewed, Status

MOST_EVENTS = 5_000
"""A log this long is broken off: bots need 560 events at most, and six who move at random some 4,000."""


async def play(room: Room, caller: Caller, message: Play) -> None:
    """A player's move."""
    seat = Seat(message.seat)
    match = running(room)
    if room.standing.is_paused:
        raise Refuse("server-paused", status=409)
    events = push_move(match, seat, message.action)
    await store_moves(room, events, Intention(caller, message))


def ask(room: Room, caller: Caller, message: Ask) -> None:
    """A preview, from what the seat sees and from nothing else."""
    match = running(room)
    seat = Seat(message.seat)
    if room.seat_to_move != seat:
        raise Illegal("illegal-not-your-turn")
    seen = match.observe(frozenset((seat,))).state
    partial = match.game.parse(seen, message.partial) if message.partial else None
    caller.send(Previewed(message.id, preview_sent(match.game.preview(seen, partial))))


def running(room: Room) -> AnyMatch:
    """The match of a table that is being played."""
    if room.match is None:
        raise Refuse("server-not-started", status=409)
    if room.status != "running":
        raise Illegal("illegal-over")
    return room.match


def push_move(match: AnyMatch, seat: Seat, text: str) -> tuple[Event[Any], ...]:
    """Plays a text; a refusal is worded from what the seat sees, so that it can give nothing away.

    Whose turn it is comes first: nobody's text is read before it counts.
    """
    if match.turn != Decision(seat):
        raise Illegal("illegal-not-your-turn")
    seen = match.observe(frozenset((seat,))).state
    action = match.game.parse(seen, text)
    try:
        return match.push(action, seat=seat)
    except Illegal as refusal:
        if refusal.reason not in ("illegal-not-your-turn", "illegal-over"):
            match.game.apply(seen, action)
        raise


async def push_act(
    room: Room, act: Act, by: Intention | None = None, standing: Standing | None = None
) -> None:
    """Puts an act of the table in the log: undo, resign, flag, agreed draw, abandon."""
    events = running(room).push(act)
    await store_moves(room, events, by, standing=standing)


async def store_moves(
    room: Room,
    events: tuple[Event[Any], ...],
    by: Intention | None = None,
    *,
    standing: Standing | None = None,
) -> None:
    """Stores what was just pushed on the match, or takes it off again; then acknowledges and tells."""
    match = running(room)
    try:
        after, status = _after(room, match, room.standing if standing is None else standing)
        change = await room.store(
            events=events,
            client=None if by is None else by.key,
            standing=None if after == room.standing else after,
            status=status,
        )
    except BaseException:
        match.pop()
        raise
    room.moves.inc()
    if by is not None:
        by.acknowledge(events[0].number)
    await asyncio.sleep(0)  # the acknowledgement is on its way before the table is drawn for everybody
    room.tell(change)
    if status == "running" and match.number >= MOST_EVENTS:
        await push_act(room, Abandon())


def _after(room: Room, match: AnyMatch, standing: Standing) -> tuple[Standing, Status]:
    """Clock, offers and status as they are once the match has moved on."""
    outcome = room.outcome()
    if standing.offers:
        standing = replace(standing, offers=())
    if standing.clock.kind != "none":
        seat = None if outcome is not None else room.seat_to_move
        standing = replace(standing, clock=standing.clock.started(seat, room.house.now()))
    if outcome is None:
        return standing, "running"
    return standing, "abandoned" if isinstance(match.log[-1].action, Abandon) else "finished"
