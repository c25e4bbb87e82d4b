"""The door of the server: one form of every path, known names, and an answer of ours whatever happens."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bench.process import SERVE, free_port
from speeltafel.locale import LANGUAGES
from speeltafel.server.operations.logs import FORM, Entries
from speeltafel.server.settings import Settings
from speeltafel.wire import WIRE
from tests.server.serving import GENEROUS, Serving, run, serving


async def ask(
    served: Serving, target: str, *, method: str = "GET", host: str = "localhost"
) -> httpx.Response:
    """Asks for exactly this target: a client would tidy it first."""
    parts = urlsplit(served.address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(f"{method} {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    first, *lines = head.decode().split("\r\n")
    headers = [tuple(line.split(": ", 1)) for line in lines]
    return httpx.Response(int(first.split()[1]), headers=headers, content=body)  # type: ignore[arg-type]


STRANGE_PATHS = (
    "//api/version",
    "/api//version",
    "/api/version/",
    "/api/version//",
    "/api/./version",
    "/api/x/../version",
    "/api/%2e/version",
    "/%2fapi/version",
    "/api%2f%2fversion",
    "/api/version%2f",
    "/api\\version",
    "/api/version%00",
    "/api/version%0a",
    "/metrics/",
    "//metrics",
    "/metrics%2f",
    "/./metrics",
    "/schema/",
    "//schema",
)


@pytest.mark.parametrize("limit", [3, 1000])
def test_no_other_spelling_of_a_path_leads_anywhere(tmp_path: Path, limit: int) -> None:
    async def scenario() -> None:
        limits = replace(GENEROUS, requests_per_second=0.001, request_burst=limit)
        async with serving(tmp_path, limits=limits) as served:
            for count, path in enumerate(STRANGE_PATHS):
                answer = await ask(served, path)
                assert answer.status_code == (404 if count < limit else 429), path
                assert answer.headers["cache-control"] == "no-store"
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert answer.json()["text"]

    run(scenario())


def test_a_page_has_no_address_with_a_backslash(tmp_path: Path) -> None:
    """Some read it as a slash: what stands behind it would be decided by one reader and served by another."""

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            for path in ("/t/HEKS\\ABC234", "/rules/qwirkle%5Cnl-2023"):
                assert (await ask(served, path)).status_code == 404, path

    run(scenario())


def test_everything_but_the_page_is_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = replace(GENEROUS, requests_per_second=0.001, request_burst=6)
        async with serving(tmp_path, limits=limits) as served:
            paths = (
                "/api/version",
                "/API/version",
                "/g%61mes",
                "/schema",
                "/schema/openapi.json",
                "/metrics",
            )
            for path in paths:
                assert (await ask(served, path)).status_code in (200, 404)
            for path in (*paths, "/nothing", "/sch%65ma"):
                assert (await ask(served, path)).status_code == 429, path
            for path in ("/", "/t/TULP-234567", "/rules", "/index.html", "/%69ndex.html"):
                assert (await ask(served, path)).status_code == 200, path

    run(scenario())


def test_a_pages_address_with_slashes_too_many_leads_to_the_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            for given, there in (
                ("/t/TULP-234567/", "/t/TULP-234567"),
                ("//rules//", "/rules"),
                ("/t//T%C3%9C?a=b", "/t/T%C3%9C?a=b"),
                ("///", "/"),
            ):
                answer = await ask(served, given)
                assert (answer.status_code, answer.headers.get("location")) == (308, there)
            for given in (
                "//evil.example",
                "/t/../api/version",
                "/t/\\evil.example",
                "/t/x/%0d%0aLocation:y/",
            ):
                answer = await ask(served, given)
                assert answer.status_code == 404
                assert "location" not in answer.headers
            assert (await ask(served, "/rules/", method="POST")).status_code == 404

    run(scenario())


def test_only_known_names_lead_here(tmp_path: Path) -> None:
    def named(plain: Settings) -> Settings:
        return replace(plain, public_url="https://games.example.org", origins=("https://b.example.org:8443",))

    async def scenario() -> None:
        async with serving(tmp_path, adjust=named) as served:
            for host in (
                "localhost",
                "localhost:8710",
                "127.0.0.1:8710",
                "192.168.1.20:8710",
                "[::1]:8710",
                "[fe80::1]",
                "raspberrypi:8710",
                "table.local",
                "Table.LAN:8710",
                "games.example.org",
                "GAMES.example.org.:443",
                "b.example.org:8443",
            ):
                assert (await ask(served, "/api/version", host=host)).status_code == 200, host
            for host in (
                "evil.example",
                "evil.example:8710",
                "127.0.0.1.evil.example",
                "games.example.org.evil.example",
                "xgames.example.org",
                "evil.example/.local",
                "evil.example@localhost.x",
            ):
                answer = await ask(served, "/api/version", host=host)
                assert answer.status_code == 421, host
                assert "SPEELTAFEL_PUBLIC_URL" in answer.json()["text"]
            evil = {"Host": "evil.example", "Origin": "http://evil.example"}
            with pytest.raises(InvalidStatus):
                await connect(served.address.replace("http", "ws") + "/api/socket", additional_headers=evil)

    run(scenario())


def test_a_body_nested_too_deeply_is_a_request_that_does_not_fit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            for path, deep in (
                ("/api/tables", b"[" * 20_000),
                ("/api/tables", b'{"game":' + b"[" * 20_000 + b"]" * 20_000 + b"}"),
                ("/api/push/subscribe", b'{"a":' * 9000),
            ):
                answer = await http.post(path, content=deep, headers={"content-type": "application/json"})
                assert answer.status_code == 400
                assert answer.json()["message"]["id"] == "server-bad-request"

    run(scenario())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "origin",
    ["http://[", "http://a]b", "http://[::1", "http://\uff0f", "null", "://", "ftp://localhost", "localhost"],
)
def test_an_origin_that_cannot_be_read_is_a_foreign_one(tmp_path: Path, origin: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            headers = {b"Origin": origin.encode(), b"Host": b"localhost"}
            answer = await http.post("/api/tables", json={}, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["message"]["id"] == "server-foreign-origin"
            own = {b"Origin": b"HTTP://LOCALHOST", b"Host": b"localhost"}
            assert (await http.post("/api/tables", json={}, headers=own)).status_code == 400
            assert served.backend.metrics.counts.faults == 0
            if origin.isascii():
                with pytest.raises(InvalidStatus) as refused:
                    await connect(
                        served.address.replace("http", "ws") + "/api/socket",
                        additional_headers={"Origin": origin},
                    )
                assert refused.value.response.status_code == 403

    run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_value_is_quoted_in_part(tmp_path: Path, language: str) -> None:
    long = "x" * 3000

    async def scenario() -> None:
        headers = {"Accept-Language": language}
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, headers=headers) as http,
        ):
            table = {"game": "qwirkle", "seats": [{"kind": "me"}, {"kind": "me"}]}
            answers = [
                await http.get(f"/api/rules/{long}/y"),
                await http.get(f"/api/rules/qwirkle/{long}"),
                await http.get(f"/api/tables/{long}"),
                await http.post("/api/tables", json={**table, "options": {"draws": long}}),
                await http.post("/api/tables", json={**table, "options": {"draws": [long] * 10}}),
                await http.post("/api/tables", json={**table, "options": {str(n): n for n in range(3000)}}),
                await http.post("/api/tables", json={**table, "options": {"draws": list(range(9000))}}),
            ]
            for answer in answers:
                assert 400 <= answer.status_code < 500, answer.text[:300]
                assert len(answer.content) < 4000
                assert answer.headers["cache-control"] == "no-store"
                assert answer.json()["text"]
            assert "…" in answers[0].json()["text"]

    run(scenario())


def test_what_fails_beyond_all_handlers_is_answered_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worst that can be: the words themselves cannot be said."""

    def speechless(*_: object) -> str:
        raise ValueError("nothing to say")

    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            monkeypatch.setattr("speeltafel.server.edge.http.requests.say", speechless)
            answer = await http.get("/api/tables/TULP-234567", headers={"Accept-Language": "nl"})
            assert answer.status_code == 500
            assert answer.json()["text"].startswith("Er ging hier iets mis")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "speeltafel_faults_total 1.0" in (await http.get("/metrics")).text

    run(scenario())


