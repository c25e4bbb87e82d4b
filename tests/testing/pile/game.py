"""Pile as a whole game: a bag, hidden hands, a lot, points that are explained, refusals with a reason."""

from __future__ import annotations

import collections
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from speeltafel.core.chance import Lot, Lots, draw_counts, draw_outcomes, draw_probability, read_lot
from speeltafel.core.errors import Illegal, Unreadable
from speeltafel.core.options import FIRST
from speeltafel.core.preview import Preview, Step
from speeltafel.core.protocol import Chance, Decision, Event, Eyes, Observation, Outcome, Seat
from speeltafel.core.registry import Edition, Spec
from speeltafel.core.scene import Counter, Piece, Row, Scene, Spot
from speeltafel.core.scene_text import scene_text
from speeltafel.core.score import Score, ScoreLine
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message, message

HIDDEN = 0


@dataclass(frozen=True, slots=True)
class Lay:
    card: int


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Draw:
    cards: tuple[int, ...]


Action = Lay | Pass | Draw | Lot


@dataclass(frozen=True, slots=True)
class Pile:
    """A state: `due` cards must come out of the bag for `mover` before the next one plays."""

    laid: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    mover: int | None = None
    passes: int = 0
    due: int = 0

    @property
    def top(self) -> int:
        return self.laid[-1] if self.laid else 0


@dataclass(frozen=True, slots=True)
class Bag:
    """A draw of `k` cards, when so many of each number are unseen."""

    counts: tuple[int, ...]
    k: int

    def sample(self, rng: Random) -> Action:
        return Draw(_cards(draw_counts(self.counts, self.k, rng)))

    def probability(self, action: Action) -> Fraction:
        if not isinstance(action, Draw) or len(action.cards) != self.k:
            return Fraction(0)
        return draw_probability(self.counts, _counts(action.cards, len(self.counts)))

    def outcomes(self) -> Iterator[Action]:
        return (Draw(_cards(drawn)) for drawn in draw_outcomes(self.counts, self.k))


