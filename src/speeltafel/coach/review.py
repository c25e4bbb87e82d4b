"""Looks back at a finished game, decision by decision: what each gave away, what was luck, and how it adds up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from speeltafel.coach.accounts import Account, accounts
from speeltafel.coach.appraisal import Appraisal, Coach, Effort
from speeltafel.coach.classes import Verdict, verdict
from speeltafel.coach.luck import Fortune, fortunes
from speeltafel.coach.plan import Thinking, decisions, luck_of, next_thoughts
from speeltafel.core.errors import Illegal, Unknown
from speeltafel.table.match import Match

S = TypeVar("S")
A = TypeVar("A")
AnyMatch = Match[Any, Any]
AnyCoach = Coach[Any, Any]

Thinkers = Callable[[Iterable[Thinking]], Iterator[Appraisal]]
"""Who thinks: takes what can be thought about now, and gives back each appraisal as it is there, in any order."""


class LookBack(Struct, frozen=True):
    """The whole game; `seed` is the luck of its imagined deals, `nodes` what was thought."""

    game: str
    seats: int
    seed: int
    nodes: int
    tells_chances: bool
    verdicts: list[Verdict]
    luck: list[Fortune]
    players: list[Account]


class Stage(Struct, frozen=True):
    """One decision more is thought through; `done` of `total` is how far the review has come, in nodes."""

    appraisal: Appraisal
    verdict: Verdict
    done: int
    total: int


def review(
    match: Match[S, A],
    coach: Coach[S, A],
    *,
    effort: Effort | None = None,
    seed: int = 0,
    known: Mapping[int, Appraisal] | None = None,
    thinkers: Thinkers | None = None,
) -> Iterator[Stage | LookBack]:
    """Every decision as it is thought through, and again where more thought went into it; last the whole.

    `known` are appraisals of an earlier go, that was interrupted. `thinkers` may think elsewhere, several at once.
    """
    if match.outcome is None:
        raise Illegal("review-running")
    effort = effort or coach.effort
    think_all = thinkers or (lambda asked: (appraise(match, coach, each) for each in asked))
    found = dict(known or {})
    numbers = [event.number for event in decisions(match)]
    while asked := next_thoughts(numbers, found, coach, effort, seed):
        for each in think_all(asked):
            found[each.number] = each
            done = sum(one.nodes for one in found.values())
            yield Stage(each, verdict(each, coach), done, max(done, _total(len(numbers), effort)))
    yield summed_up(match, coach, found, seed)


def summed_up(match: Match[S, A], coach: Coach[S, A], found: Mapping[int, Appraisal], seed: int) -> LookBack:
    """The review of what has been thought through."""
    assert match.outcome is not None
    verdicts = [verdict(found[number], coach) for number in sorted(found)]
    luck = fortunes(match, coach)
    return LookBack(
        match.game.edition,
        match.game.seats,
        seed,
        sum(each.nodes for each in found.values()),
        coach.tells_chances,
        verdicts,
        luck,
        accounts(match.outcome, verdicts, luck, all_losses=coach.tells_chances),
    )


def appraise(match: Match[S, A], coach: Coach[S, A], asked: Thinking) -> Appraisal:
    """Thinks about one decision of a game, with what its player saw."""
    event = next((each for each in match.events if each.number == asked.number), None)
    if event is None or event.seat is None:
        raise Unknown("review-no-decision", number=asked.number)
    eyes = frozenset({event.seat})
    seen = match.game.observe(match.before(event.number), eyes)
    events = tuple(each for each in match.events_for(eyes) if each.number < event.number)
    return coach.weigh(seen, events, event.number, event.action, asked.known, asked.nodes, asked.luck)


def think_longer(
    match: Match[S, A], coach: Coach[S, A], known: Appraisal, *, seed: int = 0, factor: int = 4
) -> Appraisal:
    """The same decision after so many times the thought it has had, though never after more than a whole game gets.

    What is certain stays as it is.
    """
    if known.is_exact:
        return known
    nodes = min(max(known.nodes, coach.effort.first) * (factor - 1), coach.effort.game - known.nodes)
    return (
        known
        if nodes <= 0
        else appraise(match, coach, Thinking(known.number, nodes, luck_of(seed, known.number), known))
    )


def _total(count: int, effort: Effort) -> int:
    return max(1, min(count * (effort.first + 2 * effort.more), effort.game))
