"""`speeltafel check` finds what is wrong with a database, names each table, and changes nothing."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from speeltafel.cli import main
from tests.server.serving import play_on, run, serving
from tests.server.test_upkeep import filled


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("filled")
    filled(folder)
    return folder


def copied(data: Path, to: Path, *changes: str) -> Path:
    """A copy of a data folder with something changed, past all guards."""
    to.mkdir()
    with sqlite3.connect(data / "speeltafel.db") as old, sqlite3.connect(to / "speeltafel.db") as new:
        old.backup(new)
        for change in changes:
            assert new.execute(change).rowcount > 0
    return to


def test_a_database_that_is_well_says_so(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = copied(data, tmp_path / "data")
    before = (here / "speeltafel.db").read_bytes()
    assert main(["check", "--data", str(here), "--language", "en"]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["check", "--data", str(here), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["tables"], found["bad"]) == (2, [])
    assert found["events"] > found["deals"] > 0
    assert (here / "speeltafel.db").read_bytes() == before
    assert main(["check", "--data", str(tmp_path / "none")]) == 2


def test_a_server_may_run_meanwhile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("qwirkle")
            for _ in range(3):
                await play_on(first, second, moves=2)
                assert main(["check", "--data", str(tmp_path), "--json"]) == 0
                assert json.loads(capsys.readouterr().out)["tables"] == 1

    run(scenario())


RUNNING = "code = (SELECT code FROM tables WHERE status = 'running')"
FINISHED = "code = (SELECT code FROM tables WHERE status = 'finished')"
DAMAGE = {
    "a move that the rules do not know": f"UPDATE events SET action = 'fly' WHERE number = 2 AND {RUNNING}",
    "points": f"UPDATE events SET points = points + 1 WHERE seat IS NOT NULL AND {FINISHED}",
    "another's move": f"UPDATE events SET seat = 1 - seat WHERE seat IS NOT NULL AND {FINISHED}",
    "a deal of another seed": f"DELETE FROM events WHERE number > 0 AND {RUNNING};"
    f"UPDATE events SET action = CASE action WHEN 'lot:0' THEN 'lot:1' ELSE 'lot:0' END WHERE {RUNNING}",
    "a gap": f"DELETE FROM events WHERE number = 1 AND {FINISHED}",
    "an end that is missing": f"DELETE FROM events WHERE number = (SELECT max(number) FROM events WHERE {FINISHED}) AND {FINISHED}",
    "status": "UPDATE tables SET status = 'finished' WHERE status = 'running'",
    "abandoned": "UPDATE tables SET status = 'abandoned' WHERE status = 'finished'",
    "seed": "UPDATE tables SET seed = commitment WHERE status = 'running'",
    "commitment": "UPDATE tables SET commitment = seed WHERE status = 'running'",
    "standing": "UPDATE tables SET standing = '{}' WHERE status = 'running'",
    "edition": "UPDATE tables SET edition = 'chess/fide' WHERE status = 'running'",
    "version": "UPDATE tables SET version = 0 WHERE status = 'finished'",
    "listed": "UPDATE tables SET listed = 1 - listed WHERE status = 'finished'",
    "options": "UPDATE tables SET standing = json_set(standing, '$.options', json('{\"target\": 250}')) WHERE status = 'finished'",
    "orphans": "INSERT INTO chat (code, number, at, name, text, phrase) VALUES ('WEG-222222', 0, 1, '', '', '')",
    "talk": "UPDATE chat SET seat = 99",
}


@pytest.mark.parametrize("how", DAMAGE)
def test_what_is_wrong_is_named_and_the_rest_is_checked(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    here = copied(data, tmp_path / "data", *DAMAGE[how].split(";"))
    assert main(["check", "--data", str(here), "--json", "--language", "en"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["tables"] == 2
    assert len(found["bad"]) == 1, found["bad"]
    assert found["bad"][0]["why"]


@pytest.mark.parametrize(
    ("language", "told"),
    [("nl", "past niet"), ("de", "passt nicht"), ("fr", "ne correspond pas"), ("en", "does not fit")],
)
def test_what_is_wrong_is_said_in_four_languages(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    here = copied(data, tmp_path / "data", DAMAGE["status"])
    assert main(["check", "--data", str(here), "--language", language]) == 1
    bad, summary, result = capsys.readouterr().out.splitlines()
    assert told in bad
    assert "2" in summary
    assert result


def test_a_code_that_is_none_is_shown_as_text(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = copied(
        data,
        tmp_path / "data",
        "DELETE FROM chat",
        "DELETE FROM events",
        "UPDATE tables SET code = 'x' || char(27) || '[2J' WHERE status = 'running'",
    )
    assert main(["check", "--data", str(here), "--language", "en"]) == 1
    assert "\x1b" not in capsys.readouterr().out


def test_another_schema_is_told(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = copied(data, tmp_path / "data", "UPDATE alembic_version SET version_num = '0001'")
    assert main(["check", "--data", str(here), "--language", "en"]) == 2
    assert "schema 0001" in capsys.readouterr().err
    bare = tmp_path / "bare"
    bare.mkdir()
    sqlite3.connect(bare / "speeltafel.db").execute("CREATE TABLE x (y)").connection.close()
    assert main(["check", "--data", str(bare), "--language", "en"]) == 2
    assert "not a Speeltafel database" in capsys.readouterr().err
