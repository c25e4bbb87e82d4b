"""Learns Qwirkle from nothing, with numpy and the vectorised tables alone.

    python qwirkle_learner.py linear            # about a minute
    python qwirkle_learner.py network           # some minutes
    speeltafel arena qwirkle qwirkle_learner:Linear greedy --games 400

A play is worth its points and what it leaves behind. What that is, is learned from pairs: at a table one play is carried
out and then, on the same table with the same luck, another; some turns are played after each. The difference in what
follows is what the two plays left behind. `linear` weighs the sixteen features that the tables document; `network` sees
raw numbers only: how many of the 36 kinds are kept and how many are unseen, and how long the lines are that a play makes.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

from speeltafel.bots.protocol import Choice
from speeltafel.envs.many_qwirkle import FEATURES, ManyQwirkle, action_of

TABLES = 256
TURNS = 6  # played after each of the two plays: three of each player
SLACK = 6.0  # an action that brings so many points less than the best one is not looked at
PHASES = 3  # a bag well filled, nearly empty, empty
HIDDEN = 24
STEPS = 4  # downhill after each lesson


class LinearModel:
    """A weight for each feature in each phase of the game; at first all are zero, which is to play for points alone."""

    is_slow = False

    def __init__(self) -> None:
        self.weights = np.zeros((PHASES, len(FEATURES)))
        size = PHASES * len(FEATURES)
        self.seen, self.sums, self.left = 30.0 * np.eye(size), np.zeros(size), 1.0

    def inputs(self, many: ManyQwirkle, looked_at: np.ndarray) -> np.ndarray:
        """The features of these actions, in the columns of its phase."""
        phase = np.where(many.bag == 0, 2, np.where(many.bag < 24, 1, 0))
        found = np.zeros((len(looked_at), PHASES, len(FEATURES)), np.float32)
        found[np.arange(len(found)), np.repeat(phase, many.counts)[looked_at]] = many.features()[looked_at]
        return found.reshape(len(found), -1)

    def values(self, inputs: np.ndarray) -> np.ndarray:
        return inputs @ self.weights.ravel()

    def learn(self, ones: np.ndarray, others: np.ndarray, later: np.ndarray) -> None:
        """Least squares over all pairs so far, the newer ones counting for more."""
        apart = (ones - others).astype(float)
        self.seen, self.sums = 0.98 * self.seen + apart.T @ apart, 0.98 * self.sums + apart.T @ later
        self.weights = np.linalg.solve(self.seen, self.sums).reshape(self.weights.shape)

    def state(self) -> dict:
        return {"weights": self.weights.tolist()}

    def load(self, state: dict) -> None:
        self.weights = np.array(state["weights"])


class NetworkModel:
    """A small network that looks at every colour and every shape with the same eyes, and adds up what it finds.

    Of a group of six kinds it sees the counts kept and the counts unseen, 12 numbers; 24 hidden units each, summed over
    the twelve groups; then, with the lines made and a few more numbers, 24 hidden units and a value in points.
    """

    is_slow = True  # so the turns after a pair are played for points alone, which is quicker

    def __init__(self, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        sizes = {"a": (12, HIDDEN), "b": (HIDDEN, HIDDEN), "c": (9, HIDDEN), "d": (HIDDEN,)}
        self.parts = {name: rng.normal(0, (1 / shape[0]) ** 0.5, shape) for name, shape in sizes.items()}
        self.parts |= {"a0": np.zeros(HIDDEN), "b0": np.zeros(HIDDEN)}
        self.parts = {name: part.astype(np.float32) for name, part in self.parts.items()}
        self.parts["d"] *= 0.01
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps, self.left, self.rng = 0, 1.0, rng  # the fewer lessons are left, the smaller the steps
        self.kept: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []

    def inputs(self, many: ManyQwirkle, looked_at: np.ndarray) -> np.ndarray:
        """36 counts kept, 36 unseen, lines made of two to six, tiles given, bag, whether it swaps, points."""
        rows, table = many.rows[looked_at], np.repeat(np.arange(many.count), many.counts)[looked_at]
        found = np.zeros((len(rows), 81), np.float32)
        found[:, :36] = many.hand[table]
        at, place = np.nonzero(rows["tiles"])
        np.subtract.at(found, (at, rows["tiles"][at, place] - 1), 1)
        found[:, 36:72] = many.unseen[table]
        found[:, 72:77] = many.lines()[looked_at]
        found[:, 77] = rows["count"]
        found[:, 78] = many.bag[table] / 36
        found[:, 79] = rows["what"] == 1
        found[:, 80] = rows["points"] / 10
        return found

    def values(self, inputs: np.ndarray) -> np.ndarray:
        parts = [self._forward(inputs[first : first + 2048])[-1] for first in range(0, len(inputs), 2048)]
        return np.concatenate(parts)

    def learn(self, ones: np.ndarray, others: np.ndarray, later: np.ndarray) -> None:
        """Some steps downhill on pairs of any lesson so far, with colours and shapes exchanged at random."""
        self.kept.append((ones.astype(np.float16), others.astype(np.float16), later))
        for _ in range(STEPS):
            drawn = [self.kept[i] for i in self.rng.integers(len(self.kept), size=3)]
            one, other, after = (np.concatenate(part) for part in zip(*drawn, strict=True))
            grid = self._exchanged()
            self._downhill(one[:, grid].astype(np.float32), other[:, grid].astype(np.float32), after)

    def state(self) -> dict:
        return {name: part.tolist() for name, part in self.parts.items()}

    def load(self, state: dict) -> None:
        self.parts = {name: np.array(part, np.float32) for name, part in state.items()}

    def _forward(self, inputs: np.ndarray) -> tuple[np.ndarray, ...]:
        grids = inputs[:, :72].reshape(-1, 2, 6, 6)
        groups = np.concatenate([grids.transpose(0, 2, 1, 3), grids.transpose(0, 3, 1, 2)], axis=1)
        groups = groups.reshape(len(inputs), 12, 12)
        first = np.maximum(groups @ self.parts["a"] + self.parts["a0"], 0)
        pooled = first.sum(axis=1)
        more = inputs[:, 72:]
        second = np.maximum(pooled @ self.parts["b"] + more @ self.parts["c"] + self.parts["b0"], 0)
        return groups, first, pooled, more, second, second @ self.parts["d"]

    def _downhill(self, ones: np.ndarray, others: np.ndarray, later: np.ndarray) -> None:
        both = np.concatenate([ones, others])
        groups, first, pooled, more, second, value = self._forward(both)
        half = len(ones)
        error = np.clip(value[:half] - value[half:] - later, -20, 20) / half
        slope = np.concatenate([error, -error])
        back = slope[:, None] * self.parts["d"] * (second > 0)
        deep = (back @ self.parts["b"].T)[:, None, :] * (first > 0)
        found = {
            "d": second.T @ slope,
            "b": pooled.T @ back,
            "c": more.T @ back,
            "b0": back.sum(axis=0),
            "a": groups.reshape(-1, 12).T @ deep.reshape(-1, HIDDEN),
            "a0": deep.sum(axis=(0, 1)),
        }
        self.steps += 1
        rate = 0.003 * self.left
        for name, gradient in found.items():
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.01 * (gradient**2 - self.squares[name])
            fresh = 1 - 0.9**self.steps, 1 - 0.99**self.steps
            step = self.means[name] / fresh[0] / (np.sqrt(self.squares[name] / fresh[1]) + 1e-8)
            self.parts[name] -= rate * step

    def _exchanged(self) -> np.ndarray:
        """The same inputs with colours, shapes, or both exchanged: they mean the same."""
        grid = np.arange(36).reshape(6, 6)[self.rng.permutation(6)][:, self.rng.permutation(6)]
        if self.rng.random() < 0.5:
            grid = grid.T
        return np.concatenate([grid.ravel(), 36 + grid.ravel(), np.arange(72, 81)])


MODELS = {"linear": LinearModel, "network": NetworkModel}


def best(many: ManyQwirkle, values: np.ndarray) -> np.ndarray:
    """The number of each table's action with the highest value."""
    starts = many.offsets[:-1]
    top = np.maximum.reduceat(values, starts)
    found = np.flatnonzero(values == np.repeat(top, many.counts))[::-1]
    numbers = np.empty(many.count, np.int64)
    table = np.searchsorted(many.offsets, found, side="right") - 1
    numbers[table] = found - many.offsets[table]
    return numbers


