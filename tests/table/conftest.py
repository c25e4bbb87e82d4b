"""Registers Pile for these tests, and takes it away again."""

from __future__ import annotations

import pytest
from pile import SPEC

from speeltafel.core import registry
from speeltafel.locale import add_catalogues


@pytest.fixture(autouse=True)
def pile_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.specs()
    add_catalogues(SPEC.texts)
    monkeypatch.setitem(registry._SPECS, "pile", SPEC)
