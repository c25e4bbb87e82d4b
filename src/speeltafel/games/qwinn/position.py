"""One line for a whole table, such as `2x5:34:- full:120:minus 0 roll:1133/3 2`."""

from __future__ import annotations

from speeltafel.core.errors import Unreadable
from speeltafel.core.protocol import Seat
from speeltafel.games.qwinn.notation import read_dice
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import NONE, Sheet, State

LONGEST = 120
MOST_POINTS = 99_999


def position_of(rules: Rules, state: State) -> str:
    """Both sheets (space, points, boycott), who moves, the dice lying or kept, the throws left."""
    sheets = [f"{rules.names[sheet.place]}:{sheet.points}:{sheet.boycott or '-'}" for sheet in state.sheets]
    if state.mover is None:
        return " ".join((*sheets, "lot"))
    dice = f"{'roll' if state.lying else 'keep'}:{state.dice!s}"
    return " ".join((*sheets, str(state.mover), dice, str(state.throws)))


def read_position(rules: Rules, text: str) -> State:
    """Reads what `position_of` wrote; the dice may be left out where a turn begins."""
    words = text.split()
    if len(text) > LONGEST or len(words) not in (3, 4, 5):
        raise _unreadable(text)
    first, second = (_sheet(rules, text, word) for word in words[:2])
    sheets = (first, second)
    if words[2:] == ["lot"]:
        return State(sheets, None, NONE, lying=False, throws=rules.throws)
    if words[2] not in ("0", "1"):
        raise _unreadable(text)
    seat = Seat(int(words[2]))
    most = rules.throws_under(sheets[seat].boycott)
    kind, _, dice_word = (words[3] if len(words) > 3 else "keep:/-").partition(":")
    dice = read_dice(rules, dice_word)
    if dice is None or kind not in ("roll", "keep"):
        raise _unreadable(text)
    lying = kind == "roll"
    throws = _number(text, words[4], most) if len(words) > 4 else most - (dice != NONE)
    whole = len(dice.whites) == rules.whites and dice.red > 0
    if lying and not (whole and throws < most):
        raise _unreadable(text)
    if not lying and (whole or not throws or (throws == most and dice != NONE)):
        raise _unreadable(text)
    return State(sheets, seat, dice, lying=lying, throws=throws)


def _sheet(rules: Rules, text: str, word: str) -> Sheet:
    parts = word.split(":")
    if len(parts) != 3 or parts[0] not in rules.names or parts[2] not in ("-", *rules.kinds):
        raise _unreadable(text)
    most = MOST_POINTS if rules.cap is None else rules.cap
    points = _number(text, parts[1], most)
    return Sheet(rules.index(parts[0]), points, "" if parts[2] == "-" else parts[2])


def _number(text: str, word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6) or int(word) > most:
        raise _unreadable(text)
    return int(word)


def _unreadable(text: str) -> Unreadable:
    shown = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    return Unreadable("qwinn-unreadable-position", text=shown, form="2x5:34:- full:120:minus 0 roll:1133/3 2")
