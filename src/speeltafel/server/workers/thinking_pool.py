"""Decisions of one game thought about in several processes at once, for a review on all cores that are idle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context

from speeltafel.coach.appraisal import Appraisal
from speeltafel.coach.find import coach_for
from speeltafel.coach.plan import Thinking
from speeltafel.coach.review import AnyCoach, Thinkers, appraise
from speeltafel.table.proof import AnyMatch

_GAME: list[tuple[AnyMatch, AnyCoach]] = []
"""The game that a process thinks about; set once, when the process begins."""


@contextmanager
def thinking(match: AnyMatch, jobs: int) -> Iterator[Thinkers | None]:
    """So many processes that think about a game; None where one is enough, which then is this one."""
    if jobs < 2:
        yield None
        return
    with get_context("fork").Pool(jobs, _begin, (match,)) as pool:

        def think_all(asked: Iterable[Thinking]) -> Iterator[Appraisal]:
            return pool.imap_unordered(_think, list(asked))

        yield think_all


def _begin(match: AnyMatch) -> None:
    _GAME[:] = [(match, coach_for(match.game))]


def _think(asked: Thinking) -> Appraisal:
    match, coach = _GAME[0]
    return appraise(match, coach, asked)
