"""Puts Pile on the shelf for these tests, and takes it off again."""

from __future__ import annotations

import pytest
from pile import SPEC

from speeltafel.core import registry


@pytest.fixture(autouse=True)
def pile_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.specs()
    monkeypatch.setitem(registry._SPECS, "pile", SPEC)
