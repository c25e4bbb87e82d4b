"""Looks back at finished games, one at a time in a process; each address has its turn, and all processes share the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.live.services import Busy
from speeltafel.server.store.reviews import LEASE_MS, KeptReviews
from speeltafel.server.workers.coach import CoachWorker
from speeltafel.server.workers.coach_process import AskReview, Ended, Failure, Staged
from speeltafel.server.workers.fair_queue import Adviser, FairQueue
from speeltafel.server.workers.line_process import Unanswered

MOST = 16
MOST_OF_ADDRESS = 2
NICE = 15
STORED_SECONDS = 1.0
"""How often a review under way is stored, so that another process can tell of it and go on with it."""
RENEWED_SECONDS = LEASE_MS / 4000
"""How often the claim on a game is renewed: one decision may take longer than a claim holds on a busy machine."""
log = logging.getLogger("speeltafel.reviews")


class Reviews:
    """What this process thinks about, or is waiting to; what has been found is in the store.

    `think` times the usual thought goes into a game, how far it is gets stored `every` so many seconds, and the claim
    on it is `renewed` every so many.
    """

    def __init__(
        self,
        kept: KeptReviews,
        *,
        think: float = 1.0,
        every: float = STORED_SECONDS,
        renewed: float = RENEWED_SECONDS,
    ) -> None:
        self.kept = kept
        self.think = think
        self._every = every
        self._renewed = renewed
        self._under_way: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._turns = FairQueue(1, MOST)
        self._failed: set[str] = set()

    def is_full(self, address: str) -> bool:
        """Whether more games wait than should, in all or for this address."""
        of_address = sum(each == address for each, _ in self._under_way.values())
        return len(self._under_way) >= MOST or of_address >= MOST_OF_ADDRESS

    def has_failed(self, code: str) -> bool:
        """Whether this game could not be judged."""
        return code in self._failed

    def is_under_way(self, code: str) -> bool:
        """Whether the review of a table has begun here or waits its turn."""
        return code in self._under_way

    def begin(self, code: str, number: int, record: str, address: str) -> None:
        """Sets a review going that this address asked for, unless it is under way here already."""
        if code in self._under_way:
            return
        task = asyncio.create_task(self._make(code, number, record, address))
        self._under_way[code] = address, task

    async def close(self) -> None:
        """Ends what is under way; it goes on where it was when somebody asks again."""
        tasks = [task for _, task in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, code: str, number: int, record: str, address: str) -> None:
        try:
            await self._turns.take(Adviser(address), 1.0)
            try:
                if await self.kept.claim(code, number):
                    await self._think(code, number, record)
            finally:
                self._turns.give_back()
        except Busy:
            log.info("table %s is not looked back at: too many wait", code)
        except (OSError, Unanswered, SQLAlchemyError, msgspec.MsgspecError, ValueError) as error:
            log.warning("table %s could not be looked back at: %s", code, error)
            self._failed.add(code)
        except asyncio.CancelledError:
            with contextlib.suppress(SQLAlchemyError):
                await self.kept.leave(code)
            raise
        finally:
            del self._under_way[code]

    async def _think(self, code: str, number: int, record: str) -> None:
        row = await self.kept.of(code, number)
        known = {each.number: each for each in row.known} if row is not None else {}
        worker = CoachWorker(nice=NICE)
        stored = time.monotonic()
        renewing = asyncio.create_task(self._renew(code, number))
        try:
            question = AskReview(record, list(known.values()), os.cpu_count() or 1, self.think)
            async with contextlib.aclosing(worker.ask(question)) as said:
                async for answer in said:
                    match answer:
                        case Staged(stage):
                            known[stage.appraisal.number] = stage.appraisal
                            if time.monotonic() - stored < self._every:
                                continue
                            stored = time.monotonic()
                            told = list(known.values())
                            if not await self.kept.keep(code, number, told, stage.done, stage.total):
                                return
                        case Ended(whole, found):
                            await self.kept.keep(code, number, found, whole.nodes, whole.nodes, whole)
                        case Failure(refusal):
                            raise ValueError(refusal.message.id)
        finally:
            renewing.cancel()
            await worker.close()

    async def _renew(self, code: str, number: int) -> None:
        while True:
            await asyncio.sleep(self._renewed)
            with contextlib.suppress(SQLAlchemyError):
                await self.kept.renew(code, number)
