"""Solves Qwinn!: the chance of winning of every state under best play on both sides (`speeltafel solve qwinn`).

The table goes into the user's data folder, where bots, hints and `speeltafel rules qwinn --odds` find it. It is
saved every few minutes; started again after an interruption of any kind the command goes on from there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGINT, signal
from time import monotonic

from speeltafel.bots.command_line import add_json, report, tell, told_by
from speeltafel.bots.progress import Progress
from speeltafel.bots.qwinn.table import Head, read_head, table_path
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import find_with
from speeltafel.core.words import message
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab._qwinn_cy import is_compiled
from speeltafel.lab.qwinn_store import head_of, mapped, part_path, save, take_up
from speeltafel.lab.qwinn_sweep import Sweeps, Swept
from speeltafel.lab.qwinn_tables import Floats
from speeltafel.locale import say

BEYOND = 30
"""How far past the target points are carried where there is no cap."""

TOLERANCE = 5e-7


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of the solver on the command line."""
    told = told_by(parser)
    parser.add_argument("game", choices=["qwinn"], help=told("solve-help-game"))
    parser.add_argument("--target", type=int, help=told("solve-help-target"))
    parser.add_argument("--cap", type=int, help=told("solve-help-cap"))
    parser.add_argument("--negeer-stops-topper", action="store_true", help=told("solve-help-negeer"))
    parser.add_argument("--bound", type=int, help=told("solve-help-bound"))
    parser.add_argument("--near", type=Path, help=told("solve-help-near"))
    parser.add_argument("--tolerance", type=float, default=TOLERANCE, help=told("solve-help-tolerance"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=told("solve-help-jobs"))
    parser.add_argument("--every", type=float, default=180.0, help=told("solve-help-every"))
    parser.add_argument("--data", type=Path, help=told("solve-help-data"))
    parser.add_argument("--again", action="store_true", help=told("solve-help-again"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Solves, or goes on with a solve, and says what came out."""
    language: str = getattr(args, "language", None) or "en"
    rules = rules_of(args)
    bound = bound_of(rules, args.bound)
    path = table_path(rules, args.data)
    head = read_head(path)
    known = head is not None and head.done and head.bound == bound
    if head is None or not known or args.again:
        if not is_compiled():
            tell(say(message("solve-not-compiled"), language), sys.stderr)
            return 1
        near = None if args.near is None else mapped(args.near)
        if args.near is not None and near is None:
            raise Unknown("solve-no-table", path=str(args.near))
        head = Solve(rules, bound, path, args.tolerance, max(1, args.jobs), args.every, language).run(near)
    report(summary(head, path, language), head, args.json)
    return 0


def rules_of(args: argparse.Namespace) -> Rules:
    """The rules with the options of the command line."""
    given: dict[str, object] = {"cap": args.cap, "negeer_stops_topper": args.negeer_stops_topper}
    if args.target is not None:
        given["target"] = args.target
    game = find_with("qwinn", None, given)
    assert isinstance(game, Qwinn)
    return game.rules


def bound_of(rules: Rules, asked: int | None) -> int:
    """The highest points that the table tells apart."""
    if rules.cap is not None:
        return rules.cap
    if asked is not None and asked < rules.target:
        raise Unknown("unknown-value", option="bound", value=str(asked), form=f"{rules.target}-")
    return rules.target + BEYOND if asked is None else asked


def summary(head: Head, path: Path, language: str) -> str:
    """What came out, in a few lines."""
    return say(
        message(
            "solve-summary",
            target=head.target,
            bound=head.bound,
            start=f"{100 * head.start:.4f}",
            residual=f"{head.residual:.1e}",
            sweeps=head.sweeps,
            minutes=f"{head.seconds / 60:.1f}",
            path=str(path),
        ),
        language,
    )


@dataclass(slots=True)
class Solve:
    """One run of the solver with its progress line and its savings; `saved` hears of each of these."""

    rules: Rules
    bound: int
    path: Path
    tolerance: float
    jobs: int
    every: float
    language: str
    saved: Callable[[Sweeps], None] = lambda sweeps: None
    _progress: Progress = field(init=False)
    _began: float = field(init=False, default_factory=monotonic)
    _saved: float = field(init=False, default_factory=monotonic)
    _before: float = field(init=False, default=0.0)
    _sweep: int = field(init=False, default=-1)
    _is_stopped: bool = field(init=False, default=False)

    def run(self, near: Floats | None = None) -> Head:
        """Takes an unfinished table up or begins one, and solves it; returns the head of the finished one."""
        sweeps = self._begin(near)
        self._progress = Progress(2 * self.bound)
        before = signal(SIGINT, self._stop)  # a table is saved between two blocks only
        try:
            residual = sweeps.run(self.tolerance, self.jobs, self._report, self._pause)
        finally:
            signal(SIGINT, before)
            self._progress.close()
        head = head_of(sweeps, residual=residual, seconds=self._seconds, done=True)
        save(sweeps, head, self.path)
        part_path(self.path).unlink(missing_ok=True)
        return head

    @property
    def _seconds(self) -> float:
        return self._before + monotonic() - self._began

    def _begin(self, near: Floats | None) -> Sweeps:
        taken = take_up(self.rules, self.bound, part_path(self.path))
        if taken is None:
            return Sweeps.begin(self.rules, self.bound, near)
        sweeps, head = taken
        self._before = head.seconds
        self._say("solve-taken-up", sweep=head.sweeps + 1, total=head.total)
        return sweeps

    def _report(self, swept: Swept) -> None:
        if swept.sweep != self._sweep:
            self._sweep = swept.sweep
            self._progress.close()
            self._progress = Progress(swept.most + 1, done=swept.most - swept.total)
        note = f"sweep {swept.sweep + 1} ±{swept.open:.0e}"
        self._progress.show(swept.most - swept.total + 1, note)
        if swept.total == 0:
            self._progress.close()
            self._say(
                "solve-swept",
                sweep=swept.sweep + 1,
                blocks=swept.blocks,
                change=f"{swept.change:.1e}",
                start=f"{100 * swept.start:.4f}",
                minutes=f"{self._seconds / 60:.1f}",
            )

    def _stop(self, number: int, frame: object) -> None:
        """Ctrl-C: the next pause saves and ends; a second one ends at once."""
        if self._is_stopped:
            raise KeyboardInterrupt
        self._is_stopped = True

    def _pause(self, sweeps: Sweeps) -> None:
        if monotonic() - self._saved < self.every and not self._is_stopped:
            return
        save(sweeps, head_of(sweeps, residual=1.0, seconds=self._seconds, done=False), part_path(self.path))
        self._saved = monotonic()
        self.saved(sweeps)
        if self._is_stopped:
            self._progress.close()
            self._say("solve-stopped")
            raise KeyboardInterrupt

    def _say(self, id: str, **words: str | int) -> None:
        tell(say(message(id, **words), self.language), sys.stderr)
