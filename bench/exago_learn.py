"""Learns what lines to be are worth in Exago: self-play, then a fit of the chances of winning.

    PYTHONPATH=src:. python bench/exago_learn.py [--games N] [--rounds N] [--seed S]

Each round plays games between two-turn searches with the weights so far, some of their actions by a blurred first
sight so that games differ, and fits weights for which the lines of quiet positions foretell the winner best. The
last ones are written to `src/speeltafel/bots/exago/weights.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from speeltafel import Observation, Seat, find
from speeltafel.bots.exago import weights as known
from speeltafel.bots.exago.bot import ExagoBot, ExagoCharacter, mind_for
from speeltafel.bots.protocol import Limit
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.rules import begun

TARGET = Path(known.__file__)
TABLES = {5: ((2, 1.0),), 4: ((3, 0.6), (4, 0.3), (6, 0.1))}
LONGEST = 160
ROLES, PHASES = 3, 2


@dataclass(frozen=True, slots=True)
class Sample:
    """A quiet position: whose turn, whether they have stones in hand, everybody's windows, and who won."""

    mover: int
    moving: bool
    counts: list[list[int]]
    won: list[float]


def played_game(game: Exago, bot: ExagoBot, glance: ExagoBot, rng: Random) -> Iterator[Sample]:
    """The samples of one game; a draw counts for everybody alike."""
    mind = mind_for(game.rules, bot.character)
    state = begun(game.start(), Seat(rng.randrange(game.seats)))
    quiet: list[tuple[int, bool, list[list[int]]]] = []
    turns = 0
    while state.outcome is None and turns < LONGEST:
        mover = state.mover or 0
        mind.load(state)
        if not mind.windows.threatens(mover) and not mind.windows.threatens((mover + 1) % game.seats):
            quiet.append((mover, not state.hands[mover], mind.windows.counts()))
        blurred = rng.random() < (0.5 if turns < 3 * game.seats else 0.08)
        choice = (glance if blurred else bot).choose(
            game, Observation(state, frozenset({Seat(mover)})), (), Limit(nodes=3_000), rng.randrange(1 << 30)
        )
        state = game.apply(state, choice.action)
        turns += 1
    winners = state.outcome.winners if state.outcome is not None else frozenset()
    won = [float(seat in winners) if winners else 1 / game.seats for seat in range(game.seats)]
    for mover, moving, counts in quiet:
        yield Sample(mover, moving, counts, won)


def fitted(samples: list[Sample], need: int, start: NDArray[np.float64]) -> NDArray[np.float64]:
    """Weights by phase, role and number of stones, by gradient descent on the cross-entropy of everybody's chances."""
    weights = start.copy()
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    batches = {seats: [each for each in samples if len(each.won) == seats] for seats in range(2, 7)}
    parts = []
    for seats, each in batches.items():
        if not each:
            continue
        moving = np.array([sample.moving for sample in each], dtype=int)
        counts = np.array([sample.counts for sample in each], dtype=float)
        counts[:, :, 0] = 1.0
        order = (np.arange(seats)[None, :] - np.array([sample.mover for sample in each])[:, None]) % seats
        parts.append(
            (moving, counts[:, :, :need], np.minimum(order, ROLES - 1), np.array([s.won for s in each]))
        )
    for step in range(1, 1501):
        slope = 0.02 * (weights - start)
        for moving, counts, role, won in parts:
            chosen = weights[moving[:, None], role]
            points = (chosen * counts).sum(axis=2)
            chance = np.exp(points - points.max(axis=1, keepdims=True))
            chance /= chance.sum(axis=1, keepdims=True)
            each = (chance - won)[:, :, None] * counts / len(samples)
            np.add.at(slope, (np.broadcast_to(moving[:, None], role.shape), role), each)
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        weights -= 0.01 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights


def read(need: int) -> NDArray[np.float64]:
    """The weights as they are now, in units of log odds."""
    table = np.array(known.JUDGEMENT[need], dtype=float).reshape(PHASES, ROLES, need + 1)
    return table[:, :, :need] / 100


def write(learned: dict[int, NDArray[np.float64]]) -> None:
    """Puts the weights where the bots find them, and into this process."""
    lines = []
    for need, weights in learned.items():
        table = np.concatenate([weights, np.zeros((PHASES, ROLES, 1))], axis=2)
        numbers = [round(100 * float(each)) for each in table.reshape(-1)]
        known.JUDGEMENT[need] = tuple(numbers)
        rows = [numbers[i : i + need + 1] for i in range(0, len(numbers), need + 1)]
        told = "".join("        " + "".join(f"{number}, " for number in row).rstrip() + "\n" for row in rows)
        lines.append(f"    {need}: (\n{told}    ),\n")
    head = (
        '"""Learned values of lines to be, by the length of a line; written by `bench/exago_learn.py`."""\n\n'
    )
    table = "".join(["JUDGEMENT: dict[int, tuple[int, ...]] = {\n", *lines, "}\n"])
    TARGET.write_text(f"{head}# fmt: off\n{table}# fmt: on\n")


def main() -> None:
    """Plays, fits, writes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="games a round for each length of a line")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = Random(args.seed)
    for turn in range(args.rounds):
        learned = {}
        for need, tables in TABLES.items():
            bot = ExagoBot(ExagoCharacter(depth=2, root=8, width=6))
            glance = ExagoBot(ExagoCharacter(rough=8))
            samples: list[Sample] = []
            for seats, share in tables:
                game = find("exago", seats)
                assert isinstance(game, Exago)
                for _ in range(round(share * args.games)):
                    samples.extend(played_game(game, bot, glance, rng))
            learned[need] = fitted(samples, need, read(need))
            print(f"round {turn + 1}, lines of {need}: {len(samples)} positions", flush=True)
            print(np.round(100 * learned[need]).astype(int), flush=True)
        write(learned)


if __name__ == "__main__":
    main()
