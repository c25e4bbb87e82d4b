"""What a coach says at a terminal's table: hints of three strengths, and why a bot did all that it did in its turn."""

from __future__ import annotations

from typing import TypeVar

from speeltafel.coach.find import coach_for
from speeltafel.coach.hints import Strength, hint
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Seat
from speeltafel.locale import headed, say
from speeltafel.table.match import Match

S = TypeVar("S")
A = TypeVar("A")


def hint_lines(match: Match[S, A], seat: Seat, strength: str, language: str) -> list[str]:
    """A hint for the seat to move; raises Unknown for a strength that is none."""
    strengths = {str(each.value): each for each in Strength}
    if strength not in strengths:
        raise Unknown("unknown-form", given=f"hint {strength}", form=f"hint {', '.join(strengths)}")
    eyes = frozenset({seat})
    seen, events = match.observe(eyes), match.events_for(eyes)
    found = hint(match.game, coach_for(match.game), seen, events, strengths[strength], luck=match.number)
    action = [f"  {found.action}"] if found.action else []
    return [say(found.said, language), *action, *(f"  {say(each, language)}" for each in found.reasons)]


def turn_lines(match: Match[S, A], seat: Seat, language: str) -> list[str]:
    """What speaks for each action of a seat's last turn, keeps before the last one too."""
    game = match.game
    coach = coach_for(game)
    turn = []
    for event in reversed(match.events):
        if event.seat == seat:
            turn.append(event)
        elif turn and event.seat is not None:
            break
    lines = []
    for event in reversed(turn):
        seen = game.observe(match.before(event.number), frozenset({seat}))
        reasons = " ".join(say(each, language) for each in coach.reasons(seen, event.action))
        lines.append(f"  {headed(game.text(event.action), language)} {reasons}")
    return lines
