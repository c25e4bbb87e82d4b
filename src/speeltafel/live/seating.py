"""Who sits where at a table, what is offered and how it is set: the part that changes without an event of the game."""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal

import msgspec
from msgspec import Struct

from speeltafel.table.clock import Clock
from speeltafel.wire import OfferKind

replace = msgspec.structs.replace
IDS_KEPT = 32


class Chair(Struct, frozen=True, omit_defaults=True):
    """A place, and once the table has started a seat; `secret` is a hash, `taken` says that its person has come.

    `invitation` is the hash of a link that somebody may sit down with: it opens nothing, and is used up by that.
    `stand_in` is the level of the bot that plays for a person who is away; `mine` marks the device
    that made the table; `muted` are the chairs this one does not want to hear; `former` is the hashed
    secret of a person who gave the seat up for good, and may look on.
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
    invitation: str = ""


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something that others must agree to; `number` is the table's last event when it was made."""

    kind: OfferKind
    by: int
    agreed: tuple[int, ...]
    seat: int | None = None
    number: int | None = None


class Seating(Struct, frozen=True, omit_defaults=True):
    """The part of a table that changes without an event.

    `chairs` are places until the table starts and seats from then on: `people[seat]` is the place
    that was dealt there, `options` are the game's, by seat. `owner` is a hash. `done` are the latest
    intentions of each seat that left no event or line of talk: their keys, and the number each was told.
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
    hints: bool = False
    done: dict[str, int] = {}

    def with_chair(self, seat: int, chair: Chair) -> Seating:
        """The same with another chair at this seat."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def remembering(self, key: str, number: int) -> Seating:
        """The same with one more intention that has counted; the oldest of the same seat gives way, never another's."""
        seat = key.partition("/")[0]
        own = [each for each in self.done if each.partition("/")[0] == seat]
        gone = set(own[: len(own) - IDS_KEPT + 1]) if len(own) >= IDS_KEPT else set()
        kept = {each: told for each, told in self.done.items() if each not in gone}
        return replace(self, done={**kept, key: number})

    def without_offer(self, kind: OfferKind) -> Seating:
        """The same without what was offered of this kind."""
        return replace(self, offers=tuple(offer for offer in self.offers if offer.kind != kind))

    def is_full(self) -> bool:
        """Whether every place is taken by somebody who can play."""
        return all(chair.kind == "bot" or (chair.kind == "person" and chair.taken) for chair in self.chairs)


def hashed(secret: str) -> str:
    """What is stored instead of a secret; it has enough bits itself, so no salt is needed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def opens(secret_hash: str, stored: str) -> bool:
    """Whether a hashed secret is the stored one, in the same time either way."""
    return bool(stored) and hmac.compare_digest(secret_hash, stored)


write_seating = msgspec.json.Encoder().encode
read_seating = msgspec.json.Decoder(Seating).decode
