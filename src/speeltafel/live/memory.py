"""A store in memory, for a terminal, for tests, and wherever tables need not outlive their process."""

from __future__ import annotations

from speeltafel.live.change import Made, Stored, blanked
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
        if kept is None:
            raise NotStored(stored.code)
        made = grown(kept, stored)
        if stored.made is not None:
            await self.add(stored.made)
        self.tables[stored.code] = made


def grown(kept: Made, stored: Stored) -> Made:
    """A table as it is kept after a change; raises NotStored for a change that does not follow on it."""
    numbers = [event.number for event in stored.events]
    follows = numbers == list(range(len(kept.events), len(kept.events) + len(numbers)))
    if stored.version != kept.version + 1 or not follows:
        raise NotStored(stored.code)
    chat = blanked(kept.chat, stored.blank)
    return replace(
        kept,
        status=stored.status,
        version=stored.version,
        seating=kept.seating if stored.seating is None else stored.seating,
        events=(*kept.events, *stored.events),
        chat=(*chat, *stored.chat),
        due=stored.due,
    )
