"""The commands `replay` and `verify`: show a record picture by picture, and check its deals."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from speeltafel.bots.told import tell, told_by
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import NOBODY, Eyes, Seat, everybody
from speeltafel.core.registry import spec_of
from speeltafel.core.words import Message, message
from speeltafel.locale import say
from speeltafel.table.acts import beside_a_name
from speeltafel.table.proof import AnyMatch, replayed, verify
from speeltafel.table.record import Record
from speeltafel.table.record_formats import read_record
from speeltafel.table.spel import plain
from speeltafel.terminal.play import standard_screen
from speeltafel.terminal.screen import Closed, Screen


def add_replay_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("file", metavar="FILE", help=told("cli-file"))
    parser.add_argument("--eyes", default="all", metavar="SEAT", help=told("cli-eyes"))
    parser.add_argument("--at", type=int, metavar="N", help=told("cli-at"))


def replay(arguments: argparse.Namespace) -> int:
    """Shows the pictures one by one, all at once when nobody is there to press Enter."""
    record = opened(arguments.file)
    match = replayed(record)
    eyes = _eyes(arguments.eyes, match.game.seats)
    screen = standard_screen()
    try:
        _show(match, record, eyes, arguments.at, screen, arguments.language)
    except Closed:
        return 0
    return 0


def add_verify_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("file", metavar="FILE", help=told("cli-file"))


def verify_deals(arguments: argparse.Namespace) -> int:
    deals = verify(opened(arguments.file))
    tell(say(message("cli-verified", deals=deals), arguments.language))
    return 0


def opened(file: str) -> Record:
    """The record in a file, or from standard input with `-`."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unknown("cli-file-missing", file=file, why=why) from None
    return read_record(data)


def _eyes(given: str, seats: int) -> Eyes:
    if given in ("all", "nobody"):
        return everybody(seats) if given == "all" else NOBODY
    if given.isascii() and given.isdecimal() and len(given) < 3 and int(given) < seats:
        return frozenset({Seat(int(given))})
    raise Unknown("unknown-form", given=f"--eyes {given}", form=f"--eyes 0 … {seats - 1}, all, nobody")


def _show(match: AnyMatch, record: Record, eyes: Eyes, at: int | None, screen: Screen, language: str) -> None:
    for name, option in spec_of(match.game.edition).options.items():
        if option.before is not None and name in match.game.options:
            older = message("cli-older-reading", option=name, value=plain(match.game.options[name]))
            screen.say(say(older, language))
    names = {seat: record.tags.get(f"Seat{seat}", "") for seat in range(match.game.seats)}
    for frame in match.replay(eyes):
        number = -1 if frame.event is None else frame.event.number
        if at is not None and number != at:
            continue
        if frame.event is not None:
            seat = frame.event.seat
            player = message("play-player", number=1 if seat is None else seat + 1)
            who: Message | str = "" if seat is None else names[seat] or player
            said = who if isinstance(who, str) else say(who, language)
            described = match.describe(match.log[number], eyes)
            what = say(beside_a_name(described) if said else described, language)
            screen.say(f"{number}. {said}{': ' if said else ''}{what}", bold=True)
        screen.show(match.game.picture(frame.seen.state, screen.style, language) + "\n")
        if screen.is_live and at is None and screen.ask(say(message("play-more"), language)).startswith("q"):
            return
