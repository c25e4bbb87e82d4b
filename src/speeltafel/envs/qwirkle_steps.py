"""A play of Qwirkle tile by tile, and its tiles drawn one by one: the small steps of `envs/small_steps.py`.

The tiles of a play go down in the order of their cells, a swap names its kinds in rising order, and both end with DONE. A cell
is counted on a torus of 128 × 128, which 108 tiles cannot span. A play in progress is told by its tiles by kind, where the last
one lies, and whether it swaps.
"""

from __future__ import annotations

from typing import Any

from speeltafel.core.protocol import Chance, Observation
from speeltafel.envs.codecs import Floats
from speeltafel.envs.small_steps import Path, WholeActions
from speeltafel.games.qwirkle._board_cy import KINDS
from speeltafel.games.qwirkle.actions import Draw, Place, Swap
from speeltafel.games.qwirkle.chance import BagDraw
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.tiles import TEXTS

TORUS = 128
CELLS = TORUS * TORUS
SWAPPED = KINDS * CELLS
DONE = SWAPPED + KINDS
PASS = DONE + 1


class QwirkleSteps:
    """A tile laid or swapped a step, a tile drawn a chance."""

    ids = PASS + 1
    most_outcomes = KINDS
    begun = KINDS + 3

    def __init__(self, game: Qwirkle) -> None:
        self.game = game
        self._whole = WholeActions(game)

    def paths(self, seen: Observation[Any]) -> dict[Path, object]:
        return {path_of(action): action for action in self.game.legal(seen.state)}

    def name(self, id: int) -> str:
        if id < SWAPPED:
            tile, cell = divmod(id, CELLS)
            x, y = (each - TORUS if each >= TORUS // 2 else each for each in (cell % TORUS, cell // TORUS))
            return f"{TEXTS[tile]}@{x},{y}"
        if id < DONE:
            return f"swap:{TEXTS[id - SWAPPED]}"
        return "done" if id == DONE else "pass"

    def outcomes(self, chance: Chance[Any], drawn: Path) -> list[tuple[int, float]]:
        if not isinstance(chance, BagDraw):
            return self._whole.outcomes(chance, drawn)
        left = list(chance.pool)
        for kind in drawn:
            left[kind] -= 1
        return [(kind, count / sum(left)) for kind, count in enumerate(left) if count]

    def decided(self, chance: Chance[Any], drawn: Path) -> object | None:
        if not isinstance(chance, BagDraw):
            return self._whole.decided(chance, drawn)
        return Draw(drawn) if len(drawn) == chance.count else None

    def outcome_name(self, chance: Chance[Any], id: int) -> str:
        return f"draw:{TEXTS[id]}" if isinstance(chance, BagDraw) else self._whole.outcome_name(chance, id)

    def write_begun(self, path: Path, numbers: Floats) -> None:
        for id in path:
            swaps = id >= SWAPPED
            numbers[id - SWAPPED if swaps else id // CELLS] += 1
            numbers[KINDS + 2] = swaps
            if not swaps:
                numbers[KINDS : KINDS + 2] = id % TORUS / TORUS, id % CELLS // TORUS / TORUS


def path_of(action: object) -> Path:
    """An action as a row of ids."""
    if isinstance(action, Place):
        laid = [tile * CELLS + x % TORUS + TORUS * (y % TORUS) for x, y, tile in action.tiles]
        return (*laid, DONE)
    if isinstance(action, Swap):
        return (*(SWAPPED + tile for tile in action.tiles if tile is not None), DONE)
    return (PASS,)
