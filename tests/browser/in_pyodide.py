"""Runs in Pyodide: golden games as they were told by CPython, and a random game of each kind under every law."""

from collections import Counter
from pathlib import Path

import speeltafel.browser  # noqa: F401  (a worker's clock)
from speeltafel.core.registry import specs
from speeltafel.testing.checks import census_of
from speeltafel.testing.playthrough import check
from speeltafel.testing.tables import settings
from speeltafel.testing.walk import Care, Walk

GAMES = next(Path("/given").glob("*/qwirkle/played")).parents[1]

for game in specs():
    shortest = min(GAMES.glob(f"{game}/played/*.txt"), key=lambda path: path.stat().st_size)
    check(shortest)
    print("golden", game, shortest.name)

for name, spec in specs().items():
    setting = next(iter(settings(f"{name}/{next(iter(spec.editions))}")))
    played = setting.game()
    tally: Counter[str] = Counter()
    care = Care(part=0.02, actions=2, misses=2)
    Walk(played, seed=1, care=care, census=census_of(played), kernel=None, tally=tally).run()
    assert {"commute", "points", "pieces", "end", "replay"} <= set(tally), tally
    print("laws", name)
