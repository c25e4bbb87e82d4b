"""Rows that say which process owns a table: leases by the database's clock, with a fencing number."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Connection, cast, delete, func, select, update
from sqlalchemy.dialects import postgresql

from speeltafel.server.store.schema import processes, tables

LEASE_MS = 2500


class Claimed(NamedTuple):
    """Who owns a table, by which fencing number, and who did before; None for nobody."""

    owner: str
    fence: int
    before: str | None


def database_now() -> ColumnElement[int]:
    """The database's clock, which all processes share (ms since 1970)."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def renew(connection: Connection, process: str) -> tuple[bool, set[str]]:
    """Gives a process another lease; whether it still had one, and all who have one now."""
    lived = select(processes.c.id).where(processes.c.until > database_now())
    has_lived = connection.execute(lived.where(processes.c.id == process)).first() is not None
    until = database_now() + LEASE_MS
    made = postgresql.insert(processes).values(id=process, until=until)
    connection.execute(made.on_conflict_do_update(index_elements=["id"], set_={"until": until}))
    return has_lived, {str(each) for (each,) in connection.execute(lived)}


def claim(connection: Connection, code: str, process: str, *, by_force: bool) -> Claimed:
    """Takes a table if nobody living owns it, or by force; raises LookupError where there is none."""
    row = connection.execute(
        select(tables.c.process, tables.c.fence).where(tables.c.code == code).with_for_update()
    ).first()
    if row is None:
        raise LookupError(code)
    owner, fence = row
    if owner == process:
        return Claimed(process, fence, process)
    living = select(processes.c.id).where(processes.c.id == owner, processes.c.until > database_now())
    if owner is not None and not by_force and connection.execute(living).first() is not None:
        return Claimed(owner, fence, owner)
    connection.execute(update(tables).where(tables.c.code == code).values(process=process, fence=fence + 1))
    return Claimed(process, fence + 1, owner)


def give(connection: Connection, code: str, fence: int, process: str, to: str) -> bool:
    """Gives a table that this process owns by this fencing number to another that lives; false when that cannot be."""
    lives = select(processes.c.id).where(processes.c.id == to, processes.c.until > database_now()).exists()
    ours = (tables.c.code == code, tables.c.process == process, tables.c.fence == fence)
    given = update(tables).where(*ours, lives).values(process=to, fence=fence + 1)
    return bool(connection.execute(given).rowcount)


def leave(connection: Connection, process: str | None) -> None:
    """Ends the lease of a process, and gives up whatever it owned."""
    connection.execute(update(tables).where(tables.c.process == process).values(process=None))
    connection.execute(delete(processes).where(processes.c.id == process))
