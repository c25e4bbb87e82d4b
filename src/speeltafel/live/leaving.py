"""Giving up: resigning, claiming on time, breaking off, and standing up from a seat."""

from __future__ import annotations

from speeltafel.core.protocol import Eyes, Seat
from speeltafel.live.change import Change, changed
from speeltafel.live.play import act, running
from speeltafel.live.requests import Moment, Refuse
from speeltafel.live.seating import Chair, Seating, replace
from speeltafel.live.table import ChatRow, Table
from speeltafel.live.talk import next_line
from speeltafel.table.acts import Abandon, Ending, Resign
from speeltafel.wire import Leave

PAIR = 2


def leave(table: Table, request: Leave, seats: Eyes, client: str, moment: Moment) -> Change:
    """Ends the game for one seat, or for all."""
    seat = Seat(request.seat)
    match request.kind:
        case "resign":
            running(table)
            return _given_up(table, Resign(seat), seat, client, moment)
        case "claim":
            running(table)
            flag = table.seating.clock.flag(moment.now)
            if flag.seat == seat:
                raise Refuse("server-claim-self")
            return _given_up(table, flag, flag.seat, client, moment)
        case "abandon":
            return _abandon(table, seat, seats, client, moment)
        case "stand-up":
            return stood_up(table, seat, table.seating.chairs[seat].secret, client, moment)


def stood_up(
    table: Table, seat: int, former: str, client: str, moment: Moment, line: ChatRow | None = None
) -> Change:
    """The chair is free for anybody with the table's link; where a hand was dealt to it a bot plays that on instead.

    `former` is the hashed secret of who stood up by themselves: they may look on. A game that nobody is left in is over.
    """
    if not table.has_dealt_hands:
        chair = Chair("open", former=former)
        known = table.seating.without_person(seat, next_line(table) + (line is not None))
        seating = replace(known.with_chair(seat, chair), offers=())
        return changed(table, moment.now, client=client, seating=seating, line=line)
    if not table.people() - {Seat(seat)}:
        return act(table, Abandon(), moment, client=client)
    return changed(table, moment.now, client=client, seating=_with_bot(table, seat, former=former), line=line)


def _given_up(table: Table, ending: Ending, seat: int, client: str, moment: Moment) -> Change:
    """A pair's game is over; of more players the others play on, with a bot in this chair for good."""
    if len(table.seating.chairs) <= PAIR or not table.people() - {Seat(seat)}:
        return act(table, ending, moment, client=client)
    seating = _with_bot(table, seat, former=table.seating.chairs[seat].secret)
    return changed(table, moment.now, client=client, seating=seating)


def _with_bot(table: Table, seat: int, *, former: str) -> Seating:
    """A bot has the chair for good: what was dealt to its person nobody else gets to see."""
    gone = table.seating.chairs[seat]
    bot = Chair("bot", name=gone.name, avatar=gone.avatar, level=table.policy.stand_in, former=former)
    known = table.seating.without_person(seat, next_line(table) + 1)
    return replace(known.with_chair(seat, bot), offers=())


def _abandon(table: Table, seat: Seat, seats: Eyes, client: str, moment: Moment) -> Change:
    """Breaks a game off that others do not play on; a table that never started only its maker ends.

    With a clock, whoever is to move has run out of time; without one, everybody else has been away for long.
    """
    if table.log is None:
        if not table.seating.chairs[seat].mine:
            raise Refuse("server-owner-only")
        return changed(table, moment.now, client=client, status="abandoned")
    running(table)
    others = [each for each in table.people() - seats if not table.seating.chairs[each].stand_in]
    if table.has_clock and others and not any(table.is_late(each, moment.now) for each in others):
        raise Refuse("server-abandon-clock")
    if not table.has_clock and any(moment.away.get(each, 0) < table.policy.absence for each in others):
        raise Refuse("server-abandon-others")
    return act(table, Abandon(), moment, client=client)
