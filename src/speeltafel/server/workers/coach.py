"""Questions to a coach, answered in a process beside the server that gives way to the bots' on a busy machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator

from speeltafel.server.workers.coach_process import Answer, Question, Staged, read_answer, write

NICE = 5
"""A person waits for an answer, though tables go before."""
LINE_BYTES = 16 * 1024 * 1024
MODULE = "speeltafel.server.workers.coach_process"


class CoachGone(Exception):
    """The process ended before it had answered."""


class CoachWorker:
    """One process, started when it is first asked; one question at a time."""

    def __init__(self, *, nice: int = NICE) -> None:
        self._nice = nice
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def ask(self, question: Question) -> AsyncGenerator[Answer, None]:
        """Every answer as it comes; whoever asks no more ends the process, and the next question starts another."""
        async with self._turn:
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            is_done = False
            try:
                process.stdin.write(write(question) + b"\n")
                await process.stdin.drain()
                while not is_done:
                    line = await process.stdout.readline()
                    if not line.endswith(b"\n"):
                        raise CoachGone
                    answer = read_answer(line)
                    is_done = not isinstance(answer, Staged)
                    yield answer
            except (BrokenPipeError, ConnectionResetError):
                raise CoachGone from None
            finally:
                if not is_done:
                    await self._end()

    async def answer(self, question: Question) -> Answer:
        """The last answer."""
        last: Answer | None = None
        async for each in self.ask(question):
            last = each
        assert last is not None
        return last

    async def close(self) -> None:
        """Ends the process."""
        await self._end()

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", MODULE),
                stdin=PIPE,
                stdout=PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LINE_BYTES,
                start_new_session=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
            with contextlib.suppress(OSError, AttributeError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, self._nice)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, 9)  # those that think for it, too
        await process.wait()