def judged(many: ManyQwirkle, model: LinearModel | NetworkModel) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The actions that are looked at, their inputs, and the values of all with the points they bring."""
    points = many.rows["points"].astype(np.float32)
    top = np.maximum.reduceat(points, many.offsets[:-1])
    looked_at = np.flatnonzero(points + SLACK >= np.repeat(top, many.counts))
    inputs = model.inputs(many, looked_at)
    values = np.full(len(points), -1e9, np.float32)
    values[looked_at] = model.values(inputs) + points[looked_at]
    return looked_at, inputs, values


def follow(many: ManyQwirkle, choice: np.ndarray, model: LinearModel | NetworkModel) -> np.ndarray:
    """Plays these choices and some turns more; the lead that whoever chose has won by all of it, in points."""
    own = many.seat.copy()
    lead, running = np.zeros(many.count), np.ones(many.count, bool)
    for turn in range(TURNS + 1):
        many.step(choice)
        points = many.points.astype(float)
        mine = points[np.arange(many.count), own]
        lead += running * (2 * mine - points.sum(axis=1))
        running &= many.done == 0
        if turn < TURNS:
            choice = best(many, many.rows["points"] if model.is_slow else judged(many, model)[2])
    return lead


def lesson(many: ManyQwirkle, model: LinearModel | NetworkModel, rng: np.random.Generator) -> None:
    """At every table the best action and another one, each played on the same luck; the model learns from the difference."""
    looked_at, inputs, values = judged(many, model)
    first = best(many, values)
    starts, points = many.offsets[:-1].copy(), many.rows["points"].astype(float)
    near = values + SLACK > np.repeat(values[starts + first], many.counts)
    drawn = np.where(near, rng.random(len(values)), -1.0)
    drawn[starts + first] = -0.5
    other = best(many, drawn)
    saved = many.save()
    lead = follow(many, first, model)
    many.restore(saved)
    less = follow(many, other, model)
    one, two = starts + first, starts + other
    later = lead - less - (points[one] - points[two])
    apart = one != two
    one, two = np.searchsorted(looked_at, one), np.searchsorted(looked_at, two)
    model.learn(inputs[one[apart]], inputs[two[apart]], later[apart].astype(np.float32))


def measure(model: LinearModel | NetworkModel, games: int, seed: int) -> tuple[float, float]:
    """The share of games won against greedy, a draw as half, and its standard error."""
    many = ManyQwirkle(
        min(TABLES, games), seats=2, seed=f"measure {seed}", opponents={1: "greedy"}, codes=False
    )
    won: list[float] = []
    due = np.full(many.count, -(-games // many.count))  # of each table as many: short games are not preferred
    while due.any():
        many.step(best(many, judged(many, model)[2]))
        over = (many.done > 0) & (due > 0)
        won += (many.results[over, 0] / 2 + 0.5).tolist()
        due -= over
    return float(np.mean(won)), float(np.std(won) / len(won) ** 0.5)


def train(kind: str, lessons: int, seed: int, games: int) -> LinearModel | NetworkModel:
    """Learns by so many lessons, and tells the curve: CPU seconds, pairs, share won against greedy."""
    model = MODELS[kind](seed) if kind == "network" else MODELS[kind]()
    rng = np.random.default_rng(seed)
    many = ManyQwirkle(TABLES, seats=2, seed=f"lessons {seed}", codes=False)
    spent = 0.0
    for number in range(lessons + 1):
        if number in {0, lessons} or number & (number - 1) == 0:
            share, error = measure(model, games if number == lessons else 1000, seed)
            told = {"cpu": round(spent, 1), "pairs": number * TABLES, "share": round(share, 4)}
            print(json.dumps(told | {"error": round(error, 4)}), flush=True)
        began = time.process_time()
        if number < lessons:
            model.left = 1 - number / lessons
            lesson(many, model, rng)
            many.step(best(many, judged(many, model)[2]))
        spent += time.process_time() - began
    return model


class Learned:
    """A bot that plays by what was learned: it lays what it sees on a table of its own and takes the best action."""

    kind = "linear"

    def __init__(self) -> None:
        self.model = MODELS[self.kind]()
        self.model.load(json.loads(Path(__file__).with_name(f"{self.kind}.json").read_text()))
        self.tables: dict[int, ManyQwirkle] = {}

    def choose(self, game, seen, events, limit, luck) -> Choice:  # type: ignore[no-untyped-def]
        many = self.tables.setdefault(game.seats, ManyQwirkle(1, seats=game.seats, codes=False))
        many.look(seen)
        return Choice(action_of(many.rows[best(many, judged(many, self.model)[2])[0]]))


Linear = Learned


class Network(Learned):
    kind = "network"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kind", choices=MODELS)
    parser.add_argument("--lessons", type=int, help=f"of {TABLES} pairs each")
    parser.add_argument("--games", type=int, default=4000, help="against greedy, at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to keep it; beside this file without it")
    args = parser.parse_args()
    lessons = args.lessons or {"linear": 160, "network": 1000}[args.kind]
    model = train(args.kind, lessons, args.seed, args.games)
    target = args.out or Path(__file__).with_name(f"{args.kind}.json")
    target.write_text(json.dumps(model.state()))
    print(f"kept in {target}", file=sys.stderr)


if __name__ == "__main__":
    main()
