"""The files of deploy/ as they are: a game through nginx with TLS and two processes, handled where it arrives."""

from __future__ import annotations

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from bench.deployed import DEPLOY, answers, deployed, handled, play_through
from bench.kill import Place
from bench.process import free_port
from tests.server.serving import GENEROUS, serving

pytestmark = pytest.mark.system
with_nginx = pytest.mark.skipif(
    not shutil.which("nginx", path="/usr/sbin:/usr/bin"), reason="there is no nginx"
)
SOCKETS = 300
BURST = 200
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@with_nginx
def test_people_play_through_the_proxy_and_moves_are_handled_where_they_arrive(many: Place) -> None:
    async def scenario() -> None:
        before = await handled(many)
        with deployed(many.ports) as there:
            said = await answers(there)
            assert said.headers["strict-transport-security"] == "max-age=31536000"
            async with httpx.AsyncClient() as http:
                to = await http.get(f"{there.plain}/t/EIK-222222")
                assert (to.status_code, to.headers["location"]) == (301, "https://localhost/t/EIK-222222")
                for path in ("/metrics", "/metrics/", "/metricsx"):
                    assert (await http.get(there.address + path)).status_code == 404
            played = await asyncio.gather(*(play_through(there, "qwinn", 40) for _ in range(4)))
        moves, forwarded = await handled(many)
        assert moves - before[0] == sum(played) > 40
        # the first moves, while a table finds its owner, weigh much in a short game
        assert forwarded - before[1] <= 0.3 * sum(played)

    asyncio.run(asyncio.wait_for(scenario(), 300))


def half_a_request(path: str) -> bytes:
    """The head of a request whose body never comes: it is counted, and no process is asked."""
    return f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n".encode()


async def opened(stack: AsyncExitStack, port: int, number: int) -> list[Line]:
    """So many connections with TLS, a few at a time."""
    trust = ssl.create_default_context()
    found: list[Line] = []
    for first in range(0, number, 20):
        few = range(first, min(first + 20, number))
        found += await asyncio.gather(*(asyncio.open_connection("localhost", port, ssl=trust) for _ in few))
    for _, writer in found:
        stack.callback(writer.transport.abort)
    return found


@with_nginx
def test_who_asks_far_too_much_is_kept_off_by_the_proxy() -> None:
    """Requests a second of one address to what costs something, and whatever it has under way, as the file says."""
    wanted = SOCKETS - 10

    async def refused(asked: list[asyncio.Task[bytes]], is_enough: Callable[[int], bool]) -> int:
        """How many of these were answered, once that is enough: every answer is the proxy's refusal."""
        while not is_enough(done := sum(each.done() for each in asked)):
            await asyncio.sleep(0.05)
        assert {each.result() for each in asked if each.done()} == {b"HTTP/1.1 429 Too Many Requests\r\n"}
        return done

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            there = stack.enter_context(deployed([free_port(), free_port()]))
            port = int(there.address.rpartition(":")[2])
            for _ in range(200):
                try:
                    await opened(stack, port, 1)
                    break
                except OSError:
                    await asyncio.sleep(0.05)
            many = await opened(stack, port, wanted)
            for _, writer in many:
                writer.write(half_a_request("/api/games"))
            fast = [asyncio.create_task(reader.readline()) for reader, _ in many]
            under_way = wanted - await refused(fast, lambda done: done > 0)
            assert under_way >= BURST
            others = await opened(stack, port, SOCKETS + 5 - BURST)
            for _, writer in others:
                writer.write(half_a_request("/"))
            late = [asyncio.create_task(reader.readline()) for reader, _ in others]
            await refused(
                late, lambda done: sum(each.done() for each in fast) + done >= wanted + len(others) - SOCKETS
            )
            for each in (*fast, *late):
                each.cancel()

    asyncio.run(asyncio.wait_for(scenario(), 120))


@with_nginx
@pytest.mark.parametrize(
    ("network", "visitors"),
    [
        pytest.param("127.0.0.0/8", {"198.51.100.7": 200, "203.0.113.9": 429}, id="through it"),
        pytest.param("192.0.2.0/24", {"198.51.100.7": 429, "203.0.113.9": 429}, id="around it"),
    ],
)
def test_behind_a_further_proxy_limits_count_by_the_visitors_address_whatever_his_own_header_says(
    tmp_path: Path, network: str, visitors: dict[str, int]
) -> None:
    """Here this machine is the further proxy, which adds where the visitor is, or somebody who pretends to be one."""
    claims = ("", "198.51.100.7, ", "127.0.0.1, ", "192.0.2.10, ")
    limits = replace(GENEROUS, requests_per_second=0.001, request_burst=len(claims) + 1)

    async def scenario() -> None:
        async with serving(tmp_path, limits=limits) as served, AsyncExitStack() as stack:
            port = int(served.address.rpartition(":")[2])
            there = stack.enter_context(deployed([port, port], further=network))
            await answers(there)  # this may be counted for this machine
            http = await stack.enter_async_context(httpx.AsyncClient())

            async def answer(said: str) -> int:
                headers = {"X-Forwarded-For": said}
                return (await http.get(f"{there.address}/api/version", headers=headers)).status_code

            asked = [await answer(f"{claim}203.0.113.9") for claim in (*claims, *claims)]
            assert asked[: len(claims)] == [200] * len(claims)
            assert asked[len(claims) + 1 :] == [429] * (len(claims) - 1)
            assert {visitor: await answer(visitor) for visitor in visitors} == visitors

    asyncio.run(asyncio.wait_for(scenario(), 120))


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
@pytest.mark.parametrize("unit", ["speeltafel.service", "speeltafel@.service"])
def test_systemd_knows_every_line_of_a_unit(unit: str, tmp_path: Path) -> None:
    text = (DEPLOY / unit).read_text().replace("/opt/speeltafel/bin/speeltafel", "/bin/true")
    named = tmp_path / unit.replace("@", "@8711")
    (tmp_path / unit).write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(named)], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
