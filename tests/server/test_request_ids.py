"""What is logged names the request or the socket that it was served for, in text and as JSON."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import httpx
import msgspec
import pytest

from speeltafel.live import host
from speeltafel.server.operations.logs import Entries, JsonEntries, request_id
from speeltafel.server.settings import Misconfigured, read_settings
from tests.server.serving import run, serving

PROXYS = "0123456789abcdef0123456789abcdef"


def record(text: str) -> logging.LogRecord:
    return logging.LogRecord("speeltafel.test", logging.ERROR, "", 0, text, None, None)


def test_an_entry_names_what_is_served() -> None:
    token = request_id.set("abc12345")
    try:
        assert Entries("%(message)s").format(record("went wrong")) == "went wrong [abc12345]"
        entry = msgspec.json.decode(JsonEntries().format(record("went\nwrong\x1b")))
    finally:
        request_id.reset(token)
    assert {**entry, "time": ""} == {
        "time": "",
        "level": "error",
        "logger": "speeltafel.test",
        "message": "went\nwrong\x1b",
        "request": "abc12345",
    }
    assert "\n" not in JsonEntries().format(record("went\nwrong"))


def test_an_answer_has_the_proxys_id_or_one_of_our_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            given = await http.get("/api/games", headers={"X-Request-Id": PROXYS})
            assert given.headers["x-request-id"] == PROXYS
            for odd in ("", "x", "a b" * 5, "ü" * 9, "z" * 200):
                own = await http.get("/api/tables/EIK-222222", headers={"X-Request-Id": odd.encode()})
                assert re.fullmatch("[0-9a-f]{16}", own.headers["x-request-id"])
            refused = await http.get("/api/nothing")
            assert re.fullmatch("[0-9a-f]{16}", refused.headers["x-request-id"])

    run(scenario())


def test_a_fault_of_a_step_is_logged_with_the_id_of_its_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def fail(*_: object) -> None:
        seen.append(request_id.get())
        raise RuntimeError("on purpose")

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            monkeypatch.setattr(host, "decide", fail)
            for seat in (first, second, first):
                with pytest.raises(TimeoutError):
                    await seat.ask(host.Play("p", seat.you[0], "0,0"), timeout=0.05)
            assert re.fullmatch("[0-9a-f]{16}", seen[0])
            assert len(set(seen)) == 2

    run(scenario())


def test_another_form_of_log_is_refused_by_name() -> None:
    with pytest.raises(Misconfigured) as told:
        read_settings({"SPEELTAFEL_LOG_FORM": "xml"})
    assert told.value.message.args == {"name": "SPEELTAFEL_LOG_FORM", "value": "xml", "known": "text, json"}
