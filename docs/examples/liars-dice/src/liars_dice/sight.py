"""Who sees what: one's own dice only, until all cups are lifted."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from liars_dice.rules import thrower
from liars_dice.state import HIDDEN, Action, Roll, Rules, State
from speeltafel.core.protocol import Eyes, Observation


def observe(state: State, eyes: Eyes) -> Observation[State]:
    """The table with the dice of others under their cups."""
    hands = tuple(hand if seat in eyes else (HIDDEN,) * len(hand) for seat, hand in enumerate(state.hands))
    return Observation(replace(state, hands=hands), eyes)


def redact(state: State, action: Action, eyes: Eyes) -> Action:
    """A throw of somebody else is so many dice; everything else is open."""
    if isinstance(action, Roll) and thrower(state) not in eyes:
        return Roll((HIDDEN,) * len(action.dice))
    return action


def imagine(rules: Rules, seen: State, rng: Random) -> State:
    """Dice that are not seen are thrown anew: what somebody bids tells nothing for certain."""
    hands = tuple(tuple(sorted(die or rng.randint(1, rules.faces) for die in hand)) for hand in seen.hands)
    return replace(seen, hands=hands)
