"""A review as it is told: every decision with its doubt, everybody's account, and positions to try again."""

from __future__ import annotations

from typing import Literal, cast

from speeltafel.bots.levels import levels
from speeltafel.client.coach_bodies import ChoiceJudged, Exercised, Judged, MoveJudged, Retried, SeatJudged
from speeltafel.coach.advice import against
from speeltafel.coach.classes import Verdict
from speeltafel.coach.find import coach_for
from speeltafel.coach.hints import exercises, retried
from speeltafel.coach.review import LookBack
from speeltafel.coach.words import verdict_words
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Seat
from speeltafel.core.registry import deed_of
from speeltafel.home.practice import AnyMatch, play_seen
from speeltafel.live.encode import said
from speeltafel.live.requests import Refuse
from speeltafel.live.table import AnyLog, Table
from speeltafel.table.match import Match

DIGITS = 4
LookedAt = Literal["chance", "points", "none"]


def over(table: Table) -> AnyLog:
    """The log of a finished game; raises Refuse for another."""
    log = table.log
    if log is None or log.outcome is None or table.status != "finished":
        raise Refuse("server-not-finished")
    return log


def judged(log: AnyLog, found: LookBack) -> Judged:
    """A complete review as a person is told it."""
    moves = [_move(log, found, each) for each in found.verdicts]
    seats = [
        SeatJudged(each.seat, each.result, each.even, each.luck, each.given, each.received, each.unknown)
        for each in found.players
    ]
    bot = said(levels(log.game.edition)[-1].name)
    reckoned = said(against(tells_chances=found.tells_chances))
    return Judged(True, bot, moves, seats, 1.0, found.tells_chances, reckoned)


def exercised(log: AnyLog, whole: LookBack, seat: int) -> list[Exercised]:
    """The positions that a seat lost most at, as it saw them."""
    game = log.game
    eyes = frozenset({Seat(seat)})
    return [
        Exercised(
            each.number,
            each.seat,
            each.position,
            each.verdict.name,
            game.view(game.observe(log.before(each.number), eyes).state),
        )
        for each in exercises(Match.of(log), whole, seat)
    ]


def answer_judged(match: AnyMatch, number: int, answer: str) -> Retried:
    """What another answer to a decision of a finished game is worth; it takes as much thought as the first look at one."""
    game, coach = match.game, coach_for(match.game)
    if not 0 <= number < len(match.history.entries):
        raise Unknown("review-no-decision", number=number)
    found = retried(match, coach, number, answer)
    seen = game.observe(match.before(number), frozenset({Seat(found.seat)}))
    before = match.history.until(number)
    reasons = coach.reasons(seen, game.parse(seen.state, found.action))
    return Retried(
        not found.name,
        found.name,
        cast("LookedAt", found.unit),
        round(found.loss, DIGITS),
        round(found.error, DIGITS),
        [said(each) for each in (reasons if not found.name else verdict_words(game, seen.state, found))],
        play_seen(before, found.action),
        play_seen(before, found.best if found.name else found.action),
    )


def _move(log: AnyLog, found: LookBack, each: Verdict) -> MoveJudged:
    game = log.game
    before = game.observe(log.before(each.number), frozenset({Seat(each.seat)})).state
    own = [one.number for one in found.verdicts if one.seat == each.seat and one.number < each.number]
    luck = sum(
        one.chances[each.seat] for one in found.luck if max(own, default=-1) < one.number < each.number
    )
    has_name = bool(each.name)
    choices = [
        ChoiceJudged(one.action, round(one.chance, DIGITS), round(one.error, DIGITS), round(one.margin, 1))
        for one in each.choices
    ]
    return MoveJudged(
        each.number,
        each.seat,
        round(each.chance, DIGITS),
        round(each.given, DIGITS),
        round(luck, DIGITS),
        each.name,
        each.best if has_name else "",
        said(game.describe(before, game.parse(before, each.best))) if has_name else None,
        cast("LookedAt", each.unit),
        round(each.loss, DIGITS),
        round(each.error, DIGITS),
        each.decides,
        [said(one) for one in verdict_words(game, before, each)],
        [] if each.proof is None else each.proof.line,
        choices if found.tells_chances else [],
        deed_of(game.edition, each.best) if has_name else None,
    )
