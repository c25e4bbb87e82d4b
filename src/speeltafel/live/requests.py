"""What can be asked of a table, by whom and when: the messages of the wire, and what no client sends in that form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal

from msgspec import Struct

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Seat
from speeltafel.live.table import Think
from speeltafel.wire import Answer, Ask, Hush, Leave, Play, Propose, Said, Say


class Refuse(SpeeltafelError):
    """A refusal of the table's own, beside those of the rules."""


@dataclass(frozen=True, slots=True)
class BotDecided:
    """A bot's answer to the question `ticket`: an action, and its own sentence that says why."""

    ticket: Think
    action: Any
    why: Said | None = None


class Tick(Struct, frozen=True):
    """The time has come that the table wanted to be woken at."""


class Arrive(Struct, frozen=True):
    """The people whose secrets these are have come: their places are taken, and stand-ins make way."""


class NoteAbsence(Struct, frozen=True):
    """Since when seats are away is stored, so that it counts while no process has the table."""


class TakePlace(Struct, frozen=True):
    """Somebody sits down where their invitation says, or without one at the first open place; `secret` is a hash."""

    id: str
    secret: str
    name: str = ""
    avatar: str = ""
    age: int | None = None


class Reissue(Struct, frozen=True):
    """The owner makes a new invitation (a hash) to a place; what opened it before opens nothing any more."""

    id: str
    place: int
    invitation: str


class MoveDevice(Struct, frozen=True):
    """A player makes an invitation (a hash) to their own seat, to sit down with on another device."""

    id: str
    invitation: str


class Remove(Struct, frozen=True):
    """The owner frees a place."""

    id: str
    place: int


class Rename(Struct, frozen=True):
    """A player changes name or avatar; None leaves it as it is."""

    id: str
    name: str | None = None
    avatar: str | None = None


class Forget(Struct, frozen=True):
    """A player's name, avatar, age and talk go for good; the moves stay."""

    id: str


class Configure(Struct, frozen=True):
    """The owner changes how the table is set; None leaves it as it is."""

    id: str
    free_chat: bool | None = None
    listed: bool | None = None


class TakeName(Struct, frozen=True):
    """Whoever runs the server gives a player another name, or none."""

    id: str
    seat: int
    name: str = ""


class AnswerReport(Struct, frozen=True):
    """Whoever runs the server answers the seat that reported a line: it was removed, or there is nothing wrong with it."""

    id: str
    line: int
    to: int
    verdict: Literal["removed", "kept"]


class Close(Struct, frozen=True):
    """Whoever runs the server ends the game, takes the table out of the lobby and leaves it canned phrases only."""

    id: str


ByPlayer = Play | Ask | Propose | Answer | Leave | Say | Hush
ByHttp = (
    TakePlace | Reissue | MoveDevice | Remove | Rename | Forget | Configure | Close | TakeName | AnswerReport
)
ByHost = BotDecided | Tick | Arrive | NoteAbsence
Request = ByPlayer | ByHttp | ByHost


class Role(Enum):
    """Who asks: anybody with or without secrets, whoever runs the server, or the host of the table itself."""

    CALLER = "caller"
    ADMIN = "admin"
    HOST = "host"


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever asks, by the hashes of their secrets: the table that decides looks up what these open.

    `mark` stands for the address they ask from, where the host keeps one; nobody can read the address from it.
    """

    hashes: tuple[str, ...] = ()
    role: Role = Role.CALLER
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """When a request is decided: the time (ms since 1970), 32 fresh random bytes, and since when seats are away (ms)."""

    now: int
    fresh: bytes
    away: Mapping[Seat, int]

    def is_there(self, seat: int) -> bool:
        """Whether somebody is connected for this seat."""
        return seat not in self.away
