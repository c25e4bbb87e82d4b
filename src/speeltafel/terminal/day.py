"""The command `day`: the game of the day at the terminal, the days in a row, and a text to share."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from speeltafel.bots.command_line import STANDARD_OUTPUT, add_json, report, tell, told_by
from speeltafel.coach.day.plan import DayGame, day_game, day_games
from speeltafel.coach.day.results import result_words
from speeltafel.coach.day.streak import DayBook, Finished, streak
from speeltafel.coach.day.words import day_words, share_text
from speeltafel.core.errors import Unknown, Unreadable
from speeltafel.core.protocol import Seat
from speeltafel.core.registry import spec_of
from speeltafel.core.words import message
from speeltafel.locale import headed, say
from speeltafel.table.acts import Act
from speeltafel.terminal.play import standard_screen
from speeltafel.terminal.players import players
from speeltafel.terminal.screen import Closed, Screen
from speeltafel.terminal.session import Left, Session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("game", nargs="?", help=told("cli-day-game"))
    parser.add_argument("--date", metavar="YYYY-MM-DD", help=told("cli-day-date"))
    parser.add_argument("--record", metavar="FILE", help=told("cli-record"))
    add_json(parser, "cli-day-json")


def run(arguments: argparse.Namespace) -> int:
    """Plays a game of the day, or tells how the day stands."""
    language: str = arguments.language
    today = datetime.now(UTC).date()
    day = read_day(arguments.date, today)
    book = read_book(book_path())
    if arguments.game is None:
        lines = [say(message("day-title", day=day_words(day)), language)]
        lines += ["  " + _standing(book, day, game, language) for game in day_games()]
        lines.append(say(_streak_words(book, today), language))
        report("\n".join(lines), _stands(book, day, today), arguments.json)
        return 0
    if arguments.json == STANDARD_OUTPUT:
        raise Unknown("unknown-form", given=f"day {arguments.game} --json -", form="day --json -")
    name = spec_of(arguments.game).name
    screen = standard_screen()
    try:
        _play(day_game(name, day), name, book, today, screen, arguments)
    except (Closed, Left):
        tell(say(message("day-left"), language))
    if arguments.json is not None:
        report("", _stands(read_book(book_path()), day, today), arguments.json)
    return 0


class DaySession(Session[Any, Any]):
    """A game that is compared: without hints, and nothing is taken back."""

    def _answer(self, seat: Seat, typed: str) -> None:
        if typed.lower().lstrip("/").partition(" ")[0] in ("hint", "undo"):
            self.screen.refuse(self.words("day-no-help"))
            return
        super()._answer(seat, typed)


def read_day(given: str | None, today: date) -> date:
    """The date that was asked for: today's, or one gone by."""
    if given is None:
        return today
    try:
        day = date.fromisoformat(given)
    except ValueError:
        raise Unreadable("unknown-form", given=f"--date {given}", form="--date 2026-11-17") from None
    if day > today:
        raise Unknown("day-not-yet", day=day.isoformat(), today=today.isoformat())
    return day


def book_path() -> Path:
    """Where this device keeps its games of the day."""
    return user_data_path("speeltafel") / "days.json"


def read_book(path: Path) -> DayBook:
    """What was finished here so far; a file that is none is named, not written over."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=DayBook)
    except FileNotFoundError:
        return DayBook()
    except (OSError, msgspec.MsgspecError) as error:
        raise Unknown("day-book-damaged", file=str(path), why=str(error)) from None


def write_book(path: Path, book: DayBook) -> None:
    """Keeps the book; a stop in the middle leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(book))
    os.replace(fresh, path)


def _play(
    day: DayGame, name: str, book: DayBook, today: date, screen: Screen, arguments: argparse.Namespace
) -> None:
    language: str = arguments.language
    screen.say(say(message("day-title", day=day_words(day.day)), language), bold=True)
    again = book.counted(day.day, name) is not None
    screen.note(say(message("day-again" if again else "day-honour"), language))
    seated = players([say(message("day-you"), language)], {Seat(1): day.plan.level}, 2, language)
    session = DaySession(day.begin(), seated, screen, language)
    try:
        session.run()
    finally:
        if arguments.record:
            session.write_down(arguments.record)
    if isinstance(session.match.log[-1].action, Act):
        screen.say(say(message("day-left"), language))
        return
    result = day.plan.result(session.match)
    book, entry = read_book(book_path()).finished(day.day, name, result)
    write_book(book_path(), book)
    screen.say(say(result_words(name, result), language), bold=True)
    if entry.again:
        screen.note(say(message("day-was-again"), language))
    days = streak((each.day for each in book.games if not each.again), today)
    screen.say(share_text(name, entry, days, language))


def _stands(book: DayBook, day: date, today: date) -> dict[str, object]:
    """How the day stands as plain values: what came of each game, None where it was not played yet."""
    days = streak((each.day for each in book.games if not each.again), today)
    return {"day": day, "games": {game: book.counted(day, game) for game in day_games()}, "streak": days.days}


def _standing(book: DayBook, day: date, game: str, language: str) -> str:
    found: Finished | None = book.counted(day, game)
    name = say(message(f"{game}-name"), language)
    told = message("day-unplayed", game=game) if found is None else result_words(game, found.result)
    return f"{headed(name, language)} {say(told, language)}"


def _streak_words(book: DayBook, today: date) -> Any:
    found = streak((each.day for each in book.games if not each.again), today)
    return message("day-streak", days=found.days)
