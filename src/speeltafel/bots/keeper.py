"""The process in which guarded bots think: it makes them, and forks a child that may be killed at any moment.

Guard and keeper speak over a socket, and the keeper answers every request: with what the bot said, or with
why there is nothing. It never saw the table, so a bot cannot find there what its seat does not see. The
child has

- a timer of its CPU time, on which the kernel ends it, also inside a C loop that holds the GIL (the time that
  is told and judged is the thinking thread's own, as the process's clock is not steady under such a timer);
- a timer of the wall clock, for a bot that sleeps or waits for what never comes;
- a bound on its memory, no input, and no output but its answer: every other file and socket is closed.

After a death the next child is forked from the keeper, where our bots lie ready, in a few milliseconds. A foreign
bot (`package.module:name`) is made in a child of its own, so that its code runs neither in the keeper nor where
another bot thinks. That keeps an honest one from mistakes; it is no prison: a foreign bot is a program run as you,
which may read your files, use the network and end your processes. Run none that you would not start yourself.
"""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import resource
import signal
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from random import Random
from time import monotonic, thread_time
from typing import TypeVar

from speeltafel.bots.blame import blamed
from speeltafel.bots.keeper_messages import Request, Thought, said, write_thought
from speeltafel.bots.levels import AnyBot, bot_named
from speeltafel.bots.protocol import Bot, Choice, Limit, understood
from speeltafel.bots.simple import fallback
from speeltafel.bots.warmup import warm_up
from speeltafel.core.protocol import Decision, Event, Game, Observation, Outcome

S = TypeVar("S")
A = TypeVar("A")
Question = tuple[Observation[S], Sequence[Event[A]], Limit, int]

MEMORY = 2 << 30
OVER = 1.25
OVER_SECONDS = 0.015
"""The kernel's timer comes this much after the limit: it is coarse, and only for a bot that would never stop."""

PRACTICE_SECONDS = 2.0
"""CPU time for what a bot builds once; one that has died without ever answering gets none of it again.

One given up while it waited does: it used no time, and perhaps a disk was slow."""

TICK = 1 / os.sysconf("SC_CLK_TCK")
STARVED = 10
"""A bot that wants to run is waited for so many times its patience."""

WAKING = 4

LEAST = 0.002
"""Wall seconds for a bot whose question came late: enough to choose by first sight."""

WAY_BACK = 0.05
WAY_BACK_PART = 0.1
"""Wall seconds kept for the answer's way back through three processes that wait for a core, and the part of a short limit."""

WAY_HERE = 2.0
PER_LOAD = 0.02
BUSY_PART = 0.4
"""On a busy machine more is kept: so many times as long as the way here took, or so many seconds for each process that
wants a core, up to a part of the limit."""

MAKING_SECONDS = 30.0
"""CPU time for making a foreign bot, which may have a lot to load."""

Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Child:
    """A forked process that thinks."""

    pid: int
    line: Connection


class Keeper:
    """Has our bots, one child in which they think, and at most one more for a foreign bot, by its name."""

    def __init__(self) -> None:
        self.bots: dict[Key, AnyBot] = {}
        self.awake: set[str] = set()
        self.answered: set[Key] = set()
        self.failed: set[Key] = set()
        self.children: dict[Key | None, Child] = {}

    def answer(self, request: Request) -> bytes:
        """The child's answer, or a fault."""
        try:
            self._prepare(request)
        except Exception as error:
            return write_thought(Thought(fault="crash", detail=blamed(error)))
        key = (request.game, request.bot)
        foreign = key if is_foreign(request.bot) else None
        making = 0.0 if foreign is None or foreign in self.children else MAKING_SECONDS
        child = self.children.get(foreign) or self._fork(foreign)
        is_hopeless = key in self.failed and key not in self.answered
        practice = 0.0 if is_hopeless else PRACTICE_SECONDS
        began = monotonic()
        _, used = effort(child.pid)
        try:
            child.line.send_bytes(pickle.dumps((request, practice)))
            while not child.line.poll(request.patience):
                is_busy, now = effort(child.pid)
                spent = now - used - making - practice - TICK
                is_over = request.seconds is None or spent > allowed(request.seconds)
                if is_over or not is_busy or monotonic() - began > STARVED * request.patience:
                    if is_busy:
                        self.failed.add(key)
                    self.end_child(foreign)
                    return write_thought(Thought(fault="late", detail="no answer"))
            answer = child.line.recv_bytes(1 << 20)
            self.answered.add(key)
            return answer
        except (EOFError, OSError):
            self.failed.add(key)
            return write_thought(_death(self.end_child(foreign)))

    def end_children(self) -> None:
        """Ends every child."""
        for each in list(self.children):
            self.end_child(each)

    def end_child(self, foreign: Key | None) -> int:
        """Ends a child with all that it started; returns its exit code, negative for a signal."""
        child = self.children.pop(foreign, None)
        if child is None:
            return 0
        child.line.close()
        pid, status = os.waitpid(child.pid, os.WNOHANG)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
        if pid == 0:
            _, status = os.waitpid(child.pid, 0)
        return os.waitstatus_to_exitcode(status)

    def _prepare(self, request: Request) -> None:
        """Makes a new bot of ours, which looks round once, and wakes a new game up: what they build all children have."""
        key = (request.game, request.bot)
        is_made = key in self.bots or is_foreign(request.bot)
        if is_made and request.game in self.awake:
            return
        _wake(request)
        self.awake.add(request.game)
        if not is_made:
            bot = self.bots[key] = bot_named(*key)
            seen, events, _, luck = pickle.loads(request.payload)
            warm_up(bot, _unpickled(request.rules), seen, events, luck)
        self.end_children()

    def _fork(self, foreign: Key | None) -> Child:
        for each in [each for each in self.children if each and foreign]:
            self.end_child(each)
        ours, theirs = Pipe()
        pid = os.fork()
        if pid == 0:
            _live(theirs, self.bots)
        theirs.close()
        self.children[foreign] = child = Child(pid, ours)
        return child


