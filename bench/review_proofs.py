"""Checks what reviews of Exago call certain by the rules alone, answer by answer.

    PYTHONPATH=src:. python bench/review_runs.py exago --games 20 --first 6000 --factors 1 2 --out exago.jsonl
    PYTHONPATH=src:. python bench/review_proofs.py exago.jsonl

For a win that was missed or let in the attacker's moves are asked of the prover, and every legal answer is played by the
rules; a move told as safe must leave an answer to everything that the other can do.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.review_runs import played, read
from speeltafel.bots.exago.bot import MASTER, mind_for
from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.coach.exago_proofs import Prover
from speeltafel.core.protocol import Outcome
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of, board_of
from speeltafel.games.exago.state import State

NO_END = 100_000_000


@dataclass(slots=True)
class Checker:
    """Plays every answer of one game by its rules."""

    game: Exago
    mind: ExagoMind

    def is_forced(self, state: State, seat: int, turns: int, first: str = "") -> bool:
        """Whether the seat, to move, completes a line within so many own turns whatever is answered."""
        game = self.game
        code = None if first else self._advised(state, turns)
        if not first and code is None:
            return False
        board = board_of(game.rules.side)
        action = game.parse(state, first) if code is None else action_of(board, code)
        after = game.apply(state, action)
        if isinstance(end := game.turn(after), Outcome):
            return seat in end.winners
        if turns == 1:
            return False
        return all(self._loses(after, answer, seat, turns - 1) for answer in game.legal(after))

    def _loses(self, state: State, answer: Any, seat: int, turns: int) -> bool:
        after = self.game.apply(state, answer)
        if isinstance(end := self.game.turn(after), Outcome):
            return seat in end.winners
        return self.is_forced(after, seat, turns)

    def _advised(self, state: State, turns: int) -> int | None:
        self.mind.load(state)
        line = Prover(self.mind, most=NO_END).win(turns)
        return line[0] if line else None

    def is_safe(self, state: State, seat: int) -> bool:
        """Whether the seat, to move, has no move after which it completes a line at its next turn whatever is answered."""
        game = self.game
        for action in game.legal(state):
            after = game.apply(state, action)
            if isinstance(end := game.turn(after), Outcome):
                if seat in end.winners:
                    return False
                continue
            if not any(self._stops(after, answer, seat) for answer in game.legal(after)):
                return False
        return True

    def _stops(self, state: State, answer: Any, seat: int) -> bool:
        after = self.game.apply(state, answer)
        if isinstance(end := self.game.turn(after), Outcome):
            return seat not in end.winners
        self.mind.load(after)
        return not self.mind.position.wins(seat)


def checked(number: int, row: dict[str, Any]) -> Counter[str]:
    """The proofs of one review."""
    found: Counter[str] = Counter()
    proved = [each for each in row["review"]["verdicts"] if each.get("proof")]
    if not proved:
        return found
    match = played("exago", len(row["bots"]), number, row["bots"])
    game = match.game
    assert isinstance(game, Exago)
    checker = Checker(game, mind_for(game.rules, MASTER))
    for each in proved:
        proof, seat = each["proof"], each["seat"]
        kind = f"{proof['kind']} in {proof['turns']}"
        before = match.before(each["number"])
        if proof["kind"] == "missed":
            is_true = checker.is_forced(before, seat, proof["turns"], proof["line"][0])
        else:
            other = (seat + 1) % game.seats
            after = game.apply(before, game.parse(before, each["action"]))
            is_true = checker.is_forced(after, other, proof["turns"], proof["line"][0])
            safe = game.apply(before, game.parse(before, each["best"]))
            is_safe = isinstance(game.turn(safe), Outcome) or checker.is_safe(safe, other)
            found["safe moves"] += 1
            found["safe moves that are not"] += not is_safe and game.seats == 2
        found[kind] += 1
        found["wrong"] += not is_true
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    args = parser.parse_args()
    found: Counter[str] = Counter()
    for path in args.files:
        for number, row in {number: row for (number, _, _), row in read(path).items()}.items():
            found += checked(number, row)
            found["games"] += 1
            print(path.name, number, dict(found), flush=True)
    print(dict(found), "wrong:", found["wrong"])


if __name__ == "__main__":
    main()
