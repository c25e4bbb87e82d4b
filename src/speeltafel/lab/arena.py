"""Plays bots against each other and says how strong they are: `speeltafel arena GAME BOT BOT [BOT ...]`.

Every deal is played in all seatings of its line-up with the same luck by event number. Finished deals are
appended to a log beside the JSON file, so that an interrupted run goes on where it was. With a limit in nodes
the same seed gives the same games on any machine, with any number of processes; with a limit in time only
the luck repeats.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count, islice, takewhile
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import speeltafel
from speeltafel.bots.budget import read_limit
from speeltafel.bots.command_line import INTERRUPTED, STANDARD_OUTPUT, add_json, report, tell, told_by
from speeltafel.bots.levels import level_named
from speeltafel.bots.progress import Progress
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import edition_of
from speeltafel.core.words import message
from speeltafel.lab.deals import DealPlayed, Plan, game_of, play_deal
from speeltafel.lab.journal import Journal
from speeltafel.lab.ratings import Sprt, duels, first_scores, sprt
from speeltafel.lab.reports import Summary, summary, table
from speeltafel.locale import say

if TYPE_CHECKING:
    from distributed import Client

P = ParamSpec("P")
T = TypeVar("T")

AHEAD = 3
"""Deals in hand for each process, so that none waits."""
PATIENCE = 10.0
"""Seconds in which a scheduler has to answer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of an arena on the command line."""
    told = told_by(parser)
    parser.add_argument("game", help=told("arena-help-game"))
    parser.add_argument("bots", nargs="+", metavar="BOT", help=told("arena-help-bots"))
    parser.add_argument("--games", type=int, default=100, help=told("arena-help-games"))
    parser.add_argument("--limit", default="", help=told("arena-help-limit"))
    parser.add_argument("--seed", default="1", help=told("arena-help-seed"))
    parser.add_argument("--seats", type=int, help=told("arena-help-seats"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=told("arena-help-option")
    )
    add_json(parser, "arena-help-json")
    parser.add_argument("--plot", type=Path, help=told("arena-help-plot"))
    parser.add_argument("--resume", action="store_true", help=told("arena-help-resume"))
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help=told("arena-help-sprt"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=told("arena-help-jobs"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=told("arena-help-scheduler"))


def run(args: argparse.Namespace) -> int:
    """Plays, prints the table, writes figures and plot."""
    language: str = getattr(args, "language", None) or "en"
    plan = plan_of(args)
    bounds = bounds_of(args.sprt, plan)
    figures = None if args.json == STANDARD_OUTPUT else args.json
    plot = plot_for(args.plot, figures)
    is_stopped = False
    with Journal(figures, plan, resume=args.resume) as journal:
        deals = dict(journal.deals)
        progress = Progress(plan.deals, done=len(deals))
        try:
            with crew(args.jobs, args.scheduler) as hands:
                for deal in play(plan, hands, deals, hands_full(args), bounds):
                    journal.add(deal)
                    progress.show(len(deals))
        except (KeyboardInterrupt, BrokenExecutor):
            progress.close()
            is_stopped = True
            told = "arena-stopped" if figures is not None else "arena-stopped-unkept"
            tell(say(message(told, deals=len(deals), of=plan.deals), language), sys.stderr)
        progress.close()
    if not deals:
        return INTERRUPTED if is_stopped else 0
    found, counted = outcome(plan, deals, bounds)
    report(table(found, language), found, args.json)
    if plot is not None and counted:
        from speeltafel.lab.plots import plot_arena

        plot_arena(found, counted, plot, language)
    return INTERRUPTED if is_stopped else 0


def plot_for(asked: Path | None, figures: Path | None) -> Path | None:
    """Where the plot goes: where it was asked for, else beside the figures if this installation can draw."""
    can_draw = find_spec("matplotlib") is not None
    if asked is not None and not can_draw:
        raise Unknown("cli-extra", command="arena --plot", extra="lab")
    return asked or (figures.with_suffix(".svg") if figures is not None and can_draw else None)


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan that these arguments ask for; refuses what does not exist before anything is played."""
    edition = edition_of(args.game)
    if len(args.bots) < 2:
        raise Unknown("arena-two-bots")
    for option in ("games", "jobs"):
        if getattr(args, option) < 1:
            raise Unknown("unknown-value", option=option, value=str(getattr(args, option)), form="1, 2, ...")
    options = {}
    for option in args.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise Unknown("arena-option", option=option)
        options[name] = value
    plan = Plan(
        edition.id,
        args.seats or edition.least,
        options,
        list(args.bots),
        args.games,
        args.limit,
        str(args.seed),
    )
    game_of(plan.game, plan.seats, plan.options)
    if plan.limit:
        read_limit(plan.limit)
    for bot in plan.bots:
        level_named(plan.game, bot)
    return plan


