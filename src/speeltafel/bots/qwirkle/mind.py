"""The parts of Qwirkle's kernel put together: what thinks about a table."""

from __future__ import annotations

from speeltafel.bots.qwirkle._candidates_cy import Candidates
from speeltafel.bots.qwirkle._deal_cy import Deal
from speeltafel.bots.qwirkle._endgame_cy import Endgame
from speeltafel.bots.qwirkle._guess_cy import Guess
from speeltafel.bots.qwirkle._rollout_cy import Rollout
from speeltafel.bots.qwirkle._value_cy import Judge
from speeltafel.bots.qwirkle.weights import SCALE, WEIGHTS
from speeltafel.games.qwirkle._board_cy import Board
from speeltafel.games.qwirkle._finder_cy import Finder
from speeltafel.games.qwirkle.numbers import Rules


def deal_for(rules: Rules) -> Deal:
    """A game by these rules inside the kernel, with a board and a finder of its own."""
    finder = Finder(Board(rules.full, rules.bonus))
    return Deal(finder, rules.seats, rules.hand, rules.last, rules.copies)


class QwirkleMind:
    """What thinks about a table of these rules; what searches the end is made when it is first wanted.

    `guess` is shown what a seat sees, `candidates` are what it may do, and `rollout` plays them out.
    """

    __slots__ = ("_end", "candidates", "deal", "guess", "rollout", "rules")

    def __init__(self, rules: Rules) -> None:
        seats = min(rules.seats, max(WEIGHTS))
        self.rules = rules
        self.deal = deal_for(rules)
        self.guess = Guess(self.deal)
        self.candidates = Candidates(Judge(self.deal), self.guess)
        self.rollout = Rollout(self.candidates, WEIGHTS[seats], SCALE[seats])
        self._end: Endgame | None = None

    @property
    def end(self) -> Endgame:
        if self._end is None:
            self._end = Endgame(deal_for(self.rules))
        return self._end
