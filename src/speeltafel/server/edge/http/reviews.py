"""A finished game looked back at: luck told apart from mistakes, longer thought at a press, positions to try again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from speeltafel.client.coach_bodies import Exercised, Judged
from speeltafel.coach.review import LookBack
from speeltafel.home.reviews import exercised, judged, over
from speeltafel.live.requests import Refuse
from speeltafel.live.room import Room
from speeltafel.live.services import Busy
from speeltafel.live.table import AnyLog
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, TheBackend, address_of
from speeltafel.server.store.reviews import ReviewRow
from speeltafel.server.workers.coach import CoachGone
from speeltafel.server.workers.coach_process import AskLonger, Ended
from speeltafel.table.match import Match
from speeltafel.table.spel_json import write_json


@get(
    "/api/tables/{table:str}/review",
    summary="A finished game looked back at",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_review(request: AnyRequest, table: Code, backend: TheBackend) -> Judged:
    """Luck told apart from what players gave away; asking begins it, and it is ready some seconds later."""
    room = await backend.room(table)
    log = over(room.table)
    reviews = backend.reviews
    row = await reviews.kept.of(room.code, log.number)
    if row is not None and row.whole is not None:
        return await asyncio.to_thread(judged, log, row.whole)
    if reviews.has_failed(room.code):
        raise Refuse("server-no-review")
    if not reviews.is_under_way(room.code) and not (row is not None and row.is_thought_about()):
        address = address_of(request)
        if reviews.is_full(address):
            raise Refuse("server-bots-busy")
        record = await asyncio.to_thread(_record, room, log)
        reviews.begin(room.code, log.number, record, address)
    return Judged(False, done=0.0 if row is None else round(min(1.0, row.done / max(1, row.total)), 4))


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
    room = await backend.room(table)
    log = over(room.table)
    row, _ = await _complete(backend, room, log)
    if not any(each.number == number for each in row.known):
        raise Refuse("review-no-decision", number=number)
    record = await asyncio.to_thread(_record, room, log)
    try:
        with backend.hints.one(address_of(request)):
            answer = await backend.coach.answer(AskLonger(record, row.known, number))
    except (Busy, CoachGone):
        raise Refuse("server-bots-busy") from None
    if not isinstance(answer, Ended):
        raise Refuse("server-no-review")
    await backend.reviews.kept.improve(room.code, log.number, answer.known, answer.whole)
    return await asyncio.to_thread(judged, log, answer.whole)


@get(
    "/api/tables/{table:str}/review/exercises",
    summary="The positions a seat lost most at",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_exercises(
    table: Code, backend: TheBackend, seat: Annotated[int, QueryParameter(ge=0, le=15)]
) -> list[Exercised]:
    """To try again at once, the dearest first; `POST /api/analyse` weighs another answer."""
    room = await backend.room(table)
    log = over(room.table)
    _, whole = await _complete(backend, room, log)
    return await asyncio.to_thread(exercised, log, whole, seat)


async def _complete(backend: TheBackend, room: Room, log: AnyLog) -> tuple[ReviewRow, LookBack]:
    row = await backend.reviews.kept.of(room.code, log.number)
    if row is None or row.whole is None:
        raise Refuse("server-review-first")
    return row, row.whole


def _record(room: Room, log: AnyLog) -> str:
    return write_json(Match.of(log).record(None, Table=room.code))


ROUTES: Sequence[ControllerRouterHandler] = (show_review, think_longer, show_exercises)
