"""One's own figures as a home of tables counts them: from the notes that a device sends, and keeps itself."""

from __future__ import annotations

from speeltafel.bots.levels import ladder, level_named
from speeltafel.client.learn_bodies import (
    AdaptiveSent,
    FiguresAsked,
    FiguresSent,
    RatedSent,
    RungSent,
    StretchSent,
)
from speeltafel.coach.figures import ADAPTIVE_ONES, GameNote, LevelRecord, figures
from speeltafel.coach.ladder import adaptive_level
from speeltafel.core.registry import spec_of
from speeltafel.home.days import day_of
from speeltafel.live.encode import said


def figures_sent(game: str, asked: FiguresAsked) -> FiguresSent:
    """All that the notes tell of one game."""
    name = spec_of(game).name
    found = figures(
        [
            GameNote(
                day_of(each.day),
                each.game,
                each.level,
                each.score,
                each.points,
                each.turns,
                each.full_lines,
                each.mistakes,
                each.luck,
            )
            for each in asked.notes
        ],
        name,
    )
    own = {each.level: each for each in found.levels}
    adaptive, met = (
        adaptive_level(name, found.rating),
        own.get(ADAPTIVE_ONES, LevelRecord(ADAPTIVE_ONES, 0, 0.0)),
    )
    return FiguresSent(
        name,
        found.games,
        found.won,
        found.points_a_turn,
        found.full_lines,
        found.best,
        found.luck,
        found.lucks,
        [
            RungSent(
                rung.level,
                said(level_named(name, rung.level).name),
                rung.rating,
                rung.error,
                own[rung.level].games if rung.level in own else 0,
                own[rung.level].won if rung.level in own else 0.0,
            )
            for rung in ladder(name)
        ],
        [
            StretchSent(each.first.isoformat(), each.games, each.points_a_turn, each.mistakes)
            for each in found.stretches
        ],
        [RatedSent(day.isoformat(), each.rating, each.deviation) for day, each in found.ratings],
        found.even.level if found.even else "",
        found.suggested or "",
        AdaptiveSent(adaptive.id, said(adaptive.name), said(adaptive.character), met.games, met.won),
    )
