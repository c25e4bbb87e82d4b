"""Many tables at once: arrays in, arrays out, and a finished table is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from speeltafel.core.protocol import Seat
from speeltafel.core.registry import find_with
from speeltafel.envs.codecs import Floats, Mask, codec_for, mask_of
from speeltafel.envs.seats import Episode

Policy = Callable[["Positions", np.random.Generator], NDArray[np.int64]]


@dataclass(frozen=True, slots=True)
class Positions:
    """What the mover of each table sees: a row a table."""

    seats: NDArray[np.int64]
    observations: Floats
    masks: Mask


@dataclass(frozen=True, slots=True)
class Steps:
    """What a step brought: points won a seat, results of the tables that ended, and which those are."""

    points: NDArray[np.int64]
    results: Floats
    done: NDArray[np.bool_]


class Tables:
    """So many tables of one game; table i plays the seeds `SEED/i/0`, `SEED/i/1`, ... one after the other."""

    def __init__(
        self, edition: str, count: int, seats: int | None = None, seed: int | str = 0, **options: object
    ) -> None:
        self.game = find_with(edition, seats, options)
        self.codec = codec_for(self.game)
        self.seed = seed
        self._played = [0] * count
        self.episodes = [self._dealt(table) for table in range(count)]

    def positions(self) -> Positions:
        """Where every table stands."""
        movers = [self._mover(episode) for episode in self.episodes]
        vectors = [episode.vector(seat) for episode, seat in zip(self.episodes, movers, strict=True)]
        masks = [mask_of(self.codec, episode.legal()) for episode in self.episodes]
        return Positions(np.array(movers, np.int64), np.stack(vectors), np.stack(masks))

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Steps:
        """Plays one action id at every table."""
        count, seats = len(self.episodes), self.game.seats
        points = np.zeros((count, seats), np.int64)
        results = np.zeros((count, seats), np.float32)
        done = np.zeros(count, np.bool_)
        for table, action in enumerate(actions):
            episode = self.episodes[table]
            points[table] = episode.play(int(action))
            if episode.seat is None:
                results[table] = episode.rewards()
                done[table] = True
                self._played[table] += 1
                self.episodes[table] = self._dealt(table)
        return Steps(points, results, done)

    def _dealt(self, table: int) -> Episode:
        return Episode(self.game, f"{self.seed}/{table}/{self._played[table]}", self.codec)

    def _mover(self, episode: Episode) -> Seat:
        seat = episode.seat
        assert seat is not None, "a finished table is dealt anew at once"
        return seat


def by_lot(positions: Positions, rng: np.random.Generator) -> NDArray[np.int64]:
    """A policy: any legal action, each as likely as the next."""
    noise = rng.random(positions.masks.shape) * positions.masks
    ids: NDArray[np.int64] = np.argmax(noise, axis=1)
    return ids


def simulate(tables: Tables, games: int, policy: Policy = by_lot, seed: int = 0) -> Floats:
    """Plays until so many games are over; returns their results, a row a game."""
    rng = np.random.default_rng(seed)
    results: list[Floats] = []
    while len(results) < games:
        step = tables.step(policy(tables.positions(), rng))
        results += list(step.results[step.done])
    return np.stack(results[:games])
