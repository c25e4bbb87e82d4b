"""What stands in the way of a server is one sentence in the reader's language, and the exit code is 1."""

from __future__ import annotations

import argparse
import socket
import sqlite3
from pathlib import Path

import pytest

from speeltafel.server.operations import backup
from speeltafel.server.settings import Misconfigured
from speeltafel.server.store.migrate import upgrade
from speeltafel.terminal.serve import run


def started(data: Path, *, host: str = "127.0.0.1", port: int = 0, language: str = "en") -> int:
    """Tries to serve with these arguments; for starts that must fail."""
    return run(argparse.Namespace(host=host, port=port, data=data, browser=False, language=language))


@pytest.mark.parametrize(
    ("language", "told"),
    [("nl", "in gebruik"), ("de", "wird von"), ("fr", "est utilisé"), ("en", "is in use")],
)
def test_a_port_in_use_is_told_before_anything_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert started(tmp_path / "data", port=port, language=language) == 1
    said = capsys.readouterr().err
    assert told in said
    assert str(port) in said
    assert "Traceback" not in said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 99_999), ("nowhere.invalid", 0), ("192.0.2.1", 0)])
def test_an_address_that_is_none_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], host: str, port: int
) -> None:
    assert started(tmp_path, host=host, port=port) == 1
    assert (str(port) if port else host) in capsys.readouterr().err


def test_a_data_folder_that_cannot_be_one_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert started(tmp_path / "file" / "data") == 1
    assert "--data" in capsys.readouterr().err


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "speeltafel.db").write_text("something else entirely" * 100)
    assert started(tmp_path) == 1
    assert "speeltafel.db" in capsys.readouterr().err
    assert (tmp_path / "speeltafel.db").read_text().startswith("something else")


def test_a_database_of_a_newer_release_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    upgrade(f"sqlite:///{tmp_path / 'speeltafel.db'}")
    with sqlite3.connect(tmp_path / "speeltafel.db") as future:
        future.execute("UPDATE alembic_version SET version_num = '9999'")
    future.close()
    assert started(tmp_path) == 1
    assert "newer" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("SPEELTAFEL_DATABASE_URL", "mysql://here/x", "postgresql://"),
        ("SPEELTAFEL_DATABASE_URL", "postgresql://u:secret@127.0.0.1:port/x", "postgresql://"),
        ("SPEELTAFEL_DATABASE_URL", "postgresql://u:secret@127.0.0.1:9/x", "u:***@127.0.0.1:9/x"),
        ("SPEELTAFEL_REDIS_URL", "redis://127.0.0.1", "SPEELTAFEL_DATABASE_URL"),
        ("SPEELTAFEL_REDIS_URL", "127.0.0.1:6379", "redis://"),
        ("SPEELTAFEL_LOG", "loud", "warning"),
        ("SPEELTAFEL_PUBLIC_URL", "games.example.org", "https://"),
        ("SPEELTAFEL_PUBLIC_URL", "https://games.example.org/table", "without a path"),
        ("SPEELTAFEL_ORIGINS", "https://a.example.org, https://b\\@c", "SPEELTAFEL_ORIGINS"),
        ("SPEELTAFEL_BOT_QUEUE", "many", "SPEELTAFEL_BOT_QUEUE"),
    ],
)
def test_a_setting_that_does_not_fit_is_named_and_no_secret_is(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    value: str,
    told: str,
) -> None:
    monkeypatch.setenv(name, value)
    assert started(tmp_path) == 1
    said = capsys.readouterr().err
    assert told in said
    assert "secret" not in said
    assert said.count("\n") == 1


def test_upkeep_of_a_folder_without_data_makes_none(tmp_path: Path) -> None:
    with pytest.raises(Misconfigured) as refused:
        backup.run(
            argparse.Namespace(data=tmp_path / "none", file=tmp_path / "x.gz", replace=False, language="en")
        )
    assert refused.value.message.id == "upkeep-no-data"
    assert not (tmp_path / "none").exists()
