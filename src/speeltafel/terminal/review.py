"""The command `review`: looks back at a finished game and prints everybody's account, the dearest moves and the luck."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from speeltafel.bots.told import report, told_by
from speeltafel.coach.classes import CHANCES, Verdict
from speeltafel.coach.find import coach_for
from speeltafel.coach.hints import dearest
from speeltafel.coach.review import LookBack, Stage, review
from speeltafel.coach.words import verdict_words
from speeltafel.core.protocol import Seat
from speeltafel.core.words import message
from speeltafel.lab.progress import Progress
from speeltafel.locale import say
from speeltafel.server.workers.thinking_pool import thinking
from speeltafel.table.proof import AnyMatch, replayed
from speeltafel.terminal.records import opened

TOLD = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of a review on the command line."""
    told = told_by(parser)
    parser.add_argument("record", metavar="FILE", help=told("review-help-record"))
    parser.add_argument("--think", type=float, default=1.0, metavar="N", help=told("review-help-think"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=told("analyse-help-luck"))
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=told("review-help-jobs")
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help=told("review-help-json"))


def run(args: argparse.Namespace) -> int:
    """Reviews a record, prints the report, writes the figures."""
    match = replayed(opened(args.record))
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
    report(review_text(match, found, args.language), found, args.json)
    return 0


def review_text(match: AnyMatch, found: LookBack, language: str) -> str:
    """The review as plain text: every player's account, the dearest moves, the largest strokes of luck."""
    title = message("coach-review-title", game=found.game, nodes=found.nodes)
    lines = [say(title, language), "", *_accounts(found, language), ""]
    lines.append(say(message("coach-review-lines"), language))
    dear = dearest(found.verdicts)[:TOLD]
    lines += ["", say(message("review-dear" if dear else "review-no-dear"), language)]
    for each in dear:
        lines += _move(match, each, language)
    lucky = sorted(
        ((each.number, seat, part) for each in found.luck for seat, part in enumerate(each.chances)),
        key=lambda each: -each[2],
    )[:TOLD]
    lines += ["", say(message("review-luck" if lucky else "review-no-luck"), language)]
    for number, seat, part in lucky:
        told = message("coach-luck-move", number=number, seat=seat + 1, percent=f"{100 * part:+.1f}")
        lines.append(f"  {say(told, language)}")
    return "\n".join(lines)


def _accounts(found: LookBack, language: str) -> list[str]:
    names = ("player", "result", "luck", "given", "received")
    head = [say(message(f"review-column-{name}"), language) for name in names]
    head.append(say(message("coach-column-unknown"), language))
    head += [say(message(f"review-column-{name}"), language) for name in CHANCES]
    rows = [head]
    for each in found.players:
        parts = each.luck, -each.given, each.received, each.unknown
        rows.append(
            [
                say(message("review-player", seat=each.seat + 1), language),
                f"{100 * each.result:.0f} %",
                *((f"{100 * part:+.1f}" for part in parts) if found.tells_chances else "----"),
                *(str(each.names[name]) for name in CHANCES),
            ]
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def _move(match: AnyMatch, told: Verdict, language: str) -> list[str]:
    seen = match.game.observe(match.before(told.number), frozenset({Seat(told.seat)})).state
    move = message("coach-move", number=told.number, seat=told.seat + 1, action=told.action)
    words = " ".join(say(each, language) for each in verdict_words(match.game, seen, told))
    return [f"  {say(move, language)}", f"    {words}"]
