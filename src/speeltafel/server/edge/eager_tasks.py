"""Work that seldom waits, done at once: a task is made only for what is left when it does wait."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


def eagerly(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Runs work up to its first wait; None when it came to its end, else the task that goes on with it.

    What runs at once belongs to the task that called, so it must not ask for its own (as a timeout does).
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, awaited))


async def _go_on(work: Coroutine[Any, Any, None], awaited: Any) -> None:
    await _steps(work, awaited)


@types.coroutine
def _steps(work: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Waits for what the work waits for, until it ends."""
    while True:
        try:
            try:
                got = yield awaited
            except BaseException as error:
                awaited = work.throw(error)
            else:
                awaited = work.send(got)
        except StopIteration:
            return
