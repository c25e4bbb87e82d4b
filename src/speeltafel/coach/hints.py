"""Hints of three strengths, the positions that somebody lost most at to try again, and why a choice was good or bad."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import islice
from typing import TypeVar

from msgspec import Struct

from speeltafel.coach.advice import advise
from speeltafel.coach.appraisal import Coach, Pointers
from speeltafel.coach.classes import CHANCES, Verdict, verdict
from speeltafel.coach.plan import Thinking, luck_of
from speeltafel.coach.review import LookBack, appraise
from speeltafel.coach.words import verdict_words
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import Message, message
from speeltafel.table.match import Match

S = TypeVar("S")
A = TypeVar("A")


class Strength(IntEnum):
    """How much a hint tells: where to look, which pieces, the move and its reason."""

    WHERE = 1
    PIECES = 2
    MOVE = 3


class Tip(Struct, frozen=True):
    """A hint: what it says, the places and pieces it points at, and only at full strength the action and its reasons."""

    strength: Strength
    said: Message
    places: tuple[str, ...] = ()
    pieces: tuple[Message, ...] = ()
    action: str = ""
    reasons: tuple[Message, ...] = ()
    held: tuple[str, ...] = ()


class Exercise(Struct, frozen=True):
    """A position to try again: event `number`, how the mover's seat saw it, and what was lost there."""

    number: int
    seat: int
    position: str
    verdict: Verdict


def hint(
    game: Game[S, A],
    coach: Coach[S, A],
    seen: Observation[S],
    events: Sequence[Event[A]],
    strength: Strength = Strength.MOVE,
    *,
    nodes: int | None = None,
    luck: int = 0,
) -> Tip:
    """A hint for the seat that is to move, from what it sees."""
    found = advise(game, coach, seen, events, nodes=nodes, luck=luck)
    return tip(game, coach, seen, game.parse(seen.state, found.choices[0].action), strength)


def tip(game: Game[S, A], coach: Coach[S, A], seen: Observation[S], action: A, strength: Strength) -> Tip:
    """A hint that leads to this action, and tells of it no more than its strength; the only action has nothing to be pointed at."""
    is_only = len([*islice(game.legal(seen.state), 2)]) == 1
    at = Pointers() if is_only else coach.pointers(seen.state, action)
    if strength is Strength.WHERE:
        said = message("coach-hint-where", places=", ".join(at.places)) if at.places else _nowhere(at.pieces)
        return Tip(strength, said, at.places)
    if strength is Strength.PIECES:
        said = message("coach-hint-pieces", pieces=at.pieces) if at.pieces else _nowhere(())
        return Tip(strength, said, at.places, at.pieces, held=at.held)
    reasons = coach.reasons(seen, action)
    text = game.text(action)
    said = message("coach-hint-move", move=game.describe(seen.state, action))
    return Tip(strength, said, at.places, at.pieces, text, reasons, at.held)


def why(
    match: Match[S, A], coach: Coach[S, A], number: int, *, nodes: int | None = None
) -> tuple[Message, ...]:
    """What speaks for a move of a game, and what it gave away against the best one; every choice can be asked."""
    event = next((each for each in match.events if each.number == number and each.seat is not None), None)
    if event is None or event.seat is None:
        raise Unknown("review-no-decision", number=number)
    game = match.game
    seen = game.observe(match.before(number), frozenset({event.seat}))
    known = appraise(match, coach, Thinking(number, nodes or coach.effort.first, luck_of(0, number)))
    return (*coach.reasons(seen, event.action), *verdict_words(game, seen.state, verdict(known, coach)))


def exercises(match: Match[S, A], found: LookBack, seat: int, most: int = 5) -> list[Exercise]:
    """The positions at which a seat lost most, the dearest first."""
    dear = dearest([each for each in found.verdicts if each.seat == seat])
    game = match.game
    return [
        Exercise(
            each.number,
            seat,
            game.position(game.observe(match.before(each.number), frozenset({each.seat})).state),  # type: ignore[arg-type]
            each,
        )
        for each in dear[:most]
    ]


def dearest(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """Those that have a name, the dearest first."""
    order = list(CHANCES)
    named = [each for each in verdicts if each.name]
    return sorted(named, key=lambda each: (-each.decides, -order.index(each.name), -each.given, -each.loss))


def retried(
    match: Match[S, A], coach: Coach[S, A], number: int, answer: str, *, nodes: int | None = None
) -> Verdict:
    """What another answer to a position of a game is worth; raises Illegal for one that cannot be played."""
    event = next((each for each in match.events if each.number == number and each.seat is not None), None)
    if event is None or event.seat is None:
        raise Unknown("review-no-decision", number=number)
    game = match.game
    eyes = frozenset({event.seat})
    seen = game.observe(match.before(number), eyes)
    action = game.parse(seen.state, answer)
    game.apply(seen.state, action)
    events = tuple(each for each in match.events_for(eyes) if each.number < number)
    asked = nodes or coach.effort.first
    return verdict(coach.weigh(seen, events, number, action, None, asked, luck_of(0, number)), coach)


def _nowhere(pieces: tuple[Message, ...]) -> Message:
    """For an action that is nowhere on the table, such as a swap."""
    return message("coach-hint-nowhere") if not pieces else message("coach-hint-hand")
