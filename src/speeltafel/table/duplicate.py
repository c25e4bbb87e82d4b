"""The dealer's mode `duplicate/1`: luck that does not diverge when play does, so that different games can be compared.

It answers from the seed, the events that stand and the seat that draws, not from the number of the event. A game
brings its part of it by `Spec.duplicate`; a lot is drawn under the label `lot`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from speeltafel.core.chance import Lots
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Chance, Event, Game, Reveal
from speeltafel.core.registry import resolve, spec_of
from speeltafel.table.dealer import SAMPLER, Dealer, Past

A = TypeVar("A")

DUPLICATE = "duplicate/1"
MODES = (SAMPLER, DUPLICATE)
SEATS = 2

Deal = Callable[[Callable[[str], Random], Game[Any, Any], Sequence[Event[Any]], Chance[Any]], Any]
"""A game's part: the answer of chance after these events, with luck by label."""


class DuplicateDealer(Dealer):
    """Deals each seat the same, whatever the other does."""

    mode = DUPLICATE

    def __init__(self, seed: bytes | str | int, game: Game[Any, Any], deal: Deal) -> None:
        super().__init__(seed)
        self._game = game
        self._deal = deal

    def answer(self, chance: Chance[A], number: int, past: Past[A] = tuple) -> A:
        if isinstance(chance, Lots | Reveal):
            drawn: A = chance.sample(self.luck("lot"))
            return drawn
        answer: A = self._deal(self.luck, self._game, past(), chance)
        return answer


def dealer_for(
    game: Game[Any, Any],
    seed: bytes | str | int,
    mode: str = SAMPLER,
    *,
    position: str | None = None,
) -> Dealer:
    """The dealer of this mode; raises Unknown when there is none, or none for this game."""
    if mode == SAMPLER:
        return Dealer(seed)
    if mode != DUPLICATE:
        raise Unknown("unknown-dealer", name=mode, known=", ".join(MODES))
    named = spec_of(game.edition).duplicate
    if not named:
        raise Unknown("dealer-no-duplicate", edition=game.edition)
    if game.seats != SEATS:
        raise Unknown("dealer-seats", edition=game.edition, seats=game.seats)
    if position is not None:
        raise Unknown("dealer-position")
    return DuplicateDealer(seed, game, resolve(named))
