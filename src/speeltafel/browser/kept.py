"""Keeps the tables of a device in its browser's database, event by event, as a server keeps them in its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from speeltafel.live.change import EventRow, Made, Stored
from speeltafel.live.memory import grown
from speeltafel.live.seating import replace
from speeltafel.live.services import BrokenRows, NotStored


class TableRows(msgspec.Struct, frozen=True):
    """A table as the database has it: everything but its events as one JSON text, and each event as one more."""

    head: str
    events: Sequence[str]


class TableChange(msgspec.Struct, frozen=True):
    """What a step writes: the new head, and the events from number `first` on.

    It is written only over version `before` of the table; None stands for a table that is not there yet.
    """

    code: str
    before: int | None
    version: int
    head: str
    first: int
    events: Sequence[str]


class Database(Protocol):
    """The browser's database, as the page's worker opens it."""

    async def load(self, code: str) -> TableRows | None: ...

    async def write(self, changes: Sequence[TableChange]) -> bool:
        """Writes all of it and returns when it is safe on the disk; false, and nothing is written, when a version differs."""
        ...


class KeptTables:
    """A store of tables in the browser's database; the tables in use are in memory too."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, Made] = {}

    async def load(self, code: str) -> Made | None:
        rows = await self._database.load(code)
        if rows is None:
            return None
        try:
            made = msgspec.json.decode(rows.head, type=Made)
            events = tuple(msgspec.json.decode(event, type=EventRow) for event in rows.events)
        except msgspec.MsgspecError as error:
            raise BrokenRows(str(error)) from error
        self._known[code] = made = replace(made, events=events)
        return made

    async def add(self, made: Made) -> None:
        await self._write([_change(made, before=None, first=0)], made)

    async def commit(self, stored: Stored, fence: int) -> None:
        kept = self._known.get(stored.code)
        if kept is None:
            raise NotStored(stored.code)
        made = grown(kept, stored)
        changes = [_change(made, before=kept.version, first=len(kept.events))]
        also = () if stored.made is None else (stored.made,)
        changes += [_change(each, before=None, first=0) for each in also]
        await self._write(changes, made, *also)

    def forget(self, code: str) -> None:
        """Lets go of a table in memory; the database keeps it."""
        self._known.pop(code, None)

    async def _write(self, changes: Sequence[TableChange], *made: Made) -> None:
        if not await self._database.write(changes):
            raise NotStored(changes[0].code)
        self._known.update((each.setup.code, each) for each in made)


def _change(made: Made, *, before: int | None, first: int) -> TableChange:
    head = msgspec.json.encode(replace(made, events=())).decode()
    events = [msgspec.json.encode(event).decode() for event in made.events[first:]]
    return TableChange(made.setup.code, before, made.version, head, first, events)
