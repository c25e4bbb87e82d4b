"""A store in memory, for a terminal, for tests, and wherever tables need not outlive their process."""

from __future__ import annotations

from speeltafel.live.change import Made, Stored
from speeltafel.live.seating import replace
from speeltafel.live.services import NotStored


class MemoryStore:
    """Keeps tables as the databases do: a change is taken whole and in order, or not at all."""

    def __init__(self) -> None:
        self.tables: dict[str, Made] = {}

    async def load(self, code: str) -> Made | None:
        return self.tables.get(code)

    async def add(self, made: Made) -> None:
        if made.setup.code in self.tables:
            raise NotStored(made.setup.code)
        self.tables[made.setup.code] = made

    async def commit(self, stored: Stored, fence: int) -> None:
        kept = self.tables.get(stored.code)
        if kept is None or stored.version != kept.version + 1:
            raise NotStored(stored.code)
        numbers = [event.number for event in stored.events]
        if numbers != list(range(len(kept.events), len(kept.events) + len(numbers))):
            raise NotStored(stored.code)
        chat = kept.chat
        if stored.blank is not None:
            chat = tuple(
                replace(line, name="", text="", phrase="") if line.seat == stored.blank else line
                for line in chat
            )
        if stored.made is not None:
            await self.add(stored.made)
        self.tables[stored.code] = replace(
            kept,
            status=stored.status,
            version=stored.version,
            seating=kept.seating if stored.seating is None else stored.seating,
            events=(*kept.events, *stored.events),
            chat=(*chat, *stored.chat),
        )
