"""The short form of bench/strangers.py: honest people lose nothing and are refused nothing while strangers do their worst."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.process import SERVE, free_port, start
from bench.strangers import ROOM, run

pytestmark = pytest.mark.system


def test_honest_people_play_on_while_strangers_do_their_worst(tmp_path: Path) -> None:
    served = start(SERVE, free_port(), str(tmp_path), environment=ROOM)
    try:
        seen, heard, _ = asyncio.run(run(served, served.address, tables=6, strangers=6, seconds=6, seed=5))
    finally:
        served.stop()
    assert seen.acks
    assert seen.bot
    assert (seen.lost, seen.refused) == (0, [])
    assert not [kind for kind in heard if kind.endswith((" 500", " 502"))]
    assert len({kind.rsplit(maxsplit=1)[0] for kind in heard}) >= 5
