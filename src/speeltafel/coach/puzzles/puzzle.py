"""A puzzle as data, the shipped ones, and what an attempt at one comes to.

An answer is a value: every action of the best value is right. `bench/puzzle_find.py` finds puzzles, `bench/puzzle_check.py`
checks every shipped one again by a search of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Decision, Game
from speeltafel.core.registry import find, spec_of
from speeltafel.core.words import Message, message

FOLDER = "speeltafel.coach.puzzles"
PER_CENT = 10
"""So many units of a value are one per cent, where it is a chance."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """One position: what is asked (`kind`), what it teaches (`theme`), every right action, and how much the next one falls short.

    `value` and `next` are in what the kind counts: points, final margin, turns, or chances in tenths of a per cent. `grade` is on the scale of ratings;
    `source` is the game that it comes from.
    """

    id: str
    game: str
    kind: str
    theme: str
    position: str
    answers: list[str]
    value: int
    next: int
    legal: int
    grade: int
    proved: bool
    source: int
    facts: dict[str, int] = {}


class Attempt(Struct, frozen=True):
    """What somebody's first action at a puzzle comes to."""

    right: bool
    answers: list[str]
    sentence: Message


def has_puzzles(game: str) -> bool:
    """Whether a game brings any."""
    return _file(game).is_file()


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none where it brings none."""
    if not has_puzzles(game):
        return ()
    lines = _file(game).read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    return tuple(sorted(found, key=lambda each: (each.grade, each.id)))


def puzzle_named(id: str) -> Puzzle:
    """The puzzle of this id."""
    name = id.partition("-")[0]
    for each in puzzles(name):
        if each.id == id:
            return each
    raise Unknown("puzzle-unknown", name=id)


def themes(game: str) -> tuple[str, ...]:
    """What the puzzles of a game teach, each once."""
    return tuple(sorted({each.theme for each in puzzles(game)}))


def game_of(puzzle: Puzzle) -> Game[Any, Any]:
    """The game that a puzzle is a position of."""
    return find(puzzle.game, 2)


def task_words(puzzle: Puzzle) -> Message:
    """What is to be found."""
    return message(f"puzzle-task-{puzzle.kind}", turns=puzzle.value)


def sentence_of(puzzle: Puzzle) -> Message:
    """Why the answer is right, from the facts."""
    facts: dict[str, int] = {
        **puzzle.facts,
        "apart": puzzle.value - puzzle.next,
        "ways": len(puzzle.answers),
        "chance": round(puzzle.value / PER_CENT),
        "other": round(puzzle.next / PER_CENT),
    }
    return message(f"puzzle-why-{puzzle.theme}", value=puzzle.value, next=puzzle.next, **facts)


def attempt(puzzle: Puzzle, text: str) -> Attempt:
    """What an action comes to; raises the rules' own refusal for one that is not allowed."""
    game = game_of(puzzle)
    state = game.set_up(puzzle.position)
    assert isinstance(game.turn(state), Decision), "a puzzle waits for a player"
    action = game.parse(state, text)
    game.apply(state, action)
    return Attempt(game.text(action) in puzzle.answers, puzzle.answers, sentence_of(puzzle))


def next_puzzle(
    game: str, rating: float, done: Sequence[str] = (), *, theme: str = "", hidden: Sequence[str] = ()
) -> Puzzle | None:
    """The undone puzzle nearest to a rating, of one theme if so wished; None when there is none left."""
    past = {*done, *hidden}
    left = [each for each in puzzles(game) if each.id not in past and theme in ("", each.theme)]
    return min(left, key=lambda each: (abs(each.grade - rating), each.id), default=None)


def _file(game: str) -> Traversable:
    spec = spec_of(game)
    return files(spec.puzzles or FOLDER) / f"{spec.name}.jsonl"
