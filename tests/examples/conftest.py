"""Liar's dice, installed beside us and found by its entry point; taken away again after each test."""

from __future__ import annotations

from pathlib import Path

import pytest

from speeltafel.core import registry
from tests.examples.installing import install


@pytest.fixture(scope="session")
def liars_dice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder it was installed into."""
    return install("liars-dice", tmp_path_factory.mktemp("installed"))


@pytest.fixture(autouse=True)
def found_again(liars_dice: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(liars_dice))
    monkeypatch.setattr(registry, "_SPECS", {})
    monkeypatch.setattr(registry, "_FOUND", [])
