"""A write-ahead log that is damaged in its middle is told, not passed over; one that a kill cut short is read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from speeltafel.client.any_move import some_move
from speeltafel.server.settings import Misconfigured, Settings
from speeltafel.server.store.damaged_log import find_damage
from speeltafel.server.store.store import Store
from tests.server.serving import run, serving

MOVES = 6
FRAME = 24 + 4096


def killed(tmp_path: Path) -> Path:
    """The data folder of a server that was killed after some moves: what was stored lies in the log."""

    async def scenario() -> None:
        async with serving(tmp_path / "lives") as served:
            _, first, second = await served.pair("exago")
            for _ in range(MOVES):
                mover = first if first.turn in first.you else second
                number = await mover.play(await some_move(mover))
                for seat in (first, second):
                    await seat.wait_for(lambda here, number=number: here.number >= number)  # type: ignore[misc]
            shutil.copytree(tmp_path / "lives", tmp_path / "killed")

    run(scenario())
    return tmp_path / "killed"


def test_a_damaged_log_is_told_instead_of_losing_moves_silently(tmp_path: Path) -> None:
    data = killed(tmp_path)
    log = data / "speeltafel.db-wal"
    assert find_damage(log) is None
    whole = bytearray(log.read_bytes())
    frames = (len(whole) - 32) // FRAME
    at = 32 + FRAME * (frames - 8)
    whole[at + 2000] ^= 1
    log.write_bytes(whole)
    found = find_damage(log)
    assert found is not None
    assert found.at == at
    assert found.lost >= 1
    with pytest.raises(Misconfigured) as told:
        Store(Settings(data=data))
    assert told.value.reason == "setting-wal-damaged"
    assert log.read_bytes() == whole


def test_a_log_that_a_kill_cut_short_is_read(tmp_path: Path) -> None:
    data = killed(tmp_path)
    log = data / "speeltafel.db-wal"
    whole = log.read_bytes()
    for cut in (len(whole) - 100, len(whole) - FRAME - 7, 40, 10):
        log.write_bytes(whole[:cut])
        assert find_damage(log) is None
    torn = bytearray(whole)
    torn[-50] ^= 1
    log.write_bytes(torn)
    assert find_damage(log) is None


def test_a_transaction_that_never_ended_is_not_counted_by_its_pages(tmp_path: Path) -> None:
    log = killed(tmp_path) / "speeltafel.db-wal"
    whole = bytearray(log.read_bytes())
    frames = range(32, len(whole) - FRAME + 1, FRAME)
    ends = [at for at in frames if any(whole[at + 4 : at + 8])]
    first, last = ends[-2] + FRAME, ends[-1]
    assert last - first >= 2 * FRAME
    whole[first + 2000] ^= 1
    log.write_bytes(whole[: last + FRAME])
    assert find_damage(log) is None
