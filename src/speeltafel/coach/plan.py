"""What is to be thought about next in a review: a little about every decision, then more where its name is open.

The plan is a function of what is known. So a review that was interrupted goes on where it was, and comes out the same
whether one process thinks or several do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import islice
from typing import TypeVar

from msgspec import Struct

from speeltafel.coach.appraisal import Appraisal, Effort, Measure
from speeltafel.coach.classes import is_open
from speeltafel.core.protocol import Event
from speeltafel.table.match import Match

S = TypeVar("S")
A = TypeVar("A")
MOST_ROUNDS = 40
FIRST_SHARE = 0.8
"""Of what a game gets at the most so much goes into first looks; in a long game every look is smaller, the later ones too."""


class Thinking(Struct, frozen=True):
    """One decision to think about: for so many nodes, on from what is known."""

    number: int
    nodes: int
    luck: int
    known: Appraisal | None = None


def decisions(match: Match[S, A]) -> list[Event[A]]:
    """The moves that stand and that were a choice: there was something else to do."""
    game = match.game
    return [
        event
        for event in match.events
        if event.seat is not None and len(list(islice(iter(game.legal(match.before(event.number))), 2))) > 1
    ]


def next_thoughts(
    numbers: Sequence[int],
    known: Mapping[int, Appraisal],
    measure: Measure,
    effort: Effort,
    seed: int,
) -> list[Thinking]:
    """The decisions that can be thought about now, in any order; none when the review is complete."""
    share = min(1.0, FIRST_SHARE * effort.game / (effort.first * max(1, len(numbers))))
    little, more = (max(1, round(share * each)) for each in (effort.first, effort.more))
    first = [Thinking(each, little, luck_of(seed, each)) for each in numbers if each not in known]
    if first:
        return first
    found = [known[number] for number in numbers]
    done = max((each.rounds for each in found), default=1)
    for rounds in range(max(1, done - 1), min(done, MOST_ROUNDS) + 1):
        if rounds == done and sum(each.nodes for each in found) >= effort.game:
            break
        again = [
            Thinking(each.number, more, luck_of(seed, each.number), each)
            for each in found
            if each.rounds == rounds and is_open(each, measure)
        ]
        if again:
            return again
    return []


def luck_of(seed: int, number: int) -> int:
    """The luck of the deals on which a decision is weighed: another for every decision and every seed."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=7).digest(), "big")
