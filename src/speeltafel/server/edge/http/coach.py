"""Help from a strong bot during a game: hints of three strengths, and what if."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from speeltafel.bots.levels import check_offered
from speeltafel.client.coach_bodies import Analyse, AnalyseAsk, Analysed, Hint
from speeltafel.coach.hints import Strength
from speeltafel.home.asking import TableRefused
from speeltafel.home.hints import helped_seat, hint_for
from speeltafel.home.whatif import analysed, game_of_position, line_asked, line_from
from speeltafel.live.requests import Refuse
from speeltafel.live.services import BotChoice, Busy, Question
from speeltafel.live.table import Table
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, TheBackend, address_of, caller
from speeltafel.server.workers.coach_process import AskLine, Failure, LineTold
from speeltafel.server.workers.fair_queue import Adviser
from speeltafel.server.workers.line_process import Unanswered
from speeltafel.table.match import Match
from speeltafel.table.spel_json import write_json
from speeltafel.wire import PreviewSent

AT_ONCE = 60
"""So many moves are played again in milliseconds; longer lines wait for a process that thinks."""
HowStrong = Annotated[int, QueryParameter(ge=1, le=3)]


@get(
    "/api/tables/{table:str}/hint",
    summary="What the strongest bot would play",
    tags=["tables"],
    responses=PROBLEMS,
)
async def show_hint(request: AnyRequest, table: Code, backend: TheBackend, strength: HowStrong = 3) -> Hint:
    """For the bearer's seat when it is to move, from what it sees; only where all others are bots, or all people agreed.

    `strength` 1 says where to look, 2 which pieces, 3 the move and its reasons.
    """
    room = await backend.room(table)
    address = address_of(request)

    async def advise(question: Question, seconds: float) -> BotChoice:
        with backend.hints.one(address):
            return await backend.bots.advise(question, Adviser(address), seconds)

    return await hint_for(room.table, caller(request), address, advise, Strength(strength))


@post(
    "/api/analyse",
    summary="What if",
    tags=["records"],
    responses=PROBLEMS,
    status_code=200,
)
async def analyse(request: AnyRequest, data: JSONBody[Analyse], backend: TheBackend) -> Analysed:
    """Tries moves for every seat from any moment of a finished game, from what the bearer sees of a running one, or from
    a position, and tells the best three choices then. Nothing is kept: who goes on sends all moves again.
    """
    if data.think == 0 and not data.level and len(data.moves) <= AT_ONCE:
        return await _told_at_once(request, data, backend)
    question = await _question(request, data, backend)
    address = address_of(request)
    try:
        with backend.hints.one(address):
            answer = await backend.coach.answer(question, address)
    except (Busy, Unanswered):
        raise Refuse("server-bots-busy") from None
    if isinstance(answer, Failure):
        raise TableRefused(answer.refusal)
    assert isinstance(answer, LineTold)
    return answer.analysed


@post(
    "/api/analyse/ask",
    summary="Ask about a play in progress at the end of a line",
    tags=["records"],
    responses=PROBLEMS,
    status_code=200,
)
async def analyse_ask(request: AnyRequest, data: JSONBody[AnalyseAsk], backend: TheBackend) -> PreviewSent:
    """As `ask` at a table: what it scores, how it may go on, or why not."""
    if len(data.line.moves) > AT_ONCE:
        raise Refuse("server-line-long", most=AT_ONCE)
    table, who = await _table(data.line, backend), caller(request)

    def ask() -> PreviewSent:
        start, _ = line_from(table, data.line, who)
        return line_asked(start, data.line.moves, data.action, data.deed)

    return await backend.side_thread.work(address_of(request), ask)


async def _told_at_once(request: AnyRequest, data: Analyse, backend: TheBackend) -> Analysed:
    table, who = await _table(data, backend), caller(request)

    def tell() -> Analysed:
        start, seat = line_from(table, data, who)
        return analysed(start, data.moves, deed=data.deed, think=0, seat=seat)

    return await backend.side_thread.work(address_of(request), tell)


async def _table(data: Analyse, backend: TheBackend) -> Table | None:
    return None if data.table is None else (await backend.room(data.table)).table


async def _question(request: AnyRequest, data: Analyse, backend: TheBackend) -> AskLine:
    asked = AskLine(list(data.moves), data.luck, data.think, data.tried, data.level, deed=data.deed)
    if data.table is None:
        if not data.position:
            raise Refuse("server-analyse-what")
        name = data.game or await _edition(request, data.position, backend)
        if data.level:
            check_offered(name, data.level)
        return msgspec.structs.replace(
            asked, game=name, seats=data.seats, options=data.options, position=data.position
        )
    room = await backend.room(data.table)
    now = room.table
    if now.log is None:
        raise Refuse("server-not-started")
    log = now.log
    if data.level:
        check_offered(log.game.edition, data.level)
    if now.outcome is not None:
        record = await backend.side_thread.work(address_of(request), Match.of(log).record, None)
        return msgspec.structs.replace(asked, record=write_json(record), at=data.at)
    seat = helped_seat(now, caller(request))
    record = await backend.side_thread.work(address_of(request), Match.of(log).record, frozenset((seat,)))
    return msgspec.structs.replace(asked, record=write_json(record), seat=seat)


async def _edition(request: AnyRequest, position: str, backend: TheBackend) -> str:
    return (await backend.side_thread.work(address_of(request), game_of_position, position)).edition


ROUTES: Sequence[ControllerRouterHandler] = (show_hint, analyse, analyse_ask)
