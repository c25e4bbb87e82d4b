"""The command `review`: looks back at a finished game and prints everybody's account, the dearest moves and the luck."""

from __future__ import annotations

import argparse
import os

from speeltafel.bots.command_line import add_json, report, told_by
from speeltafel.bots.progress import Progress
from speeltafel.coach.find import coach_for
from speeltafel.coach.report import Review
from speeltafel.coach.review import LookBack, Stage, review
from speeltafel.server.workers.thinking_pool import thinking
from speeltafel.table.proof import replayed
from speeltafel.terminal.records import chosen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of a review on the command line."""
    told = told_by(parser)
    parser.add_argument("record", metavar="FILE", help=told("review-help-record"))
    parser.add_argument("--game", type=int, metavar="N", help=told("cli-game"))
    parser.add_argument("--think", type=float, default=1.0, metavar="N", help=told("review-help-think"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=told("analyse-help-luck"))
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=told("review-help-jobs")
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Reviews a record, prints the report, writes the figures."""
    record = chosen(args.record, args.game)[0]
    match = replayed(record)
    coach = coach_for(match.game)
    found: LookBack | None = None
    progress = Progress(1)
    with thinking(match, args.jobs) as thinkers:
        effort = coach.effort.times(max(0.001, args.think))
        for step in review(match, coach, effort=effort, seed=args.seed, thinkers=thinkers):
            if isinstance(step, Stage):
                progress.total = step.total
                progress.show(step.done, step.verdict.action)
            else:
                found = step
    progress.close()
    assert found is not None
    names = [record.tags.get(f"Seat{seat}", "") for seat in range(match.game.seats)]
    report(Review(match, found, names).text(args.language), found, args.json)
    return 0
