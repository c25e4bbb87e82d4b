"""What a table does when its time has come: a clock that ran out for somebody who is away brings a stand-in, or the end."""

from __future__ import annotations

from speeltafel.core.protocol import Seat
from speeltafel.live.change import Change, changed
from speeltafel.live.offers import with_stand_in
from speeltafel.live.play import act
from speeltafel.live.requests import Moment
from speeltafel.live.table import Table, grace, is_played_by_a_person
from speeltafel.table.acts import Abandon


def tick(table: Table, moment: Moment) -> Change | None:
    """Looks after the table; None when there is nothing to do, and it is enough to look again later."""
    late = _leaver(table, moment)
    if late is None:
        return None
    others = [
        seat
        for seat, chair in enumerate(table.seating.chairs)
        if seat != late and is_played_by_a_person(chair)
    ]
    if not others:
        return act(table, Abandon(), moment)
    return changed(table, moment.now, seating=with_stand_in(table, table.seating, late))


def _leaver(table: Table, moment: Moment) -> Seat | None:
    """The person who is to move, is away, and whose time and grace are up."""
    clock = table.seating.clock
    seat = table.seat_to_move
    if seat is None or clock.ends is None or table.seating.is_paused:
        return None
    is_over = moment.now >= clock.ends + grace(table)
    is_away = is_played_by_a_person(table.seating.chairs[seat]) and not moment.is_there(seat)
    return seat if is_over and is_away else None
