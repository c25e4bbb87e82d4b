"""Luck of a kernel's own: a row of random words that begins with a given one."""

from __future__ import annotations

import cython

_WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_GOLD = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_STIR = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


class Luck:
    """The word from which the next ones come (splitmix64)."""

    def __init__(self) -> None:
        self.word = 0

    def seed(self, word: cython.ulonglong) -> cython.void:
        """Begins anew, from this word on."""
        self.word = word

    def chance(self) -> cython.ulonglong:
        """The next random word."""
        word: cython.ulonglong
        self.word = (self.word + _GOLD) & _WORD
        word = self.word
        word = ((word ^ (word >> 30)) * _MIX) & _WORD
        word = ((word ^ (word >> 27)) * _STIR) & _WORD
        return word ^ (word >> 31)

    def below(self, count: cython.int) -> cython.int:
        """A number from 0 on below count, every one about as likely."""
        high: cython.ulonglong = self.chance() >> 32
        return (high * count) >> 32

    def part(self) -> cython.double:
        """A number between 0 and 1."""
        high: cython.ulonglong = self.chance() >> 11
        return high / 9007199254740992.0
