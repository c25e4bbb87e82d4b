"""The short form of `bench/page_way.py`: what a table that is opened cold loads, and what the sources hold."""

from __future__ import annotations

import sys

from conftest import ROOT
from house import House
from playwright.sync_api import Browser

sys.path.insert(0, str(ROOT / "bench"))

from page_way import cold, sources


def test_a_table_opens_with_few_files_that_do_not_wait_for_each_other(house: House, browser: Browser) -> None:
    opened = cold(browser, house)
    assert opened["files"] <= 6, opened
    assert opened["loads"] <= 3, opened
    assert opened["kB"] <= 105, opened


def test_the_page_points_one_way_and_looks_by_tokens() -> None:
    counted = sources()
    assert (counted["cycles"], counted["directions"], counted["literals"]) == (0, 0, 0)
    assert counted["type"] <= 8
    assert counted["radii"] <= 6
    assert counted["effects"] <= 18
    assert counted["effects without a reason"] == []
    assert counted["components past 250 lines"] == {}
    assert 0 < counted["props of a game"] <= 8
