"""The game of the day over HTTP: the server's own luck, opened the day after, and everybody's results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel.client.learn_bodies import (
    DayAsk,
    DayBookGiven,
    DayFinish,
    DayListed,
    DayMoves,
    DayPlay,
    DayPlayed,
    DayRival,
    DayStandings,
    StreakSent,
)
from speeltafel.coach.day.plan import DayGame
from speeltafel.core.registry import spec_of
from speeltafel.home.days import day_listed, game_come, standings_sent, streak_sent
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, TheBackend, address_of
from speeltafel.server.edge.limits import Addresses
from speeltafel.server.store.days import everybodys_ranks, keep_result, kept_rank
from speeltafel.table.dealer import fresh_seed
from speeltafel.wire import PreviewSent

Name = Annotated[str, PathParameter(max_length=80, min_length=1)]
SECRET = "day-secret"


@get("/api/days/{day:date}", summary="The games of a day", tags=["learn"], responses=PROBLEMS)
async def show_day(day: FromPath[date], backend: TheBackend) -> list[DayListed]:
    """Each with the hash of its seed; the seed itself the day after. The day is UTC's."""
    return day_listed(day, _today(backend), await _secret(backend))


@post(
    "/api/days/streak",
    summary="The days in a row of somebody's own book",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def show_streak(data: JSONBody[DayBookGiven], backend: TheBackend) -> StreakSent:
    """One missed day in any seven is forgiven. Nothing is kept."""
    return streak_sent(data, _today(backend))


@post(
    "/api/days/{day:date}/{game:str}",
    summary="A game of the day after one's own moves",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def show_day_game(
    request: AnyRequest, day: FromPath[date], game: Name, data: JSONBody[DayMoves], backend: TheBackend
) -> DayPlayed:
    """What was dealt and answered, as seat 0 sees it; nothing is kept, so the moves are sent again each time."""
    found = await _game(backend, day, game)
    address = address_of(request)
    with backend.hints.one(address):
        return await backend.days.after(found, data, address)


@post(
    "/api/days/{day:date}/{game:str}/play",
    summary="Play at a game of the day",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def play_day(
    request: AnyRequest, day: FromPath[date], game: Name, data: JSONBody[DayPlay], backend: TheBackend
) -> DayPlayed:
    """One more own move, and what followed it."""
    found = await _game(backend, day, game)
    address = address_of(request)
    with backend.hints.one(address):
        return await backend.days.move(found, data, address)


@post(
    "/api/days/{day:date}/{game:str}/ask",
    summary="Ask about a play in progress at a game of the day",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def ask_day(
    request: AnyRequest, day: FromPath[date], game: Name, data: JSONBody[DayAsk], backend: TheBackend
) -> PreviewSent:
    """The steps that may follow, the points so far, or why not."""
    found = await _game(backend, day, game)
    address = address_of(request)
    with backend.hints.one(address):
        return await backend.days.preview(found, data, address)


@post(
    "/api/days/{day:date}/{game:str}/result",
    summary="Hand a finished game of the day in",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def finish_day(
    request: AnyRequest,
    day: FromPath[date],
    game: Name,
    data: JSONBody[DayFinish],
    backend: TheBackend,
    addresses: NamedDependency[SkipValidation[Addresses]],
) -> DayStandings:
    """Replays the moves, so that only what was played counts; the first of a device does, and of one address only so many.

    Tells everybody's results, to whoever is not counted too.
    """
    found = await _game(backend, day, game)
    address = address_of(request)
    with backend.hints.one(address):
        result = await backend.days.result(found, DayMoves(data.moves), address)
    name = spec_of(game).name
    engine, when = backend.store.engine, day.isoformat()
    rank = await kept_rank(engine, when, name, data.device)
    if rank is None and await addresses.hand_in(
        request.client.host if request.client else "", f"{when}/{name}"
    ):
        rank = await keep_result(engine, when, name, data.device, result.rank)
    counted = Counter(dict(await everybodys_ranks(engine, when, name)))
    if rank is None:
        counted[result.rank] += 1  # whoever is not counted for others sees their own among theirs
    best_first = sorted(counted.items(), reverse=True)
    return standings_sent(found, result.rank if rank is None else rank, best_first)


@get(
    "/api/days/{day:date}/{game:str}/rivals",
    summary="What bots make of a game of the day",
    tags=["learn"],
    responses=PROBLEMS,
)
async def show_rivals(
    request: AnyRequest, day: FromPath[date], game: Name, backend: TheBackend
) -> list[DayRival]:
    """Results only: nothing of the game is told."""
    found = await _game(backend, day, game)
    with backend.hints.one(address_of(request)):
        return await backend.days.rivals(found)


async def _game(backend: TheBackend, day: date, game: str) -> DayGame:
    return game_come(game, day, _today(backend), await _secret(backend))


async def _secret(backend: TheBackend) -> bytes:
    return bytes.fromhex(await backend.store.keepsake(SECRET, fresh_seed().hex()))


def _today(backend: TheBackend) -> date:
    """The day by the server's own clock, which never steps: a seed is not told because somebody set the time."""
    return datetime.fromtimestamp(backend.host.now() / 1000, UTC).date()


ROUTES: Sequence[ControllerRouterHandler] = (
    show_day,
    show_streak,
    show_day_game,
    play_day,
    ask_day,
    finish_day,
    show_rivals,
)
