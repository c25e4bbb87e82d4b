"""The table as every client draws it: a cup for each seat, and what was shown last."""

from __future__ import annotations

from collections.abc import Iterator

from liars_dice.rules import bid_words
from liars_dice.state import HIDDEN, Hand, Rules, State
from liars_dice.words import shown_words
from speeltafel.core.scene import Counter, Piece, Row, Scene
from speeltafel.core.words import Message, message


def view(rules: Rules, state: State) -> Scene:
    """Every cup with its dice, face down where these eyes may not see them."""
    return Scene(
        rows=tuple(
            Row(message("liars-dice-cup", seat=seat + 1), _pieces(hand), seat)
            for seat, hand in enumerate(state.hands)
            if state.left[seat]
        ),
        counters=(Counter(message("liars-dice-on-table"), sum(state.left)),),
        notes=tuple(_notes(rules, state)),
    )


def _pieces(hand: Hand) -> tuple[Piece, ...]:
    return tuple(
        Piece("?", message("liars-dice-hidden"), "die", hidden=True)
        if die == HIDDEN
        else Piece(str(die), message("liars-dice-die", face=die), "die", "white", pips=die)
        for die in hand
    )


def _notes(rules: Rules, state: State) -> Iterator[Message]:
    if state.last is not None:
        yield shown_words(rules, state.last.hands, state.last.bid)
        yield message("liars-dice-lost", seat=state.last.loser + 1)
    if state.bid is not None:
        yield message("liars-dice-stands", seat=state.bidder + 1, bid=bid_words(state.bid))
