"""The command `puzzle`: puzzles of a game at the terminal, near your rating, which they move."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from speeltafel.bots.command_line import tell, told_by
from speeltafel.coach.puzzles.puzzle import (
    Puzzle,
    attempt,
    game_of,
    has_puzzles,
    next_puzzle,
    puzzle_named,
    puzzles,
    task_words,
    themes,
)
from speeltafel.coach.ratings import Rating, rated
from speeltafel.core.errors import SpeeltafelError, Unknown
from speeltafel.core.registry import spec_of, specs
from speeltafel.core.words import Word, message
from speeltafel.locale import say
from speeltafel.terminal.play import standard_screen
from speeltafel.terminal.screen import Closed, Screen


class PuzzleBook(Struct):
    """What this device knows of somebody's puzzles: by game the rating, which were tried, and which were called bad."""

    ratings: dict[str, Rating] = {}
    done: list[str] = []
    bad: list[str] = []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    parser.add_argument("game", nargs="?", help=told("cli-puzzle-game"))
    parser.add_argument("--theme", default="", help=told("cli-puzzle-theme"))
    parser.add_argument("--id", default="", help=told("cli-puzzle-id"))
    parser.add_argument("--count", type=int, default=1, help=told("cli-puzzle-count"))


def run(arguments: argparse.Namespace) -> int:
    """Gives so many puzzles, one after the other; without a game tells which have any."""
    if arguments.game is None:
        offer(arguments.language)
        return 0
    name = spec_of(arguments.game).name
    if not puzzles(name):
        raise Unknown("puzzle-none", game=name)
    if arguments.theme and arguments.theme not in themes(name):
        raise Unknown("puzzle-no-theme", theme=arguments.theme, known=", ".join(themes(name)))
    path = book_path()
    book = read_book(path)
    screen = standard_screen()
    try:
        for _ in range(max(1, arguments.count)):
            rating = book.ratings.get(name, Rating())
            puzzle = (
                puzzle_named(arguments.id)
                if arguments.id
                else next_puzzle(name, rating.rating, book.done, theme=arguments.theme, hidden=book.bad)
            )
            if puzzle is None:
                tell(say(message("puzzle-all-done"), arguments.language))
                return 0
            if not give(puzzle, name, book, screen, arguments.language):
                return 0
            write_book(path, book)
    except Closed:
        pass
    return 0


def offer(language: str) -> None:
    """Tells which games have puzzles, and how many were tried here."""
    done = set(read_book(book_path()).done)
    for name in filter(has_puzzles, specs()):
        known = puzzles(name)
        count = sum(each.id in done for each in known)
        title = message(f"{name}-name")
        tell(say(message("puzzle-offered", title=title, count=len(known), done=count, game=name), language))


def give(puzzle: Puzzle, name: str, book: PuzzleBook, screen: Screen, language: str) -> bool:
    """One puzzle until its first action that is allowed; False when somebody stops."""

    def words(said: str, **args: Word) -> str:
        return say(message(said, **args), language)

    game = game_of(puzzle)
    state = game.set_up(puzzle.position)
    theme = message(f"puzzle-theme-{puzzle.theme}")
    screen.say(words("puzzle-head", name=puzzle.id, grade=puzzle.grade), bold=True)
    screen.show(game.picture(state, screen.style, language) + "\n")
    screen.say(say(task_words(puzzle), language))
    while True:
        typed = screen.ask(words("puzzle-prompt")).strip()
        if typed in ("quit", "q"):
            return False
        if typed == "bad":
            book.bad.append(puzzle.id)
            screen.say(words("puzzle-hidden"))
            return True
        if typed.startswith("?"):
            moves = sorted(game.text(action) for action in game.legal(state))
            screen.page([f"  {move}" for move in moves if typed.lstrip("? ") in move][:40], "")
            continue
        try:
            found = attempt(puzzle, typed)
        except SpeeltafelError as error:
            screen.refuse(error.say(language))
            continue
        break
    screen.say(words("puzzle-right" if found.right else "puzzle-wrong"), bold=True)
    screen.say(say(found.sentence, language))
    screen.note(words("puzzle-answers", moves=" / ".join(found.answers), theme=theme))
    if puzzle.id not in book.done:
        book.done.append(puzzle.id)
        after = rated(book.ratings.get(name, Rating()), puzzle.grade, 1.0 if found.right else 0.0)
        book.ratings[name] = after
        screen.say(words("puzzle-rating", rating=round(after.rating), error=round(2 * after.deviation)))
    return True


def book_path() -> Path:
    """Where this device keeps what was tried."""
    return user_data_path("speeltafel") / "puzzles.json"


def read_book(path: Path) -> PuzzleBook:
    """What was done here so far; a file that is none is named, not written over."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=PuzzleBook)
    except FileNotFoundError:
        return PuzzleBook()
    except (OSError, msgspec.MsgspecError) as error:
        raise Unknown("puzzle-book-damaged", file=str(path), why=str(error)) from None


def write_book(path: Path, book: PuzzleBook) -> None:
    """Keeps the book; a stop in the middle leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(book))
    os.replace(fresh, path)
