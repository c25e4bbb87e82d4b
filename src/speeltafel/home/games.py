"""The games that are offered, with their editions, options and levels of bots."""

from __future__ import annotations

from functools import cache

from speeltafel.bots.levels import levels
from speeltafel.client.bodies import EditionOffered, GameOffered, LevelOffered, OptionOffered
from speeltafel.core.registry import edition_of, specs
from speeltafel.core.scene import Scene
from speeltafel.live.encode import said


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
                        OptionOffered(name, option.form, option.default)
                        for name, option in spec.options.items()
                        if option.before is None
                    ],
                )
                for edition in (edition_of(f"{spec.name}/{short}") for short in spec.editions)
            ],
            [LevelOffered(level.id, said(level.name), said(level.character)) for level in levels(spec.name)],
            scene=spec.view is Scene,
        )
        for spec in specs().values()
    ]
