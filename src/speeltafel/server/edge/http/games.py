"""The games that the server offers, with their editions, options and levels of bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from speeltafel.bots.levels import levels
from speeltafel.client.bodies import EditionOffered, GameOffered, LevelOffered, OptionOffered, WordsSent
from speeltafel.core.registry import edition_of, specs
from speeltafel.live.encode import said
from speeltafel.locale import brought
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


@get(
    "/api/words/{language:str}",
    summary="The words of games that the page does not bring itself",
    tags=["games"],
    cache_control=CacheControlHeader(no_cache=True),
    sync_to_thread=False,
    responses=PROBLEMS,
)
def show_words(language: FromPath[Literal["nl", "de", "fr", "en"]]) -> WordsSent:
    """In one language, as Fluent text; empty where no other package brings a game."""
    specs()
    return WordsSent(brought(language))


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


ROUTES: Sequence[ControllerRouterHandler] = (list_games, show_words)
