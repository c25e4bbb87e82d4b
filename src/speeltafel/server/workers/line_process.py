"""A process beside the server that is asked line by line: what it thinks or draws holds nobody's move up."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Callable

from speeltafel.server.workers.fair_queue import Adviser, FairQueue

LINE_BYTES = 16 * 1024 * 1024
MOST_WAITING = 64


class Unanswered(Exception):
    """The process ended before it had answered."""


class LineProcess:
    """One process that runs a module, started when it is first asked; one question at a time, each address in its turn.

    `nice` says how much it gives way to the bots' on a busy machine.
    """

    def __init__(self, module: str, nice: int) -> None:
        self._module = module
        self._nice = nice
        self._process: Process | None = None
        self._turns = FairQueue(1, MOST_WAITING)

    async def lines(
        self, question: bytes, is_last: Callable[[bytes], bool], address: str = ""
    ) -> AsyncGenerator[bytes, None]:
        """Every line of the answer as it comes; whoever asks no more ends the process, and the next question starts another.

        Raises Busy when too much is asked.
        """
        async with self._turns.turn(Adviser(address)):
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            is_done = False
            try:
                process.stdin.write(question + b"\n")
                await process.stdin.drain()
                while not is_done:
                    line = await process.stdout.readline()
                    if not line.endswith(b"\n"):
                        raise Unanswered
                    is_done = is_last(line)
                    yield line
            except (BrokenPipeError, ConnectionResetError):
                raise Unanswered from None
            finally:
                if not is_done:
                    await self._end()

    async def line(self, question: bytes, address: str = "") -> bytes:
        """The answer to a question that is answered in one line."""
        async with contextlib.aclosing(self.lines(question, lambda _: True, address)) as told:
            async for line in told:
                return line
        raise Unanswered

    async def close(self) -> None:
        """Ends the process."""
        await self._end()

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module),
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
