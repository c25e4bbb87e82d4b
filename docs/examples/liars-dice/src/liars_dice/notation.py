"""Actions and positions as text and back."""

from __future__ import annotations

import re

from liars_dice.rules import following
from liars_dice.state import Action, Bid, Doubt, Hand, Roll, Rules, Show, Shown, State
from speeltafel.core.chance import Lot, read_lot
from speeltafel.core.errors import Unreadable
from speeltafel.core.typed import shown, tidied

LONGEST = 120
_BID = re.compile(r"(?:bid:?)? ?([0-9]{1,2})(?: ?[x×* ] ?([0-9]))?")
_HANDS = r"[0-9?]*(?:/[0-9?]*){1,5}"
_POSITION = re.compile(
    rf"({_HANDS}) ([0-9]+) (-|[0-5]) (-|[0-9]+x[0-9])@([0-5])(!?) (-|{_HANDS}:[0-9]+x[0-9]:[0-5])"
)


def text_of(action: Action) -> str:
    """Canonical text: `bid:4x5`, `doubt`, `roll:11345`, `show:1134/2256`; `?` for a die that is not seen."""
    match action:
        case Bid(count, face):
            return f"bid:{count}x{face}" if face else f"bid:{count}"
        case Doubt():
            return "doubt"
        case Roll(dice):
            return f"roll:{_hand_text(dice)}"
        case Show(hands):
            return f"show:{_hands_text(hands)}"
        case Lot(seat):
            return f"lot:{seat}"


def read_action(text: str) -> Action:
    """Reads canonical text, a bid in progress (`bid:4`), and `4x5` or `4 5` for short."""
    typed = tidied(text, LONGEST)
    if typed is None:
        raise Unreadable("liars-dice-unreadable", text=shown(text))
    word, _, rest = typed.partition(":")
    if typed == "doubt":
        return Doubt()
    if word == "lot":
        return read_lot(typed)
    if word == "roll" and re.fullmatch(r"[1-9?]{1,9}", rest):
        return Roll(_read_hand(rest))
    if word == "show" and re.fullmatch(_HANDS, rest):
        return Show(tuple(map(_read_hand, rest.split("/"))))
    if found := _BID.fullmatch(typed):
        return Bid(int(found[1]), int(found[2] or 0))
    raise Unreadable("liars-dice-unreadable", text=shown(text))


def position_text(state: State) -> str:
    """One line: what lies under the cups, dice left, who is to move, the bid and its seat, and the last round."""
    bid = "-" if state.bid is None else _bid_text(state.bid)
    mover = "-" if state.mover is None else state.mover
    last = (
        "-"
        if state.last is None
        else f"{_hands_text(state.last.hands)}:{_bid_text(state.last.bid)}:{state.last.loser}"
    )
    left = "".join(map(str, state.left))
    return f"{_hands_text(state.hands)} {left} {mover} {bid}@{state.bidder}{'!' * state.doubted} {last}"


def read_position(rules: Rules, text: str) -> State:
    """Reads such a line; refuses tables that no game leads to."""
    found = _POSITION.fullmatch(text) if len(text) <= LONGEST * 2 else None
    if found is None:
        raise Unreadable("liars-dice-unreadable-position", text=shown(text))
    hands, left, mover, bid, bidder, doubted, last = found.groups()
    state = State(
        tuple(map(int, left)),
        tuple(map(_read_hand, hands.split("/"))),
        None if mover == "-" else int(mover),
        None if bid == "-" else _read_bid(bid),
        int(bidder),
        bool(doubted),
        None if last == "-" else _read_last(last),
    )
    if not _is_sound(rules, state):
        raise Unreadable("liars-dice-unreadable-position", text=shown(text))
    return state


def _is_sound(rules: Rules, state: State) -> bool:
    seats = range(rules.seats)
    if len(state.left) != rules.seats or len(state.hands) != rules.seats or max(state.left) > rules.dice:
        return False
    alive = [seat for seat in seats if state.left[seat]]
    if (
        not alive
        or state.bidder not in seats
        or not all(die <= rules.faces for hand in state.hands for die in hand)
    ):
        return False
    thrown = [bool(state.hands[seat]) for seat in alive]
    if any(len(state.hands[seat]) not in (0, state.left[seat]) for seat in seats):
        return False
    if thrown != sorted(thrown, reverse=True):
        return False
    if state.mover is None:
        return state == State((rules.dice,) * rules.seats, ((),) * rules.seats)
    if state.mover not in alive:
        return False
    if state.bid is None:
        is_bid_sound = not state.doubted and state.bidder == 0
    else:
        is_bid_sound = (
            all(thrown)
            and 1 <= state.bid.count <= sum(state.left)
            and 1 <= state.bid.face <= rules.faces
            and state.bidder in alive
            and following(state.left, state.bidder) == state.mover
        )
    return is_bid_sound and (state.last is None or _is_last_sound(rules, state.last))


def _is_last_sound(rules: Rules, last: Shown) -> bool:
    return (
        len(last.hands) == rules.seats
        and last.loser < rules.seats
        and all(1 <= die <= rules.faces for hand in last.hands for die in hand)
        and all(len(hand) <= rules.dice for hand in last.hands)
        and 1 <= last.bid.face <= rules.faces
        and 1 <= last.bid.count <= sum(map(len, last.hands))
    )


def _bid_text(bid: Bid) -> str:
    return f"{bid.count}x{bid.face}"


def _read_bid(text: str) -> Bid:
    count, _, face = text.partition("x")
    return Bid(int(count[:3]), int(face))


def _read_last(text: str) -> Shown:
    hands, bid, loser = text.split(":")
    return Shown(tuple(map(_read_hand, hands.split("/"))), _read_bid(bid), int(loser))


def _hand_text(hand: Hand) -> str:
    return "".join(str(die) if die else "?" for die in hand)


def _hands_text(hands: tuple[Hand, ...]) -> str:
    return "/".join(map(_hand_text, hands))


def _read_hand(text: str) -> Hand:
    return tuple(sorted(0 if die == "?" else int(die) for die in text))
