"""What is compared of a game of the day: one number to rank by, and what tells a person how it went."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from speeltafel.core.protocol import Seat
from speeltafel.core.words import Message, message
from speeltafel.table.match import Match

AnyMatch = Match[Any, Any]
Ended = Literal["won", "drawn", "lost"]

PERSON = Seat(0)
STEPS = "▁▂▃▄▅▆▇█"
SURE = 10_000
"""More than any game has points or turns: a win ranks above every loss."""


class DayResult(Struct, frozen=True):
    """How the person at seat 0 did: the higher `rank`, the better. `leads` is the lead in points after each own turn."""

    rank: int
    ended: Ended
    points: int
    against: int
    turns: int
    leads: list[int] = []


def margin_result(match: AnyMatch) -> DayResult:
    """Compares the margin."""
    result = _result(match)
    return _ranked(result, result.points - result.against)


def points_result(match: AnyMatch) -> DayResult:
    """Compares who won, then the points."""
    result = _result(match)
    return _ranked(result, _sign(result.ended) * SURE + result.points)


def turns_result(match: AnyMatch) -> DayResult:
    """Compares who won, then the turns it took: few to win, many to lose."""
    result = _result(match)
    sign = _sign(result.ended)
    return _ranked(result, sign * (SURE - result.turns))


def result_words(game: str, result: DayResult) -> Message:
    """The result in a sentence; nothing of the play is in it."""
    return message(
        f"day-result-{game}",
        ended=result.ended,
        points=result.points,
        against=result.against,
        margin=signed(result.points - result.against),
        turns=result.turns,
    )


def margin_words(rank: int) -> Message:
    """A rank of `margin_result` in a word."""
    return message("day-rank-margin", margin=signed(rank))


def points_words(rank: int) -> Message:
    """A rank of `points_result` in a few words."""
    ended = _ended(rank)
    return message("day-rank-points", ended=ended, points=rank - _sign(ended) * SURE)


def turns_words(rank: int) -> Message:
    """A rank of `turns_result` in a few words."""
    return message("day-rank-turns", ended=_ended(rank), turns=SURE - abs(rank))


def signed(number: int) -> str:
    """A number with its sign, as it is set in print."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def line_of(leads: list[int], width: int = 14) -> str:
    """The course of a game as a row of blocks: the lead turn by turn, no tile and no move."""
    if not leads or not any(leads):
        return ""
    picked = (
        [leads[(at + 1) * len(leads) // width - 1] for at in range(width)] if len(leads) > width else leads
    )
    low, high = min(0, *picked), max(0, *picked)
    return "".join(STEPS[(lead - low) * (len(STEPS) - 1) // (high - low)] for lead in picked)


def _result(match: AnyMatch) -> DayResult:
    outcome = match.outcome
    assert outcome is not None, "a game of the day counts once it is over"
    ended: Ended = "lost"
    if PERSON in outcome.winners:
        ended = "won" if len(outcome.winners) == 1 else "drawn"
    elif not outcome.winners:
        ended = "drawn"
    own = [event.number for event in match.events if event.seat == PERSON]
    turns = [
        number
        for number, following in zip(own, [*own[1:], match.number + 1], strict=True)
        if following == match.number + 1 or _is_turn_over(match, number, following)
    ]
    leads = []
    for number in turns:
        scores = match.game.scores(match.history.after(number))
        leads.append(scores[0] - scores[1])
    return DayResult(0, ended, outcome.scores[0], outcome.scores[1], len(turns), leads)


def _is_turn_over(match: AnyMatch, number: int, following: int) -> bool:
    """Whether the other moved between these two moves of the person."""
    return any(event.seat not in (None, PERSON) for event in match.log[number:following])


def _ended(rank: int) -> Ended:
    """How a game ended of which the result is ranked first: a draw has no more than some points."""
    if abs(rank) <= SURE // 2:
        return "drawn"
    return "won" if rank > 0 else "lost"


def _sign(ended: Ended) -> int:
    return {"won": 1, "drawn": 0, "lost": -1}[ended]


def _ranked(result: DayResult, rank: int) -> DayResult:
    return DayResult(rank, result.ended, result.points, result.against, result.turns, result.leads)
