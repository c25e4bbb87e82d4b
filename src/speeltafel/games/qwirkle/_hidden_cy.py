"""Tiles that somebody does not see, and the places in which they lie: the hands of seats 0 to 7, aside, and the bag."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from speeltafel.games.qwirkle._board_cy import KINDS, zeros


class Hidden:
    """The tiles are numbered, and told apart by that.

    `kind` has the kind of each tile, `copies_of` how many there are of a kind and `begin` the first of them; `first` has
    where each place begins, `lie` the kind that lies there, and `fixed` whether it must.
    """

    def __init__(self, copies: int) -> None:
        self.copies = copies
        self.count = 0
        self.kind = zeros("i", 128)
        self.copies_of = zeros("i", 36)
        self.begin = zeros("i", 36)
        self.first = zeros("i", 11)
        self.lie = zeros("i", 128)
        self.fixed = zeros("i", 128)

    def see(self, counts: Sequence[int], sizes: Sequence[int]) -> None:
        """Takes in how many of each kind are unseen, and how many tiles lie face down in each of the ten places."""
        place: cython.int
        at: cython.int = 0
        kind: cython.int
        for kind in range(KINDS):
            self.copies_of[kind] = counts[kind]
            self.begin[kind] = at
            for _ in range(self.copies_of[kind]):
                self.kind[at] = kind
                at += 1
        self.count = at
        at = 0
        for place in range(10):
            self.first[place] = at
            at += sizes[place]
        self.first[10] = at
        assert at == self.count, "every unseen tile lies somewhere"
