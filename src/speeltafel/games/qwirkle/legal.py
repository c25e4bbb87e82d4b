"""What the mover may do, lazily: asking for one action looks at that one alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from speeltafel.games.qwirkle._listing_cy import openings, places, swaps
from speeltafel.games.qwirkle.actions import Action, Pass, Place, Swap
from speeltafel.games.qwirkle.explain import why_not
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.state import State, drawer
from speeltafel.games.qwirkle.tiles import mask_of


@dataclass(frozen=True, slots=True)
class Legal(Collection[Action]):
    """Plays with the most points first, then swaps, or the pass.

    Of a hand face down nothing can be listed; `in` then says whether it could be.
    """

    rules: Rules
    state: State

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Place | Swap | Pass) and why_not(self.rules, self.state, action) is None

    def __iter__(self) -> Iterator[Action]:
        return (action for action, _ in self.scored())

    def __len__(self) -> int:
        return len(self.scored())

    def scored(self) -> list[tuple[Action, int]]:
        """Every action with its points."""
        rules, state = self.rules, self.state
        if state.end or state.mover is None or drawer(rules, state) is not None:
            return []
        hand = state.hands[state.mover]
        if state.opening and None in hand:
            return []
        seen = tuple(tile for tile in hand if tile is not None)
        held = 0 if state.bag else len(hand)
        listed: list[tuple[Action, int]] = []
        with lent_finder(rules, state.board) as finder:
            if state.opening:
                return [*openings(finder, mask_of(seen))]
            listed += places(finder, mask_of(seen), held, rules.last)
        if state.bag:
            listed += swaps(seen, state.bag)
        elif not listed and None not in hand:
            listed.append((Pass(), 0))
        return listed