class PileGame:
    """One edition for one number of seats."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, object]) -> None:
        numbers = {name: int(str(number)) for name, number in edition.numbers.items()}
        self.edition = edition.id
        self.seats = seats
        self.options: Mapping[str, object] = {k: v for k, v in options.items() if v is not None}
        self.highest, self.copies = numbers["highest"], numbers["copies"]
        self.hand, self.bonus = numbers["hand"], numbers["bonus"]

    def start(self) -> Pile:
        return Pile((), ((),) * self.seats, (0,) * self.seats)

    def turn(self, state: Pile) -> Decision | Chance[Action] | Outcome:
        if self._drawer(state) is not None:
            k = state.due or self.hand
            return Bag(self._unseen(state), k)
        if state.mover is None:
            first = self.options.get("first")
            seats = range(self.seats) if first is None else [first]
            return Lots(tuple(Seat(int(str(seat))) for seat in seats))  # type: ignore[return-value]
        if state.passes >= self.seats:
            return self._outcome(state, "pile-over-stuck")
        if not all(state.hands):
            return self._outcome(state, "pile-over-empty")
        return Decision(Seat(state.mover))

    def legal(self, state: Pile) -> Collection[Action]:
        match self.turn(state):
            case Decision(seat):
                cards = sorted({card for card in state.hands[seat] if card >= max(state.top, 1)})
                return tuple(Lay(card) for card in cards) or (Pass(),)
            case _:
                return ()

    def apply(self, state: Pile, action: Action) -> Pile:
        match self.turn(state), action:
            case Outcome(), _:
                raise Illegal("illegal-over")
            case Lots() as lots, Lot():
                return replace(state, mover=int(lots.check(action).seat))
            case Bag(counts, k), Draw(cards):
                return self._drawn(state, counts, k, cards)
            case Decision(seat), Lay(card):
                return self._laid(state, seat, card)
            case Decision(seat), Pass():
                fits = [card for card in state.hands[seat] if card >= max(state.top, 1)]
                if fits:
                    raise Illegal("pile-illegal-pass", card=fits[0])
                return replace(state, passes=state.passes + 1, mover=(seat + 1) % self.seats)
            case _:
                raise Illegal("pile-illegal-kind", text=self.text(action))

    def preview(self, state: Pile, partial: Action | None = None) -> Preview:
        if partial is None:
            return Preview(
                "", ready=False, steps=tuple(self._step(state, each) for each in self.legal(state))
            )
        try:
            self.apply(state, partial)
        except Illegal as refusal:
            return Preview(self.text(partial), ready=False, refusal=refusal)
        return Preview(self.text(partial), ready=True, score=self.score(state, partial))

    def tell_step(self, state: Pile, step: Step) -> Message:
        return self.describe(state, self.parse(state, step.text))

    def score(self, state: Pile, action: Action) -> Score:
        if not isinstance(action, Lay):
            return Score()
        bonus = self.bonus if action.card == state.top else 0
        name = message("pile-line-card", card=action.card)
        return Score((ScoreLine(name, 1 + bonus, pieces=(str(action.card),), bonus=bonus),))

    def scores(self, state: Pile) -> tuple[int, ...]:
        return state.points

    def observe(self, state: Pile, eyes: Eyes) -> Observation[Pile]:
        hands = tuple(
            hand if seat in eyes else (HIDDEN,) * len(hand) for seat, hand in enumerate(state.hands)
        )
        return Observation(replace(state, hands=hands), eyes)

    def redact(self, state: Pile, action: Action, eyes: Eyes) -> Action:
        if isinstance(action, Draw) and self._drawer(state) not in eyes:
            return Draw((HIDDEN,) * len(action.cards))
        return action

    def imagine(self, seen: Observation[Pile], rng: Random, events: Sequence[Event[Action]] = ()) -> Pile:
        """Who passed has no card that would have fitted; whoever may have the fewest is dealt to first, so that all is as likely."""
        left = list(self._unseen(seen.state))
        hands = list(seen.state.hands)
        below = self._passed_at(seen.state, events)
        for seat in sorted(range(self.seats), key=lambda seat: below.get(seat, self.highest + 1)):
            fit = left[: below.get(seat, self.highest + 1) - 1]
            drawn = draw_counts(fit, hands[seat].count(HIDDEN), rng)
            left[: len(fit)] = [have - took for have, took in zip(fit, drawn, strict=True)]
            hands[seat] = tuple(sorted([card for card in hands[seat] if card] + list(_cards(drawn))))
        return replace(seen.state, hands=tuple(hands))

    def _passed_at(self, state: Pile, events: Sequence[Event[Action]]) -> dict[int, int]:
        """The lowest card that lay on top when a seat passed; it keeps its hand from then on."""
        lays = sum(isinstance(event.action, Lay) for event in events)
        laid = [0, *state.laid[: len(state.laid) - lays]]
        found: dict[int, int] = {}
        for event in events:
            if isinstance(event.action, Lay):
                laid.append(event.action.card)
            elif isinstance(event.action, Pass) and event.seat is not None:
                found.setdefault(event.seat, laid[-1])
        return found

    def text(self, action: Action) -> str:
        match action:
            case Lay(card):
                return f"lay:{card}"
            case Pass():
                return "pass"
            case Draw(cards):
                return "draw:" + "+".join(str(card) if card else "?" for card in cards)
            case Lot(seat):
                return f"lot:{seat}"

    def parse(self, state: Pile, text: str) -> Action:
        word, _, rest = text.strip().partition(":")
        if word == "lot":
            return read_lot(text)
        if text.strip() == "pass":
            return Pass()
        cards = tuple(self._card(text, each) for each in rest.split("+"))
        if word == "lay" and len(cards) == 1 and cards[0]:
            return Lay(cards[0])
        if word == "draw" and len(cards) <= self.hand:
            return Draw(tuple(sorted(cards)))
        raise Unreadable("pile-unreadable", text=text)

    def position(self, state: Pile) -> str:
        hands = "/".join("".join(str(card) if card else "?" for card in hand) for hand in state.hands)
        points = ",".join(map(str, state.points))
        mover = "-" if state.mover is None else str(state.mover)
        return f"{''.join(map(str, state.laid))}|{hands}|{points}|{mover}|{state.passes}|{state.due}"

    def set_up(self, text: str) -> Pile:
        wrong = Unreadable("pile-position", text=text)
        parts = text.split("|")
        if len(parts) != 6 or not text.isascii():
            raise wrong
        laid, hands, points, mover, passes, due = parts
        digits = laid + hands.replace("/", "").replace("?", "0") + passes + due
        if not digits.isdecimal() or len(text) > 500 or any(len(each) > 3 for each in (passes, due)):
            raise wrong
        if not all(each.isdecimal() for each in points.split(",")) or mover not in ("-", *"0123"):
            raise wrong
        state = Pile(
            tuple(map(int, laid)),
            tuple(
                tuple(sorted(int(card) if card != "?" else 0 for card in hand)) for hand in hands.split("/")
            ),
            tuple(map(int, points.split(","))),
            None if mover == "-" else int(mover),
            int(passes or 0),
            int(due or 0),
        )
        return self._sound(state, wrong)

    def picture(self, state: Pile, style: TextStyle, language: str = "en") -> str:
        return scene_text(self.view(state), style, language)

    def view(self, state: Pile) -> Scene:
        top = _piece(state.top) if state.laid else None
        pile = Spot("pile", message("pile-top"), 0, 0, top, fresh=top is not None)
        rows = (
            Row(message("pile-hand", seat=seat + 1), tuple(map(_piece, hand)), seat)
            for seat, hand in enumerate(state.hands)
        )
        return Scene("square", (pile,), tuple(rows), (Counter(message("pile-bag"), self._bag(state)),))

    def describe(self, state: Pile, action: Action, points: int | None = None) -> Message:
        match action:
            case Lay(card):
                return message("pile-lay", card=card)
            case Pass():
                return message("pile-pass")
            case Draw(cards):
                return message("pile-draw", count=len(cards))
            case Lot(seat):
                return message("pile-lot", seat=seat)

    def _step(self, state: Pile, action: Action) -> Step:
        if isinstance(action, Lay):
            points = self.score(state, action).points
            return Step(self.text(action), "pile", str(action.card), points, "lay")
        return Step(self.text(action), "", kind="pass")

    def _drawer(self, state: Pile) -> Seat | None:
        """The seat that draws now: in the deal the first without cards, later who just laid one."""
        if state.mover is None:
            return next((Seat(seat) for seat, hand in enumerate(state.hands) if not hand), None)
        return Seat(state.mover) if state.due else None

    def _unseen(self, state: Pile) -> tuple[int, ...]:
        """How many of each number are in the bag or face down."""
        known = collections.Counter(state.laid) + collections.Counter(
            card for hand in state.hands for card in hand
        )
        return tuple(self.copies - known[card] for card in range(1, self.highest + 1))

    def _bag(self, state: Pile) -> int:
        return self.highest * self.copies - len(state.laid) - sum(map(len, state.hands))

    def _laid(self, state: Pile, seat: Seat, card: int) -> Pile:
        hand = list(state.hands[seat])
        if card not in hand and HIDDEN not in hand:
            raise Illegal("pile-illegal-card", card=card, pieces=(str(card),))
        if card < state.top:
            raise Illegal("pile-illegal-low", card=card, top=state.top, pieces=(str(card),))
        points = list(state.points)
        points[seat] += self.score(state, Lay(card)).points
        hand.remove(card if card in hand else HIDDEN)
        after = replace(
            state,
            laid=(*state.laid, card),
            hands=_with(state.hands, seat, tuple(hand)),
            points=tuple(points),
            passes=0,
        )
        if self._bag(after):
            return replace(after, due=1)
        return replace(after, mover=(seat + 1) % self.seats)

    def _drawn(self, state: Pile, counts: tuple[int, ...], k: int, cards: tuple[int, ...]) -> Pile:
        seat = self._drawer(state)
        assert seat is not None
        shown = _counts([card for card in cards if card], len(counts))
        if len(cards) != k or any(have < take for have, take in zip(counts, shown, strict=True)):
            raise Illegal("pile-illegal-draw", text=self.text(Draw(cards)))
        hands = _with(state.hands, seat, tuple(sorted(state.hands[seat] + cards)))
        after = replace(state, hands=hands, due=0)
        return after if state.mover is None else replace(after, mover=(seat + 1) % self.seats)

    def _sound(self, state: Pile, wrong: Unreadable) -> Pile:
        if len(state.hands) != self.seats or len(state.points) != self.seats:
            raise wrong
        cards = [*state.laid, *(card for hand in state.hands for card in hand)]
        if max(cards, default=0) > self.highest or HIDDEN in state.laid or min(self._unseen(state)) < 0:
            raise wrong
        if state.mover is not None and state.mover >= self.seats:
            raise wrong
        if self._bag(state) < state.due or state.due > 1 or (state.mover is None and state.due):
            raise wrong
        if state.mover is None and any(len(hand) not in (0, self.hand) for hand in state.hands):
            raise wrong
        return state

    def _outcome(self, state: Pile, reason: str) -> Outcome:
        most = max(state.points)
        winners = frozenset(Seat(seat) for seat, each in enumerate(state.points) if each == most)
        return Outcome(state.points, winners, reason)

    def _card(self, text: str, card: str) -> int:
        if card == "?":
            return HIDDEN
        if card in map(str, range(1, self.highest + 1)):
            return int(card)
        raise Unreadable("pile-unreadable", text=text)


def _piece(card: int) -> Piece:
    if card == HIDDEN:
        return Piece("?", message("pile-back"), "card", hidden=True)
    return Piece(str(card), message("pile-card", card=card), "card", text=str(card))


def _counts(cards: Sequence[int], kinds: int) -> tuple[int, ...]:
    return tuple(list(cards).count(card) for card in range(1, kinds + 1))


def _cards(counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(card for card, count in enumerate(counts, 1) for _ in range(count))


def _with(
    hands: tuple[tuple[int, ...], ...], seat: int, hand: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


SPEC = Spec(
    name="pile",
    package="pile",
    editions=("plain",),
    options={"first": FIRST},
    build=PileGame,
    texts="pile.texts",
)
