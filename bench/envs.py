"""Steps a CPU second of the vectorised tables, and of others' games beside them in the same run where those are installed.

    PYTHONPATH=src python -m bench.envs [--rounds N]

Actions are drawn evenly from the legal ones by one call of numpy a step; of several rounds the best counts, as CPU time of
this process. Of pyspiel (hive, yacht, backgammon) and PettingZoo (connect four) whole games are played by lot, chance included.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from speeltafel.envs.many_exago import ManyExago
from speeltafel.envs.many_qwinn import ManyQwinn
from speeltafel.envs.many_qwirkle import ManyQwirkle

MIXED = 150
"""Steps before the clock runs, so that tables are at all stages of their games."""

ENVS: dict[str, Callable[[], Any]] = {
    "qwirkle 256, codes and rows": lambda: ManyQwirkle(256, seed=1),
    "qwirkle 256, 12 planes and rows": lambda: ManyQwirkle(256, seed=1, codes=False, planes=True),
    "qwirkle 256, neither": lambda: ManyQwirkle(256, seed=1, codes=False, rows=False),
    "qwirkle 2048, codes and rows": lambda: ManyQwirkle(2048, seed=1),
    "qwirkle 2048, 12 planes and rows": lambda: ManyQwirkle(2048, seed=1, codes=False, planes=True),
    "qwirkle 2048, neither": lambda: ManyQwirkle(2048, seed=1, codes=False, rows=False),
    "qwinn 256, mask": lambda: ManyQwinn(256, seed=1),
    "exago 256, duty": lambda: ManyExago(256, seed=1),
    "exago 256, no duty": lambda: ManyExago(256, seed=1, duty="off"),
}


def speed_of_many(make: Callable[[], Any], rounds: int) -> tuple[float, int]:
    """Steps a second in the best round, and bytes a table."""
    many, rng = make(), np.random.default_rng(1)
    for _ in range(MIXED):
        many.step(rng.integers(many.counts))
    steps = max(10, 15_000 // many.count)
    best = 0.0
    for _ in range(rounds):
        began = time.process_time()
        for _ in range(steps):
            many.step(rng.integers(many.counts))
        best = max(best, steps * many.count / (time.process_time() - began))
    return best, getattr(many, "bytes_a_table", 0)


def speed_of_spiel(name: str, rounds: int) -> float:
    """Decisions a second of one of pyspiel's games."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    best = 0.0
    for _ in range(rounds):
        began, steps = time.process_time(), 0
        while time.process_time() - began < 0.3:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    ids, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(ids, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    steps += 1
        best = max(best, steps / (time.process_time() - began))
    return best


def speed_of_connect_four(rounds: int) -> float:
    """Steps a second of PettingZoo's connect four, with what an agent sees at each."""
    from pettingzoo.classic import connect_four_v3

    table, rng = connect_four_v3.env(), np.random.default_rng(1)
    best = 0.0
    for _ in range(rounds):
        began, steps = time.process_time(), 0
        while time.process_time() - began < 0.3:
            table.reset(seed=1)
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                legal = np.flatnonzero(seen["action_mask"])
                table.step(None if over or cut else int(rng.choice(legal)))
                steps += 1
        best = max(best, steps / (time.process_time() - began))
    return best


def main() -> None:
    """Prints all speeds, and ratios to each of the others' games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    others: dict[str, float] = {}
    for name in ("hive", "yacht", "backgammon"):
        try:
            others[f"pyspiel {name}"] = speed_of_spiel(name, rounds)
        except ImportError:
            print(f"pyspiel {name}: not installed")
    try:
        others["PettingZoo connect four"] = speed_of_connect_four(rounds)
    except ImportError as error:
        print(f"PettingZoo connect four: {error}")
    for name, speed in others.items():
        print(f"{name:34} {speed:12,.0f}", flush=True)
    for name, make in ENVS.items():
        speed, size = speed_of_many(make, rounds)
        ratios = ", ".join(f"{speed / other:.1f} × {each}" for each, other in others.items())
        print(f"{name:34} {speed:12,.0f}  {size / 1024:5.0f} kB a table  {ratios}", flush=True)


if __name__ == "__main__":
    main()
