"""Requests that no first game waits for: hints, reviews, what if, lessons, puzzles, days and figures."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from speeltafel.browser.learn_requests import Learn, learn_routes
from speeltafel.browser.reviews import what_if, what_if_asked
from speeltafel.browser.routes import TABLE, Handle, PageRequest, routes
from speeltafel.client.coach_bodies import Analyse, AnalyseAsk
from speeltafel.client.learn_bodies import PlayTried
from speeltafel.coach.day.tables import DayTables
from speeltafel.coach.hints import Strength
from speeltafel.home.hints import hint_for
from speeltafel.live.requests import Refuse


async def _hint(asked: PageRequest) -> object:
    strength = asked.query.get("strength", "3")
    if strength not in ("1", "2", "3"):
        raise Refuse("server-bad-request", what="strength")
    return await hint_for((await asked.room()).table, asked.who, "", asked.advise, Strength(int(strength)))


async def _review(asked: PageRequest) -> object:
    return asked.reviews().now(await asked.room())


async def _exercises(asked: PageRequest) -> object:
    seat = asked.query.get("seat", "")
    if not seat.isdecimal() or len(seat) > 2:
        raise Refuse("server-bad-request", what="seat")
    return asked.reviews().exercises(await asked.room(), int(seat))


async def _analyse(asked: PageRequest) -> object:
    return await what_if(asked.host, msgspec.json.decode(asked.body, type=Analyse), asked.who)


async def _analyse_ask(asked: PageRequest) -> object:
    return await what_if_asked(asked.host, msgspec.json.decode(asked.body, type=AnalyseAsk), asked.who)


async def _longer(asked: PageRequest) -> object:
    return asked.reviews().longer(await asked.room(), int(asked.parts[1]))


async def _retry(asked: PageRequest) -> object:
    play = msgspec.json.decode(asked.body, type=PlayTried)
    return asked.reviews().answered(await asked.room(), int(asked.parts[1]), play)


def _learning(answered: Learn) -> Handle:
    async def handle(asked: PageRequest) -> object:
        today = datetime.fromtimestamp(asked.host.now() / 1000, UTC).date()
        return answered(asked.parts, asked.body, today)

    return handle


LATER_ROUTES = routes(
    (
        ("GET", f"{TABLE}/hint", _hint),
        ("GET", f"{TABLE}/review", _review),
        ("GET", f"{TABLE}/review/exercises", _exercises),
        ("POST", f"{TABLE}/review/([0-9]{{1,6}})", _longer),
        ("POST", f"{TABLE}/review/([0-9]{{1,6}})/retry", _retry),
        ("POST", "/api/analyse", _analyse),
        ("POST", "/api/analyse/ask", _analyse_ask),
        *((method, pattern, _learning(answered)) for method, pattern, answered in learn_routes(DayTables())),
    )
)
