"""Measures speed, compiled against interpreted kernels in one run: `speeltafel bench [GAME ...] [--json FILE]`.

Every game gets playouts through the protocol and its strongest bot's nodes; what else is worth measuring stands in
the module that its `Spec` names, as `BENCHES`, a tuple of `Bench`. Times are CPU times. Both kinds of kernel
run in processes of their own, with the same positions and the same luck.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib.util import find_spec
from math import inf
from random import Random
from time import process_time

import msgspec
from msgspec import Struct

import speeltafel
from speeltafel.bots.command_line import INTERRUPTED, add_json, report, told_by
from speeltafel.bots.levels import levels
from speeltafel.bots.progress import Progress
from speeltafel.bots.protocol import Limit
from speeltafel.core.errors import Unknown
from speeltafel.core.kernels import VARIABLE, compiled
from speeltafel.core.protocol import Decision, Game, Outcome
from speeltafel.core.registry import find, resolve, spec_of, specs
from speeltafel.core.words import message
from speeltafel.lab.reports import columns
from speeltafel.lab.suite import Counts, answers_told, by_theme, find_answers
from speeltafel.locale import say
from speeltafel.table.match import Match

PROGRAM = (
    "import sys, json, signal; signal.signal(signal.SIGINT, signal.SIG_DFL); sys.path[:] = json.loads(sys.argv[1]); "
    "from speeltafel.lab.bench import child; child()"
)
LONGEST = 2_000


class Unit(Enum):
    """How a figure is told: so many a CPU second, or microseconds for one."""

    A_SECOND = "1/s"
    MICROSECONDS = "µs"


@dataclass(frozen=True, slots=True)
class Bench:
    """`prepare` makes ready off the clock and returns the work; the work returns how many things it did."""

    name: str
    unit: Unit
    prepare: Callable[[], Callable[[], int]]


class Measured(Struct, frozen=True):
    """One figure of one process."""

    name: str
    unit: str
    value: float


class Compared(Struct, frozen=True):
    """A figure both ways; `ratio` is how many times faster the compiled kernels are."""

    name: str
    unit: str
    compiled: float | None
    interpreted: float | None
    ratio: float | None


class BenchFigures(Struct, frozen=True):
    """A whole run; `kernels` are the compiled ones, `python` and `machine` say where."""

    version: str
    python: str
    machine: str
    kernels: list[str]
    figures: list[Compared]


def benches(game: str) -> tuple[Bench, ...]:
    """What is measured for a game: the generic figures and its own."""
    named = spec_of(game).bench
    own: tuple[Bench, ...] = resolve(named).BENCHES if named else ()
    return (
        Bench(f"{game}: playouts", Unit.A_SECOND, lambda: _playouts(find(game))),
        Bench(f"{game}: strongest bot's nodes", Unit.A_SECOND, lambda: _nodes(find(game), game)),
        *own,
    )


def measure(bench: Bench, seconds: float) -> Measured:
    """Repeats the work for about so many CPU seconds, after one round to warm up.

    What is told in microseconds is the same work each round, and the quickest counts: others disturbed it least.
    """
    work = bench.prepare()
    work()
    done, used, quickest = 0, 0.0, inf
    while used < seconds:
        began = process_time()
        count = work()
        spent = process_time() - began
        done, used, quickest = done + count, used + spent, min(quickest, spent / max(1, count))
    value = done / used if bench.unit is Unit.A_SECOND else 1e6 * quickest
    return Measured(bench.name, bench.unit.value, value)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of the benchmark on the command line."""
    told = told_by(parser)
    parser.add_argument("games", nargs="*", metavar="GAME", help=told("bench-help-games"))
    parser.add_argument("--seconds", type=float, default=2.0, help=told("bench-help-seconds"))
    add_json(parser)
    parser.add_argument("--suite", metavar="BOT", help=told("bench-help-suite"))
    parser.add_argument("--limit", default="", help=told("arena-help-limit"))


