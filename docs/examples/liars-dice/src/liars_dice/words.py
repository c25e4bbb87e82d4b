"""What happens, told to people."""

from __future__ import annotations

from liars_dice.notation import read_action
from liars_dice.rules import bid_words, count_of, thrower
from liars_dice.state import HIDDEN, Action, Bid, Doubt, Hand, Roll, Rules, Show, State
from speeltafel.core.chance import Lot
from speeltafel.core.preview import Step
from speeltafel.core.words import Message, message


def describe(rules: Rules, state: State, action: Action) -> Message:
    """One sentence on what the action does; `state` is the one before it."""
    match action:
        case Lot(seat):
            return message("liars-dice-did-lot", seat=seat + 1)
        case Bid():
            return message("liars-dice-did-bid", bid=bid_words(action))
        case Doubt():
            return message("liars-dice-did-doubt")
        case Roll(dice):
            seat = (thrower(state) or 0) + 1
            if HIDDEN in dice:
                return message("liars-dice-did-roll-hidden", seat=seat, count=len(dice))
            return message("liars-dice-did-roll", seat=seat, dice=_spaced(dice))
        case Show(hands):
            return shown_words(rules, hands, state.bid or Bid(1, 1))


def shown_words(rules: Rules, hands: tuple[Hand, ...], bid: Bid) -> Message:
    """What lay under the cups."""
    found = Bid(count_of(rules, hands, bid.face), bid.face)
    return message(
        "liars-dice-did-show",
        dice=" / ".join(_spaced(hand) for hand in hands if hand),
        found=bid_words(found),
    )


def tell_step(step: Step) -> Message:
    """What one step of a preview does."""
    action = read_action(step.text)
    if not isinstance(action, Bid):
        return message("liars-dice-step-doubt")
    if not action.face:
        return message("liars-dice-step-count", count=action.count)
    return bid_words(action)


def _spaced(hand: Hand) -> str:
    return " ".join(map(str, hand))
