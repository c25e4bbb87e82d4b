"""What the host of tables needs of its surroundings: a store, bots, other processes, and a way to reach who is away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.live.change import Made, Stored
from speeltafel.live.requests import Request, Who
from speeltafel.live.show import Notice
from speeltafel.live.table import Setup, Think
from speeltafel.wire import Said, ToClient

if TYPE_CHECKING:
    from speeltafel.live.room import Room

Answered = Callable[[ToClient], None]


class NotStored(Exception):
    """The change is not in the store, and nothing of it is."""


class Fenced(NotStored):
    """Another process owns the table now."""


class Store(Protocol):
    """Keeps tables; what `commit` has returned from is safe."""

    async def load(self, code: str) -> Made | None: ...

    async def commit(self, stored: Stored, fence: int) -> None:
        """Keeps a change as a whole; raises NotStored, or Fenced when the table has another owner by now."""
        ...

    async def add(self, made: Made) -> None:
        """Keeps a new table; raises NotStored when its code is taken."""
        ...


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything its seat may know, its level and its luck; `is_watched` says that somebody waits."""

    ticket: Think
    game: Game[Any, Any]
    seen: Observation[Any]
    events: Sequence[Event[Any]]
    is_watched: bool


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot's action, legal whatever the bot did, and its own sentence that says why."""

    action: Any
    why: Said | None = None


class Thinker(Protocol):
    """Where bots think, never in the way of a table."""

    async def choose(self, question: Question) -> Chosen: ...


class Ownership(Protocol):
    """Which process decides for a table; with one process it always does."""

    async def claim(self, code: str) -> tuple[str, int]:
        """Takes a table if nobody living has it; its owner (empty: we are) and its fencing number."""
        ...

    async def hold(self, room: Room) -> None:
        """Makes sure that this process owns a table and knows all of it; the room is locked."""
        ...

    async def forward(self, room: Room, request: Request, who: Who, reply: Answered) -> bool:
        """Lets the owner answer; false when this process should own the table itself now."""
        ...

    async def was_behind(self, room: Room) -> bool:
        """Whether the room was not what is stored; if so it is now. The room is locked."""
        ...

    async def lose(self, room: Room) -> None:
        """Follows whoever owns the table now; the room is locked."""
        ...

    def pass_on(self, room: Room, stored: Stored) -> None:
        """Passes a stored change on to the processes that follow the table."""
        ...

    def tell_presence(self, room: Room) -> None:
        """Tells the other processes who looks on here."""
        ...

    def forget(self, room: Room) -> None:
        """A table is dropped from memory here."""
        ...


class Notifier(Protocol):
    """Reaches people who are not there."""

    def notify(self, setup: Setup, notice: Notice) -> None: ...


class SoleOwner:
    """The ownership of a single process: every table is ours."""

    async def claim(self, code: str) -> tuple[str, int]:
        return "", 0

    async def hold(self, room: Room) -> None: ...

    async def forward(self, room: Room, request: Request, who: Who, reply: Answered) -> bool:
        return False

    async def was_behind(self, room: Room) -> bool:
        return False

    async def lose(self, room: Room) -> None: ...

    def pass_on(self, room: Room, stored: Stored) -> None: ...

    def tell_presence(self, room: Room) -> None: ...

    def forget(self, room: Room) -> None: ...


class NoNotices:
    """Where nobody can be reached who is not there."""

    def notify(self, setup: Setup, notice: Notice) -> None: ...
