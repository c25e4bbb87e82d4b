"""What a coach advises in a position: the best three choices with their chances, and against whom these are reckoned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from speeltafel.bots.chances import per_cent
from speeltafel.coach.appraisal import Appraisal, Coach, Weighed
from speeltafel.coach.classes import doubt_of
from speeltafel.coach.words import amount
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.said import as_language
from speeltafel.core.words import Message, message
from speeltafel.locale import say

S = TypeVar("S")
A = TypeVar("A")
SHOWN = 3


class Advised(Struct, frozen=True):
    """One choice: what it does in words, and its chance of winning with what that may be off.

    `chance` is None where a game tells no chances; `is_tried` marks the one that somebody asked about.
    """

    action: str
    said: Message
    chance: float | None
    error: float
    margin: float
    is_tried: bool = False

    @property
    def told(self) -> Message:
        """The choice as its game writes it, with its chance and the points it leads by."""
        if self.chance is None:
            return message("coach-choice-plain", action=self.action)
        chance = amount(self.chance, self.error, "chance") if self.error else per_cent(self.chance)
        if self.margin:
            return message("coach-choice", action=self.action, chance=chance, margin=f"{self.margin:+.1f}")
        return message("coach-choice-chance", action=self.action, chance=chance)


class Advice(Struct, frozen=True):
    """The best three choices of a seat, and the one asked about; `against` says whom its chances are reckoned against."""

    seat: int
    choices: tuple[Advised, ...]
    against: Message
    appraisal: Appraisal

    def text(self, language: str = "en") -> str:
        """A line for every choice, and against whom their chances are reckoned."""
        as_language(language)
        lines = [f"  {place}. {say(each.told, language)}" for place, each in enumerate(self.choices, 1)]
        return "\n".join([*lines, say(self.against, language)])

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Advice for seat {self.seat}: {', '.join(say(each.told, 'en') for each in self.choices)}>"


def advise(
    game: Game[S, A],
    coach: Coach[S, A],
    seen: Observation[S],
    events: Sequence[Event[A]],
    *,
    tried: A | None = None,
    known: Appraisal | None = None,
    nodes: int | None = None,
    luck: int = 0,
) -> Advice:
    """What to do for the seat that is to move, from what it sees; with `known` it thinks on from there."""
    found = coach.weigh(seen, events, len(events), tried, known, nodes or coach.effort.first, luck)
    wanted = "" if tried is None else game.text(tried)
    ranked = sorted(found.choices, key=lambda each: -(each.chance + 0.001 * each.margin))
    shown = [each for place, each in enumerate(ranked) if place < SHOWN or each.action == wanted]
    choices = tuple(_advised(game, coach, seen.state, found, each, wanted) for each in shown)
    return Advice(found.seat, choices, against(tells_chances=coach.tells_chances), found)


def against(*, tells_chances: bool) -> Message:
    """Whom the chances are reckoned against: all play as well as the coach, who knows no better."""
    return message("coach-against-equal") if tells_chances else message("coach-no-chances")


def _advised(
    game: Game[S, A], coach: Coach[S, A], state: S, found: Appraisal, each: Weighed, wanted: str
) -> Advised:
    chance = each.chance / found.deals
    own, _ = coach.error(found)
    said = game.describe(state, game.parse(state, each.action))
    return Advised(
        each.action,
        said,
        chance if coach.tells_chances else None,
        doubt_of(found, each, own),
        each.margin / found.deals,
        each.action == wanted,
    )
