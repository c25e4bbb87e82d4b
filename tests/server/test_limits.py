"""How much an address may ask: whole networks of IPv6 count too, nobody is forgotten who was refused, and codes cannot be tried."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from ipaddress import IPv6Address
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from speeltafel.live.requests import Refuse
from speeltafel.server.edge import limits
from speeltafel.server.edge.connections import plain_client
from speeltafel.server.edge.limits import Addresses, household, networks
from speeltafel.server.edge.session import EVENTS, WHOLE_TABLE, cost_of_telling
from speeltafel.server.settings import Limits
from speeltafel.wire import WIRE
from tests.server.serving import GENEROUS, run, serving
from tests.server.test_overload import be_late

STRANGER = "198.51.100.1"
FEW = Limits(requests_per_second=1.0, request_burst=5, tables_per_hour=3)


def test_ten_thousand_networks_do_not_make_a_refused_address_forgotten() -> None:
    async def scenario() -> None:
        addresses = Addresses(FEW, lambda: 0.0)
        while await addresses.has_room("192.0.2.7"):
            pass
        for n in range(10_001):
            await addresses.has_room(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
        assert not await addresses.has_room("192.0.2.7")

    asyncio.run(scenario())


@pytest.mark.parametrize(("bits", "times"), [(64, 1), (56, 4), (48, 16)])
def test_a_network_of_ipv6_has_the_share_of_so_many_households(bits: int, times: int) -> None:
    async def scenario() -> None:
        addresses = Addresses(FEW, lambda: 0.0)
        start = int(IPv6Address("2001:db8:1::"))
        step = {64: 1, 56: 1 << 64, 48: 1 << 72}[bits]
        served = 0
        for n in range(200):
            served += await addresses.has_room(str(IPv6Address(start + n * step)))
        assert served == FEW.request_burst * times

    asyncio.run(scenario())


def test_tables_an_hour_are_counted_alike() -> None:
    async def scenario() -> None:
        addresses = Addresses(FEW, lambda: 0.0)
        for _ in range(3):
            await addresses.make_table("192.0.2.7")
        with pytest.raises(Refuse):
            await addresses.make_table("192.0.2.7")
        await addresses.make_table("192.0.2.8")

    asyncio.run(scenario())


def test_who_asks_for_many_tables_that_are_not_there_is_slowed_down(
    tmp_path: Path,
) -> None:
    few = replace(GENEROUS, requests_per_second=1.0, request_burst=17)

    async def scenario() -> None:
        async with serving(tmp_path, limits=few) as served:
            made = await served.table("exago", "me", "me")
            async with httpx.AsyncClient(base_url=served.address) as http:
                guesses = [(await http.get(f"/api/tables/EIK-22222{n}")).status_code for n in range(6)]
                assert guesses == [404, 404, 404, 404, 404, 429]
                assert (await http.get(f"/api/tables/{made.table}")).status_code == 429
                assert (await http.get("/api/games")).status_code == 200

    run(scenario())


def test_codes_are_tried_by_no_other_way(tmp_path: Path) -> None:
    """Whichever address takes a code, who has tried too many hears of no table, not even that it is there."""
    few = replace(GENEROUS, requests_per_second=0.001, request_burst=17)
    bearer = {"Authorization": "Bearer none"}

    async def scenario() -> None:
        async with serving(tmp_path, limits=few) as served, AsyncExitStack() as stack:
            made = await served.table("exago", "me", "me")
            start = {"game": "exago", "seats": [{"kind": "me"}] * 2, "start": {"table": made.table}}
            trier = await stack.enter_async_context(
                httpx.AsyncClient(base_url=served.address, headers={"X-Forwarded-For": STRANGER})
            )
            for n in range(5):
                asked = await trier.get("/api/bot/moves", params={"table": f"EIK-22222{n}"}, headers=bearer)
                assert asked.status_code == 404
            answers = (
                await trier.get(f"/api/tables/{made.table}"),
                await trier.get("/api/bot/moves", params={"table": made.table}, headers=bearer),
                await trier.get("/api/bot/stream", params={"table": made.table}, headers=bearer),
                await trier.post("/api/analyse", json={"table": made.table}),
                await trier.post("/api/tables", json=start),
            )
            assert [each.json()["message"]["id"] for each in answers] == ["server-too-fast"] * len(answers)
            hello = {"type": "hello", "table": made.table, "wire": WIRE, "secrets": []}
            assert await told(await dialled(stack, served.address, STRANGER), hello) == "server-too-fast"
            assert await told(await dialled(stack, served.address, "203.0.113.7"), hello) == "welcome"

    run(scenario())


def test_a_page_tells_of_tables_only_as_often_as_codes_may_be_tried(tmp_path: Path) -> None:
    few = replace(GENEROUS, requests_per_second=0.001, request_burst=17)

    async def scenario() -> None:
        async with serving(tmp_path, limits=few) as served, httpx.AsyncClient() as http:
            made = await served.table("exago", "me", "me")
            await served.http.table(made.table)

            async def knows(code: str, home: str) -> bool:
                page = await http.get(f"{served.address}/t/{code}", headers={"X-Forwarded-For": home})
                assert page.status_code == 200
                return 'name="speeltafel-game" content' in page.text

            assert await knows(made.table, STRANGER)
            for n in range(4):
                assert not await knows(f"EIK-22222{n}", STRANGER)
            assert not await knows(made.table, STRANGER)
            assert await knows(made.table, "203.0.113.7")

    run(scenario())


def test_what_no_table_can_be_called_is_not_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL takes no text with a zero byte: it was asked for, refused, and told as a move that was not stored."""

    async def scenario() -> None:
        async with serving(tmp_path) as served, AsyncExitStack() as stack:
            asked: list[str] = []

            async def load(_: object, code: str) -> None:
                asked.append(code)

            monkeypatch.setattr(type(served.backend.store), "load", load)
            async with httpx.AsyncClient(base_url=served.address) as http:
                for code in ("\0", "EIK-2222\0\0", "EIK-22222", "EIK_222222", "\ud7ff" * 40, "' OR ''='"):
                    answer = await http.post("/api/analyse", json={"table": code})
                    assert (answer.status_code, answer.json()["message"]["id"]) == (404, "server-no-table")
                    hello = {"type": "hello", "table": code, "wire": WIRE, "secrets": []}
                    line = await dialled(stack, served.address, STRANGER)
                    assert await told(line, hello) == "server-no-table"
            assert asked == []

    run(scenario())


