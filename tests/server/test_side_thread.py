"""What is worked out for whoever asks, of some milliseconds each, has its turns by address and is turned away before it piles up."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from speeltafel.client.coach_bodies import Judged
from speeltafel.coach.review import LookBack
from speeltafel.live.services import Busy
from speeltafel.server.edge import kept_judgements
from speeltafel.server.edge.kept_judgements import MOST, KeptJudgements
from speeltafel.server.workers.fair_queue import Adviser, FairQueue
from speeltafel.server.workers.side_thread import SideThread
from speeltafel.table.spel import write_spel
from tests.server.serving import run, serving
from tests.server.test_records_given import played
from tests.server.twice import Asked, greeted, socket

POSITION = {"game": "qwinn", "seats": 2, "position": "topper:0:- topper:0:- 0 roll:1246/4 2"}
BEGUN = {"game": "qwinn", "seats": [{"kind": "me"}] * 2, "start": {"position": POSITION["position"]}}
TURNED_AWAY = ((503, "server-busy"), (503, "server-bots-busy"))


def test_who_asks_for_much_holds_up_nobody_who_asks_for_little() -> None:
    async def scenario() -> None:
        side_thread, order, go_on = SideThread(most=30), list[str](), threading.Event()
        held = asyncio.create_task(side_thread.work("flood", go_on.wait))
        await asyncio.sleep(0)
        flood = [
            asyncio.create_task(side_thread.work("flood", order.append, f"flood {n}")) for n in range(30)
        ]
        await asyncio.sleep(0)
        honest = asyncio.create_task(side_thread.work("honest", order.append, "honest"))
        await asyncio.sleep(0)
        go_on.set()
        await honest
        await held
        answers = await asyncio.gather(*flood, return_exceptions=True)
        assert order.index("honest") <= 1
        assert [type(each) for each in answers] == [type(None)] * 29 + [Busy]

    run(scenario())


def test_whoever_asks_and_goes_away_starts_no_second_thread_beside_the_first() -> None:
    async def scenario() -> None:
        side_thread, go_on, begun = SideThread(), threading.Event(), list[str]()

        def held(name: str) -> None:
            begun.append(name)
            go_on.wait(30)

        try:
            for name in ("first", "second", "third"):
                gone = asyncio.create_task(side_thread.work("flood", held, name))
                await asyncio.sleep(0.05)
                gone.cancel()
                assert isinstance((await asyncio.gather(gone, return_exceptions=True))[0], BaseException)
            honest = asyncio.create_task(side_thread.work("honest", begun.append, "honest"))
            await asyncio.sleep(0.05)
            assert begun == ["first"], "its turn lasts as long as its thread"
        finally:
            go_on.set()
        await honest
        assert begun == ["first", "honest"], "who had only waited is forgotten"

    run(scenario())


async def bot_moves(http: httpx.AsyncClient, code: str, secret: str) -> httpx.Request | None:
    """Asks for the moves of a seat, if it is the one to move."""
    bearer = {"Authorization": f"Bearer {secret}"}
    asked = http.build_request("GET", "/api/bot/moves", params={"table": code}, headers=bearer)
    return asked if (await http.send(asked)).json()["moves"] else None


def test_lines_records_and_replays_are_turned_away_when_too_many_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            made = await served.table("exago", "me", "me")
            bearer = {"Authorization": f"Bearer {made.mine[0].secret}"}
            table = f"/api/tables/{made.table}"
            paper = write_spel(played("exago/goliath").record())
            laid = [(await http.post("/api/records", content=paper)).json()["table"] for _ in range(2)]
            over, other = (f"/api/tables/{code}" for code in laid)
            asked = [
                http.build_request("POST", "/api/records", content=paper),
                http.build_request("GET", f"{over}/review"),
                http.build_request("POST", "/api/analyse", json={**POSITION, "think": 0}),
                http.build_request("POST", "/api/analyse", json={"position": POSITION["position"]}),
                http.build_request("POST", "/api/analyse/ask", json={"line": POSITION}),
                http.build_request("GET", f"{table}/record", headers=bearer),
                http.build_request("GET", f"{table}/replay", headers=bearer),
                http.build_request("POST", "/api/tables", json=BEGUN),
            ]
            movers = await asyncio.gather(*(bot_moves(http, made.table, each.secret) for each in made.mine))
            asked += [request for request in movers if request is not None]
            for request in asked:
                answer = await http.send(request)
                assert answer.is_success, answer.text
            asked[1] = http.build_request("GET", f"{other}/review")  # the first is under way
            asked.append(http.build_request("GET", f"{over}/replay"))  # not made yet
            asked.append(http.build_request("POST", f"{over}/review/3/retry", json={"action": "0,0"}))
            go_on = threading.Event()
            served.backend.side_thread = SideThread(most=0)
            held = asyncio.create_task(served.backend.side_thread.work("somebody", go_on.wait))
            await asyncio.sleep(0)
            try:
                for request in asked:
                    answer = await http.send(request)
                    told = answer.json()["message"]["id"]
                    assert (answer.status_code, told) in TURNED_AWAY, request.url
            finally:
                go_on.set()
            await held
            assert (await http.send(asked[0])).is_success
            assert (await http.send(asked[-2])).is_success
            assert len(asked) == 11
            assert served.backend.metrics.counts.faults == 0

    run(scenario())


def test_who_opens_many_tables_holds_up_nobody_who_opens_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            backend, order = served.backend, list[str]()
            codes = [(await served.table("exago", "me", "open")).table for _ in range(10)]
            at_hand = (await served.table("exago", "me", "open")).table
            await served.http.table(at_hand)
            assert list(backend.host.rooms) == [at_hand]
            backend.loads = FairQueue(1, 9)
            await backend.loads.take(Adviser("somebody"), 1.0)

            async def show(address: str, code: str) -> int:
                answer = await http.get(f"/api/tables/{code}", headers={"X-Forwarded-For": address})
                order.append(address)
                return answer.status_code

            flood = [asyncio.create_task(show("198.51.100.1", code)) for code in codes[:9]]
            while len(backend.loads._waiting) < 9:
                await asyncio.sleep(0.01)
            honest = asyncio.create_task(show("203.0.113.7", codes[9]))
            assert await flood[-1] == 503, "who asks for most is turned away first"
            lobby = asyncio.create_task(http.get("/api/tables", headers={"X-Forwarded-For": "198.51.100.1"}))
            assert (await lobby).status_code == 503, "the lobby is read from the store as tables are"
            assert await show("198.51.100.1", at_hand) == 200, "what is in memory waits for nothing"
            order.clear()
            backend.loads.give_back()
            assert await honest == 200
            assert {await each for each in flood[:-1]} == {200}
            assert order.index("203.0.113.7") <= 1

    run(scenario())


def test_a_socket_that_finds_too_many_tables_opening_comes_back_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            backend = served.backend
            made = await served.table("exago", "me", "open")
            assert made.table not in backend.host.rooms
            backend.loads = FairQueue(0, 0)
            async with socket(served.address) as line:
                told = await greeted(line, Asked(made.table, made.owner, [], {}))
            assert (told["type"], told["reason"]["id"]) == ("goodbye", "server-busy")
            assert told["after"] > 0
            assert backend.metrics.counts.faults == 0

    run(scenario())


def test_a_review_is_put_into_words_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[LookBack] = []

    def count(_: object, whole: LookBack) -> Judged:
        made.append(whole)
        return Judged(True, done=float(whole.nodes))

    monkeypatch.setattr(kept_judgements, "judged", count)

    async def scenario() -> None:
        kept, side_thread = KeptJudgements(), SideThread()
        log: Any = None

        async def told(code: str, nodes: int) -> float:
            whole = LookBack("exago", 2, 1, nodes, False, [], [], [])
            return (await kept.told(side_thread, "an address", code, log, whole)).done

        assert await asyncio.gather(*[told("A", 5) for _ in range(8)]) == [5.0] * 8
        assert len(made) == 1
        assert (await told("A", 6), await told("A", 6)) == (6.0, 6.0), "thought about longer, told anew"
        assert len(made) == 2
        for number in range(MOST):
            await told(f"B{number}", 1)
        assert len(made) == 2 + MOST
        await told(f"B{MOST - 1}", 1)
        assert len(made) == 2 + MOST
        await told("A", 6)
        assert len(made) == 3 + MOST, "the oldest made way"

    run(scenario())
