"""Actions as text: the canonical form, and the short forms people type."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from speeltafel.core.chance import read_lot
from speeltafel.core.deeds import Deed, PieceMove
from speeltafel.core.errors import Ambiguous, Unreadable
from speeltafel.core.typed import shown, tidied
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Action, Dice, Fail, Go, Keep, Roll, State

LONGEST = 64
WHITE, RED = "w", "r"
"""How a die is called, before its pips."""


def deed_of(text: str) -> Deed:
    """What an action of this canonical text moves: dice by colour and number, or the pawn, with what the red die does."""
    kind, _, rest = text.partition(":")
    if kind == "go":
        space, red = _split_red(rest)
        return Deed(kind, (PieceMove(red, to=space),))
    if kind not in ("roll", "keep"):
        return Deed(kind)
    whites, _, red = rest.partition("/")
    dice = [f"{WHITE}{pips}" for pips in whites] + ([] if red == "-" else [f"{RED}{red}"])
    return Deed(kind, tuple(PieceMove(die) for die in dice))


def written(deed: Deed) -> str:
    """The canonical text of dice kept or a space gone to, whether that is allowed or not."""
    if deed.kind == "keep":
        whites = sorted(move.piece[1:] for move in deed.moves if move.piece.startswith(WHITE))
        red = next((move.piece[1:] for move in deed.moves if move.piece.startswith(RED)), "-")
        return f"keep:{''.join(whites)}/{red}"
    return "".join([deed.kind, *(f":{move.to}{move.piece}" for move in deed.moves)])


def read_action(rules: Rules, state: State, text: str) -> Action:
    """Reads canonical text, and short forms such as `full`, `stay`, `th+`, `keep 33 3`, `keep`."""
    typed = tidied(text, LONGEST)
    text = shown(text, LONGEST)
    if typed is None:
        raise Unreadable("qwinn-unreadable", text=text)
    plain = typed.replace("×", "x").replace("−", "-")
    head, colon, rest = plain.partition(":")
    if colon:
        return _canonical(rules, text, plain, head, rest)
    word, _, rest = plain.partition(" ")
    if word in ("keep", "k"):
        return _short_keep(rules, state, text, rest.strip())
    return _short_go(rules, state, text, plain.removeprefix("go ").replace(" ", ""))


def read_dice(rules: Rules, text: str) -> Dice | None:
    """Reads `33/3` or `33/-`, in any order of the whites; None when it is no such text."""
    whites, slash, red = text.partition("/")
    numbers = {str(number) for number in range(1, rules.faces + 1)}
    if not slash or len(whites) > rules.whites or not set(whites) <= numbers:
        return None
    if red not in numbers | {"-"}:
        return None
    return Dice(tuple(sorted(map(int, whites))), 0 if red == "-" else int(red))


def _canonical(rules: Rules, text: str, plain: str, head: str, rest: str) -> Action:
    if head == "lot":
        return read_lot(plain)
    if head == "go":
        space, red = _split_red(rest)
        if space not in rules.names:
            raise Unreadable("qwinn-unreadable-space", text=text, known=", ".join(rules.names))
        return Go(space, _read_red(rules, text, red))
    dice = read_dice(rules, rest) if head in ("roll", "keep") else None
    if dice is None:
        raise Unreadable("qwinn-unreadable", text=text)
    if head == "keep":
        return Keep(dice)
    if len(dice.whites) != rules.whites or not dice.red:
        raise Unreadable("qwinn-unreadable-roll", text=text)
    return Roll(dice)


def _split_red(text: str) -> tuple[str, str]:
    for sign in "+-":
        if sign in text:
            space, _, kind = text.partition(sign)
            return space, sign + kind
    return text, ""


def _read_red(rules: Rules, text: str, red: str) -> str:
    if red and red[1:] not in rules.kinds:
        raise Unreadable("qwinn-unreadable-red", text=text, known=", ".join(rules.kinds))
    return red


def _short_go(rules: Rules, state: State, text: str, plain: str) -> Action:
    word, red = _split_red(plain)
    if word == "stay" and state.mover is not None:
        space = rules.names[state.sheets[state.mover].place]
    else:
        space = _by_prefix(text, word, (*rules.names, "fail"))
    if space == "fail":
        if red:
            raise Unreadable("qwinn-unreadable-fail", text=text)
        return Fail()
    if red in ("+", "-") and state.lying:
        return Go(space, red + rules.boycotts[state.dice.red])
    if red:
        red = red[0] + _by_prefix(text, red[1:], rules.kinds)
    return Go(space, _read_red(rules, text, red))


def _by_prefix(text: str, word: str, names: tuple[str, ...]) -> str:
    fit = [name for name in names if name == word] or [
        name for name in names if word and name.startswith(word)
    ]
    if not fit:
        raise Unreadable("qwinn-unreadable", text=text)
    if len(fit) > 1:
        raise Ambiguous("qwinn-ambiguous", candidates=tuple(fit), text=text, known=", ".join(fit))
    return fit[0]


def _short_keep(rules: Rules, state: State, text: str, rest: str) -> Keep:
    if rest in ("", "none"):
        return Keep(Dice((), 0))
    whites, space, red = rest.partition(" ")
    exact = read_dice(rules, rest if "/" in rest else f"{whites}/{red.strip()}" if space else "")
    if exact is not None:
        return Keep(exact)
    whole = read_dice(rules, f"{rest[:-1]}/{rest[-1]}")
    if whole is None or not rest.isdecimal():
        raise Unreadable("qwinn-unreadable-keep", text=text)
    numbers = Counter(whole.all)
    fit = [dice for dice in _choices(state.dice) if Counter(dice.all) == numbers]
    if len(fit) > 1:
        candidates = tuple(str(Keep(dice)) for dice in fit)
        raise Ambiguous("qwinn-ambiguous", candidates=candidates, text=text, known=", ".join(candidates))
    return Keep(fit[0] if fit else whole)


def _choices(whole: Dice) -> list[Dice]:
    """Every choice of the dice, all of them included."""
    return [
        Dice(whites, red)
        for count in range(len(whole.whites) + 1)
        for whites in sorted(set(combinations(whole.whites, count)))
        for red in sorted({0, whole.red})
    ]
