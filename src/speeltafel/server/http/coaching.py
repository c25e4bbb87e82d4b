"""Help from a strong bot: a hint where only bots are against you, and a look back when the game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from litestar import get
from litestar.types import ControllerRouterHandler

from speeltafel.bots.levels import levels
from speeltafel.client.bodies import Hint, Judged, MoveJudged, SeatJudged
from speeltafel.core.protocol import Seat
from speeltafel.server.fair import Adviser, Busy
from speeltafel.server.http.asking import PROBLEMS, AnyRequest, Code, TheRooms, address_of, own_seat
from speeltafel.server.refusals import Refuse
from speeltafel.server.reviews import Move, Review
from speeltafel.server.sent import AnyMatch, said
from speeltafel.table.spel_json import write_json
from speeltafel.wire import Said

HINT_SECONDS = 0.5


@get(
    "/api/tables/{table:str}/hint",
    summary="What the strongest bot would play",
    tags=["tables"],
    responses=PROBLEMS,
)
async def show_hint(request: AnyRequest, table: Code, rooms: TheRooms) -> Hint:
    """For the bearer's seat when it is to move, from what it sees; only where all others are bots."""
    room = await rooms.room(table)
    seat = Seat(own_seat(room, request))
    async with room.lock:
        match = room.match
        if match is None:
            raise Refuse("server-not-started", status=409)
        if room.people() != frozenset((seat,)):
            raise Refuse("server-no-hints", status=409)
        if room.seat_to_move != seat:
            raise Refuse("illegal-not-your-turn", status=409)
        number, seen = match.number, match.observe(frozenset((seat,))).state
    strongest = levels(match.game.edition)[-1].id
    asker = Adviser(address_of(request))
    try:
        with rooms.house.hints.one(asker.address):
            chosen = await rooms.house.bots.choose(match, seat, strongest, number, asker, HINT_SECONDS)
    except Busy:
        raise Refuse("server-bots-busy", status=503) from None
    if chosen.fell_back:
        raise Refuse("server-bots-busy", status=503)
    told = said(match.game.describe(seen, match.game.parse(seen, chosen.text)))
    return Hint(number, chosen.text, told, None if chosen.words is None else said(chosen.words))


@get(
    "/api/tables/{table:str}/review",
    summary="A finished game looked back at",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_review(request: AnyRequest, table: Code, rooms: TheRooms) -> Judged:
    """Luck told apart from what players gave away; asking begins it, and it is ready some seconds later."""
    room = await rooms.room(table)
    reviews = rooms.house.reviews
    async with room.lock:
        match = room.match
        if match is None or match.outcome is None or room.status != "finished":
            raise Refuse("server-not-finished", status=409)
        if reviews.has_failed(room.code):
            raise Refuse("server-no-review", status=409)
        found = reviews.of(room.code)
        if found is not None:
            return await asyncio.to_thread(_told, match, found)
        if not reviews.is_under_way(room.code):
            address = address_of(request)
            if reviews.is_full(address):
                raise Refuse("server-bots-busy", status=503)
            record = await asyncio.to_thread(match.record, None, Table=room.code)
            reviews.begin(room.code, write_json(record).encode(), address)
    return Judged(False)


def _told(match: AnyMatch, found: Review) -> Judged:
    moves = [
        MoveJudged(
            move.number,
            move.seat,
            round(move.chance, 4),
            round(move.given, 4),
            round(move.luck, 4),
            move.name,
            move.best if move.name else "",
            _better(match, move) if move.name else None,
        )
        for move in found.moves
    ]
    seats = [
        SeatJudged(each.seat, each.result, each.even, each.luck, each.given, each.received)
        for each in found.players
    ]
    return Judged(True, said(levels(match.game.edition)[-1].name), moves, seats)


def _better(match: AnyMatch, move: Move) -> Said:
    before = match.before(move.number)
    return said(match.game.describe(before, match.game.parse(before, move.best)))


ROUTES: Sequence[ControllerRouterHandler] = (show_hint, show_review)
