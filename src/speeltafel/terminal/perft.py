"""The command `perft`: counts every line of play to a depth, to check the rules by."""

from __future__ import annotations

import argparse
import sys

from speeltafel.bots.command_line import INTERRUPTED, add_json, report, tell, told_by
from speeltafel.bots.progress import Progress
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import find_with
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.terminal.play import read_given
from speeltafel.testing.perft import counts_text, divide


def add_perft_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("game", help=told("cli-play-game"))
    parser.add_argument("depth", type=int, help=told("cli-depth"))
    parser.add_argument("--seats", type=int, metavar="N", help=told("analyse-help-seats"))
    parser.add_argument("--position", metavar="TEXT", help=told("cli-position"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=told("cli-option"),
    )
    add_json(parser)


def perft(arguments: argparse.Namespace) -> int:
    """Prints the divide: the count below each first action, and the total; of one that is stopped, what is counted."""
    game = find_with(arguments.game, arguments.seats, read_given(arguments.option))
    state = game.start() if arguments.position is None else game.set_up(arguments.position)
    if arguments.depth < 1:
        raise Unknown("unknown-value", option="DEPTH", value=str(arguments.depth), form="1, 2, ...")
    progress = Progress(1)

    def show(done: int, of: int) -> None:
        progress.total = of
        progress.show(done)

    counts: dict[str, int] = {}
    code = 0
    try:
        divide(game, state, arguments.depth, show, counts)
    except KeyboardInterrupt:
        code = INTERRUPTED
    progress.close()
    if code:
        told = message("perft-stopped", counted=len(counts), of=progress.total)
        tell(say(told, arguments.language), sys.stderr)
    found = {"game": game.edition, "depth": arguments.depth, "total": sum(counts.values()), "below": counts}
    report(counts_text(counts), found | {"whole": not code}, arguments.json)
    return code
