"""Your own figures over time, from short notes of the games that you finished; kept on the device.

Everything here is a function of the notes: they are what is exported and carried over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date

from msgspec import Struct

from speeltafel.bots.ladder import LevelRating
from speeltafel.bots.levels import adaptive_names, ladder, strength_of
from speeltafel.coach.ladder import even_level, next_level
from speeltafel.coach.ratings import Rating, rated

STRETCH = 9
"""Games that are taken together where a trend is told."""
ADAPTIVE_ONES = "adaptive"
"""What the adaptive levels of all strengths are called together."""


class GameNote(Struct, frozen=True):
    """One finished game of a person: against which level, how it went, and what a review said if there was one.

    `score` is 1, 0.5 or 0. `mistakes` counts moves by the review's names, `luck` is in chances.
    """

    day: date
    game: str
    level: str
    score: float
    points: int = 0
    turns: int = 0
    full_lines: int = 0
    mistakes: dict[str, int] | None = None
    luck: float | None = None


class LevelRecord(Struct, frozen=True):
    """Games against one level."""

    level: str
    games: int
    won: float


class Stretch(Struct, frozen=True):
    """Some games in a row: points a turn, mistakes a game by name."""

    first: date
    games: int
    points_a_turn: float
    mistakes: dict[str, float]


class OwnFigures(Struct, frozen=True):
    """All that is told of one game: `ratings` after each game, the level that is beaten half the time, and the one to try next."""

    game: str
    games: int
    won: float
    levels: list[LevelRecord]
    points_a_turn: float
    full_lines: int
    best: int
    luck: float | None
    lucks: list[float]
    stretches: list[Stretch]
    rating: Rating
    ratings: list[tuple[date, Rating]]
    even: LevelRating | None
    suggested: str | None


def figures(notes: Sequence[GameNote], game: str) -> OwnFigures:
    """The figures of one game from all notes, the oldest first."""
    own = [note for note in notes if note.game == game]
    rungs = {each.level: each for each in ladder(game)}
    adaptive = set(adaptive_names(game))
    rating = Rating()
    ratings: list[tuple[date, Rating]] = []
    for note in own:
        rung = rungs.get(note.level)
        if note.level in adaptive:
            rating = rated(rating, strength_of(note.level), note.score)
        elif rung is not None:
            rating = rated(rating, rung.rating, note.score, rung.error / 2)
        else:
            continue
        ratings.append((note.day, rating))
    names = [ADAPTIVE_ONES if note.level in adaptive else note.level for note in own]
    games = Counter(names)
    won = dict.fromkeys(games, 0.0)
    for note, name in zip(own, names, strict=True):
        won[name] += note.score
    order = [*rungs, *(level for level in games if level not in rungs)]
    lucks = [note.luck for note in own if note.luck is not None]
    last = own[-1].level if own else ""
    return OwnFigures(
        game=game,
        games=len(own),
        won=sum(won.values()),
        levels=[LevelRecord(level, games[level], won[level]) for level in order if level in games],
        points_a_turn=_per_turn(own),
        full_lines=sum(note.full_lines for note in own),
        best=max((note.points for note in own), default=0),
        luck=sum(lucks) / len(lucks) if lucks else None,
        lucks=lucks,
        stretches=[_stretch(own[at : at + STRETCH]) for at in range(0, len(own), STRETCH)],
        rating=rating,
        ratings=ratings,
        even=even_level(game, rating.rating) if ratings else None,
        suggested=next_level(game, last, [note.score for note in own if note.level == last]),
    )


def _per_turn(notes: Sequence[GameNote]) -> float:
    return sum(note.points for note in notes) / max(1, sum(note.turns for note in notes))


def _stretch(notes: Sequence[GameNote]) -> Stretch:
    counted = [note.mistakes for note in notes if note.mistakes is not None]
    names = sorted({name for each in counted for name in each})
    mistakes = {name: sum(each.get(name, 0) for each in counted) / len(counted) for name in names}
    return Stretch(notes[0].day, len(notes), _per_turn(notes), mistakes)
