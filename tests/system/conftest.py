"""One PostgreSQL and one Redis for all tests that need them: starting them takes longer than the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bench.kill import Place, postgres_place


@pytest.fixture(scope="session")
def shared_place() -> Iterator[Place]:
    with postgres_place(processes=2) as place:
        asyncio.run(place.begin())
        yield place


@pytest.fixture
def many(shared_place: Place) -> Place:
    """Two processes on PostgreSQL with a Redis between them, whatever the test before did to them."""
    asyncio.run(shared_place.mend())
    return shared_place