def bounds_of(text: str | None, plan: Plan) -> tuple[float, float] | None:
    """The two hypotheses of an early stop, as in `--sprt 0,10`."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not low < high:
        raise Unknown("unknown-value", option="sprt", value=text, form="0,10")
    if len(plan.bots) != 2:
        raise Unknown("arena-sprt-two")
    return low, high


def play(
    plan: Plan,
    hands: Executor,
    deals: dict[int, DealPlayed],
    in_hand: int,
    bounds: tuple[float, float] | None = None,
) -> Iterator[DealPlayed]:
    """Plays what `deals` does not have yet, adds it there, and yields each deal as it is done."""
    missing = iter([number for number in range(plan.deals) if number not in deals])
    running: set[Future[DealPlayed]] = set()
    try:
        while not is_sure(plan, deals, bounds):
            running |= {
                hands.submit(play_deal, plan, number) for number in islice(missing, in_hand - len(running))
            }
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                deal = future.result()
                deals[deal.number] = deal
                yield deal
    finally:
        for future in running:
            future.cancel()


def without_gap(deals: Mapping[int, DealPlayed]) -> list[DealPlayed]:
    """The deals from the first to the last before a gap: what they say depends on no process's speed."""
    return [deals[number] for number in takewhile(deals.__contains__, count())]


def is_sure(plan: Plan, deals: Mapping[int, DealPlayed], bounds: tuple[float, float] | None) -> bool:
    """Whether the test, if there is one, has its verdict."""
    return bounds is not None and tested(without_gap(deals), bounds).verdict != ""


def tested(deals: Sequence[DealPlayed], bounds: tuple[float, float]) -> Sprt:
    """The sequential test of the first bot against the second."""
    return sprt(first_scores(duels(deals, 2)), *bounds)


def outcome(
    plan: Plan, deals: Mapping[int, DealPlayed], bounds: tuple[float, float] | None = None
) -> tuple[Summary, list[DealPlayed]]:
    """The figures, and the deals that count: with a test those up to its verdict."""
    version = speeltafel.__version__
    if bounds is None:
        counted = [deals[number] for number in sorted(deals)]
        return summary(plan, counted, version), counted
    counted = without_gap(deals)
    test = tested(counted, bounds)
    if test.verdict:
        counted = counted[: test.deals]
    return summary(plan, counted, version, test), counted


class Alone(Executor):
    """Does everything here and at once: one process, nothing started."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def crew(jobs: int, scheduler: str | None = None) -> Iterator[Executor]:
    """Who plays: this process, several on this machine, or the workers of a dask scheduler."""
    if scheduler is not None:
        with _client(scheduler) as client:
            yield client.get_executor(pure=False)
    elif jobs == 1:
        yield Alone()
    else:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_DFL))
        try:
            yield pool
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _client(scheduler: str) -> Client:
    """A client of a dask scheduler; raises Unknown where none answers, or dask is not installed."""
    if find_spec("distributed") is None:
        raise Unknown("cli-extra", command="--scheduler", extra="lab")
    import distributed

    try:
        return distributed.Client(scheduler, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Unknown("cli-no-server", address=scheduler, error=str(error)) from None


def hands_full(args: argparse.Namespace) -> int:
    """How many deals to have in hand at once."""
    if args.scheduler is not None:
        return AHEAD * 64
    return 1 if args.jobs == 1 else AHEAD * int(args.jobs)
