"""Lessons, puzzles and one's own figures over HTTP; nothing of them is kept here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from speeltafel.client.learn_bodies import (
    FiguresAsked,
    FiguresSent,
    LessonListed,
    LessonSent,
    NextPuzzle,
    PlayTried,
    PuzzleListed,
    PuzzleSent,
    PuzzleTried,
    PuzzleTry,
    StepTried,
)
from speeltafel.home.lessons import lesson_sent, lessons_listed, step_asked, step_tried
from speeltafel.home.own_figures import figures_sent
from speeltafel.home.puzzles import puzzle_asked, puzzle_next, puzzle_sent, puzzle_tried, puzzles_listed
from speeltafel.server.edge.http.requests import PROBLEMS
from speeltafel.wire import PreviewSent

Name = Annotated[str, PathParameter(max_length=80, min_length=1)]


@get("/api/lessons", summary="The games that have a lesson", tags=["learn"])
async def list_lessons() -> list[LessonListed]:
    """Each with how many steps and questions it has."""
    return lessons_listed()


@get("/api/lessons/{game:str}", summary="The lesson of a game", tags=["learn"], responses=PROBLEMS)
async def show_lesson(game: Name) -> LessonSent:
    """Its steps with their positions and words, and ten questions."""
    return lesson_sent(game)


@post(
    "/api/lessons/{game:str}/{step:str}",
    summary="Try a step of a lesson",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def try_lesson(game: Name, step: Name, data: JSONBody[PlayTried]) -> StepTried:
    """Whether it is done; where the rules refuse the action, why."""
    return step_tried(game, step, data)


@post(
    "/api/lessons/{game:str}/{step:str}/ask",
    summary="Ask about a play in progress at a step of a lesson",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def ask_lesson(game: Name, step: Name, data: JSONBody[PlayTried]) -> PreviewSent:
    """The steps that may follow, the points so far, or why not."""
    return step_asked(game, step, data)


@get("/api/puzzles/{game:str}", summary="The puzzles of a game", tags=["learn"], responses=PROBLEMS)
async def list_puzzles(game: Name) -> list[PuzzleListed]:
    """The easiest first, without their answers."""
    return puzzles_listed(game)


@post(
    "/api/puzzles/{game:str}/next",
    summary="The next puzzle for a rating",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def next_puzzle(game: Name, data: JSONBody[NextPuzzle]) -> PuzzleSent | None:
    """The one nearest to it that was neither done nor hidden; null when none is left."""
    return puzzle_next(game, data)


@get("/api/puzzle/{puzzle:str}", summary="A puzzle", tags=["learn"], responses=PROBLEMS)
async def show_puzzle(puzzle: Name) -> PuzzleSent:
    """Its position and what is asked."""
    return puzzle_sent(puzzle)


@post(
    "/api/puzzle/{puzzle:str}",
    summary="Try a puzzle",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def try_puzzle(puzzle: Name, data: JSONBody[PuzzleTry]) -> PuzzleTried:
    """Whether it is right, every right play, why, and the rating after it."""
    return puzzle_tried(puzzle, data)


@post(
    "/api/puzzle/{puzzle:str}/ask",
    summary="Ask about a play in progress at a puzzle",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def ask_puzzle(puzzle: Name, data: JSONBody[PlayTried]) -> PreviewSent:
    """The steps that may follow, the points so far, or why not."""
    return puzzle_asked(puzzle, data)


@post(
    "/api/figures/{game:str}",
    summary="One's own figures",
    tags=["learn"],
    responses=PROBLEMS,
    status_code=200,
)
async def show_figures(game: Name, data: JSONBody[FiguresAsked]) -> FiguresSent:
    """Counted from the notes that a device sends; they are not kept."""
    return figures_sent(game, data)


ROUTES: Sequence[ControllerRouterHandler] = (
    list_lessons,
    show_lesson,
    try_lesson,
    ask_lesson,
    list_puzzles,
    next_puzzle,
    show_puzzle,
    try_puzzle,
    ask_puzzle,
    show_figures,
)
