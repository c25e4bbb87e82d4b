"""Help from a strong bot: a hint where only bots are against you, and a look back when the game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from litestar import get
from litestar.types import ControllerRouterHandler

from speeltafel.bots.levels import levels
from speeltafel.client.bodies import Hint, Judged, MoveJudged, SeatJudged
from speeltafel.home.hints import hint_for
from speeltafel.live.encode import said
from speeltafel.live.requests import Refuse
from speeltafel.live.services import BotChoice, Question
from speeltafel.live.table import AnyLog
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, TheBackend, address_of, caller
from speeltafel.server.workers.fair_queue import Adviser
from speeltafel.server.workers.reviews import GameReview, MoveReview
from speeltafel.table.match import Match
from speeltafel.table.spel_json import write_json
from speeltafel.wire import Said


@get(
    "/api/tables/{table:str}/hint",
    summary="What the strongest bot would play",
    tags=["tables"],
    responses=PROBLEMS,
)
async def show_hint(request: AnyRequest, table: Code, backend: TheBackend) -> Hint:
    """For the bearer's seat when it is to move, from what it sees; only where all others are bots."""
    room = await backend.room(table)
    address = address_of(request)

    async def advise(question: Question, seconds: float) -> BotChoice:
        with backend.hints.one(address):
            return await backend.bots.advise(question, Adviser(address), seconds)

    return await hint_for(room.table, caller(request), address, advise)


@get(
    "/api/tables/{table:str}/review",
    summary="A finished game looked back at",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_review(request: AnyRequest, table: Code, backend: TheBackend) -> Judged:
    """Luck told apart from what players gave away; asking begins it, and it is ready some seconds later."""
    room = await backend.room(table)
    reviews = backend.reviews
    log = room.table.log
    if log is None or log.outcome is None or room.table.status != "finished":
        raise Refuse("server-not-finished")
    if reviews.has_failed(room.code):
        raise Refuse("server-no-review")
    found = reviews.of(room.code)
    if found is not None:
        return await asyncio.to_thread(_told, log, found)
    if not reviews.is_under_way(room.code):
        address = address_of(request)
        if reviews.is_full(address):
            raise Refuse("server-bots-busy")
        record = await asyncio.to_thread(Match.of(log).record, None, Table=room.code)
        if not reviews.is_under_way(room.code):
            reviews.begin(room.code, write_json(record).encode(), address)
    return Judged(False)


def _told(log: AnyLog, found: GameReview) -> Judged:
    moves = [
        MoveJudged(
            move.number,
            move.seat,
            round(move.chance, 4),
            round(move.given, 4),
            round(move.luck, 4),
            move.name,
            move.best if move.name else "",
            _better(log, move) if move.name else None,
        )
        for move in found.moves
    ]
    seats = [
        SeatJudged(each.seat, each.result, each.even, each.luck, each.given, each.received)
        for each in found.players
    ]
    return Judged(True, said(levels(log.game.edition)[-1].name), moves, seats)


def _better(log: AnyLog, move: MoveReview) -> Said:
    before = log.before(move.number)
    return said(log.game.describe(before, log.game.parse(before, move.best)))


ROUTES: Sequence[ControllerRouterHandler] = (show_hint, show_review)
