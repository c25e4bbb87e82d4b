"""Bounds every bot, catches its errors, checks its action with the game, and plays something legal when it fails.

`Guard` is for any bot: it thinks in a process of its own (see `keeper`), so that one which hangs, crashes,
eats memory or answers nonsense costs its own move and nothing else. `choose` blocks for at most the limit
and a little, and always returns a legal choice. `Guards` shares a few of them among an event loop's tables:

    guards = Guards(size=2)
    report = await guards.choose("strongest", game, match.observe(eyes), match.events_for(eyes), limit, luck)
    match.push(report.choice.action)

`checked.checked` gives the same report for a trusted bot in this process, as the arena needs it a million times.

A guard sees what the bot sees, an observation, so it needs no table either. An answer after so much CPU time as the
limit says does not count, even when it is good; one that is late only by the clock on the wall does. Keepers need `os.fork`: where there is none, use `checked` in a thread.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Lock
from time import monotonic
from types import TracebackType
from typing import TypeVar

import msgspec

from speeltafel.bots.checked import Fault, Report, instead, judged
from speeltafel.bots.keeper_messages import Request, Thought, heard, read_thought
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Decision, Event, Game, Observation

S = TypeVar("S")
A = TypeVar("A")

PATIENCE = 5.0
"""Wall seconds after which a bot that does not even try to run is given up."""

STARTING = 60.0
"""Wall seconds for making a bot, and for a move whose limit is in nodes only."""

START = "import sys, json; sys.path[:] = json.loads(sys.argv[2]); from speeltafel.bots.keeper import main; main(int(sys.argv[1]))"


class Guard:
    """Asks bots in a process of their own; safe to call from any thread, one question at a time."""

    def __init__(self, *, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._lock = Lock()

    def choose(
        self,
        bot: str,
        game: Game[S, A],
        seen: Observation[S],
        events: Sequence[Event[A]],
        limit: Limit,
        luck: int,
    ) -> Report[A]:
        """Asks the bot of this name (see `levels`) and returns what to play."""
        assert isinstance(game.turn(seen.state), Decision), "nobody is to choose here"
        name = game.edition.partition("/")[0]
        rules, payload = pickle.dumps(game), pickle.dumps((seen, tuple(events), limit, luck))
        patience = STARTING if limit.seconds is None else self._patience + 2 * limit.seconds
        with self._lock:
            wall = monotonic()
            thought = self._ask(Request(name, bot, rules, limit.seconds, patience, payload, wall))
            waited = monotonic() - wall
        if thought.fault:
            fault = Fault(thought.fault)
            return instead(game, seen.state, luck, thought.seconds, waited, fault, thought.detail)
        try:
            action = game.parse(seen.state, thought.action)
        except SpeeltafelError as error:
            detail = f"{thought.action[:80]}: {error}"
            return instead(game, seen.state, luck, thought.seconds, waited, Fault.ILLEGAL, detail)
        words = None if thought.words is None else heard(thought.words)
        choice = Choice(action, words, thought.before, thought.after, thought.nodes)
        return judged(game, seen.state, choice, limit, luck, thought.seconds, waited)

    def close(self) -> None:
        """Ends the process; another question would start another."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            try:
                self._process.wait(2)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._line = self._process = None

    def cut_off(self) -> None:
        """Ends a question under way from another thread: whoever asked gets the fallback at once."""
        process = self._process
        if process is not None:
            process.kill()

    def __enter__(self) -> Guard:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _ask(self, request: Request) -> Thought:
        """What the keeper says; a keeper that says nothing is replaced."""
        line = self._line or self._start()
        try:
            line.send_bytes(pickle.dumps(request))
            if line.poll(STARTING + 12 * request.patience):
                return read_thought(line.recv_bytes())
            detail = "its keeper did not answer"
        except (EOFError, OSError) as error:
            detail = f"its keeper is gone: {error!r}"
        except msgspec.MsgspecError as error:
            detail = f"its answer cannot be read: {error}"
        if self._process is not None:
            self._process.kill()
        self.close()
        return Thought(fault="crash", detail=detail)

    def _start(self) -> Connection:
        ours, theirs = Pipe()
        handle = theirs.fileno()
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, str(handle), json.dumps(sys.path)],
            pass_fds=[handle],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        theirs.close()
        self._line = ours
        return ours


class Guards:
    """A few guards for an event loop: so many bots think at once, the others wait their turn."""

    def __init__(self, size: int = 1, *, patience: float = PATIENCE) -> None:
        self._guards = tuple(Guard(patience=patience) for _ in range(size))
        self._free: asyncio.LifoQueue[Guard] = asyncio.LifoQueue()
        for guard in self._guards:
            self._free.put_nowait(guard)
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="guard")

    async def choose(
        self,
        bot: str,
        game: Game[S, A],
        seen: Observation[S],
        events: Sequence[Event[A]],
        limit: Limit,
        luck: int,
    ) -> Report[A]:
        """As `Guard.choose`, without keeping the loop waiting."""
        guard = await self._free.get()
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(
            self._threads, lambda: guard.choose(bot, game, seen, events, limit, luck)
        )
        asked.add_done_callback(lambda _: self._free.put_nowait(guard))
        return await asyncio.shield(asked)

    def close(self) -> None:
        """Ends all processes; bots still thinking are cut off."""
        for guard in self._guards:
            guard.cut_off()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for guard in self._guards:
            guard.close()
