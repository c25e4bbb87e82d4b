"""A second, slow reading of Qwinn!'s rules: from a position's text to every legal action and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

LADDER = ["2x1", "2x2", "2x3", "2x4", "2x5", "2x6", "three", "four", "full", "small", "large", "topper"]
KINDS = ("max2", "minus", "negeer")
RED_USES = ("", *(sign + kind for sign in "+-" for kind in KINDS))


def every_text() -> Iterator[str]:
    """Every action text that could ever be legal, and many that never are."""
    for space in LADDER:
        for red in RED_USES:
            yield f"go:{space}{red}"
    yield "fail"
    for count in range(5):
        for whites in combinations_with_replacement("123456", count):
            for red in "-123456":
                yield f"keep:{''.join(whites)}/{red}"


def points(space: str, dice: list[int]) -> int:
    """The points on a space by trying all orders of the five dice; 0 when they do not fit."""
    if space.startswith("2x"):
        fit = [die for die in dice if die == int(space[2])]
        return sum(fit) if len(fit) > 1 else 0
    best = 0
    for a, b, c, d, e in set(permutations(dice)):
        if space == "three" and a == b == c:
            best = max(best, a + b + c + (d if d == a else 0) + (e if e == a else 0))
        if space == "four" and a == b == c == d:
            best = max(best, a * 4 + (e if e == a else 0))
        if space == "full" and a == b == c and d == e and a != d:
            best = 25
        if space == "small" and (b, c, d) == (a + 1, a + 2, a + 3):
            best = 30
        if space == "large" and (b, c, d, e) == (a + 1, a + 2, a + 3, a + 4):
            best = 40
        if space == "topper" and a == b == c == d == e:
            best = 50
    return best


def gives(red: int) -> str:
    return KINDS[(red - 1) // 2]


def legal(
    position: str, *, target: int = 250, cap: int | None = None, strict: bool = False
) -> dict[str, str]:
    """Each legal action and the position after it; empty when nobody is to choose."""
    words = position.split()
    if len(words) != 5 or not words[3].startswith("roll:"):
        return {}
    sheets = [word.split(":") for word in words[:2]]
    if any(int(sheet[1]) >= target and sheet[2] == "-" for sheet in sheets):
        return {}
    seat, throws = int(words[2]), int(words[4])
    mine, theirs = sheets[seat], sheets[1 - seat]
    whites, red = words[3][5:9], int(words[3][10])
    dice = [*map(int, whites), red]
    found: dict[str, str] = {}
    for text in every_text():
        if text.startswith("keep:"):
            if throws and _lies_there(text[5:], whites, red):
                found[text] = " ".join((*words[:3], text, words[4]))
            continue
        after = _after(text, mine, theirs, dice, cap, strict)
        if after is None:
            continue
        both = after if seat == 0 else after[::-1]
        last = f"{1 - seat} keep:/- {2 if after[1][2] == 'max2' else 3}"
        found[text] = " ".join([":".join(sheet) for sheet in both] + [last])
    return found


def _lies_there(kept: str, whites: str, red: int) -> bool:
    part, _, kept_red = kept.partition("/")
    if kept_red not in ("-", str(red)):
        return False
    if len(part) == 4 and kept_red != "-":
        return False
    return all(part.count(face) <= whites.count(face) for face in "123456")


def _after(
    text: str, mine: list[str], theirs: list[str], dice: list[int], cap: int | None, strict: bool
) -> tuple[list[str], list[str]] | None:
    place, have, boycott = mine[0], int(mine[1]), mine[2]
    if text == "fail":
        if boycott == "minus":
            have = max(0, have - sum(dice))
        return [place, str(have), boycott], [theirs[0], theirs[1], "-"]
    space, sign, kind = text[3:], "", ""
    for mark in "+-":
        if mark in space:
            space, _, kind = space.partition(mark)
            sign = mark
    red = dice[4]
    won = points(space, dice)
    if not won:
        return None
    way = abs(LADDER.index(space) - LADDER.index(place))
    free = way <= 1 or ((space == "topper" or place == "topper") and not (strict and boycott == "negeer"))
    if not free and (boycott == "negeer" or way > red or "topper" in (space, place)):
        return None
    other = theirs[2]
    if sign and (not free or gives(red) != kind):
        return None
    if sign == "+":
        if place == "topper" or boycott == "negeer" or theirs[2] == kind:
            return None
        other = kind
    if sign == "-":
        if boycott != kind:
            return None
        boycott = "-"
    total = have + won
    if cap is not None:
        total = min(total, cap)
    return [space, str(total), boycott], [theirs[0], theirs[1], other]


def reason(position: str, text: str, *, strict: bool = False) -> str:
    """The reason code with which an action must be refused where dice lie; "" when it is legal."""
    words = position.split()
    seat, throws = int(words[2]), int(words[4])
    place, _, boycott = words[seat].split(":")
    theirs = words[1 - seat].split(":")[2]
    whites, red = words[3][5:9], int(words[3][10])
    if text == "fail":
        return ""
    if text.startswith("keep:"):
        part, _, kept_red = text[5:].partition("/")
        if kept_red not in ("-", str(red)) or any(part.count(d) > whites.count(d) for d in part):
            return "qwinn-keep-missing"
        if len(part) == 4 and kept_red != "-":
            return "qwinn-keep-all"
        return "" if throws else "qwinn-no-throws"
    space = text[3:].replace("+", "-").split("-")[0]
    use = text[3 + len(space) :]
    if not points(space, [*map(int, whites), red]):
        shape = {"full": "full", "small": "run", "large": "run"}
        return "qwinn-needs-" + shape.get(space, "number" if space[0] == "2" else "same")
    way = abs(LADDER.index(space) - LADDER.index(place))
    jumps = way > 1 and "topper" not in (space, place)
    if way > 1 and not jumps and strict and boycott == "negeer":
        return "qwinn-negeer-topper"
    if jumps and boycott == "negeer":
        return "qwinn-negeer-jump"
    if jumps and way > red:
        return "qwinn-too-far"
    refusals = {
        "qwinn-topper-no-placing": use[:1] == "+" and place == "topper",
        "qwinn-negeer-no-placing": use[:1] == "+" and boycott == "negeer",
        "qwinn-red-spent": use and jumps,
        "qwinn-red-other": use and use[1:] != gives(red),
        "qwinn-stands-already": use == "+" + theirs,
        "qwinn-nothing-to-remove": use[:1] == "-" and use[1:] != boycott,
    }
    return next((code for code, holds in refusals.items() if holds), "")
