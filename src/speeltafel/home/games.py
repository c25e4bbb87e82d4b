"""The games that are offered, with their editions, options and levels of bots."""

from __future__ import annotations

from functools import cache
from typing import Literal

from speeltafel.bots.levels import levels
from speeltafel.client.bodies import EditionOffered, GameOffered, LevelOffered, OptionOffered
from speeltafel.core.registry import Spec, edition_of, familiar_edition, specs
from speeltafel.core.scene import Scene
from speeltafel.live.encode import said
from speeltafel.locale import LANGUAGES


def games_offered() -> list[GameOffered]:
    """Every game with its editions, options and bots' levels (weakest first)."""
    return _offered(tuple(specs()))


@cache
def _offered(names: tuple[str, ...]) -> list[GameOffered]:
    return [
        GameOffered(
            spec.name,
            [
                EditionOffered(
                    edition.id,
                    edition.least,
                    edition.most,
                    [
                        OptionOffered(name, option.form, option.default, option.fits)
                        for name, option in spec.options.items()
                        if option.before is None
                    ],
                )
                for edition in (edition_of(f"{spec.name}/{short}") for short in spec.editions)
            ],
            [
                LevelOffered(level.id, said(level.name), said(level.character), said(level.slowly))
                for level in levels(spec.name)
            ],
            scene=spec.view is Scene,
            familiar={language: familiar_edition(spec.name, language) for language in LANGUAGES},
            learning=_learning(spec),
        )
        for spec in specs().values()
    ]


def _learning(spec: Spec) -> list[Literal["lesson", "puzzles", "day"]]:
    from speeltafel.coach.lessons.lesson import lessons  # a browser's worker begins without them
    from speeltafel.coach.puzzles.puzzle import has_puzzles

    found: list[Literal["lesson", "puzzles", "day"]] = []
    if spec.name in lessons():
        found.append("lesson")
    if has_puzzles(spec.name):
        found.append("puzzles")
    if spec.day:
        found.append("day")
    return found
