"""Looks back at finished games with `speeltafel review`, one at a time, in a process of its own; the latest are kept.

The process gives way to the bots' on a busy machine, and each address has its turn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections import OrderedDict
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from speeltafel.server.workers.fair_queue import Adviser, FairQueue

LIMIT = "100ms"
KEPT = 200
MOST = 16
MOST_OF_ADDRESS = 2
NICE = 15
log = logging.getLogger("speeltafel.reviews")


class MoveReview(Struct, frozen=True):
    """One decision as the review judged it; `best` is canonical text."""

    number: int
    seat: int
    best: str
    chance: float
    given: float
    luck: float
    name: str = ""


class SeatReview(Struct, frozen=True):
    """One seat's account."""

    seat: int
    result: float
    even: float
    luck: float
    given: float
    received: float


class GameReview(Struct, frozen=True):
    """What is read of the figures that the command writes."""

    moves: list[MoveReview]
    players: list[SeatReview]


class Reviews:
    """By table: a review that is there, one under way, or none that could be made."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, GameReview] = OrderedDict()
        self._under_way: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._turns = FairQueue(1, MOST)
        self._failed: set[str] = set()

    def of(self, code: str) -> GameReview | None:
        """The review of a table, if it is there."""
        return self._kept.get(code)

    def is_full(self, address: str) -> bool:
        """Whether more games wait than should, in all or for this address."""
        of_address = sum(each == address for each, _ in self._under_way.values())
        return len(self._under_way) >= MOST or of_address >= MOST_OF_ADDRESS

    def has_failed(self, code: str) -> bool:
        """Whether this game could not be judged."""
        return code in self._failed

    def is_under_way(self, code: str) -> bool:
        """Whether the review of a table has begun or waits its turn."""
        return code in self._under_way

    def begin(self, code: str, record: bytes, address: str) -> None:
        """Sets a review going that this address asked for."""
        self._under_way[code] = address, asyncio.create_task(self._make(code, record, address))

    async def _make(self, code: str, record: bytes, address: str) -> None:
        try:
            await self._turns.take(Adviser(address), 1.0)
            try:
                self._kept[code] = await judged(record)
            finally:
                self._turns.give_back()
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        except (OSError, msgspec.MsgspecError) as error:
            log.warning("table %s could not be looked back at: %s", code, error)
            self._failed.add(code)
        finally:
            del self._under_way[code]


async def judged(record: bytes) -> GameReview:
    """Runs the command on a record; a process of its own keeps tables free of its work."""
    with TemporaryDirectory(prefix="speeltafel-") as folder:
        paper, figures = Path(folder, "game.json"), Path(folder, "review.json")
        paper.write_bytes(record)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "speeltafel.cli", "review", str(paper)),
            *("--limit", LIMIT, "--json", str(figures)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        with contextlib.suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        try:
            await process.wait()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        return msgspec.json.decode(figures.read_bytes(), type=GameReview)
