"""The commands `replay`, `verify` and `convert`: show a record picture by picture, check its deals, write it anew."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from speeltafel.bots.command_line import INTERRUPTED, STANDARD_OUTPUT, add_json, report, told_by, unwritten
from speeltafel.bots.progress import Progress
from speeltafel.core.errors import SpeeltafelError, Unknown
from speeltafel.core.options import plain
from speeltafel.core.protocol import NOBODY, Eyes, Seat, everybody
from speeltafel.core.registry import spec_of
from speeltafel.core.words import Message, message
from speeltafel.locale import headed, say
from speeltafel.table.acts import beside_a_name
from speeltafel.table.match import Frame
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
    parser.add_argument("--game", type=int, metavar="N", help=told("cli-game"))
    add_json(parser)


def replay(arguments: argparse.Namespace) -> int:
    """Shows the pictures one by one, all at once when nobody is there to press Enter; of many games one."""
    record, shown, games = chosen(arguments.file, arguments.game)
    match = replayed(record)
    eyes = _eyes(arguments.eyes, match.game.seats)
    if arguments.at is not None and not -1 <= arguments.at <= match.number:
        form = f"--at -1 … {match.number}"
        raise Unknown("unknown-form", given=f"--at {arguments.at}", form=form)
    frames = [
        (number, frame)
        for number, frame in enumerate(match.replay(eyes), -1)
        if arguments.at is None or number == arguments.at
    ]
    if arguments.json is not None:
        told = [_told_frame(match, number, frame, eyes, arguments.language) for number, frame in frames]
        names = [record.tags.get(f"Seat{seat}", "") for seat in range(match.game.seats)]
        one = {"number": shown, "games": games, "game": match.game.edition, "names": names, "frames": told}
        report("", one, arguments.json)
    if arguments.json == STANDARD_OUTPUT:
        return 0
    screen = standard_screen()
    if games > 1:
        screen.note(say(message("cli-game-shown", number=shown, games=games), arguments.language))
    with suppress(Closed):
        _show(match, record, eyes, frames, screen, is_paced=arguments.at is None, language=arguments.language)
    return 0


def add_verify_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("file", metavar="FILE", help=told("cli-file"))
    add_json(parser)


def verify_deals(arguments: argparse.Namespace) -> int:
    """Checks every game of a file; of several it tells each one's result, and 1 when any fails; stopped, those so far."""
    records = records_in(arguments.file)
    if len(records) == 1:
        count = verify(records[0])
        found = {"game": records[0].edition, "events": len(records[0].entries), "deals": count}
        report(say(message("cli-verified", deals=count), arguments.language), found, arguments.json)
        return 0
    games: list[dict[str, object]] = []
    lines: list[str] = []
    code = 0
    progress = Progress(len(records))
    try:
        for number, record in enumerate(records, 1):
            told, said = _checked(number, record, arguments.language)
            games.append(told)
            lines.append(f"{number}. {said}")
            progress.show(number)
        code = 1 if any("error" in told for told in games) else 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    progress.close()
    report("\n".join(lines), {"games": games, "of": len(records)}, arguments.json)
    return code


def _checked(number: int, record: Record, language: str) -> tuple[dict[str, object], str]:
    """What came of checking a game, as plain values and as a sentence."""
    told: dict[str, object] = {"number": number, "game": record.edition, "events": len(record.entries)}
    try:
        told["deals"] = deals = verify(record)
        return told, say(message("cli-verified", deals=deals), language)
    except SpeeltafelError as error:
        told["error"] = said = error.say(language)
        return told, said


def add_convert_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("file", metavar="FILE", help=told("cli-file"))
    parser.add_argument("out", metavar="OUT", help=told("cli-out"))
    parser.add_argument("--to", choices=tuple(FORMS), help=told("cli-to"))
    parser.add_argument("--game", type=int, metavar="N", help=told("cli-game"))
    add_json(parser)


