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
GONE_KEPT = 64
LAST_LINE = 2**31 - 1


class Chair(Struct, frozen=True, omit_defaults=True):
    """A place, and once the table has started a seat; `secret` is a hash, `taken` says that its person has come.

    `invitation` is the hash of a link that somebody may sit down with: it opens nothing, and is used up by that; `expires`
    is when it ends (ms since 1970), 0 for never. `away` is since when its person is gone, where that was stored, else 0.
    `renamed` counts changes of name, `is_name_taken` says that its person may not choose one, `reported` are lines it reported.
    `stand_in` is the level of the bot that plays for a person who is away; `mine` marks the device
    that made the table; `muted` are the chairs this one does not want to hear; `former` is the hashed
    secret of a person who gave the seat up for good, and may look on. `wins` are the games of this series won before this one.
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
    expires: int = 0
    away: int = 0
    renamed: int = 0
    is_name_taken: bool = False
    reported: tuple[int, ...] = ()
    wins: int = 0


class Gone(Struct, frozen=True, omit_defaults=True):
    """Somebody who has lost or left a seat: the hash that opened it, its number, and the first line of talk after them.

    They may still have their name and talk deleted. `dealt` says whether seats had been dealt by then; before they are places.
    """

    secret: str
    seat: int
    past: int
    dealt: bool = False


class Span(Struct, frozen=True, array_like=True):
    """The talk of one person: the lines of a seat from `first` on and before `past`."""

    seat: int
    first: int = 0
    past: int = LAST_LINE

    def has(self, seat: int | None, number: int) -> bool:
        return seat == self.seat and self.first <= number < self.past


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something that others must agree to; `number` is the table's last event when it was made.

    `made` tells it from any other offer of the table: the version that the table had with it.
    """

    kind: OfferKind
    by: int
    agreed: tuple[int, ...]
    seat: int | None = None
    number: int | None = None
    made: int = 0


class Seating(Struct, frozen=True, omit_defaults=True):
    """The part of a table that changes without an event.

    `chairs` are places until the table starts and seats from then on: `people[seat]` is the place
    that was dealt there, `options` are the game's, by seat; with a `position` the game begins there, and places are seats.
    `owner` is a hash. `done` are the latest intentions of each seat that left no event or line of talk: their keys, and the
    number each was told. `began` is the first line of talk since seats were dealt: those before it were said at places.
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
    position: str = ""
    done: dict[str, int] = {}
    gone: tuple[Gone, ...] = ()
    began: int = 0

    def with_chair(self, seat: int, chair: Chair) -> Seating:
        """The same with another chair at this seat."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def without_person(self, seat: int, past: int) -> Seating:
        """The same, knowing who has been at this seat until the line of talk before `past`."""
        secret = self.chairs[seat].secret
        if not secret:
            return self
        left = Gone(secret, seat, past, bool(self.people))
        return replace(self, gone=(*self.gone, left)[-GONE_KEPT:])

    def talk_of(self, seat: int) -> tuple[Span, ...]:
        """What the person at this seat has said, at the place that they had before seats were dealt too."""
        since = [left.past for left in self.gone if left.seat == seat and left.dealt == bool(self.people)]
        if since or not self.people:
            return (Span(seat, max(since, default=0)),)
        place = self.people[seat]
        before = [left.past for left in self.gone if left.seat == place and not left.dealt]
        return (Span(place, max(before, default=0), self.began), Span(seat, self.began))

    def talk_before(self, left: Gone) -> tuple[Span, ...]:
        """What somebody said who has left a seat."""
        earlier = self.gone[: self.gone.index(left)]
        ended = Seating(self.chairs, people=self.people if left.dealt else (), began=self.began, gone=earlier)
        spans = ended.talk_of(left.seat)
        return tuple(replace(span, past=min(span.past, left.past)) for span in spans)

    def remembering(self, key: str, number: int) -> Seating:
        """The same with one more intention that has counted; the oldest of the same seat gives way, never another's."""
        seat = key.partition("/")[0]
        own = [each for each in self.done if each.partition("/")[0] == seat]
        gone = set(own[: len(own) - IDS_KEPT + 1]) if len(own) >= IDS_KEPT else set()
        kept = {each: told for each, told in self.done.items() if each not in gone}
        return replace(self, done={**kept, key: number})

    def without_offer(self, kind: OfferKind, seat: int | None = None) -> Seating:
        """The same without what was offered of this kind, about this seat where it is about one."""
        kept = tuple(offer for offer in self.offers if (offer.kind, offer.seat) != (kind, seat))
        return self if len(kept) == len(self.offers) else replace(self, offers=kept)

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