def run(args: argparse.Namespace) -> int:
    """Measures both ways, prints the table, writes the figures; of a run that is stopped, those that are there."""
    language: str = getattr(args, "language", None) or "en"
    games = [spec_of(name).name for name in args.games] or list(specs())
    if args.suite is not None:
        return _suite(games, args, language)
    if not args.seconds > 0:
        raise Unknown("unknown-value", option="seconds", value=f"{args.seconds:g}", form="0.5, 2, ...")
    if find_spec("cython") is None:
        raise Unknown("cli-extra", command="bench", extra="lab")
    kernels = [name for name, is_compiled in compiled().items() if is_compiled]
    ways = [False, True] if kernels else [True]
    progress = Progress(len(ways) * sum(len(benches(game)) for game in games))
    fast, slow = list[Measured](), list[Measured]()
    code = 0
    try:
        for interpreted in ways:
            for each in _in_process(games, args.seconds, interpreted=interpreted):
                (slow if interpreted else fast).append(each)
                progress.show(len(fast) + len(slow), each.name)
    except KeyboardInterrupt:
        code = INTERRUPTED
    progress.close()
    found = BenchFigures(
        speeltafel.__version__, sys.version.split()[0], _machine(), kernels, compare(fast, slow)
    )
    report(table(found, language), found, args.json)
    return code


def _suite(games: Sequence[str], args: argparse.Namespace, language: str) -> int:
    """Lets a bot solve the proved puzzles instead of measuring anything."""
    counts: Counts = {}
    code = 0
    try:
        find_answers(games, args.suite, args.limit, counts=counts)
    except KeyboardInterrupt:
        code = INTERRUPTED
    found = by_theme(counts)
    report(answers_told(found, language), found, args.json)
    return code


def compare(fast: Sequence[Measured], slow: Sequence[Measured]) -> list[Compared]:
    """Both ways side by side; what was measured in one way only has a gap."""
    quick, plain = ({each.name: each.value for each in found} for found in (fast, slow))
    rows = []
    for name, unit in {each.name: each.unit for each in (*fast, *slow)}.items():
        value, other = quick.get(name), plain.get(name)
        ratio = value / other if value and other else None
        if ratio is not None and unit == Unit.MICROSECONDS.value:
            ratio = 1 / ratio
        rows.append(Compared(name, unit, value, other, ratio))
    return rows


def table(found: BenchFigures, language: str) -> str:
    """The figures as plain text."""
    rows = [
        [
            say(message(f"bench-column-{name}"), language)
            for name in ("name", "compiled", "interpreted", "ratio")
        ]
    ]
    rows += [
        [
            each.name,
            *(
                "-" if value is None else f"{_short(value)} {each.unit}"
                for value in (each.compiled, each.interpreted)
            ),
            "-" if each.ratio is None else f"{each.ratio:.1f} ×",
        ]
        for each in found.figures
    ]
    title = message(
        "bench-title",
        version=found.version,
        python=found.python,
        machine=found.machine,
        kernels=len(found.kernels),
    )
    return "\n".join([say(title, language), "", *columns(rows)])


def child() -> None:
    """The process that measures: games and seconds as arguments, a figure a line as JSON on its output."""
    games, seconds = json.loads(sys.argv[2]), float(sys.argv[3])
    for bench in (bench for game in games for bench in benches(game)):
        sys.stdout.write(msgspec.json.encode(measure(bench, seconds)).decode() + "\n")
        sys.stdout.flush()


def _in_process(games: Sequence[str], seconds: float, *, interpreted: bool) -> Iterator[Measured]:
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    if interpreted:
        environment[VARIABLE] = "1"
    program = [sys.executable, "-c", PROGRAM, json.dumps(sys.path), json.dumps(list(games)), str(seconds)]
    with subprocess.Popen(program, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield msgspec.json.decode(line, type=Measured)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, program)


def _playouts(game: Game[object, object]) -> Callable[[], int]:
    rng = Random(1)

    def work() -> int:
        state = game.start()
        for _ in range(LONGEST):
            turn = game.turn(state)
            if isinstance(turn, Outcome):
                break
            if isinstance(turn, Decision):
                action: object = rng.choice(list(game.legal(state)))
            else:
                action = turn.sample(rng)
            state = game.apply(state, action)
        return 1

    return work


def _nodes(game: Game[object, object], name: str) -> Callable[[], int]:
    bot = levels(name)[-1].make()
    match: Match[object, object] = Match(game, seed=1)
    rng = Random(1)
    asked = []
    for _ in range(40):
        turn = match.turn
        if not isinstance(turn, Decision):
            break
        eyes = frozenset({turn.seat})
        asked.append((match.observe(eyes), match.events_for(eyes)))
        match.push(rng.choice(list(match.legal)))

    def work() -> int:
        seen, events = rng.choice(asked)
        return bot.choose(game, seen, events, Limit(seconds=0.1), rng.randrange(1 << 30)).nodes

    return work


def _machine() -> str:
    return f"{os.uname().machine}, {os.cpu_count()} cores" if hasattr(os, "uname") else sys.platform


def _short(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"
