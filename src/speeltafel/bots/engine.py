"""A bot in any language: a program that is talked to line by line; docs/engines.md tells every line.

The program gets on its standard input what its seat sees, and answers on its standard output. It needs no rules: it may ask for
the legal actions. What it writes to its error output is shown as it is. Values for its options stand before it:
`depth=3 ./program`.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from speeltafel.bots.protocol import Choice, Limit
from speeltafel.core.errors import Unknown
from speeltafel.core.options import plain
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import message
from speeltafel.locale.visible import visible

VERSION = 1
HELLO_SECONDS = 10.0
"""How long a program may take to begin."""
PATIENCE = 10
"""How many times its limit a program may take by the wall where only its CPU time is limited."""
LEAST_PATIENCE = 2.0
STOP_SECONDS = 0.5
"""How long a program that was told to stop may take to answer."""
ESCAPE = "" if os.name == "nt" else "\\"
"""What takes away the meaning of the next character in a command; on Windows it stands between folders."""
LONGEST_LINE = 100_000
MOST_LINES = 10_000
"""Lines that a program may say in one turn."""
ODD_LINES = 10
"""Lines that were not understood of which a program is reminded."""

AnyGame = Game[Any, Any]


class EngineFault(Exception):
    """What a program did that the protocol does not allow; the text says what would be right."""


def parted(command: str) -> tuple[dict[str, str], list[str]]:
    """The values for options that stand before a program, as a shell has those of the environment, and its own words."""
    split = shlex.shlex(command, posix=True)
    split.whitespace_split, split.commenters, split.escape = True, "", ESCAPE
    words, options = list(split), {}
    while words and (value := re.match(r"(\w[\w-]*)=", words[0])):
        options[value[1]] = words.pop(0).removeprefix(value[0])
    return options, words


def check_program(command: str) -> None:
    """Raises Unknown where a command cannot be started, or lacks an option that is set, before a game begins with it."""
    try:
        options, words = parted(command)
    except ValueError as error:
        raise Unknown("engine-missing", command=command, error=str(error)) from None
    program = (words or [""])[0]
    if not shutil.which(program):
        if not Path(program).is_file():
            raise Unknown("engine-not-found", command=command, program=program)
        key = "engine-not-executable" if Path(program).parts[1:] or program.startswith(".") else "engine-here"
        raise Unknown(key, command=command, program=program)
    if options:
        bot = LineEngine(command)
        try:
            bot.running()
        except EngineFault as error:
            raise Unknown("engine-missing", command=command, error=str(error)) from None
        finally:
            bot.close()


class Program:
    """A running program and its lines, read by a thread of their own so that nobody waits for ever.

    Whoever ends a group of processes ends it with them; one that is apart does not hear a Ctrl-C meant for us.
    """

    def __init__(self, command: str, *, is_apart: bool = False) -> None:
        try:
            self._process = subprocess.Popen(
                parted(command)[1],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                process_group=0 if is_apart else None,
            )
        except (OSError, ValueError) as error:
            raise Unknown("engine-missing", command=command, error=str(error)) from None
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        out = self._process.stdout
        assert out is not None, "its output is a pipe"
        kept = b""
        while data := out.read(1 << 16):
            *lines, kept = (kept + data).split(b"\n")
            for line in lines:
                self._lines.put(line.decode("utf-8", "replace").strip())
            if len(kept) > LONGEST_LINE:
                break
        self._lines.put(None)

    def say(self, line: str) -> None:
        """Sends one line."""
        assert self._process.stdin is not None, "its input is a pipe"
        try:
            self._process.stdin.write(line.encode() + b"\n")
        except (BrokenPipeError, OSError):
            raise EngineFault("the program has ended") from None

    def hear(self, seconds: float) -> str:
        """The next line that is not empty."""
        until = monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                raise TimeoutError from None
            if line is None:
                raise EngineFault("the program has ended")
            if line:
                return line

    def cpu_seconds(self) -> float | None:
        """The CPU time it has used, where the system tells."""
        with contextlib.suppress(OSError, IndexError, ValueError):
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / 100
        return None

    def end(self, patience: float = 1.0) -> int | None:
        """Says goodbye and waits a little; a program that stays is killed, and None is returned."""
        with contextlib.suppress(EngineFault, AssertionError, ValueError):
            self.say("quit")
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        try:
            return self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return None


class LineEngine:
    """A program as a bot; `spent` is the CPU time of its last choice, which passed elsewhere than here.

    `odd` has the first lines it said that are none of the protocol, `errors` counts its answers `error`.
    """

    def __init__(self, command: str, *, is_apart: bool = False) -> None:
        self.command = command
        self.is_apart = is_apart
        self.name = command
        self.options: dict[str, str] = {}
        self.odd: list[str] = []
        self.errors = 0
        self.spent = 0.0
        self._program: Program | None = None
        self._told: tuple[str, ...] = ()

    def choose(
        self,
        game: AnyGame,
        seen: Observation[Any],
        events: Sequence[Event[Any]],
        limit: Limit,
        luck: int,
    ) -> Choice[Any]:
        """Asks the program; whatever is wrong with its answer is an `EngineFault`, and the next game begins with a new one."""
        try:
            program = self.running()
            self._tell(program, game, seen, events)
            return self._ask(program, game, seen, limit, luck)
        except EngineFault:
            self.close()
            raise

    def running(self) -> Program:
        """The program; it is started, and greetings are exchanged, when it does not run yet."""
        return self._program or self._begun()

    def _begun(self) -> Program:
        self._program = program = Program(self.command, is_apart=self.is_apart)
        self._told = ()
        program.say(f"speeltafel {VERSION}")
        until = monotonic() + HELLO_SECONDS
        for _ in range(MOST_LINES):
            try:
                word, _, rest = program.hear(until - monotonic()).partition(" ")
            except TimeoutError:
                break
            if word == "name":
                self.name = visible(rest)[:60] or self.command
            elif word == "option":
                name, _, default = rest.partition(" ")
                self.options[name] = default
            elif word == "ready":
                self._set(program)
                return program
            else:
                self._hear_odd(f"{word} {rest}")
        self.close()
        raise EngineFault(
            f"no line “ready” came within {HELLO_SECONDS:g} s of “speeltafel {VERSION}”; each line has to be read and sent at once"
        )

    def _set(self, program: Program) -> None:
        """Tells the values that the command has for options of the program."""
        for name, value in parted(self.command)[0].items():
            if name not in self.options:
                self.close()
                known = ", ".join(self.options) or "–"
                raise Unknown("engine-option", command=self.command, option=name, known=known)
            program.say(f"set {name} {value}")

    def _hear_odd(self, line: str) -> None:
        if len(self.odd) < ODD_LINES:
            self.odd.append(visible(line.strip())[:60])

    def close(self) -> int | None:
        """Ends the program; its exit code, None when there is none or it had to be killed."""
        program, self._program = self._program, None
        return None if program is None else program.end()

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()

    def _tell(
        self, program: Program, game: AnyGame, seen: Observation[Any], events: Sequence[Event[Any]]
    ) -> None:
        """Tells the game, and of its events those that the program does not know."""
        (seat,) = seen.eyes
        options = [f"{name}={plain(value)}" for name, value in game.options.items()]
        lines = [" ".join(["game", game.edition, str(game.seats), str(seat), *options])]
        lines += [event_line(game, event) for event in events]
        known = len(self._told)
        new = lines[known:] if lines[:known] == list(self._told) else lines
        for line in new:
            program.say(line)
        self._told = tuple(lines)

    def _ask(
        self, program: Program, game: AnyGame, seen: Observation[Any], limit: Limit, luck: int
    ) -> Choice[Any]:
        program.say(f"position {game.position(seen.state)}")
        began, before = monotonic(), program.cpu_seconds()
        program.say(go_line(limit, luck))
        told: dict[str, Any] = {}
        is_stopped = False
        until = None if limit.seconds is None else began + patience(limit)
        for _ in range(MOST_LINES):
            try:
                line = program.hear(3600.0 if until is None else until - monotonic())
            except TimeoutError:
                if is_stopped:
                    raise EngineFault(f"no “play” came within {STOP_SECONDS:g} s of “stop”") from None
                program.say("stop")
                is_stopped, until = True, monotonic() + STOP_SECONDS
                continue
            word, _, rest = line.partition(" ")
            if word == "legal":
                program.say(" ".join(["legal", *map(game.text, game.legal(seen.state))]))
            elif word == "info":
                news, is_whole = told_by(rest)
                told |= news
                if not is_whole:
                    self._hear_odd(line)
            elif word == "play":
                after = program.cpu_seconds()
                self.spent = monotonic() - began if before is None or after is None else after - before
                action = game.parse(seen.state, rest)
                said = message("engine-said", words=told["words"]) if "words" in told else None
                return Choice(action, said, told.get("chance"), None, told.get("nodes", 0))
            elif word == "error":
                self.errors += 1
            else:
                self._hear_odd(line)
                program.say(f"error “{visible(line)[:60]}” is not known here: legal, info or play is")
        raise EngineFault(f"more than {MOST_LINES} lines came without a “play”")


def event_line(game: AnyGame, event: Event[Any]) -> str:
    """An event as its seat may know it, written as in a record: `event 7 1 rs@3,0 +4`."""
    who = "-" if event.seat is None else str(event.seat)
    points = f" {event.points:+d}" if event.points else ""
    return f"event {event.number} {who} {game.text(event.action)}{points}"


def go_line(limit: Limit, luck: int) -> str:
    """The question, with its limit: `go cpu 20 luck 7`."""
    words = ["go"]
    if limit.nodes is not None:
        words += ["nodes", str(limit.nodes)]
    if limit.seconds is not None:
        words += ["wall" if limit.wall else "cpu", f"{1000 * limit.seconds:g}"]
    return " ".join([*words, "luck", str(luck)])


def patience(limit: Limit) -> float:
    """How long to wait before saying stop."""
    assert limit.seconds is not None
    return limit.seconds if limit.wall else max(LEAST_PATIENCE, PATIENCE * limit.seconds)


def told_by(rest: str) -> tuple[dict[str, Any], bool]:
    """What an info line tells, and whether all of it could be read: `chance 0.6 nodes 1200 words the rest of the line`."""
    facts, _, said = rest.partition("words ")
    told: dict[str, Any] = {"words": visible(said)[:200]} if said else {}
    parts = facts.split()
    is_whole = len(parts) % 2 == 0
    for name, value in zip(parts[::2], parts[1::2], strict=False):
        try:
            if name == "chance" and 0 <= float(value) <= 1:
                told[name] = float(value)
            elif name == "nodes" and int(value) >= 0:
                told[name] = int(value)
            else:
                is_whole = False
        except ValueError:
            is_whole = False
    return told, is_whole
