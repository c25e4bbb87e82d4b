"""Weighs every throw of Qwinn! by the solved game, or by the small table that comes near it: nothing is left to chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from speeltafel.bots.qwinn.small import chances_for
from speeltafel.bots.qwinn.table import open_table
from speeltafel.bots.qwinn.turn import Turn, Worth
from speeltafel.coach.appraisal import Appraisal, Effort, Pointers, Standing, Weighed
from speeltafel.coach.qwinn_reasons import pointers_of, reasons_for
from speeltafel.core.protocol import Event, Observation
from speeltafel.core.words import Message
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.state import Action, State, winners

SHORTLIST = 3
ERROR = 0.004
"""An allowance for the small table in a difference of two choices; it gives away a tenth of a point a game in all."""

EFFORT = Effort(first=1, more=1, game=1)


@dataclass(slots=True)
class QwinnCoach:
    """Looks every turn through to the end."""

    game: Qwinn
    effort: Effort = EFFORT
    tells_chances: bool = True
    _worths: list[Worth] = field(default_factory=list)
    _turn: Turn | None = None
    _is_solved: bool = False

    def weigh(
        self,
        seen: Observation[State],
        events: Sequence[Event[Action]],
        number: int,
        played: Action | None,
        known: Appraisal | None,
        nodes: int,
        luck: int,
    ) -> Appraisal:
        state, game = seen.state, self.game
        values = dict(self._turn_of(state).choices(state.dice, state.throws))
        ranked = sorted(values, key=lambda each: (-values[each], each != played))
        if played is None:
            played = ranked[0]
        best = ranked[:SHORTLIST] if played in ranked[:SHORTLIST] else [*ranked[:SHORTLIST], played]
        mine = values[played]
        choices = [
            Weighed(game.text(each), values[each], 0.0, values[each] - mine, (values[each] - mine) ** 2)
            for each in best
        ]
        return Appraisal(number, state.mover or 0, game.text(played), choices, 1, 1, 1, is_exact=True)

    def error(self, known: Appraisal) -> tuple[float, float]:
        """None where the solved table speaks."""
        self._worth()
        return (0.0, 0.0) if self._is_solved else (ERROR, 0.0)

    def standing(self, state: State, luck: int) -> Standing:
        """The chances of the table itself."""
        won = winners(self.game.rules, state)
        seat = state.mover or 0
        if won:
            chance = float(seat in won) / len(won)
        elif state.mover is None:
            chance = 0.5
        elif state.lying:
            chance = self._turn_of(state).thrown(state.dice, state.throws)
        else:
            chance = self._turn_of(state).kept(state.dice, state.throws)
        return _both(seat, chance)

    def expected(self, state: State) -> Standing | None:
        """Before a throw the mean over all throws; before the lot nothing is known."""
        if state.mover is None:
            return None
        return _both(state.mover, self._turn_of(state).kept(state.dice, state.throws))

    def pointers(self, state: State, action: Action) -> Pointers:
        return pointers_of(self.game.rules, state, action)

    def reasons(self, seen: Observation[State], action: Action) -> tuple[Message, ...]:
        return reasons_for(self.game.rules, seen.state, action, self._turn_of(seen.state))

    def _worth(self) -> Worth:
        if not self._worths:
            self._is_solved = open_table(self.game.rules) is not None
            self._worths.append(chances_for(self.game.rules))
        return self._worths[0]

    def _turn_of(self, state: State) -> Turn:
        seat = state.mover or 0
        mover, other = state.sheets[seat], state.sheets[1 - seat]
        known = self._turn
        if known is None or (known.mover, known.other) != (mover, other):
            known = self._turn = Turn(self.game.rules, mover, other, self._worth())
        return known


def _both(seat: int, chance: float) -> Standing:
    chances = (chance, 1 - chance) if seat == 0 else (1 - chance, chance)
    return Standing(chances, (0.0, 0.0))
