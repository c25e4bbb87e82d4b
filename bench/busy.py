"""Bots at tables on a busy machine: how late their answers come by the clock on the wall, and how many fall back.

    python -m bench.busy                                   # short form: 150 moves, two others want the cores
    python -m bench.busy --moves 5000 --load 10 --at-once 4 --json FILE

Games of bots are played as the server plays them (its lanes, its processes), each level of each game in its turn.
`--load` processes that never rest want the cores meanwhile. A move is late when its answer came more than a tenth of
a second after its level's limit, counted from the bot's turn at a process; waiting for that turn is told apart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from speeltafel import Decision, Match, find
from speeltafel.bots.levels import Level, levels
from speeltafel.core.registry import specs
from speeltafel.live.services import question_of
from speeltafel.live.table import Think
from speeltafel.server.metrics import Metrics
from speeltafel.server.workers.bots import BotWorkers

GAMES = tuple(name for name, spec in specs().items() if spec.levels)
ALLOWANCE = 0.1
WARM_UP = 2


@dataclass(slots=True)
class Lateness:
    """What was seen of one level: wall seconds a move, and the moves that others had to make."""

    limit: float
    walls: list[float] = field(default_factory=list)
    fallbacks: int = 0

    @property
    def late(self) -> int:
        return sum(wall > self.limit + ALLOWANCE for wall in self.walls)

    def told(self, name: str) -> str:
        ordered = sorted(self.walls)
        at = [1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.5, 0.99, 1.0)]
        return f"{name:20} {len(ordered):6} {1000 * self.limit:6.0f} {at[0]:8.1f} {at[1]:8.1f} {at[2]:8.1f} {self.late:5} {self.fallbacks:5}"


class Tables:
    """Games between bots of one level each, played at so many tables at once."""

    def __init__(self, at_once: int, seed: int) -> None:
        self._workers = BotWorkers(at_once, 1000, Metrics())
        self._luck = Random(seed)
        self._turns = cycle([(game, level) for game in GAMES for level in levels(game)])
        self.seen: dict[str, Lateness] = {}
        self.moves = 0

    async def play(self, moves: int, table: int) -> None:
        """Plays on until all tables together have made so many moves."""
        games: dict[str, Match[Any, Any]] = {}
        while self.moves < moves:
            game, level = next(self._turns)
            match = games.get(game)
            if match is None or not isinstance(match.turn, Decision):
                match = games[game] = Match(find(game), seed=self._luck.randrange(1 << 30))
            self.moves += 1
            await self._move(match, game, level, table)

    async def _move(self, match: Match[Any, Any], game: str, level: Level, table: int) -> None:
        turn = match.turn
        assert isinstance(turn, Decision), "a game that goes on"
        ticket = Think(match.number, turn.seat, level.id, self._luck.randrange(1 << 30))
        chosen = await self._workers.choose(question_of(match.history, ticket, f"table {table}"))
        match.push(chosen.action)
        here = self.seen.setdefault(f"{game} {level.id}", Lateness(level.limit.seconds or 0.0))
        here.walls.append(chosen.wall)
        here.fallbacks += chosen.fell_back

    def forget(self) -> None:
        """Begins to count anew."""
        self.seen.clear()
        self.moves = 0

    def close(self) -> None:
        self._workers.close()


async def measure(moves: int, at_once: int, seed: int, load: int) -> dict[str, Lateness]:
    """Warms every bot up on a quiet machine, then plays on a busy one."""
    tables = Tables(at_once, seed)
    try:
        await asyncio.gather(*(tables.play(WARM_UP * 15 * at_once, n) for n in range(at_once + 1)))
        tables.forget()
        burners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(load)]
        try:
            await asyncio.gather(*(tables.play(moves, n) for n in range(at_once + 1)))
        finally:
            for burner in burners:
                burner.kill()
                burner.wait()
        return tables.seen
    finally:
        tables.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--load", type=int, default=2)
    parser.add_argument("--at-once", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    logging.basicConfig(level="WARNING")
    began = time.monotonic()
    seen = asyncio.run(measure(asked.moves, asked.at_once, asked.seed, asked.load))
    print(
        f"{'level':20} {'moves':>6} {'limit':>6} {'median':>8} {'p99':>8} {'most':>8} {'late':>5} {'fell':>5}"
    )
    for name in sorted(seen):
        print(seen[name].told(name))
    moves = sum(len(each.walls) for each in seen.values())
    late, fallbacks = sum(each.late for each in seen.values()), sum(each.fallbacks for each in seen.values())
    print(
        f"{moves} moves, {late} late, {fallbacks} by fallback: {100 * (late + fallbacks) / moves:.3f} %; "
        f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {time.monotonic() - began:.0f} s"
    )
    if asked.json:
        figures = {
            name: {"limit": each.limit, "walls": each.walls, "fallbacks": each.fallbacks}
            for name, each in seen.items()
        }
        asked.json.write_text(json.dumps(figures))


if __name__ == "__main__":
    main()
