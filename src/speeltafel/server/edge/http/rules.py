"""The rules pages' examples over HTTP."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import RulesSent
from speeltafel.home.rules import rules_of
from speeltafel.server.edge.http.requests import PROBLEMS


@get(
    "/api/rules/{game:str}/{edition:str}",
    summary="Examples for an edition's rules",
    tags=["games"],
    cache_control=CacheControlHeader(no_cache=True),
    sync_to_thread=False,
    responses=PROBLEMS,
)
def show_rules(game: FromPath[str], edition: FromPath[str]) -> RulesSent:
    """Each example's id begins with the section of the rules page that it belongs to."""
    return rules_of(f"{game}/{edition}")


ROUTES: Sequence[ControllerRouterHandler] = (show_rules,)
