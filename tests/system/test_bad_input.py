"""Bad input against real servers: the short forms of `bench/fuzz_socket.py` and of schemathesis over the OpenAPI page."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bench.fuzz_socket import attack
from bench.process import serve_tables

pytestmark = pytest.mark.system


def test_the_socket_answers_every_bad_message_and_changes_nothing() -> None:
    with serve_tables() as served:
        seen = asyncio.run(attack(served.address, 600, seed=7))
    assert seen["messages"] == 600


def test_http_answers_whatever_its_schema_allows_without_a_fault(tmp_path: Path) -> None:
    with serve_tables({"SPEELTAFEL_ADMIN_KEY": "sesam"}) as served:
        ended = subprocess.run(
            [
                str(Path(sys.executable).parent / "schemathesis"),
                "run",
                f"{served.address}/schema/openapi.json",
                "--checks=not_a_server_error,response_schema_conformance,content_type_conformance",
                "--max-examples=6",
                "--phases=examples,coverage,fuzzing",
                "--exclude-path=/api/bot/stream",
                "--generation-deterministic",
                "--workers=1",
            ],
            capture_output=True,
            text=True,
            cwd=tmp_path,
        )
    assert ended.returncode == 0, ended.stdout[-6000:]
