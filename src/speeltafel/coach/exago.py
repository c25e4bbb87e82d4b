"""Weighs a turn of Exago: what is proved first, then what the search thinks at a budget and at twice the budget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp

from msgspec.structs import replace

from speeltafel.bots.exago._duel_cy import Duel
from speeltafel.bots.exago.bot import MASTER, deepened, mind_for
from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.coach.appraisal import Appraisal, Effort, Pointers, Proof, Standing, Weighed
from speeltafel.coach.exago_proofs import MOST_TURNS, Prover, may_prove
from speeltafel.coach.exago_reasons import pointers_of, reasons_for
from speeltafel.core.protocol import Event, Observation
from speeltafel.core.words import Message
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of, board_of, code_of
from speeltafel.games.exago.state import Action, Move, Pass, Place, State

SHORTLIST = 3
DEEPEST = 30
SHALLOW = 3
"""Rounds of so few turns count only where there are no deeper ones. All the others count alike.

A search sees more good in a position that it leaves with its own move, and each round finds something else: what one round,
or two or three, think of a move changes with every turn more, by a third of what makes a mistake.
"""
FEWEST = 3
"""So many rounds count at least."""
WON = 1_000_000
PER_UNIT = 100.0
LET_IN = 2
"""A loss is looked for in so many turns of the other."""

EFFORT = Effort(first=64_000, more=128_000, game=1_000_000)


@dataclass(slots=True)
class ExagoCoach:
    """Thinks about one table."""

    game: Exago
    effort: Effort = EFFORT
    tells_chances: bool = False
    _minds: list[ExagoMind] = field(default_factory=list)

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
            again = self._looked(mind, state, number, self._code(state, known.action), nodes)
            milder = min(known, again, key=lambda each: each.loss()[0])
            return replace(milder, rounds=known.rounds + 1, nodes=known.nodes + again.nodes)
        if played is None:
            win = (
                Prover(mind).win(MOST_TURNS)
                if may_prove(game.rules, state)
                else mind.position.wins(mind.turns.to_move())
            )
            mine = win[0] if win else self._shortlist(mind, state, nodes)[0][0]
        else:
            assert isinstance(played, Place | Move | Pass)
            mine = code_of(board, played)
        proof, best, spent = self._proved(mind, state, mine)
        if proof is None:
            found = self._looked(mind, state, number, mine, nodes)
            return replace(found, nodes=found.nodes + spent)
        codes = [mine] if best is None else list(dict.fromkeys((best, mine)))
        values = dict.fromkeys(codes, 1.0 if proof.kind == "missed" else 0.5)
        values[mine] = 0.0 if proof.kind == "lets-in" else 0.5
        told = self._told(state, number, mine, codes, values, spent)
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
        points = [mind.windows.judged(seat) for seat in range(seats)]
        odds = [exp((each - max(points)) / PER_UNIT) for each in points]
        return Standing(tuple(each / sum(odds) for each in odds), (0.0,) * seats)

    def expected(self, state: State) -> None:
        """There is only the lot."""
        return

    def pointers(self, state: State, action: Action) -> Pointers:
        return pointers_of(self.game, state, action)

    def reasons(self, seen: Observation[State], action: Action) -> tuple[Message, ...]:
        return reasons_for(self.game, self._mind(seen.state), seen.state, action)

    def _mind(self, state: State) -> ExagoMind:
        """The search, at this position."""
        if not self._minds:
            self._minds.append(mind_for(self.game.rules, MASTER))
        mind = self._minds[0]
        mind.load(state)
        return mind

    def _code(self, state: State, text: str) -> int:
        action = self.game.parse(state, text)
        assert isinstance(action, Place | Move | Pass)
        return code_of(board_of(self.game.rules.side), action)

    def _text(self, code: int) -> str:
        return self.game.text(action_of(board_of(self.game.rules.side), code))

    def _proved(self, mind: ExagoMind, state: State, mine: int) -> tuple[Proof | None, int | None, int]:
        """A line that was missed or let in, the action that would have been right, and what the proof cost."""
        seat = mind.turns.to_move()
        follower = (seat + 1) % self.game.seats
        prover = Prover(mind)
        if not may_prove(self.game.rules, state):
            return self._proved_at_once(mind, mine, follower)
        win = prover.win(MOST_TURNS)
        if win is not None:
            if prover.wins_by(mine, MOST_TURNS) is not None or prover.is_spent():
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
            if prover.is_spent():
                break
            if code != mine and self._let_in(mind, prover, code) is None and not prover.is_spent():
                turns = (len(line) + 1) // 2
                return Proof("lets-in", turns, [self._text(each) for each in line]), code, prover.tried
        return None, None, prover.tried

    def _let_in(self, mind: ExagoMind, prover: Prover, code: int) -> list[int] | None:
        mind.windows.do(code)
        line = prover.win(LET_IN)
        mind.windows.undo()
        return line

    def _proved_at_once(
        self, mind: ExagoMind, mine: int, follower: int
    ) -> tuple[Proof | None, int | None, int]:
        """With more players, or near a draw: a line that could have been completed at once, or stopped."""
        seat = mind.turns.to_move()
        legal = self._by_first_sight(mind)
        now = [code for code in mind.position.wins(seat) if code in legal]
        if now:
            is_missed = not mind.position.line_by(mine, seat)
            return Proof("missed", 1, [self._text(now[0])]) if is_missed else None, now[0], 0
        if mind.position.blocks(mine, follower):
            return None, None, 0
        safe = next((code for code in legal if mind.position.blocks(code, follower)), None)
        if safe is None:
            return None, None, 0
        mind.windows.do(mine)
        line = [self._text(code) for code in mind.position.wins(follower)[:1]]
        mind.windows.undo()
        return Proof("lets-in", 1, line), safe, 0

    def _looked(self, mind: ExagoMind, state: State, number: int, mine: int, nodes: int) -> Appraisal:
        """One look: the three that the search likes best and the played one, half of the nodes to find and half to weigh them.

        A look does not know of any other: the second one, with twice the nodes, is what a review of twice the effort begins with.
        """
        mind.load(state)  # a proof leaves its places in another order, by which a search comes to another end
        shortlist, looked = self._shortlist(mind, state, nodes)
        codes = shortlist if mine in shortlist else [*shortlist, mine]
        values, spent = self._looked_at(mind, state, codes, max(1, nodes // 2))
        return self._told(state, number, mine, codes, values, looked + spent)

    def _shortlist(self, mind: ExagoMind, state: State, nodes: int) -> tuple[list[int], int]:
        """The three that the search likes best."""
        rated = self._by_first_sight(mind)[: MASTER.root]
        mind.begin(state, max(1, nodes // 2), 0.0)
        values = deepened(mind, rated, DEEPEST, whole=False)
        found = sorted(values, key=lambda code: -values[code])[:SHORTLIST]
        return found, mind.thought.looked_at()

    def _by_first_sight(self, mind: ExagoMind) -> list[int]:
        legal = mind.position.legal()
        ranks = dict(zip(legal, mind.windows.ranks(legal), strict=True))
        return sorted(legal, key=lambda code: (-ranks[code], code))

    def _looked_at(
        self, mind: ExagoMind, state: State, codes: Sequence[int], nodes: int
    ) -> tuple[dict[int, float], int]:
        """What each is worth to the mover between 0 and 1, as deep as the nodes last."""
        mind.begin(state, nodes, 0.0)
        seat = mind.turns.to_move()
        rounds: list[list[float]] = []
        for deep in range(1, DEEPEST + 1):
            found = [self._value(mind, code, deep, seat) for code in codes]
            if mind.thought.is_stopped() and rounds:
                break
            rounds.append(found)
            if mind.thought.is_stopped() or all(each in (0.0, 1.0) for each in found):
                break
        return dict(zip(codes, settled(rounds), strict=True)), mind.thought.looked_at()

    def _value(self, mind: ExagoMind, code: int, deep: int, seat: int) -> float:
        if not isinstance(mind.search, Duel):
            return min(1.0, max(0.0, mind.search.chances(code, deep)[seat]))
        value = mind.search.value(code, deep, -2 * WON, 2 * WON)
        return 1 / (1 + exp(-max(-700.0, min(700.0, value / PER_UNIT))))

    def _told(
        self,
        state: State,
        number: int,
        mine: int,
        codes: Sequence[int],
        values: dict[int, float],
        spent: int,
    ) -> Appraisal:
        choices = []
        for code in sorted(codes, key=lambda code: (-values[code], code == mine)):
            better = values[code] - values[mine]
            choices.append(Weighed(self._text(code), values[code], 0.0, better, better**2))
        return Appraisal(number, state.mover or 0, self._text(mine), choices, nodes=spent)


def settled(rounds: Sequence[Sequence[float]]) -> list[float]:
    """What a search thinks of each of some actions, by all its rounds but the shallow ones."""
    counted = rounds[max(0, min(SHALLOW, len(rounds) - FEWEST)) :]
    return [sum(each) / len(counted) for each in zip(*counted, strict=True)]
