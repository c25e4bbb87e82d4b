"""Giving up: resigning, claiming on time, breaking off, and standing up from a seat."""

from __future__ import annotations

from speeltafel.bots.levels import default_level
from speeltafel.core.protocol import Seat
from speeltafel.server.intention import Intention
from speeltafel.server.moves import push_act, running
from speeltafel.server.refusals import Refuse
from speeltafel.server.room import Caller, Room
from speeltafel.server.standing import Chair, Standing, replace
from speeltafel.table.acts import Abandon, Resign
from speeltafel.wire import Leave

PAIR = 2


async def leave(room: Room, caller: Caller, message: Leave) -> None:
    """Ends the game for one seat, or for all."""
    seat = Seat(message.seat)
    by = Intention(caller, message)
    match message.kind:
        case "resign":
            running(room)
            if _others_play_on(room, seat):
                standing = handed_over(room, room.standing, seat)
                change = await room.store(standing=standing, client=by.key)
                by.acknowledge(room.number)
                room.tell(change)
            else:
                await push_act(room, Resign(seat), by)
        case "claim":
            running(room)
            flag = room.standing.clock.flag(room.house.now())
            if flag.seat == seat:
                raise Refuse("server-claim-self", status=409)
            if _others_play_on(room, flag.seat):
                change = await room.store(standing=handed_over(room, room.standing, flag.seat), client=by.key)
                by.acknowledge(room.number)
                room.tell(change)
            else:
                await push_act(room, flag, by)
        case "abandon":
            if room.match is None:
                await _close(room, seat, by)
                return
            running(room)
            others = {seat for seat in room.people() - caller.rights if room.away_in(seat)}
            if others and not room.standing.clock.is_out(room.house.now()):
                raise Refuse("server-abandon-others", status=409)
            await push_act(room, Abandon(), by)
        case "stand-up":
            former = room.standing.chairs[seat].secret
            change = await room.store(standing=stood_up(room.standing, seat, former=former), client=by.key)
            by.acknowledge(room.number)
            room.tell(change)


def handed_over(room: Room, standing: Standing, seat: int) -> Standing:
    """The chair goes to a bot for good, so that the others can play on."""
    chairs = list(standing.chairs)
    given_up = chairs[seat]
    chairs[seat] = Chair(
        "bot",
        name=given_up.name,
        avatar=given_up.avatar,
        level=default_level(room.row.edition).id,
        former=given_up.secret,
    )
    return replace(standing, chairs=tuple(chairs), offers=())


def stood_up(standing: Standing, seat: int, *, former: str = "") -> Standing:
    """The chair is free for anybody with the table's link; a started table waits for them.

    `former` is the hashed secret of who stood up by themselves: they may look on.
    """
    chairs = list(standing.chairs)
    chairs[seat] = Chair("open", former=former)
    return replace(standing, chairs=tuple(chairs), offers=())


def _others_play_on(room: Room, seat: int) -> bool:
    """Whether at least two people or one more than a pair remain to play with a bot in this chair."""
    return len(room.standing.chairs) > PAIR and bool(room.people() - {Seat(seat)})


async def _close(room: Room, seat: int, by: Intention) -> None:
    """Ends a table that never started; only the one who made it may."""
    if not room.standing.chairs[seat].mine:
        raise Refuse("server-owner-only", status=403)
    change = await room.store(status="abandoned", client=by.key)
    by.acknowledge(-1)
    room.tell(change)
