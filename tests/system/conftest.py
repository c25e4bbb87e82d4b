"""One PostgreSQL and one Redis for all tests that need them: starting them takes longer than the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bench.kill import Place, postgres_place


@pytest.fixture(scope="session")
def many() -> Iterator[Place]:
    """Two processes on PostgreSQL with a Redis between them."""
    with postgres_place(processes=2) as place:
        asyncio.run(place.begin())
        yield place