def is_foreign(bot: str) -> bool:
    """Whether this names a bot of anybody's, `package.module:name`."""
    return ":" in bot


def effort(pid: int) -> tuple[bool, float]:
    """Whether the process wants to run, and the CPU seconds it has used.

    When it wants to and is not let, it is the machine that is slow, not the bot. When its time is used up and it is
    still there, it has switched its timer off.
    """
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
    except OSError:
        return False, 0.0
    return fields[0] == b"R", (int(fields[11]) + int(fields[12])) * TICK


def allowed(seconds: float) -> float:
    """The CPU time after which the kernel ends a bot with this limit."""
    return seconds * OVER + OVER_SECONDS


def _death(code: int) -> Thought:
    if -code in (signal.SIGPROF, signal.SIGALRM):
        return Thought(fault="late", detail=f"stopped by {signal.Signals(-code).name}")
    return Thought(fault="crash", detail=f"its process ended with {code}")


def _live(line: Connection, bots: dict[Key, AnyBot]) -> None:
    """The child's life: a question, an answer, until the keeper is gone."""
    try:
        os.setsid()
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        os.closerange(3, line.fileno())
        os.closerange(line.fileno() + 1, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        gc.disable()
        gc.freeze()
        met: set[tuple[str, int]] = set()
        while True:
            request, practice = pickle.loads(line.recv_bytes())
            key = (request.game, request.bot)
            if key not in bots:
                signal.setitimer(signal.ITIMER_REAL, (STARVED + 1) * request.patience)
                try:
                    bots[key] = bot_named(*key)
                except Exception as error:
                    line.send_bytes(write_thought(Thought(fault="crash", detail=blamed(error))))
                    continue
            pair = (request.bot, hash(request.rules))
            if pair in met:
                practice = None
            else:
                _wake(request)
                met.add(pair)
            line.send_bytes(write_thought(_think(bots[key], request, practice)))
            gc.collect()
    finally:
        os._exit(1)


def _wake(request: Request) -> None:
    """Runs the game's own code for a few turns, off the bot's clock."""
    question: Question[object, object] = pickle.loads(request.payload)
    game: Game[object, object] = _unpickled(request.rules)
    state = game.imagine(question[0], Random(0), question[1])
    for step in range(WAKING):
        turn = game.turn(state)
        if isinstance(turn, Outcome):
            return
        action = fallback(game, state, step) if isinstance(turn, Decision) else turn.sample(Random(step))
        state = game.apply(state, action)


def _think(bot: Bot[S, A], request: Request, practice: float | None) -> Thought:
    """The bot's answer; `practice` is more CPU time for its first look at a game that is new to it.

    By the clock on the wall that look counts: somebody waits.
    """
    seen, events, limit, luck = pickle.loads(request.payload)
    game: Game[S, A] = _unpickled(request.rules)
    signal.setitimer(signal.ITIMER_REAL, (STARVED + 1) * request.patience)
    asked = request.asked
    if practice is not None:
        _arm(request, practice)
        warm_up(bot, game, seen, events, luck)
        if not limit.wall:
            asked = monotonic()
    _arm(request)
    began = thread_time()
    try:
        choice = bot.choose(game, seen, events, _left(limit, asked), luck)
    except Exception as error:
        return Thought(seconds=thread_time() - began, fault="crash", detail=blamed(error))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    thought = _told_choice(game, seen.state, choice, thread_time() - began)
    signal.setitimer(signal.ITIMER_REAL, 0)
    return thought


def _left(limit: Limit, asked: float) -> Limit:
    """What is left of a limit by the clock on the wall, on the way to here."""
    if limit.seconds is None or not limit.wall:
        return limit
    way_here = monotonic() - asked
    busy = max(WAY_HERE * way_here, PER_LOAD * os.getloadavg()[0] / (os.cpu_count() or 1))
    way_back = max(min(WAY_BACK, limit.seconds * WAY_BACK_PART), min(busy, limit.seconds * BUSY_PART))
    return replace(limit, seconds=max(LEAST, limit.seconds - way_here - way_back))


def _arm(request: Request, more: float = 0.0) -> None:
    """Sets the timer of CPU time, where time counts."""
    if request.seconds is not None:
        signal.setitimer(signal.ITIMER_PROF, allowed(request.seconds) + more)


def _told_choice(game: Game[S, A], state: S, choice: Choice[A], seconds: float) -> Thought:
    try:
        choice = understood(game, state, choice)
        words = None if choice.words is None else said(choice.words)
        if choice.action not in game.legal(state):
            return Thought(seconds=seconds, fault="illegal", detail=f"it answered {choice.action!r:.200}")
        return Thought(game.text(choice.action), words, choice.before, choice.after, choice.nodes, seconds)
    except Exception as error:
        detail = f"it answered {choice!r:.200}: {blamed(error)}"
        return Thought(seconds=seconds, fault="illegal", detail=detail)


@lru_cache(maxsize=32)
def _unpickled(game: bytes) -> Game[S, A]:
    made: Game[S, A] = pickle.loads(game)
    return made


def main(handle: int) -> None:
    """Answers requests on this socket until the guard is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = Connection(handle)
    keeper = Keeper()
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send_bytes(keeper.answer(pickle.loads(line.recv_bytes())))
    keeper.end_children()
