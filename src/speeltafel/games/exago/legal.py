"""What the mover may do, lazily: asking for one action looks at that one alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from speeltafel.core.chance import Lot
from speeltafel.games.exago.explain import why_not
from speeltafel.games.exago.kernel import legal_actions
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import Action, State


@dataclass(frozen=True, slots=True)
class Legal(Collection[Action]):
    """The mover's actions; `in` asks the rules about the one action only."""

    rules: Rules
    state: State

    def __contains__(self, action: object) -> bool:
        if self.state.mover is None or not isinstance(action, Action) or isinstance(action, Lot):
            return False
        return why_not(self.rules, self.state, action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(legal_actions(self.rules, self.state))

    def __len__(self) -> int:
        return sum(1 for _ in self)
