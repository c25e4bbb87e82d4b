"""The dealer: the only owner of luck, which answers event n from HMAC-SHA256(seed, n) and can be checked."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import NoReturn, SupportsIndex, TypeVar

from speeltafel.core.given import wrong_kind
from speeltafel.core.protocol import Chance, Event

A = TypeVar("A")

SAMPLER = "hmac-sha256/1"
SEED_BYTES = 32
_BLOCK_BYTES = 32

Past = Callable[[], Sequence[Event[A]]]
"""The events that stand before a deal, for a dealer that wants to know them."""


def fresh_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: bytes | str | int) -> bytes:
    """Any seed as 256 bits: 32 bytes or 64 hexadecimal digits as they are, all else by its hash."""
    if isinstance(seed, bytes):
        return seed if len(seed) == SEED_BYTES else hashlib.sha256(seed).digest()
    if not isinstance(seed, str | SupportsIndex):
        raise wrong_kind(seed, "seed", "seed")
    text = str(seed)
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """The hash that is shown before the first deal: SHA-256 of the seed's bytes, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


class Sampler(Random):
    """A Random fed by the HMAC stream of one label: the same on every machine and every Python.

    `random` and `getrandbits` are all that the other methods build on.
    """

    def __new__(cls, key: bytes, label: str) -> Sampler:
        return super().__new__(cls)

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = f"speeltafel/{SAMPLER}/{label}/".encode()
        self._block = 0
        self._bits = 0
        self._have = 0
        self.gauss_next = None  # all else that Random would set up: it has no seed of its own

    def getrandbits(self, k: int, /) -> int:
        """The next k bits of the stream, the first drawn as the lowest."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        while self._have < k:
            label = self._label + str(self._block).encode()
            block = hmac.digest(self._key, label, "sha256")
            self._bits |= int.from_bytes(block, "little") << self._have
            self._have += 8 * _BLOCK_BYTES
            self._block += 1
        bits = self._bits & ((1 << k) - 1)
        self._bits >>= k
        self._have -= k
        return bits

    def random(self) -> float:
        """A float in [0, 1) from 53 bits of the stream."""
        return float(self.getrandbits(53)) * 2.0**-53

    def seed(self, *_: object, **__: object) -> None:
        """Does nothing: key and label are the seed."""

    def getstate(self) -> NoReturn:
        raise NotImplementedError("a sampler is made anew from key and label")

    def setstate(self, state: object) -> NoReturn:
        raise NotImplementedError("a sampler is made anew from key and label")


class Dealer:
    """Answers chance for one table; the same seed deals the same, event by event. `mode` is its name in a record."""

    mode = SAMPLER

    def __init__(self, seed: bytes | str | int) -> None:
        self.seed = seed_bytes(seed)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def answer(self, chance: Chance[A], number: int, past: Past[A] = tuple) -> A:
        """What chance says as event `number`."""
        return chance.sample(Sampler(self.seed, f"event/{number}"))

    def luck(self, label: str) -> Sampler:
        """Luck for another purpose of the table, such as seating."""
        return Sampler(self.seed, label)
