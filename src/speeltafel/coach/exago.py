"""Weighs a turn of Exago: what is proved first, then what the search thinks at a budget and at twice the budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp

from speeltafel.bots._exago_crowd_cy import Crowd
from speeltafel.bots._exago_duel_cy import Duel
from speeltafel.bots.exago import MASTER, deepened, mind_for
from speeltafel.coach.appraisal import Appraisal, Effort, Pointers, Proof, Standing, Weighed
from speeltafel.coach.exago_proofs import MOST_TURNS, Prover, may_prove
from speeltafel.coach.exago_reasons import pointers_of, reasons_for
from speeltafel.core.protocol import Event, Observation
from speeltafel.core.words import Message
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.state import Action, Move, Pass, Place, State
from speeltafel.games.exago.table import action_of, board_of, code_of

SHORTLIST = 3
DEEPEST = 30
LOOKS = 3
"""So many of the deepest rounds count together: a search sees more good in a position that it leaves with its own move."""
WON = 1_000_000
PER_UNIT = 100.0
LET_IN = 2
"""A loss is looked for in so many turns of the other."""

EFFORT = Effort(first=32_000, more=64_000, game=2_500_000)


@dataclass(slots=True)
class ExagoCoach:
    """Thinks about one table."""

    game: Exago
    effort: Effort = EFFORT
    tells_chances: bool = False
    _minds: list[Duel | Crowd] = field(default_factory=list)

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
        mind = self._mind(state)
        board = board_of(game.rules.side)
        if known is not None:
            codes = [self._code(state, each.action) for each in known.choices]
            mine = self._code(state, known.action)
            values, spent = self._looked_at(mind, state, codes, nodes)
            earlier = {code: each.better for code, each in zip(codes, known.choices, strict=True)}
            return self._told(state, number, mine, codes, values, known, spent, earlier)
        if played is None:
            win = Prover(mind).win(MOST_TURNS) if may_prove(game.rules, state) else mind.wins(mind.to_move())
            mine = win[0] if win else self._shortlist(mind, state, nodes)[0][0]
        else:
            assert isinstance(played, Place | Move | Pass)
            mine = code_of(board, played)
        proof, best, spent = self._proved(mind, state, mine)
        codes = [mine] if best is None else list(dict.fromkeys((best, mine)))
        if proof is None:
            shortlist, looked = self._shortlist(mind, state, nodes)
            codes = shortlist if mine in shortlist else [*shortlist, mine]
            values, more = self._looked_at(mind, state, codes, nodes)
            return self._told(state, number, mine, codes, values, None, spent + looked + more, {})
        values = dict.fromkeys(codes, 1.0 if proof.kind == "missed" else 0.5)
        values[mine] = 0.0 if proof.kind == "lets-in" else 0.5
        told = self._told(state, number, mine, codes, values, None, spent, {})
        return Appraisal(
            number, told.seat, told.action, told.choices, 1, 1, spent, is_exact=True, proof=proof
        )

    def error(self, known: Appraisal) -> tuple[float, float]:
        """No chances are told."""
        return 0.0, 0.0

    def standing(self, state: State, luck: int) -> Standing:
        """By the learned value of everybody's lines to be."""
        seats = self.game.seats
        if state.outcome is not None or state.mover is None:
            return Standing((1 / seats,) * seats, (0.0,) * seats)
        mind = self._mind(state)
        points = [mind.judged(seat) for seat in range(seats)]
        odds = [exp((each - max(points)) / PER_UNIT) for each in points]
        return Standing(tuple(each / sum(odds) for each in odds), (0.0,) * seats)

    def expected(self, state: State) -> None:
        """There is only the lot."""
        return

    def pointers(self, state: State, action: Action) -> Pointers:
        return pointers_of(self.game, state, action)

    def reasons(self, seen: Observation[State], action: Action) -> tuple[Message, ...]:
        return reasons_for(self.game, self._mind(seen.state), seen.state, action)

    def _mind(self, state: State) -> Duel | Crowd:
        """The search, at this position."""
        if not self._minds:
            self._minds.append(mind_for(self.game.rules, MASTER))
        mind = self._minds[0]
        mind.load(state.board, state.hands, state.mover or 0, state.moves)
        return mind

    def _code(self, state: State, text: str) -> int:
        action = self.game.parse(state, text)
        assert isinstance(action, Place | Move | Pass)
        return code_of(board_of(self.game.rules.side), action)

    def _text(self, code: int) -> str:
        return self.game.text(action_of(board_of(self.game.rules.side), code))

    def _proved(self, mind: Duel | Crowd, state: State, mine: int) -> tuple[Proof | None, int | None, int]:
        """A line that was missed or let in, the action that would have been right, and what the proof cost."""
        seat = mind.to_move()
        follower = (seat + 1) % self.game.seats
        prover = Prover(mind)
        if not may_prove(self.game.rules, state):
            return self._proved_at_once(mind, mine, follower), None, 0
        win = prover.win(MOST_TURNS)
        if win is not None:
            if prover.wins_by(mine, MOST_TURNS) is not None:
                return None, None, prover.tried
            return (
                Proof("missed", (len(win) + 1) // 2, [self._text(each) for each in win]),
                win[0],
                prover.tried,
            )
        line = self._let_in(mind, prover, mine)
        if line is None:
            return None, None, prover.tried
        for code in self._by_first_sight(mind):
            if code != mine and self._let_in(mind, prover, code) is None:
                turns = (len(line) + 1) // 2
                return Proof("lets-in", turns, [self._text(each) for each in line]), code, prover.tried
        return None, None, prover.tried

    def _let_in(self, mind: Duel | Crowd, prover: Prover, code: int) -> list[int] | None:
        mind.do(code)
        line = prover.win(LET_IN)
        mind.undo()
        return line

    def _proved_at_once(self, mind: Duel | Crowd, mine: int, follower: int) -> Proof | None:
        """With more players, or near a draw: a line that could have been completed at once, or stopped."""
        seat = mind.to_move()
        legal = mind.legal()
        now = [code for code in mind.wins(seat) if code in legal]
        if now:
            return None if mind.line_by(mine, seat) else Proof("missed", 1, [self._text(now[0])])
        if not mind.threatens(follower) and mind.blocks(mine, follower):
            return None
        if mind.blocks(mine, follower) or not any(mind.blocks(code, follower) for code in legal):
            return None
        mind.do(mine)
        line = [self._text(code) for code in mind.wins(follower)[:1]]
        mind.undo()
        return Proof("lets-in", 1, line)

    def _shortlist(self, mind: Duel | Crowd, state: State, nodes: int) -> tuple[list[int], int]:
        """The three that the search likes best."""
        rated = self._by_first_sight(mind)[: MASTER.root]
        self._begin(mind, state, nodes)
        values = deepened(mind, rated, DEEPEST, whole=False)
        found = sorted(values, key=lambda code: -values[code])[:SHORTLIST]
        return found, mind.looked_at()

    def _by_first_sight(self, mind: Duel | Crowd) -> list[int]:
        legal = mind.legal()
        ranks = dict(zip(legal, mind.ranks(legal), strict=True))
        return sorted(legal, key=lambda code: (-ranks[code], code))

    def _begin(self, mind: Duel | Crowd, state: State, nodes: int) -> None:
        if isinstance(mind, Duel):
            past = state.history[-state.moves - 1 :]
            mind.remember([mind.key_of(each[:-1], each[-1]) for each in past])
        mind.begin(self.game.rules.moves, nodes, 0.0)

    def _looked_at(
        self, mind: Duel | Crowd, state: State, codes: Sequence[int], nodes: int
    ) -> tuple[dict[int, float], int]:
        """What each is worth to the mover between 0 and 1: the mean of the deepest rounds that came to an end."""
        self._begin(mind, state, nodes)
        seat = mind.to_move()
        rounds: list[list[float]] = []
        for deep in range(1, DEEPEST + 1):
            found = [self._value(mind, code, deep, seat) for code in codes]
            if mind.is_stopped() and rounds:
                break
            rounds.append(found)
            if mind.is_stopped() or all(each in (0.0, 1.0) for each in found):
                break
        last = rounds[-LOOKS:]
        return {
            code: sum(each[at] for each in last) / len(last) for at, code in enumerate(codes)
        }, mind.looked_at()

    def _value(self, mind: Duel | Crowd, code: int, deep: int, seat: int) -> float:
        if not isinstance(mind, Duel):
            return min(1.0, max(0.0, mind.chances(code, deep)[seat]))
        value = mind.value(code, deep, -2 * WON, 2 * WON)
        return 1 / (1 + exp(-max(-700.0, min(700.0, value / PER_UNIT))))

    def _told(
        self,
        state: State,
        number: int,
        mine: int,
        codes: Sequence[int],
        values: dict[int, float],
        known: Appraisal | None,
        spent: int,
        earlier: dict[int, float],
    ) -> Appraisal:
        ranked = list(codes) if known else sorted(codes, key=lambda code: (-values[code], code == mine))
        choices = []
        for code in ranked:
            better = values[code] - values[mine]
            if code in earlier:
                better = min(better, earlier[code])
            choices.append(Weighed(self._text(code), values[code], 0.0, better, better**2))
        rounds, nodes = (1, spent) if known is None else (known.rounds + 1, known.nodes + spent)
        return Appraisal(number, state.mover or 0, self._text(mine), choices, 1, rounds, nodes)
