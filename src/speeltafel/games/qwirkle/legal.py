"""What the mover may do, lazily: asking for one action looks at that one alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import permutations

from speeltafel.games.qwirkle._lines_cy import line_points
from speeltafel.games.qwirkle._listing_cy import places, swaps
from speeltafel.games.qwirkle.actions import Action, Pass, Place, Swap
from speeltafel.games.qwirkle.explain import why_not
from speeltafel.games.qwirkle.lines import lines_of
from speeltafel.games.qwirkle.state import Rules, State, drawer
from speeltafel.games.qwirkle.tiles import Laid, best_sets, mask_of


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
        if state.opening:
            return _openings(rules, state)
        seen = tuple(tile for tile in hand if tile is not None)
        held = 0 if state.bag else len(hand)
        listed: list[tuple[Action, int]] = []
        with lines_of(rules, state.board) as lines:
            listed += places(lines, mask_of(seen), held, rules.last)
        if state.bag:
            listed += swaps(seen, state.bag)
        elif not listed and None not in hand:
            listed.append((Pass(), 0))
        return listed


def _openings(rules: Rules, state: State) -> list[tuple[Action, int]]:
    """Every best set, in every order, to the right and down."""
    assert state.mover is not None
    hand = state.hands[state.mover]
    if None in hand:
        return []
    listed: list[tuple[Action, int]] = []
    for best in best_sets(hand):
        points = line_points(len(best), rules.full, rules.bonus) or len(best)
        for order in permutations(best):
            across: tuple[Laid, ...] = tuple((index, 0, tile) for index, tile in enumerate(order))
            listed.append((Place(across), points))
            if len(best) > 1:
                listed.append((Place(tuple((0, index, tile) for index, tile in enumerate(order))), points))
    return listed
