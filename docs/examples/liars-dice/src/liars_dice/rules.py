"""The rules: whose turn it is, what may be bid, and who loses a die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from random import Random

from liars_dice.state import HIDDEN, Action, Bid, Doubt, Hand, Roll, Rules, Show, Shown, State
from speeltafel.core.chance import Lot, Lots
from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Decision, Outcome, Reveal, Seat
from speeltafel.core.words import Message, message


@dataclass(frozen=True, slots=True)
class Throw:
    """So many dice under a cup."""

    count: int
    faces: int

    def sample(self, rng: Random) -> Action:
        return Roll(tuple(sorted(rng.randint(1, self.faces) for _ in range(self.count))))

    def probability(self, action: Action) -> Fraction:
        if not isinstance(action, Roll) or why_not_thrown(self, action) or HIDDEN in action.dice:
            return Fraction(0)
        ways = factorial(self.count)
        for same in Counter(action.dice).values():
            ways //= factorial(same)
        return Fraction(ways, self.faces**self.count)

    def outcomes(self) -> Iterator[Action]:
        return map(Roll, combinations_with_replacement(range(1, self.faces + 1), self.count))


def start(rules: Rules) -> State:
    """All dice with everybody, and the lot to be drawn."""
    return State((rules.dice,) * rules.seats, ((),) * rules.seats)


def turn(rules: Rules, state: State) -> Decision | Lots | Throw | Reveal[Action] | Outcome:
    """What the table waits for."""
    alive = [Seat(seat) for seat, left in enumerate(state.left) if left]
    if len(alive) == 1:
        return Outcome(state.left, frozenset(alive), "liars-dice-over")
    if state.mover is None:
        return Lots(tuple(alive) if rules.first is None else (Seat(rules.first),))
    if state.doubted:
        is_known = not any(HIDDEN in hand for hand in state.hands)
        return Reveal(Show(state.hands) if is_known else None)
    seat = thrower(state)
    return Decision(Seat(state.mover)) if seat is None else Throw(state.left[seat], rules.faces)


def thrower(state: State) -> int | None:
    """The first seat with dice and nothing under its cup; None when all have thrown or nobody may yet."""
    if state.mover is None:
        return None
    cups = zip(state.left, state.hands, strict=True)
    return next((seat for seat, (left, hand) in enumerate(cups) if left and not hand), None)


def actions(rules: Rules, state: State) -> Iterator[Action]:
    """Doubt, where there is something to doubt, and every bid that is higher, the lowest first."""
    if not isinstance(turn(rules, state), Decision):
        return
    if state.bid is not None:
        yield Doubt()
    for count in range(1 if state.bid is None else state.bid.count, sum(state.left) + 1):
        for face in range(1, rules.faces + 1):
            if is_higher(Bid(count, face), state.bid):
                yield Bid(count, face)


def is_higher(bid: Bid, than: Bid | None) -> bool:
    """More dice, or as many of a higher number."""
    return than is None or (bid.count, bid.face) > (than.count, than.face)


def why_not(rules: Rules, state: State, action: Action) -> Illegal | None:
    """The first rule that refuses the action, or None."""
    asked = turn(rules, state)
    if isinstance(asked, Outcome):
        return Illegal("illegal-over")
    if isinstance(asked, Lots):
        return None if asked.probability(action) else Illegal("liars-dice-lot-first")
    if isinstance(asked, Reveal):
        return _why_not_shown(state, action)
    if isinstance(asked, Throw):
        return why_not_thrown(asked, action)
    if isinstance(action, Bid):
        return _why_not_bid(rules, state, action)
    if not isinstance(action, Doubt):
        return Illegal("liars-dice-bid-now")
    return Illegal("liars-dice-nothing-to-doubt") if state.bid is None else None


def why_not_thrown(throw: Throw, action: Action) -> Illegal | None:
    """Why this cannot be thrown; dice that are not seen may be anything."""
    if not isinstance(action, Roll):
        return Illegal("liars-dice-throw-first")
    is_whole = all(HIDDEN <= die <= throw.faces for die in action.dice)
    if len(action.dice) != throw.count or not is_whole or tuple(sorted(action.dice)) != action.dice:
        return Illegal("liars-dice-not-thrown", count=throw.count)
    return None


def apply(rules: Rules, state: State, action: Action) -> State:
    """The table after the action; raises the refusal."""
    refusal = why_not(rules, state, action)
    if refusal is not None:
        raise refusal
    match action:
        case Lot(seat):
            return replace(state, mover=int(seat))
        case Roll(dice):
            seat = thrower(state)
            assert seat is not None
            return replace(state, hands=(*state.hands[:seat], dice, *state.hands[seat + 1 :]))
        case Show(hands):
            return _settled(rules, state, hands)
        case Bid():
            assert state.mover is not None
            return replace(state, bid=action, bidder=state.mover, mover=following(state.left, state.mover))
        case Doubt():
            return replace(state, doubted=True)


def count_of(rules: Rules, hands: tuple[Hand, ...], face: int) -> int:
    """How many dice under all cups show a number, wild ones with them."""
    return sum(hand.count(face) + (hand.count(rules.wild) if face != rules.wild else 0) for hand in hands)


def bid_words(bid: Bid) -> Message:
    """A bid as people say it."""
    return message("liars-dice-bid", count=bid.count, face=bid.face)


def following(left: tuple[int, ...], seat: int) -> int:
    """The next seat that still has dice."""
    order = [(seat + step) % len(left) for step in range(1, len(left) + 1)]
    return next(each for each in order if left[each])


def _settled(rules: Rules, state: State, hands: tuple[Hand, ...]) -> State:
    """After all cups were lifted: whoever was wrong loses a die and begins, or who follows where it was the last."""
    assert state.bid is not None
    assert state.mover is not None
    is_true = count_of(rules, hands, state.bid.face) >= state.bid.count
    loser = state.mover if is_true else state.bidder
    left = tuple(dice - (seat == loser) for seat, dice in enumerate(state.left))
    begins = loser if left[loser] else following(left, loser)
    return State(left, ((),) * rules.seats, begins, last=Shown(hands, state.bid, loser))


def _why_not_bid(rules: Rules, state: State, bid: Bid) -> Illegal | None:
    total = sum(state.left)
    if not 1 <= bid.count <= total:
        return Illegal("liars-dice-too-many", total=total)
    if not bid.face:
        return Illegal("liars-dice-which-number", count=bid.count)
    if bid.face > rules.faces:
        return Illegal("liars-dice-no-number", faces=rules.faces)
    if state.bid is not None and not is_higher(bid, state.bid):
        return Illegal("liars-dice-too-low", bid=bid_words(state.bid))
    return None


def _why_not_shown(state: State, action: Action) -> Illegal | None:
    """The dice that are shown are those under the cups, as far as these eyes see them."""
    if not isinstance(action, Show):
        return Illegal("liars-dice-show-first")
    if len(action.hands) != len(state.hands) or not all(map(_fits, action.hands, state.hands)):
        return Illegal("liars-dice-not-shown")
    return None


def _fits(shown: Hand, seen: Hand) -> bool:
    if HIDDEN in seen:
        return len(shown) == len(seen) and HIDDEN not in shown and tuple(sorted(shown)) == shown
    return shown == seen
