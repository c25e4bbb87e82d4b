"""Registers Pile for these tests, and takes it away again."""

from __future__ import annotations

import pytest
from pile import SPEC

from speeltafel.core import registry


@pytest.fixture(autouse=True)
def pile_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.specs()
    monkeypatch.setitem(registry._SPECS, "pile", SPEC)  # takes it off again
    registry.register(SPEC)
