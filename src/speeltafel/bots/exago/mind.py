"""The parts of Exago's kernel put together: what thinks about a table."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

from speeltafel.bots.exago._crowd_cy import Crowd
from speeltafel.bots.exago._duel_cy import Duel
from speeltafel.bots.exago._thought_cy import ExagoThought
from speeltafel.bots.exago._windows_cy import Windows
from speeltafel.bots.exago.weights import JUDGEMENT
from speeltafel.games.exago.kernel import empty_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import State

WORTH = {5: (0, 1, 8, 40, 160, 1000), 4: (0, 1, 8, 40, 200)}
CONTEMPT = 20


class ExagoMind:
    """What thinks about a table of these rules: a search for two, or for more.

    `turns` and `position` tell of the position that was loaded, `windows` of its lines to be: actions are played and
    taken back there.
    """

    __slots__ = ("position", "rules", "search", "thought", "turns", "windows")

    def __init__(self, rules: Rules, width: int) -> None:
        self.rules = rules
        self.position = empty_position(rules)
        self.turns = self.position.turns
        self.windows = Windows(
            self.position, rules.side, worth=WORTH[rules.need], judgement=JUDGEMENT[rules.need]
        )
        self.thought = ExagoThought(self.windows, width)
        self.search: Duel | Crowd
        self.search = Duel(self.thought, CONTEMPT) if rules.seats == 2 else Crowd(self.thought)

    def load(self, state: State) -> None:
        """Takes over a table."""
        self.windows.load(state.board, state.hands, state.mover or 0, state.moves)

    def begin(
        self, state: State, most_nodes: int, ends: float, clock: Callable[[], float] = thread_time
    ) -> None:
        """Starts a search of the table that was loaded, with nothing known from an earlier one; a limit of 0 is none."""
        if isinstance(self.search, Duel):
            past = state.history[-state.moves - 1 :]
            self.search.forget()
            self.search.remember([self.search.key_of(each[:-1], each[-1]) for each in past])
        self.thought.begin(self.rules.moves, most_nodes, ends, clock)