def test_an_address_of_ipv4_is_nobody_elses_where_both_kinds_come_in_by_one_socket() -> None:
    assert household("::ffff:192.0.2.1") == household("::FFFF:c000:201") == "192.0.2.1"
    assert plain_client(("::ffff:192.0.2.1", 443)) == ("192.0.2.1", 443)
    assert plain_client(("2001:db8::1", 443)) == ("2001:db8::1", 443)
    assert [network for network, _ in networks("::ffff:nonsense")] == ["::ffff:nonsense"]


@pytest.mark.parametrize(("bits", "times"), [(64, 1), (56, 4), (48, 16)])
def test_codes_tried_over_sockets_count_for_the_whole_network_too(bits: int, times: int) -> None:
    addresses = Addresses(replace(FEW, request_burst=10), lambda: 0.0)
    start, step = int(IPv6Address("2001:db8:1::")), {64: 1, 56: 1 << 64, 48: 1 << 72}[bits]
    tried = 0
    while addresses.may_guess(each := str(IPv6Address(start + tried * step))):
        addresses.guessed(household(each))
        tried += 1
        assert tried < 1000
    assert tried == 3 * times


async def told(line: ClientConnection, message: dict[str, Any]) -> str:
    """What kind of answer there is to a message; of a refusal or a goodbye its reason."""
    await line.send(msgspec.json.encode(message).decode())
    while True:
        heard = msgspec.json.decode(await line.recv())
        if heard["type"] == "goodbye":
            return str(heard["reason"]["id"])
        if heard["type"] == "refused":
            return str(heard["refusal"]["message"]["id"])
        if heard["type"] == "welcome" or ("id" in message and heard.get("id") == message["id"]):
            return str(heard["type"])


