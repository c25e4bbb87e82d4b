"""What the mover may do, lazily: asking for one action looks at that one alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from speeltafel.games.qwirkle._lines_cy import line_points
from speeltafel.games.qwirkle.explain import why_not
from speeltafel.games.qwirkle.lines import lines_of
from speeltafel.games.qwirkle.state import Action, Pass, Place, Rules, State, Swap, drawer
from speeltafel.games.qwirkle.tiles import Laid, best_sets, mask_of

_set_place = Place.__dict__["tiles"].__set__
_set_swap = Swap.__dict__["tiles"].__set__


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
        listed: list[tuple[Action, int]] = []
        new = object.__new__
        held = 0 if state.bag else len(hand)
        for laid, points in lines_of(rules, state.board).plays(mask_of(hand)):
            place = new(Place)
            _set_place(place, laid)  # sorted already, and a frozen value is slow to make otherwise
            listed.append((place, points + rules.last if len(laid) == held else points))
        if state.bag:
            listed += _swaps(state)
        elif not listed and None not in hand:
            listed.append((Pass(), 0))
        return listed


def _swaps(state: State) -> list[tuple[Action, int]]:
    assert state.mover is not None
    hand = tuple(tile for tile in state.hands[state.mover] if tile is not None)
    listed: list[tuple[Action, int]] = []
    new = object.__new__
    for count in range(1, min(len(hand), state.bag) + 1):
        for tiles in dict.fromkeys(combinations(hand, count)):
            swap = new(Swap)
            _set_swap(swap, tiles)
            listed.append((swap, 0))
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
