"""Bots that no table would want, each wrong in its own way; a guard must cope with all of them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random
from typing import TypeVar

from speeltafel.bots.budget import ending
from speeltafel.bots.protocol import Choice
from speeltafel.core.protocol import Game, Observation

S = TypeVar("S")
A = TypeVar("A")

MARK = "TEST_LATE_RISER"
"""The environment variable that names a late riser's mark."""

MAKER = "TEST_MAKER"
"""The environment variable that names a file for the id of the process that read this module."""


class Busy:
    """Never stops, and does not let itself be interrupted."""

    def choose(self, *question: object) -> Choice[object]:
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass


class Builder:
    """Builds something large the first time it is asked, and is quick from then on."""

    def __init__(self) -> None:
        self._is_built = False

    def choose(self, game: Game[S, A], seen: Observation[S], *_: object) -> Choice[A]:
        until = time.thread_time() + 0.2
        while not self._is_built and time.thread_time() < until:
            pass
        self._is_built = True
        return Choice(next(iter(game.legal(seen.state))))


class LateRiser(Builder):
    """Sleeps through its very first question, of which it leaves a mark, and then is a builder."""

    def choose(self, game: Game[S, A], seen: Observation[S], *_: object) -> Choice[A]:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            time.sleep(10_000)
        return super().choose(game, seen)


class BusyInC:
    """Never comes back from C, where no Python code runs and the GIL is held."""

    def choose(self, *question: object) -> Choice[object]:
        return Choice(3 ** (10**10))


class Asleep:
    """Waits for what never comes."""

    def choose(self, *question: object) -> Choice[object]:
        time.sleep(10_000)
        raise AssertionError


class Deaf:
    """Never stops, and has switched its timers off."""

    def choose(self, *question: object) -> Choice[object]:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        time.sleep(10_000)
        raise AssertionError


class Crashing:
    def choose(self, *question: object) -> Choice[object]:
        raise ValueError("lost the thread")


class Quitting:
    def choose(self, *question: object) -> Choice[object]:
        raise SystemExit(0)


class Dying:
    def choose(self, *question: object) -> Choice[object]:
        os.kill(os.getpid(), signal.SIGSEGV)
        raise AssertionError


class Hungry:
    """Wants more memory than there is."""

    def choose(self, *question: object) -> Choice[object]:
        return Choice([bytearray(1 << 34)])


class Silent:
    def choose(self, *question: object) -> None:
        return None


class Babbling:
    """Answers what is no action of any game."""

    def choose(self, *question: object) -> Choice[object]:
        return Choice({"rs@0,0": [1, 2, 3]})


class Lying:
    """Answers an action that is not legal here: a lot, in the middle of the game."""

    def choose(self, game, seen, events, limit, luck):  # type: ignore[no-untyped-def]
        return Choice(events[0].action if events else None)


class Texting:
    """Answers the text of its action, as `legal.texts` lists them."""

    def choose(self, game: Game[S, A], seen: Observation[S], *_: object) -> Choice[str]:
        return Choice(game.text(next(iter(game.legal(seen.state)))))


class Bare:
    """Answers an action that is no Choice."""

    def choose(self, game: Game[S, A], seen: Observation[S], *_: object) -> A:
        return next(iter(game.legal(seen.state)))


class Spendthrift:
    """Counts more nodes than it may."""

    def choose(self, game, seen, events, limit, luck):  # type: ignore[no-untyped-def]
        return Choice(next(iter(game.legal(seen.state))), nodes=10**9)


class Watcher:
    """Looks at its clock for as long as a bot may think, and at nothing else: when it is late, the machine was."""

    def choose(self, game, seen, events, limit, luck):  # type: ignore[no-untyped-def]
        until = ending(limit, time.thread_time())
        action = next(iter(game.legal(seen.state)))
        while time.thread_time() < until:
            pass
        return Choice(action)


class Tardy:
    """Answers well, a little after its time."""

    def choose(self, game, seen, events, limit, luck):  # type: ignore[no-untyped-def]
        action = next(iter(game.legal(seen.state)))
        until = time.thread_time() + 1.05 * limit.seconds
        while time.thread_time() < until:
            pass
        return Choice(action)


class Nosy:
    """Counts the files and sockets it has beside its input, its outputs and the line it answers on."""

    def choose(self, game, seen, events, limit, luck):  # type: ignore[no-untyped-def]
        others = len([each for each in os.listdir("/proc/self/fd") if int(each) > 2]) - 2
        return Choice(next(iter(game.legal(seen.state))), nodes=others)


class Parasite:
    """Tells every bot that is asked after it in the same process what to think of itself: nothing."""

    def choose(self, game, seen, events, limit, luck):  # type: ignore[no-untyped-def]
        from speeltafel.bots.simple import GreedyBot

        def choose(*_: object) -> Choice[object]:
            return Choice(next(iter(game.legal(seen.state))), nodes=10**6)

        GreedyBot.choose = choose  # type: ignore[assignment,method-assign]
        return Choice(next(iter(game.legal(seen.state))))


if os.environ.get(MAKER):
    Path(os.environ[MAKER]).write_text(str(os.getpid()))


class Unmade:
    def __init__(self) -> None:
        raise OSError("no table of values")


class Moody:
    """Any of the others, by lot, and now and then something sensible."""

    def choose(self, game, seen, events, limit, luck):  # type: ignore[no-untyped-def]
        mood = Random(luck).choice([None, Busy, Crashing, Dying, Silent, Babbling, Lying, Spendthrift])
        if mood is None:
            return Choice(next(iter(game.legal(seen.state))))
        return mood().choose(game, seen, events, limit, luck)
