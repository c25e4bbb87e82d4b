"""The games that the server offers, with their editions, options and levels of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import GameOffered, WordsSent
from speeltafel.core.registry import specs
from speeltafel.home.games import games_offered
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
    return games_offered()


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


ROUTES: Sequence[ControllerRouterHandler] = (list_games, show_words)
