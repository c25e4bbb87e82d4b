"""The commands `replay`, `verify` and `convert`: show a record picture by picture, check its deals, write it anew."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path

from speeltafel.bots.told import report, tell, told_by
from speeltafel.core.errors import Unknown
from speeltafel.core.options import plain
from speeltafel.core.protocol import NOBODY, Eyes, Seat, everybody
from speeltafel.core.registry import spec_of
from speeltafel.core.words import Message, message
from speeltafel.locale import say
from speeltafel.table.acts import beside_a_name
from speeltafel.table.proof import AnyMatch, replayed, verify
from speeltafel.table.record import Record
from speeltafel.table.record_formats import FORMS, read_record, read_records, write_record
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
    if arguments.at is not None and not -1 <= arguments.at <= match.number:
        form = f"--at -1 … {match.number}"
        raise Unknown("unknown-form", given=f"--at {arguments.at}", form=form)
    screen = standard_screen()
    try:
        _show(match, record, eyes, arguments.at, screen, arguments.language)
    except Closed:
        return 0
    return 0


def add_verify_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("file", metavar="FILE", help=told("cli-file"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=told("cli-json"))


def verify_deals(arguments: argparse.Namespace) -> int:
    record = opened(arguments.file)
    deals = verify(record)
    told = say(message("cli-verified", deals=deals), arguments.language)
    report(told, {"game": record.edition, "events": len(record.entries), "deals": deals}, arguments.json)
    return 0


def add_convert_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("file", metavar="FILE", help=told("cli-file"))
    parser.add_argument("out", metavar="OUT", help=told("cli-out"))
    parser.add_argument("--to", choices=tuple(FORMS), help=told("cli-to"))


def convert(arguments: argparse.Namespace) -> int:
    """Writes every game of a file in a form: one after the other, JSON one a line; each is replayed and so checked."""
    form = arguments.to or ("json" if arguments.out.endswith((".json", ".jsonl")) else "spel")
    records = list(read_records(io.BytesIO(given_bytes(arguments.file))))
    texts = [write_record(record, form) for record in records]
    if form == "json" and len(texts) > 1:
        texts = [json.dumps(json.loads(text), ensure_ascii=False) + "\n" for text in texts]
    whole = ("\n" if form == "spel" else "").join(texts)
    if arguments.out == "-":
        sys.stdout.write(whole)
        return 0
    try:
        Path(arguments.out).write_text(whole, "utf-8")
    except OSError as error:
        raise Unknown("cli-file-missing", file=arguments.out, why=error.strerror or str(error)) from None
    tell(say(message("cli-converted", games=len(records)), arguments.language))
    return 0


def opened(file: str) -> Record:
    """The record in a file, or from standard input with `-`."""
    return read_record(given_bytes(file))


def given_bytes(file: str) -> bytes:
    """What is in a file, or comes from standard input with `-`."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Unknown("cli-file-missing", file=file, why=why) from None


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
