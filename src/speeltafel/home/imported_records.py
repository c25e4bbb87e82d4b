"""Finished games on paper, laid as tables again: to be replayed, reviewed and written out as they were."""

from __future__ import annotations

from io import BytesIO

from speeltafel.client.bodies import TableMade
from speeltafel.live.change import EventRow, Made
from speeltafel.live.codes import code_from
from speeltafel.live.host import Host
from speeltafel.live.names import tidy
from speeltafel.live.requests import Refuse
from speeltafel.live.seating import Chair, Seating, hashed
from speeltafel.live.table import Setup
from speeltafel.table.dealer import Dealer
from speeltafel.table.proof import LOT, dealt, replayed
from speeltafel.table.record import Record
from speeltafel.table.record_formats import read_record, read_records


async def import_record(host: Host, data: bytes, language: str) -> TableMade:
    """The table of a record; raises for one that does not fit the rules or its seed, or that is not over and open."""
    return await lay_record(host, record_table(data, language, host.now(), host.fresh()))


async def import_records(host: Host, data: bytes, language: str) -> list[str]:
    """The codes of the tables of all records in a file; where one raises, none is laid."""
    made = [_table_of(record, language, host.now(), host.fresh()) for record in read_records(BytesIO(data))]
    return [(await lay_record(host, each)).table for each in made]


async def lay_record(host: Host, made: Made) -> TableMade:
    """Lays such a table; nobody owns it, and it is over."""
    await host.make(made)
    return TableMade(made.setup.code, "", [], [])


def record_table(data: bytes, language: str, now: int, fresh: bytes) -> Made:
    """The table of a record, played again and checked against its seed: some milliseconds of work."""
    return _table_of(read_record(data), language, now, fresh)


def _table_of(record: Record, language: str, now: int, fresh: bytes) -> Made:
    match = replayed(record)
    if match.outcome is None or record.eyes is not None or record.position is not None or not record.seed:
        raise Refuse("server-not-finished")
    dealt(record, match)
    setup = Setup(
        code_from(Dealer(fresh).luck("code")),
        record.edition,
        {},
        language,
        now,
        record.seed,
        record.commitment,
        dealer=record.dealer,
    )
    names = [tidy(record.tags.get(f"Seat{seat}", "")) for seat in range(record.seats)]
    # where the seed drew the seats there is an owner, by a secret that nobody is told
    drawn = record.tags.get(LOT)
    seating = Seating(
        tuple(Chair("person", name, taken=True) for name in names),
        hashed(fresh.hex()) if drawn else "",
        people=tuple(map(int, drawn.split(","))) if drawn else tuple(range(record.seats)),
        options=dict(record.options),
    )
    events = tuple(
        EventRow(event.number, event.seat, match.text(event.action), event.points, now) for event in match.log
    )
    return Made(setup, "finished", seating, events)