TELLS = r"""
import logging
from speeltafel.server import app
keep_log = app.keep_log
def kept(*given):
    keep_log(*given)
    logging.getLogger("speeltafel").error("asked for %s", "x\nCRITICAL \x1b[2Jforged")
app.keep_log = kept
"""
"""A server that puts down what a stranger wrote, as soon as it keeps a log."""


def test_what_a_stranger_wrote_never_begins_a_line_of_the_log(tmp_path: Path) -> None:
    """A real server whose database is gone says so in its log, and nothing of a code that no table can have."""
    port = free_port()
    with subprocess.Popen(
        [sys.executable, "-c", TELLS + SERVE, str(port), str(tmp_path)],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as server:
        assert server.stdout is not None
        server.stdout.readline()
        with sqlite3.connect(tmp_path / "speeltafel.db") as database:
            database.execute("ALTER TABLE tables RENAME TO gone")
        database.close()

        async def scenario() -> None:
            for code in ("HEKS-ABC234", "x\nCRITICAL \x1b[2Junread"):
                async with connect(f"ws://127.0.0.1:{port}/api/socket") as socket:
                    await socket.send(json.dumps({"type": "hello", "table": code, "wire": WIRE}))
                    assert json.loads(await socket.recv())["type"] == "goodbye"
            async with connect(f"ws://127.0.0.1:{port}/api/socket") as socket:
                await socket.send(b"\xff\xfe", text=True)
                await socket.wait_closed()

        try:
            run(scenario())
        finally:
            server.terminate()
        log = server.stderr.read().decode() if server.stderr is not None else ""
    assert [line for line in log.splitlines() if "table HEKS-ABC234 could not be opened" in line]
    assert "unread" not in log
    (line,) = (line for line in log.splitlines() if "forged" in line)
    assert r"asked for x\x0aCRITICAL \x1b[2Jforged" in line
    assert "\x1b" not in log
    assert "Traceback" not in log


def test_a_traceback_is_indented_so_that_none_of_its_lines_is_an_entry() -> None:
    try:
        raise ValueError("bad\n2026-11-17 00:00:00,000 CRITICAL speeltafel \x1b[2Jforged")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "%s failed", ("a\rb",), sys.exc_info())
    first, *others = Entries(FORM).format(record).split("\n")
    assert first.endswith(r"a\x0db failed")
    assert all(line.startswith("    ") for line in others)
    assert "\x1b" not in "".join(others)
