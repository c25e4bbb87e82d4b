"""The command `picture`: a record's last position, or any position, as a file to keep or to send."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from functools import reduce
from importlib.util import find_spec
from pathlib import Path

from speeltafel.bots.command_line import add_json, report, told_by, unwritten
from speeltafel.core.errors import SpeeltafelError, Unknown
from speeltafel.core.registry import edition_of, find_with, specs
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.table.match import Match
from speeltafel.table.poster import SIZES, poster
from speeltafel.table.proof import AnyMatch, replayed
from speeltafel.table.raster import rasterised
from speeltafel.terminal.records import opened


def add_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("file", metavar="FILE", help=told("cli-file"))
    parser.add_argument("picture", metavar="PICTURE", help=told("cli-picture-file"))
    parser.add_argument("--game", metavar="GAME", help=told("cli-picture-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=told("analyse-help-seats"))
    parser.add_argument("--size", choices=tuple(SIZES), default="link", help=told("cli-picture-size"))
    parser.add_argument("--dark", action="store_true", help=told("cli-picture-dark"))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Writes the picture as the ending of its name says: .svg or .png."""
    target = Path(arguments.picture)
    if target.suffix not in (".svg", ".png"):
        raise Unknown("unknown-form", given=target.name, form="*.svg, *.png")
    if target.suffix == ".png" and find_spec("resvg_py") is None:
        raise Unknown("cli-extra", command="picture *.png", extra="server")
    match: AnyMatch
    tags: Mapping[str, str]
    if arguments.game:
        game = find_with(arguments.game, arguments.seats, {})
        match, tags = Match(game, position=arguments.file), {}
    elif (found := _recognised(arguments.file, arguments.seats)) is not None:
        match, tags = found, {}
    else:
        record = opened(arguments.file)
        match, tags = replayed(record), record.tags
    names = [
        tags.get(f"Seat{seat}") or say(message("play-player", number=seat + 1), arguments.language)
        for seat in range(match.game.seats)
    ]
    svg = poster(match.history, names, arguments.size, dark=arguments.dark, language=arguments.language)
    try:
        target.write_bytes(rasterised(svg) if target.suffix == ".png" else svg.encode())
    except OSError as error:
        raise unwritten(target, error) from None
    width, height = SIZES[arguments.size]
    done = {"file": str(target), "game": match.game.edition, "width": width, "height": height}
    report(str(target), done, arguments.json)
    return 0


def _recognised(text: str, seats: int | None) -> AnyMatch | None:
    """The first game of which this is a position; None for a file, or what looks like the name of one that is not there.

    Several words that no game can read are refused with what keeps each from reading them.
    """
    if text == "-" or os.path.exists(text):  # a Path refuses the length of some positions
        return None
    reasons = []
    for name in specs():
        edition = edition_of(name)
        refused = []
        for count in range(edition.least, edition.most + 1) if seats is None else (seats,):
            try:
                return Match(find_with(name, count, {}), position=text)
            except SpeeltafelError as error:
                refused.append(error.message)
        ids = [each.id for each in refused]
        reasons.append(refused[ids.index(min(ids, key=ids.count))])  # of the number of seats that it fits
    if len(text.split()) < 2 or Path(text).suffix:
        return None
    why = reduce(lambda why, more: message("cli-neither-more", why=why, more=more), reasons)
    raise Unknown("cli-neither", text=text, why=why)