async def dialled(stack: AsyncExitStack, address: str, home: str) -> ClientConnection:
    """A line from somebody's home."""
    to = address.replace("http", "ws") + "/api/socket"
    headers = {"X-Forwarded-For": home}
    return await stack.enter_async_context(connect(to, additional_headers=headers, max_size=None))


def test_all_sockets_of_an_address_share_what_they_may_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred sockets of one stranger would keep everybody waiting, though none of them alone asks too much."""
    monkeypatch.setattr(limits, "AT_ONCE", 2)
    few = replace(GENEROUS, messages_per_second=0.0001, message_burst=8)  # of the address twice as much

    async def scenario() -> None:
        async with serving(tmp_path, limits=few) as served, AsyncExitStack() as stack:
            be_late(served, 0.0)
            made = await served.table("exago", "me", "me")
            bearer = {"Authorization": f"Bearer {made.mine[0].secret}"}
            hello = {"type": "hello", "table": made.table, "wire": WIRE, "secrets": [made.mine[0].secret]}
            ask = {"type": "ask", "id": "a", "seat": 0, "partial": ""}
            lines = [await dialled(stack, served.address, STRANGER) for _ in range(5)]
            assert [await told(line, hello) for line in lines] == ["welcome"] * 4 + ["server-busy"]
            assert await told(lines[0], ask) == "server-busy"
            stream = f"{served.address}/api/bot/stream?table={made.table}"
            async with httpx.AsyncClient(headers=bearer) as http:
                answer = await http.get(stream, headers={"X-Forwarded-For": STRANGER})
            assert (answer.status_code, answer.json()["message"]["id"]) == (503, "server-busy")
            other = await dialled(stack, served.address, "203.0.113.7")
            assert await told(other, hello) == "welcome"
            assert await told(other, ask) != "server-busy"
            assert served.backend.metrics.counts.faults == 0

    run(scenario())


def test_a_table_told_anew_counts_as_what_it_takes_to_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "AT_ONCE", 1)
    few = replace(GENEROUS, messages_per_second=0.0001, message_burst=12)

    async def scenario() -> None:
        async with serving(tmp_path, limits=few) as served, AsyncExitStack() as stack:
            be_late(served, 0.0)
            made = await served.table("exago", "me", "me")
            secrets = [each.secret for each in made.mine]
            hello = {"type": "hello", "table": made.table, "wire": WIRE, "secrets": secrets}
            ping, ask = {"type": "ping", "id": "p"}, {"type": "ask", "id": "a", "seat": 0, "partial": ""}
            line = await dialled(stack, served.address, STRANGER)
            assert await told(line, hello) == "welcome"
            for number in range(2):
                assert await told(line, {"type": "hold", "id": f"h{number}", "seat": number}) == "welcome"
            assert await told(line, {"type": "hold", "id": "h2", "seat": 0}) == "server-busy"
            assert await told(line, ask) == "server-busy"
            assert await told(line, ping) == "pong", "a sign of life costs next to nothing"

    run(scenario())


def test_of_a_long_game_who_has_most_of_it_is_told_little() -> None:
    assert cost_of_telling(-1) == cost_of_telling(3199, 3199) == WHOLE_TABLE
    assert cost_of_telling(3199) == cost_of_telling(3199, -1) == WHOLE_TABLE + 3200 / EVENTS
    assert cost_of_telling(3199, 3199 - EVENTS) == WHOLE_TABLE + 1
    for nonsense in (-2, 3200, 10**9, -(10**9)):
        assert cost_of_telling(3199, nonsense) == cost_of_telling(3199), (
            "what was never sent is told from the start"
        )
