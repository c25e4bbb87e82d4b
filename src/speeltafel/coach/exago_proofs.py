"""Proofs in Exago for two: wins by threats that no answer stops, every answer looked at.

A threat is an action after which its player could complete a line. Own turns are searched by threats alone, the other's
answers are all tried: so what is proved is certain, and what is not proved may still be true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import State

MOST_TURNS = 3
"""Wins in so many own turns are looked for."""
ROOM = 2 * MOST_TURNS
PATIENCE = 400_000
"""Answers tried at the most for one question: what takes longer is not proved."""


@dataclass(slots=True)
class Prover:
    """Asks about the position that lies in `mind`, and leaves it as it was; `tried` counts answers."""

    mind: ExagoMind
    tried: int = 0
    most: int = PATIENCE
    _refuters: dict[int, int] = field(default_factory=dict)

    def is_spent(self) -> bool:
        """Whether it ran out of patience: then what it did not find may still be there."""
        return self.tried > self.most

    def win(self, turns: int) -> list[int] | None:
        """A way for the mover to complete a line within so many own turns: the actions of both, or None."""
        seat = self.mind.turns.to_move()
        if self.mind.windows.threatens(seat):
            return self.mind.position.wins(seat)[:1]
        for deep in range(2, turns + 1):
            if (line := self._by_threats(seat, deep)) is not None:
                return line
        return None

    def wins_by(self, code: int, turns: int) -> list[int] | None:
        """The same with this action first; for two players only."""
        mind = self.mind
        seat = mind.turns.to_move()
        if mind.position.line_by(code, seat):
            return [code]
        mind.windows.do(code)
        line = self._after_every_answer(code, seat, turns) if self._is_threat(seat) else None
        mind.windows.undo()
        return line

    def _is_threat(self, seat: int) -> bool:
        """Whether the seat threatens, and is not threatened itself; the other is to move."""
        return self.mind.windows.threatens(seat) and not self.mind.windows.threatens(1 - seat)

    def _by_threats(self, seat: int, turns: int) -> list[int] | None:
        mind = self.mind
        for code in mind.turns.actions(seat):
            mind.windows.do(code)
            line = self._after_every_answer(code, seat, turns) if self._is_threat(seat) else None
            mind.windows.undo()
            if line is not None:
                return line
        return None

    def _after_every_answer(self, code: int, seat: int, turns: int) -> list[int] | None:
        mind = self.mind
        longest = [code]
        answers = mind.position.legal()
        refuter = self._refuters.get(turns)
        if refuter in answers:
            answers.remove(refuter)
            answers.insert(0, refuter)
        for answer in answers:
            self.tried += 1
            if self.tried > self.most:
                return None
            mind.windows.do(answer)
            is_open = mind.windows.threatens(seat)
            if is_open and len(longest) < 3:
                longest = [code, answer, mind.position.wins(seat)[0]]
            on = self._by_threats(seat, turns - 1) if not is_open and turns > 2 else None
            mind.windows.undo()
            if is_open:
                continue
            if on is None:
                self._refuters[turns] = answer
                return None
            if len(on) + 2 > len(longest):
                longest = [code, answer, *on]
        return longest


def may_prove(rules: Rules, state: State) -> bool:
    """Whether no draw can come between: no position of these moves has come twice, and the count of moves is not near its end."""
    recent: Sequence[bytes] = state.history[-state.moves - 1 :]
    return (
        rules.seats == 2
        and state.moves + ROOM < rules.moves
        and all(count < 2 for count in Counter(recent).values())
    )
