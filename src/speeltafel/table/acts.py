"""What happens at a table that is no move of the game: undo, resign, agreed draw, flag, abandon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speeltafel.core.errors import Unreadable
from speeltafel.core.protocol import Outcome, Seat
from speeltafel.core.words import Message, message


@dataclass(frozen=True, slots=True)
class Undo:
    """Back to the state before event `number` (`undo:7`); the log keeps everything."""

    number: int


@dataclass(frozen=True, slots=True)
class Resign:
    """A player gives up (`resign:1`)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flag:
    """A player's clock ran out, and somebody claimed it (`flag:1`)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Agreed:
    """Everybody agreed to a draw (`agreed`)."""


@dataclass(frozen=True, slots=True)
class Abandon:
    """The game was broken off, without a result (`abandon`)."""


Ending = Resign | Flag | Agreed | Abandon
Act = Undo | Ending

_NUMBERED = ("undo", "resign", "flag")


def act_text(act: Act) -> str:
    """Canonical text, such as `undo:7`."""
    match act:
        case Undo(number):
            return f"undo:{number}"
        case Resign(seat):
            return f"resign:{seat}"
        case Flag(seat):
            return f"flag:{seat}"
        case Agreed():
            return "agreed"
        case Abandon():
            return "abandon"


def read_act(text: str) -> Act | None:
    """The table's act that the text names; None when it is for the game to read."""
    if text == "agreed":
        return Agreed()
    if text == "abandon":
        return Abandon()
    word, colon, digits = text.partition(":")
    if word not in _NUMBERED or not colon:
        return None
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 9 and str(int(digits)) == digits):
        raise Unreadable("unreadable-act", text=text, form=f"{word}:1")
    match word:
        case "undo":
            return Undo(int(digits))
        case "resign":
            return Resign(Seat(int(digits)))
        case _:
            return Flag(Seat(int(digits)))


def actor(act: Act) -> Seat | None:
    """The seat that an act is about, if it is about one."""
    return act.seat if isinstance(act, Resign | Flag) else None


def ended_by(act: Ending, scores: Sequence[int]) -> Outcome:
    """The outcome of a game that the table ended: the points as they stand.

    Whoever resigns or runs out of time cannot win; the most points among the others do.
    """
    points = tuple(scores)
    match act:
        case Resign(loser):
            return Outcome(points, _best_without(loser, points), "table-over-resign")
        case Flag(loser):
            return Outcome(points, _best_without(loser, points), "table-over-flag")
        case Agreed():
            return Outcome(points, frozenset(), "table-over-agreed")
        case Abandon():
            return Outcome(points, frozenset(), "table-over-abandon")


def describe_act(act: Act) -> Message:
    """What the act does, said to a person."""
    match act:
        case Undo(number):
            return message("act-undo", number=number)
        case Resign(seat):
            return message("act-resign", seat=seat + 1)
        case Flag(seat):
            return message("act-flag", seat=seat + 1)
        case Agreed():
            return message("act-agreed")
        case Abandon():
            return message("act-abandon")


def beside_a_name(words: Message) -> Message:
    """An act's words for a line that begins with the player's name: they do not name the player again."""
    return message(f"page-{words.id}") if words.id in ("act-resign", "act-flag") else words


def _best_without(loser: Seat, scores: tuple[int, ...]) -> frozenset[Seat]:
    others = [Seat(seat) for seat in range(len(scores)) if seat != loser]
    most = max(scores[seat] for seat in others)
    return frozenset(seat for seat in others if scores[seat] == most)
