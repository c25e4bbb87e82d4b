"""A game on paper: what was played, by what rules, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from speeltafel.core.protocol import Eyes, everybody
from speeltafel.table.dealer import SAMPLER
from speeltafel.table.match import Match

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Entry:
    """One event on paper: canonical text, and the points that it must bring."""

    text: str
    seat: int | None = None
    points: int = 0
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """Edition, seats, options and events; `eyes` are those who may know it, None for everybody's.

    `tags` are free (names, date, place); `seed` is there once a game is over.
    """

    edition: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    entries: tuple[Entry, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    eyes: Eyes | None = None
    position: str | None = None
    dealer: str = ""
    commitment: str = ""
    seed: str = ""
    result: str = ""


def record_of(match: Match[S, A], eyes: Eyes | None, tags: Mapping[str, str]) -> Record:
    """The record of a match, as these eyes may know it; the seed only when it is over."""
    dealer = match.dealer
    log = match.log if eyes is None else match.log_for(eyes)
    open_to_all = (match.eyes if eyes is None else eyes & match.eyes) == everybody(match.game.seats)
    return Record(
        edition=match.game.edition,
        seats=match.game.seats,
        options=match.game.options,
        entries=tuple(Entry(match.text(event.action), event.seat, event.points) for event in log),
        tags=dict(tags),
        eyes=None if open_to_all else (match.eyes if eyes is None else eyes & match.eyes),
        position=match.position,
        dealer="" if dealer is None else SAMPLER,
        commitment="" if dealer is None else dealer.commitment,
        seed="" if dealer is None or match.outcome is None or not open_to_all else dealer.seed.hex(),
        result=result_text(match),
    )


def result_text(match: Match[Any, Any]) -> str:
    """How it ended, such as `0:71-64:last-tile`: winners, points a seat and the reason; `*` while it runs."""
    outcome = match.outcome
    if outcome is None:
        return "*"
    winners = ",".join(str(seat) for seat in sorted(outcome.winners)) or "-"
    points = ",".join(str(score) for score in outcome.scores)
    return f"{winners} {points} {outcome.reason}"
