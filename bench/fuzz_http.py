"""Bad input over HTTP: schemathesis asks whatever the OpenAPI page allows, and more; no answer may be a fault.

python -m bench.fuzz_http                  # short form
python -m bench.fuzz_http --examples 200
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import httpx

from bench.process import serve_tables

CHECKS = "not_a_server_error,status_code_conformance,response_schema_conformance,content_type_conformance"


PEOPLE = ("seat", "owner", "nobody")
"""Who asks: the bearer of a seat, the owner of a table, and anybody."""


def fuzz(address: str, examples: int, people: Sequence[str] = PEOPLE) -> tuple[int, str]:
    """Asks as each of these; returns how many cases passed, and what failed."""
    body = {"game": "qwirkle", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]}
    passed, failed = 0, ""
    for who in people:
        made = httpx.post(f"{address}/api/tables", json=body).raise_for_status().json()
        secret = {"seat": made["mine"][0]["secret"], "owner": made["owner"], "nobody": ""}[who]
        told = _run(address, examples, made["table"] if secret else "", secret)
        found = re.search(r"(\d+) generated, (\d+) passed", told)
        if found is None or found[1] != found[2]:
            failed += f"as {who}:\n{told[-4000:]}"
        else:
            passed += int(found[2])
    return passed, failed


def _run(address: str, examples: int, table: str, secret: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        if table:
            known = f'headers = {{ Authorization = "Bearer {secret}" }}\n[parameters]\ntable = "{table}"\n'
            (Path(folder) / "schemathesis.toml").write_text(known)
        command = [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"{address}/schema/openapi.json",
            f"--checks={CHECKS}",
            f"--max-examples={examples}",
            "--phases=examples,coverage,fuzzing",
            "--exclude-path=/api/bot/stream",
            "--generation-deterministic",
            "--workers=1",
            "--no-color",
            "--warnings=off",
        ]
        return subprocess.run(command, capture_output=True, text=True, cwd=folder).stdout


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--examples", type=int, default=5)
    given = parser.parse_args()
    with serve_tables() as served:
        passed, failed = fuzz(served.address, given.examples)
    print(failed or f"{passed} cases passed")
    raise SystemExit(bool(failed))


if __name__ == "__main__":
    main()
