"""The two kinds of luck every table knows: a lot among seats, and a draw from a closed bag."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from speeltafel.core.errors import Illegal, Unreadable
from speeltafel.core.protocol import Rng, Seat
from speeltafel.core.written import Written


@dataclass(frozen=True, slots=True, repr=False)
class Lot(Written):
    """The seat that begins (`lot:2`)."""

    seat: Seat

    def __str__(self) -> str:
        return f"lot:{self.seat}"


@dataclass(frozen=True, slots=True)
class Lots:
    """A fair lot among the candidates; always an event, also with one."""

    candidates: tuple[Seat, ...]

    def sample(self, rng: Rng) -> Lot:
        return Lot(self.candidates[rng.randrange(len(self.candidates))])

    def probability(self, action: object) -> Fraction:
        if isinstance(action, Lot) and action.seat in self.candidates:
            return Fraction(1, len(self.candidates))
        return Fraction(0)

    def outcomes(self) -> Iterator[Lot]:
        return (Lot(seat) for seat in self.candidates)

    def check(self, action: object) -> Lot:
        """The lot, when it is one of these."""
        if isinstance(action, Lot) and action.seat in self.candidates:
            return action
        raise Illegal("illegal-lot", candidates=", ".join(f"lot:{seat}" for seat in self.candidates))


def read_lot(text: str) -> Lot:
    """Reads `lot:2`."""
    digits = text.removeprefix("lot:")
    if digits == text or not (digits.isascii() and digits.isdigit() and len(digits) <= 2):
        raise Unreadable("unreadable-lot", text=text)
    return Lot(Seat(int(digits)))


def draw_counts(counts: Sequence[int], k: int, rng: Rng) -> tuple[int, ...]:
    """How many of each kind come out when k pieces leave a closed bag, every piece alike."""
    left = list(counts)
    total = sum(left)
    drawn = [0] * len(left)
    for _ in range(k):
        pick = rng.randrange(total)
        kind = 0
        while pick >= left[kind]:
            pick -= left[kind]
            kind += 1
        left[kind] -= 1
        drawn[kind] += 1
        total -= 1
    return tuple(drawn)


def draw_probability(counts: Sequence[int], drawn: Sequence[int]) -> Fraction:
    """The chance of exactly this hand from a closed bag."""
    ways = 1
    for have, take in zip(counts, drawn, strict=True):
        ways *= comb(have, take)
    return Fraction(ways, comb(sum(counts), sum(drawn)))


def draw_outcomes(counts: Sequence[int], k: int) -> Iterator[tuple[int, ...]]:
    """Every hand of k pieces that could leave the bag, lazily."""
    drawn = [0] * len(counts)
    rest = [0] * (len(counts) + 1)
    for kind in range(len(counts) - 1, -1, -1):
        rest[kind] = rest[kind + 1] + counts[kind]

    def fill(kind: int, need: int) -> Iterator[tuple[int, ...]]:
        if need == 0:
            yield tuple(drawn)
            return
        if rest[kind] < need:
            return
        for take in range(min(counts[kind], need), -1, -1):
            drawn[kind] = take
            yield from fill(kind + 1, need - take)
        drawn[kind] = 0

    return fill(0, k)
