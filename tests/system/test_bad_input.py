"""Bad input against real servers: the short forms of `bench/fuzz_socket.py` and of schemathesis over the OpenAPI page."""

from __future__ import annotations

import asyncio

import pytest

from bench.fuzz_http import fuzz
from bench.fuzz_socket import attack
from bench.process import serve_tables

pytestmark = pytest.mark.system


def test_the_socket_answers_every_bad_message_and_changes_nothing() -> None:
    with serve_tables() as served:
        seen = asyncio.run(attack(served.address, 600, seed=7))
    assert seen["messages"] == 600


def test_http_answers_whatever_its_schema_allows_without_a_fault() -> None:
    with serve_tables() as served:
        passed, failed = fuzz(served.address, examples=2, people=["seat"])
    assert not failed, failed
    assert passed > 500
