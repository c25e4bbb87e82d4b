"""Lessons, puzzles, the game of the day and one's own figures in the worker; without a server the date is the seed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TypeVar

import msgspec

from speeltafel.client.learn_bodies import (
    DayAsk,
    DayBookGiven,
    DayMoves,
    DayPlay,
    FiguresAsked,
    NextPuzzle,
    PlayTried,
    PuzzleTry,
)
from speeltafel.coach.day.plan import DayGame
from speeltafel.coach.day.tables import DayTables
from speeltafel.home import days, lessons, puzzles
from speeltafel.home.own_figures import figures_sent

T = TypeVar("T")
Parts = tuple[str, ...]
Learn = Callable[[Parts, bytes, date], object]
"""An answer from the parts of the address, the body, and the date of today."""


def learn_routes(tables: DayTables) -> tuple[tuple[str, str, Learn], ...]:
    """The requests by method and address; `tables` are the games of the day that are played here."""
    game, day, name = r"([^/]{1,80})", r"([^/]{1,20})", r"([^/]{1,80})"
    played = f"/api/days/{day}/{name}"

    def come(parts: Parts, today: date) -> DayGame:
        return days.game_come(parts[1], days.day_of(parts[0]), today, None)

    return (
        ("GET", "/api/lessons", lambda parts, body, today: lessons.lessons_listed()),
        ("GET", f"/api/lessons/{game}", lambda parts, body, today: lessons.lesson_sent(parts[0])),
        (
            "POST",
            f"/api/lessons/{game}/{name}",
            lambda parts, body, today: lessons.step_tried(parts[0], parts[1], _read(body, PlayTried)),
        ),
        (
            "POST",
            f"/api/lessons/{game}/{name}/ask",
            lambda parts, body, today: lessons.step_asked(parts[0], parts[1], _read(body, PlayTried)),
        ),
        ("GET", f"/api/puzzles/{game}", lambda parts, body, today: puzzles.puzzles_listed(parts[0])),
        (
            "POST",
            f"/api/puzzles/{game}/next",
            lambda parts, body, today: puzzles.puzzle_next(parts[0], _read(body, NextPuzzle)),
        ),
        ("GET", f"/api/puzzle/{name}", lambda parts, body, today: puzzles.puzzle_sent(parts[0])),
        (
            "POST",
            f"/api/puzzle/{name}",
            lambda parts, body, today: puzzles.puzzle_tried(parts[0], _read(body, PuzzleTry)),
        ),
        (
            "POST",
            f"/api/puzzle/{name}/ask",
            lambda parts, body, today: puzzles.puzzle_asked(parts[0], _read(body, PlayTried)),
        ),
        (
            "POST",
            f"/api/figures/{game}",
            lambda parts, body, today: figures_sent(parts[0], _read(body, FiguresAsked)),
        ),
        (
            "GET",
            f"/api/days/{day}",
            lambda parts, body, today: days.day_listed(days.day_of(parts[0]), today, None),
        ),
        (
            "POST",
            "/api/days/streak",
            lambda parts, body, today: days.streak_sent(_read(body, DayBookGiven), today),
        ),
        (
            "POST",
            played,
            lambda parts, body, today: days.day_after(
                tables, come(parts, today), _read(body, DayMoves).moves
            ),
        ),
        (
            "POST",
            f"{played}/play",
            lambda parts, body, today: days.day_move(tables, come(parts, today), _read(body, DayPlay)),
        ),
        (
            "POST",
            f"{played}/ask",
            lambda parts, body, today: days.day_asked(tables, come(parts, today), _read(body, DayAsk)),
        ),
        ("GET", f"{played}/rivals", lambda parts, body, today: days.day_rivals(come(parts, today))),
    )


def _read(body: bytes, kind: type[T]) -> T:
    return msgspec.json.decode(body, type=kind)
