"""A throw of Qwinn! die by die: the small steps of `envs/small_steps.py`; what players do is a step as a whole."""

from __future__ import annotations

from typing import Any

from speeltafel.core.protocol import Chance, Observation
from speeltafel.envs.codecs import Floats
from speeltafel.envs.small_steps import Path, WholeActions
from speeltafel.games.qwinn.chance import Throw
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.state import Dice, Roll


class QwinnSteps:
    """A die a chance: the loose white ones, then the red one where it is thrown."""

    begun = 0

    def __init__(self, game: Qwinn) -> None:
        self._whole = WholeActions(game)
        self.ids = self._whole.ids
        self.most_outcomes = game.rules.faces

    def paths(self, seen: Observation[Any]) -> dict[Path, object]:
        return self._whole.paths(seen)

    def name(self, id: int) -> str:
        return self._whole.name(id)

    def outcomes(self, chance: Chance[Any], drawn: Path) -> list[tuple[int, float]]:
        if not isinstance(chance, Throw):
            return self._whole.outcomes(chance, drawn)
        return [(face - 1, 1 / chance.faces) for face in range(1, chance.faces + 1)]

    def decided(self, chance: Chance[Any], drawn: Path) -> object | None:
        if not isinstance(chance, Throw):
            return self._whole.decided(chance, drawn)
        thrown = [id + 1 for id in drawn]
        loose = chance.whites - len(chance.kept.whites)
        if len(thrown) < loose + (chance.kept.red == 0):
            return None
        whites = tuple(sorted((*chance.kept.whites, *thrown[:loose])))
        return Roll(Dice(whites, chance.kept.red or thrown[-1]))

    def outcome_name(self, chance: Chance[Any], id: int) -> str:
        return f"die:{id + 1}" if isinstance(chance, Throw) else self._whole.outcome_name(chance, id)

    def write_begun(self, path: Path, numbers: Floats) -> None:
        self._whole.write_begun(path, numbers)
