"""What the host of tables needs of its surroundings: a store, bots, other processes, and a way to reach who is away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from speeltafel.core.protocol import Event, Eyes, Game, Observation
from speeltafel.live.change import Made, Stored
from speeltafel.live.requests import Request, Who
from speeltafel.live.show import Notice
from speeltafel.live.table import AnyLog, Setup, Think
from speeltafel.wire import Said, ToClient

if TYPE_CHECKING:
    from speeltafel.live.room import Room

Answered = Callable[[ToClient], None]


class NotStored(Exception):
    """The change is not in the store, and nothing of it is."""


class Fenced(NotStored):
    """Another process owns the table now."""


class BrokenRows(Exception):
    """What is stored of a table means nothing."""


class Busy(Exception):
    """More is asked of the bots than they can do; ask again in a moment."""


class Stale(Exception):
    """What was asked for is not wanted any more."""


class TableStore(Protocol):
    """Keeps tables; what `commit` has returned from is safe."""

    async def load(self, code: str) -> Made | None:
        """The table of this code; raises BrokenRows when its rows cannot be read."""
        ...

    async def commit(self, stored: Stored, fence: int) -> None:
        """Keeps a change as a whole; raises NotStored, or Fenced when the table has another owner by now."""
        ...

    async def add(self, made: Made) -> None:
        """Keeps a new table; raises NotStored when its code is taken."""
        ...


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything its seat may know, its level and its luck.

    Whoever lets it wait asks again, when its turn has come, whether somebody looks on and whether it is still wanted;
    `address` is whose fair share it is.
    """

    ticket: Think
    game: Game[Any, Any]
    seen: Observation[Any]
    events: Sequence[Event[Any]]
    address: str
    is_watched: Callable[[], bool]
    is_wanted: Callable[[], bool]


def question_of(
    log: AnyLog,
    ticket: Think,
    address: str,
    *,
    is_watched: Callable[[], bool] = lambda: True,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Question:
    """The question to the bot of a seat, from what that seat may know and nothing else."""
    eyes: Eyes = frozenset((ticket.seat,))
    seen = Observation(log.seen(eyes), eyes)
    return Question(ticket, log.game, seen, log.moves_seen(eyes), address, is_watched, is_wanted)


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A bot's action, legal whatever the bot did, and its own sentence that says why.

    `fell_back` says that another had to choose for it. `wall` is how long it took from the bot's turn to its answer, in
    seconds: what a table waits where nobody else does.
    """

    action: Any
    why: Said | None = None
    fell_back: bool = False
    wall: float = 0.0


class Thinker(Protocol):
    """Where bots think, never in the way of a table."""

    async def choose(self, question: Question) -> BotChoice:
        """A bot's answer; raises Busy or Stale when there is no turn for it."""
        ...


class Ownership(Protocol):
    """Which process decides for a table; with one process it always does."""

    async def claim(self, code: str) -> tuple[str, int]:
        """Takes a table if nobody living has it; its owner (empty: we are) and its fencing number."""
        ...

    async def hold(self, room: Room, *, by_force: bool) -> None:
        """Makes sure that this process owns a table and knows all of it, or raises Fenced; the room is locked."""
        ...

    async def look_up(self, room: Room) -> None:
        """Makes sure, before a table is read, that the room is what is stored."""
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


@dataclass(slots=True)
class HostCounts:
    """What a host has done so far: moves by edition, moves that another process handled for us, lines reported, tables read,
    messages put in line, errors of ours."""

    moves: Counter[str] = field(default_factory=Counter)
    forwarded: int = 0
    reports: int = 0
    loads: int = 0
    sent: int = 0
    faults: int = 0


class SoleOwner:
    """The ownership of a single process: every table is ours."""

    async def claim(self, code: str) -> tuple[str, int]:
        return "", 0

    async def hold(self, room: Room, *, by_force: bool) -> None: ...

    async def look_up(self, room: Room) -> None: ...

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