def convert(arguments: argparse.Namespace) -> int:
    """Writes every game of a file, or the one asked for, in a form: one after the other, JSON one a line; each is replayed."""
    if arguments.out == "-" and arguments.json == STANDARD_OUTPUT:
        raise Unknown("cli-json-twice")
    form = arguments.to or ("json" if arguments.out.endswith((".json", ".jsonl")) else "spel")
    if arguments.game is None:
        records = list(read_records(io.BytesIO(given_bytes(arguments.file))))
    else:
        records = [chosen(arguments.file, arguments.game)[0]]
    texts = [write_record(record, form) for record in records]
    if form == "json" and len(texts) > 1:
        texts = [json.dumps(json.loads(text), ensure_ascii=False) + "\n" for text in texts]
    whole = ("\n" if form == "spel" else "").join(texts)
    done = {"games": len(records), "form": form, "out": arguments.out}
    if arguments.out == "-":
        sys.stdout.write(whole)
        report("", done, arguments.json)
        return 0
    try:
        Path(arguments.out).write_text(whole, "utf-8")
    except OSError as error:
        raise unwritten(arguments.out, error) from None
    report(say(message("cli-converted", games=len(records)), arguments.language), done, arguments.json)
    return 0


def opened(file: str) -> Record:
    """The one record in a file, or from standard input with `-`."""
    records = records_in(file)
    if len(records) > 1:
        raise Unknown("cli-many-games", file=file, games=len(records))
    return records[0]


def records_in(file: str) -> list[Record]:
    """The records in a file, or from standard input with `-`; an empty file is refused as a record is."""
    data = given_bytes(file)
    return list(read_records(io.BytesIO(data))) or [read_record(data)]


def chosen(file: str, asked: int | None) -> tuple[Record, int, int]:
    """The game that was asked for, the first unless told; its number from 1, and how many there are."""
    records = records_in(file)
    number = 1 if asked is None else asked
    if not 1 <= number <= len(records):
        raise Unknown("unknown-form", given=f"--game {number}", form=f"--game 1 … {len(records)}")
    return records[number - 1], number, len(records)


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


def _told_frame(
    match: AnyMatch, number: int, frame: Frame[Any, Any], eyes: Eyes, language: str
) -> dict[str, object]:
    """A picture as plain values: the event that led there, in notation and in words, and the table after it."""
    event = frame.event
    return {
        "number": number,
        "seat": None if event is None else event.seat,
        "action": None if event is None else match.text(event.action),
        "points": 0 if event is None else event.points,
        "said": "" if event is None else say(match.describe(match.log[number], eyes), language),
        "position": match.game.position(frame.seen.state),
        "scores": frame.scores,
    }


def _show(
    match: AnyMatch,
    record: Record,
    eyes: Eyes,
    frames: Sequence[tuple[int, Frame[Any, Any]]],
    screen: Screen,
    *,
    is_paced: bool,
    language: str,
) -> None:
    for name, option in spec_of(match.game.edition).options.items():
        if option.before is not None and name in match.game.options:
            older = message("cli-older-reading", option=name, value=plain(match.game.options[name]))
            screen.say(say(older, language))
    names = {seat: record.tags.get(f"Seat{seat}", "") for seat in range(match.game.seats)}
    for number, frame in frames:
        if frame.event is not None:
            seat = frame.event.seat
            player = message("play-player", number=1 if seat is None else seat + 1)
            who: Message | str = "" if seat is None else names[seat] or player
            said = who if isinstance(who, str) else say(who, language)
            described = match.describe(match.log[number], eyes)
            what = say(beside_a_name(described) if said else described, language)
            by = f"{headed(said, language)} " if said else ""
            screen.say(f"{number}. {by}{what}", bold=True)
        screen.show(match.game.picture(frame.seen.state, screen.style, language) + "\n")
        if screen.is_live and is_paced and screen.ask(say(message("play-more"), language)).startswith("q"):
            return
