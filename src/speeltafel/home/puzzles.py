"""Puzzles as a home of tables offers them: the next one near a rating, and what a play at it comes to."""

from __future__ import annotations

from speeltafel.client.learn_bodies import (
    NextPuzzle,
    PlayTried,
    PuzzleListed,
    PuzzleSent,
    PuzzleTried,
    PuzzleTry,
    RatingSent,
)
from speeltafel.coach.puzzles.puzzle import (
    Puzzle,
    attempt,
    game_of,
    next_puzzle,
    puzzle_named,
    puzzles,
    task_words,
)
from speeltafel.coach.ratings import Rating, rated
from speeltafel.core.registry import text_given
from speeltafel.core.words import message
from speeltafel.home.practice import AnyLog, mover_of, play_seen, preview_of
from speeltafel.live.encode import said
from speeltafel.table.log import Log
from speeltafel.wire import PreviewSent


def puzzles_listed(game: str) -> list[PuzzleListed]:
    """The puzzles of a game, the easiest first."""
    return [_listed(each) for each in puzzles(game)]


def puzzle_next(game: str, wish: NextPuzzle) -> PuzzleSent | None:
    """The undone puzzle nearest to a rating; None when there is none left."""
    found = next_puzzle(game, wish.rating, wish.done, theme=wish.theme, hidden=wish.hidden)
    return None if found is None else _sent(found)


def puzzle_sent(id: str) -> PuzzleSent:
    """One puzzle."""
    return _sent(puzzle_named(id))


def puzzle_asked(id: str, play: PlayTried) -> PreviewSent:
    """The answer for a play in progress at a puzzle."""
    return preview_of(_log(puzzle_named(id)), play.action, play.deed)


def puzzle_tried(id: str, play: PuzzleTry) -> PuzzleTried:
    """What a play at a puzzle comes to; one that the rules refuse raises their refusal."""
    puzzle = puzzle_named(id)
    log = _log(puzzle)
    text = text_given(puzzle.game, play.action, play.deed)
    found = attempt(puzzle, text)
    after = None
    if play.rating is not None:
        known = Rating(play.rating.rating, play.rating.deviation, play.rating.volatility)
        moved = rated(known, puzzle.grade, 1.0 if found.right else 0.0)
        after = RatingSent(moved.rating, moved.deviation, moved.volatility)
    return PuzzleTried(
        found.right,
        said(found.sentence),
        said(message(f"puzzle-theme-{puzzle.theme}")),
        play_seen(log, text),
        [play_seen(log, each) for each in found.answers],
        after,
    )


def _listed(puzzle: Puzzle) -> PuzzleListed:
    return PuzzleListed(puzzle.id, puzzle.kind, puzzle.theme, puzzle.grade, puzzle.proved)


def _sent(puzzle: Puzzle) -> PuzzleSent:
    log = _log(puzzle)
    view = log.game.view(log.seen(frozenset((mover_of(log),))))
    task = said(task_words(puzzle))
    name = puzzle.game.partition("/")[0]
    return PuzzleSent(_listed(puzzle), name, task, mover_of(log), log.game.seats, view, preview_of(log))


def _log(puzzle: Puzzle) -> AnyLog:
    return Log.begin(game_of(puzzle), position=puzzle.position)
