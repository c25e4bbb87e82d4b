"""Questions to a coach, answered in a process beside the server that gives way to the bots' on a busy machine."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator

from speeltafel.server.workers.coach_process import Answer, Question, Staged, read_answer, write
from speeltafel.server.workers.line_process import LineProcess

NICE = 5
"""A person waits for an answer, though tables go before."""
MODULE = "speeltafel.server.workers.coach_process"


class CoachWorker:
    """One process, started when it is first asked; one question at a time, each address in its turn."""

    def __init__(self, *, nice: int = NICE) -> None:
        self._process = LineProcess(MODULE, nice)

    async def ask(self, question: Question, address: str = "") -> AsyncGenerator[Answer, None]:
        """Every answer as it comes; whoever asks no more ends the process, and the next question starts another."""
        lines = self._process.lines(
            write(question), lambda line: not isinstance(read_answer(line), Staged), address
        )
        async with contextlib.aclosing(lines):
            async for line in lines:
                yield read_answer(line)

    async def answer(self, question: Question, address: str) -> Answer:
        """The last answer; raises Busy when too much is asked."""
        last: Answer | None = None
        async with contextlib.aclosing(self.ask(question, address)) as told:
            async for each in told:
                last = each
        assert last is not None
        return last

    async def close(self) -> None:
        """Ends the process."""
        await self._process.close()
