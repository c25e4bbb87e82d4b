"""The games that the server offers, with their editions, options and levels of bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.types import ControllerRouterHandler

from speeltafel.bots.levels import levels
from speeltafel.client.bodies import EditionOffered, GameOffered, LevelOffered, OptionOffered
from speeltafel.core.registry import edition_of, specs
from speeltafel.live.encode import said
from speeltafel.server.edge.http.requests import PROBLEMS


@get(
    "/api/games",
    summary="The games that can be played",
    tags=["games"],
    cache_control=CacheControlHeader(no_cache=True),
    sync_to_thread=False,
    responses=PROBLEMS,
)
def list_games() -> list[GameOffered]:
    """Every game with its editions, options and bots' levels (weakest first)."""
    return _games()


@cache
def _games() -> list[GameOffered]:
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
        )
        for spec in specs().values()
    ]


ROUTES: Sequence[ControllerRouterHandler] = (list_games,)
