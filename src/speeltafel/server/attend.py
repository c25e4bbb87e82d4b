"""What a table does by itself: bots move, and clocks that ran out for somebody who is away."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Seat
from speeltafel.server.due import grace
from speeltafel.server.fair import Busy, Rank, Stale
from speeltafel.server.moves import push_act, push_move, store_moves
from speeltafel.server.offers import with_stand_in
from speeltafel.server.room import Room
from speeltafel.server.sent import said
from speeltafel.server.store.writer import NotStored
from speeltafel.server.workers import Chosen
from speeltafel.table.acts import Abandon

AGAIN_SECONDS = 0.5
log = logging.getLogger("speeltafel.attend")


def attend(room: Room) -> None:
    """Sets a bot thinking if it is its turn and it is not thinking yet; tells a person who is away that it is theirs."""
    if not room.is_owner:
        return
    seat = room.seat_to_move
    if seat is None:
        _tell_the_end(room)
        return
    if room.standing.is_paused or room.thinking is not None:
        return
    level = room.bot_for(seat)
    if level:
        room.thinking = asyncio.create_task(_think(room, seat, level))
    elif room.pushed < room.number and seat not in room.there():
        room.pushed = room.number
        _push(room, seat, "push-your-turn")


def _tell_the_end(room: Room) -> None:
    """Tells the people who are away that their game is over."""
    if room.outcome() is not None and room.pushed < room.number:
        room.pushed = room.number
        for seat in room.people() - room.there():
            _push(room, seat, "push-over")


def _push(room: Room, seat: Seat, reason: str) -> None:
    room.house.pushes.tell(room.code, room.row.edition, room.standing.chairs[seat].secret, reason)


@dataclass(frozen=True, slots=True)
class Mover:
    """Waits for a bot's move at a table: wanted while the game stands where it was asked for."""

    room: Room
    seat: Seat
    level: str
    number: int

    @property
    def address(self) -> str:
        return self.room.address or self.room.code

    @property
    def rank(self) -> Rank:
        return Rank.PRESENT if self.room.is_watched else Rank.ABSENT

    @property
    def is_wanted(self) -> bool:
        room = self.room
        return (
            room.is_owner
            and room.number == self.number
            and room.bot_for(self.seat) == self.level
            and not room.standing.is_paused
        )


async def _think(room: Room, seat: Seat, level: str) -> None:
    """One move of a bot, from the question to the store; what happened meanwhile goes before it."""
    mover = Mover(room, seat, level, room.number)
    try:
        chosen = await _choice(room, mover)
        async with room.lock:
            if mover.is_wanted:
                await _play(room, seat, chosen)
    except asyncio.CancelledError:
        room.thinking = None
        raise
    except Stale:
        pass
    except Busy:
        if not room.is_watched:
            room.thinking = None
            return  # the table is due again in a while
        await asyncio.sleep(AGAIN_SECONDS)
    except (SpeeltafelError, NotStored):
        log.exception("a bot's move at table %s could not be played", room.code)
        room.house.metrics.faults.inc()
        await asyncio.sleep(AGAIN_SECONDS)
    room.thinking = None
    attend(room)


async def _choice(room: Room, mover: Mover) -> Chosen:
    match = room.match
    assert match is not None, "a bot moves in a started game"
    return await room.house.bots.choose(match, mover.seat, mover.level, secrets.randbits(63), mover)


async def _play(room: Room, seat: Seat, chosen: Chosen) -> None:
    match = room.match
    assert match is not None, "a bot moves in a started game"
    events = push_move(match, seat, chosen.text)
    if chosen.words is not None:
        room.reasons[events[0].number] = said(chosen.words)
    await store_moves(room, events)


async def tend(room: Room) -> int | None:
    """Looks after a table that is due: a clock that ran out for who is away brings a stand-in, or the end.

    Returns when to look again if nothing changes before.
    """
    async with room.lock:
        clock = room.standing.clock
        now = room.house.now()
        if (
            room.is_owner
            and room.status == "running"
            and clock.is_out(now)
            and clock.seat is not None
            and clock.ends is not None
        ):
            is_person = (
                room.standing.chairs[clock.seat].kind != "bot"
                and not room.standing.chairs[clock.seat].stand_in
            )
            if is_person and clock.seat not in room.there() and now >= clock.ends + grace(clock):
                await _replace_leaver(room, clock.seat)
    attend(room)
    return room.due_again()


async def _replace_leaver(room: Room, seat: Seat) -> None:
    others = [each for each in room.people() if each != seat and not room.standing.chairs[each].stand_in]
    if not others:
        await push_act(room, Abandon())
        return
    change = await room.store(standing=with_stand_in(room, room.standing, seat))
    room.tell(change)
