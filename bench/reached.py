"""A plugin of pytest that writes down which tests reach which lines: `COVERAGE_FILE=F coverage run -m pytest -p bench.reached`."""

from __future__ import annotations

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> object:
    """Counts whatever a test runs, with its fixtures, for that test."""
    from coverage import Coverage

    here = Coverage.current()
    if here is not None:
        here.switch_context(item.nodeid)
    return (yield)
