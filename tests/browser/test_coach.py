"""Hints, reviews and what if in a browser's worker: what it can tell, and what it says needs a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from speeltafel.bots.checked import Fault, checked
from speeltafel.bots.levels import level_names
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.browser.thinker import WorkerThinker
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.registry import find
from speeltafel.live.services import Question
from speeltafel.live.table import Think
from speeltafel.table.match import Match
from speeltafel.table.spel import write_spel
from tests.browser.workers import Kept, Page
from tests.house_games import HOUSE_GAMES


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))  # type: ignore[arg-type]


async def laid(page: Page, game: str, **options: Any) -> str:
    """A finished game of this device."""
    match, luck = Match(find(game, 2, **options), bytes(32)), Random(3)
    while match.outcome is None:
        match.push(luck.choice(list(match.legal)))
    made = await page.worker.request("POST", "/api/records", write_spel(match.record()))
    return str(made.partition('\\"table\\":\\"')[2].partition("\\")[0])


def test_a_game_of_qwinn_is_looked_back_at_here() -> None:
    async def scenario() -> None:
        page = Page(Kept())
        code = await laid(page, "qwinn", target=20)
        assert (await page.ask("GET", f"/api/tables/{code}/review/exercises?seat=0"))[0] == 409
        status, found = await page.ask("GET", f"/api/tables/{code}/review")
        assert status == 200
        while not found["ready"]:
            await asyncio.sleep(0.01)
            _, found = await page.ask("GET", f"/api/tables/{code}/review")
        assert found["moves"]
        assert len(found["seats"]) == 2
        status, tries = await page.ask("GET", f"/api/tables/{code}/review/exercises?seat=0")
        assert status == 200
        assert all(each["seat"] == 0 for each in tries)
        at = found["moves"][0]["number"]
        status, line = await page.ask("POST", "/api/analyse", {"table": code, "at": at})
        assert status == 200
        assert line["choices"][0]["chance"] is not None
        status, again = await page.ask("POST", f"/api/tables/{code}/review/{at}", {})
        assert (status, again["ready"]) == (200, True)
        assert (await page.ask("POST", f"/api/tables/{code}/review/99999", {}))[0] == 404
        best = line["choices"][0]["action"]
        status, told = await page.ask("POST", f"/api/tables/{code}/review/{at}/retry", {"action": best})
        assert (status, told["right"]) == (200, True)

    run(scenario)


def test_no_review_goes_on_while_nobody_looks() -> None:
    async def scenario() -> None:
        page = Page(Kept())
        code = await laid(page, "qwinn", target=20)
        page.worker.rest(True)
        found = []
        for _ in range(30):
            found.append((await page.ask("GET", f"/api/tables/{code}/review"))[1])
            await asyncio.sleep(0.01)
        assert not found[-1]["ready"]
        assert found[-1]["done"] == found[5]["done"], "not further than the step it was at"
        page.worker.rest(False)
        while not (await page.ask("GET", f"/api/tables/{code}/review"))[1]["ready"]:
            await asyncio.sleep(0.01)

    run(scenario)


@pytest.mark.parametrize("game", ["qwirkle", "exago"])
def test_what_takes_more_thought_than_a_browser_has_says_so(game: str) -> None:
    async def scenario() -> None:
        page = Page(Kept())
        code = await laid(page, game)
        for asked in (
            page.ask("GET", f"/api/tables/{code}/review"),
            page.ask("POST", "/api/analyse", {"table": code, "at": 1}),
        ):
            status, problem = await asked
            assert (status, problem["message"]["id"]) == (409, "server-review-elsewhere")

    run(scenario)


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_moves_are_tried_here_at_once_in_every_game_and_a_table_begins_there(game: str) -> None:
    async def scenario() -> None:
        page = Page(Kept())
        code = await laid(page, game, **({"target": 20} if game == "qwinn" else {}))
        _, record = await page.ask("GET", f"/api/tables/{code}/replay?seat=all")
        at = (
            next(
                n
                for n, frame in enumerate(record["frames"])
                if n > 4 and frame["event"].get("seat") is not None
            )
            - 1
        )
        status, told = await page.ask("POST", "/api/analyse", {"table": code, "at": at, "think": 0})
        assert status == 200, told
        place = {name: told[name] for name in ("game", "seats", "options", "position")}
        move = record["frames"][at + 1]["event"]["action"]
        status, preview = await page.ask("POST", "/api/analyse/ask", {"line": place, "action": move})
        assert (status, preview["ready"]) == (200, True), preview
        status, after = await page.ask("POST", "/api/analyse", {**place, "moves": [move], "think": 0})
        assert (status, after["moves"]) == (200, [move]), after
        seats = [{"kind": "me" if seat == told["turn"] else "bot"} for seat in range(told["seats"])]
        start = {"position": told["position"]}
        wish = {"game": told["game"], "seats": seats, "options": told["options"], "start": start}
        status, made = await page.ask("POST", "/api/tables", wish)
        assert status == 200, made
        room = await page.worker.host.room(made["table"])
        log = room.table.log
        assert log is not None
        assert log.game.position(log.state) == told["position"]

    run(scenario)


def test_a_hint_tells_no_more_than_it_was_asked_for() -> None:
    async def scenario() -> None:
        page = Page(Kept())
        seats = [{"kind": "me"}, {"kind": "bot", "level": "sprout"}]
        _, made = await page.ask("POST", "/api/tables", {"game": "qwirkle", "seats": seats})
        code, secret = made["table"], made["mine"][0]["secret"]
        room = await page.worker.host.room(code)
        await page.sit(code, secret)
        while room.table.seat_to_move not in room.table.seats_of(page.hashes([secret])):
            await asyncio.sleep(0.01)
        told = {
            strength: (await page.ask("GET", f"/api/tables/{code}/hint?strength={strength}", secret=secret))[
                1
            ]
            for strength in (1, 2, 3)
        }
        assert [each["strength"] for each in told.values()] == [1, 2, 3]
        assert not told[1]["action"]
        assert told[3]["action"]
        assert (await page.ask("GET", f"/api/tables/{code}/hint?strength=9", secret=secret))[0] == 400

    run(scenario)


@dataclass
class Slow:
    """Knows what it wants, but takes its time."""

    limits: list[Limit] = field(default_factory=list)

    def choose(
        self,
        game: Game[Any, Any],
        seen: Observation[Any],
        events: Sequence[Event[Any]],
        limit: Limit,
        luck: int,
    ) -> Choice[Any]:
        self.limits.append(limit)
        ends = time.thread_time() + 0.01
        while time.thread_time() < ends:
            pass
        return Choice(list(game.legal(seen.state))[-1])


def test_an_answer_that_comes_late_is_still_the_bots_own() -> None:
    match = Match(find("exago", 2), bytes(32))
    seen = match.game.observe(match.state, frozenset((match.turn.seat,)))  # type: ignore[union-attr]
    asked = Slow(), match.game, seen, (), Limit(seconds=0.001), 1
    assert checked(*asked).fault is Fault.LATE
    report = checked(*asked, takes_late=True)
    assert report.fault is None
    assert report.choice.action == list(match.legal)[-1]


def test_a_thought_of_this_device_that_comes_late_is_not_replaced() -> None:
    match = Match(find("exago", 2), bytes(32))
    seat = match.turn.seat  # type: ignore[union-attr]
    seen = match.game.observe(match.state, frozenset((seat,)))
    ticket = Think(match.number, seat, level_names("exago")[0], 1)
    question = Question(ticket, match.game, seen, (), "", lambda: True, lambda: True)
    chosen = asyncio.run(WorkerThinker(lambda _: asyncio.sleep(0)).advise(question, seconds=1e-9))
    assert not chosen.fell_back
