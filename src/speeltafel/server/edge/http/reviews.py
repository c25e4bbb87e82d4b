"""A finished game looked back at: luck told apart from mistakes, longer thought at a press, positions to try again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from speeltafel.client.coach_bodies import Exercised, Judged, Retried
from speeltafel.client.learn_bodies import PlayTried
from speeltafel.home.reviews import exercised, over
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, TheBackend, address_of
from speeltafel.server.edge.look_back import answered_anew, complete_review, review_now, thought_longer


@get(
    "/api/tables/{table:str}/review",
    summary="A finished game looked back at",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_review(request: AnyRequest, table: Code, backend: TheBackend) -> Judged:
    """Luck told apart from what players gave away; asking begins it, and it is ready some seconds later."""
    return await review_now(backend, await backend.room(table), address_of(request))


@post(
    "/api/tables/{table:str}/review/{number:int}",
    summary="Think longer about one decision",
    tags=["records"],
    responses=PROBLEMS,
    status_code=200,
)
async def think_longer(
    request: AnyRequest,
    table: Code,
    number: Annotated[int, PathParameter(ge=0, le=100_000)],
    backend: TheBackend,
) -> Judged:
    """Four times the thought it has had; the review is kept with what that found, for everybody."""
    return await thought_longer(backend, await backend.room(table), number, address_of(request))


@post(
    "/api/tables/{table:str}/review/{number:int}/retry",
    summary="Another answer to one decision",
    tags=["records"],
    responses=PROBLEMS,
    status_code=200,
)
async def try_again(
    request: AnyRequest,
    table: Code,
    number: Annotated[int, PathParameter(ge=0, le=100_000)],
    data: JSONBody[PlayTried],
    backend: TheBackend,
) -> Retried:
    """Whether it is as good as what is known to be best there, what it gives away, and why."""
    return await answered_anew(backend, await backend.room(table), number, data, address_of(request))


@get(
    "/api/tables/{table:str}/review/exercises",
    summary="The positions a seat lost most at",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_exercises(
    request: AnyRequest, table: Code, backend: TheBackend, seat: Annotated[int, QueryParameter(ge=0, le=15)]
) -> list[Exercised]:
    """To try again at once, the dearest first; `POST /api/analyse` weighs another answer."""
    room = await backend.room(table)
    log = over(room.table)
    _, whole = await complete_review(backend, room, log)
    return await backend.side_thread.work(address_of(request), exercised, log, whole, seat)


ROUTES: Sequence[ControllerRouterHandler] = (show_review, think_longer, try_again, show_exercises)
