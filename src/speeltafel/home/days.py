"""The game of the day as a home of tables offers it; who asks sends all own moves again, and a device keeps its own book."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import msgspec

from speeltafel.bots.levels import level_named
from speeltafel.client.learn_bodies import (
    DayAsk,
    DayBookGiven,
    DayHeap,
    DayListed,
    DayPlay,
    DayPlayed,
    DayResultSent,
    DayRival,
    DayStandings,
    StreakSent,
)
from speeltafel.coach.day.plan import FIRST, PERSON, DayGame, day_game, day_games
from speeltafel.coach.day.results import DayResult, line_of, result_words
from speeltafel.coach.day.rivals import rivals
from speeltafel.coach.day.streak import longest, streak
from speeltafel.coach.day.tables import AnyLog, DayTables
from speeltafel.coach.day.words import share_words
from speeltafel.core.errors import Illegal, Unknown, Unreadable
from speeltafel.core.registry import spec_of, text_given
from speeltafel.home.practice import event_seen, preview_of
from speeltafel.live.encode import said
from speeltafel.table.match import Match
from speeltafel.wire import PreviewSent


def day_of(text: str) -> date:
    """A date as it is written in addresses."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Unreadable("unknown-form", given=text, form="2026-11-17") from None


def day_listed(day: date, today: date, secret: bytes | None) -> list[DayListed]:
    """The games of a day that has come."""
    check_come(day, today)
    found = []
    for name in day_games():
        game = day_game(name, day, secret)
        seed = game.seed.hex() if secret is None or day < today else None
        found.append(
            DayListed(name, game.edition, said(level_named(name, "day").name), game.commitment, seed)
        )
    return found


def day_after(tables: DayTables, game: DayGame, moves: Sequence[str]) -> DayPlayed:
    """A game of a day after these own moves, as the person sees it: dealt, answered and counted by the rules alone."""
    log = tables.after(game, moves)
    over = log.outcome is not None
    eyes = log.eyes if over else frozenset({PERSON})
    result = game.plan.result(Match.of(log)) if over else None
    name = spec_of(game.edition).name
    return DayPlayed(
        name,
        game.edition,
        said(game.plan.level.name),
        list(moves),
        [event_seen(log, number, eyes) for number in range(len(log.entries))],
        None if over else PERSON,
        log.game.view(log.seen(frozenset({PERSON}))),
        list(log.game.scores(log.state)),
        None if over else preview_of(log),
        None if result is None else result_sent(result),
        None if result is None else said(game.plan.told(result.rank)),
        None if result is None else said(result_words(name, result)),
        None if result is None else said(share_words(name, game.day, result)),
        "" if result is None else line_of(result.leads),
        spec_of(game.edition).scored,
    )


def day_move(tables: DayTables, game: DayGame, play: DayPlay) -> DayPlayed:
    """The same after one more own move; its text is written anew, so that what is sent again later is canonical."""
    log = tables.after(game, play.moves)
    if log.outcome is not None:
        raise Illegal("illegal-over")
    return day_after(
        tables, game, [*play.moves, _canonical(log, text_given(game.edition, play.action, play.deed))]
    )


def day_asked(tables: DayTables, game: DayGame, play: DayAsk) -> PreviewSent:
    """The answer for a play in progress."""
    log = tables.after(game, play.moves)
    if log.outcome is not None:
        raise Illegal("illegal-over")
    return preview_of(log, play.action, play.deed)


def day_result(tables: DayTables, game: DayGame, moves: Sequence[str]) -> DayResult:
    """What these own moves come to; raises Illegal where they do not lead to the end of the game."""
    log = tables.after(game, moves)
    if log.outcome is None:
        raise Illegal("day-running")
    return game.plan.result(Match.of(log))


def day_rivals(game: DayGame) -> list[DayRival]:
    """What bots made of the same game."""
    name = spec_of(game.edition).name
    return [
        DayRival(said(level.name), result_sent(result), said(result_words(name, result)))
        for level, result in rivals(game)
    ]


def standings_sent(game: DayGame, rank: int, counted: Sequence[tuple[int, int]]) -> DayStandings:
    """Everybody's results beside one's own, from how many had which rank, the best first."""
    heap = [DayHeap(each, count, said(game.plan.told(each))) for each, count in counted]
    below = sum(each.count for each in heap if each.rank < rank)
    same = sum(each.count for each in heap if each.rank == rank)
    return DayStandings(sum(each.count for each in heap), below, same, heap)


def streak_sent(book: DayBookGiven, today: date) -> StreakSent:
    """The days in a row of somebody's own book."""
    days = {day_of(each.day) for each in book.games if not each.again}
    days = {each for each in days if FIRST <= each <= today}
    found = streak(days, today)
    forgiven = [each.isoformat() for each in found.forgiven]
    return StreakSent(
        today.isoformat(), found.days, forgiven, found.has_spare, longest(days), FIRST.isoformat()
    )


def result_sent(result: DayResult) -> DayResultSent:
    return msgspec.convert(result, DayResultSent, from_attributes=True)


def check_come(day: date, today: date) -> None:
    """Raises Unknown for a day that is still to come."""
    if day > today:
        raise Unknown("day-not-yet", day=day.isoformat(), today=today.isoformat())


def game_come(game: str, day: date, today: date, secret: bytes | None) -> DayGame:
    """The game of a day that has come."""
    check_come(day, today)
    return day_game(game, day, secret)


def _canonical(log: AnyLog, text: str) -> str:
    game = log.game
    return game.text(game.parse(log.seen(frozenset({PERSON})), text))
