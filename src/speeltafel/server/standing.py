"""All of a table that is not in the log of events: who sits where, what is offered, how it is set."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from speeltafel.table.clock import Clock
from speeltafel.wire import OfferKind, Status

__all__ = ["Chair", "Offer", "Standing", "TableRow", "read_standing", "replace", "write_standing"]

replace = msgspec.structs.replace


class Chair(Struct, frozen=True, omit_defaults=True):
    """A place, and once the table has started a seat; `secret` is a hash, `taken` says that its person has come.

    `stand_in` is the level of the bot that plays for a person who is away; `mine` marks the device
    that made the table; `muted` are the chairs this one does not want to hear; `former` is the hashed
    secret of a person who gave the seat up, and may look on.
    """

    kind: Literal["person", "open", "bot"]
    name: str = ""
    avatar: str = ""
    level: str = ""
    age: int | None = None
    secret: str = ""
    taken: bool = False
    stand_in: str = ""
    mine: bool = False
    muted: tuple[int, ...] = ()
    former: str = ""


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something that others must agree to; `number` is the table's last event when it was made."""

    kind: OfferKind
    by: int
    agreed: tuple[int, ...]
    seat: int | None = None
    number: int | None = None


class Standing(Struct, frozen=True, omit_defaults=True):
    """The part of a table that changes without an event.

    `chairs` are places until the table starts and seats from then on: `people[seat]` is the place
    that was dealt there, `options` are the game's, by seat. `owner` is a hash. `done` are the latest intentions that
    changed nothing else than this: their keys, and the number under which each was acknowledged.
    """

    chairs: tuple[Chair, ...]
    owner: str = ""
    people: tuple[int, ...] = ()
    options: dict[str, object] = {}
    clock: Clock = Clock()
    is_paused: bool = False
    offers: tuple[Offer, ...] = ()
    listed: bool = False
    free_chat: bool = True
    rematch: str = ""
    done: dict[str, int] = {}


class TableRow(Struct, frozen=True):
    """A table as it is stored: `wishes` are its options by place; `seed` never leaves the server before the end."""

    code: str
    edition: str
    wishes: dict[str, object]
    language: str
    made: int
    seed: str
    commitment: str
    status: Status
    standing: Standing
    before: str = ""
    version: int = 0
    fence: int = 0


write_standing = msgspec.json.Encoder().encode
read_standing = msgspec.json.Decoder(Standing).decode
