"""A second, slow reading of a whole turn of Qwinn! in plain Python: rules, dice and best choice, all its own.

Sides are numbered boycott × 12 + space, as tables do; `after(p, q, mine, theirs)` is the chance to win of
a player whose opponent is to move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product

After = Callable[[int, int, int, int], float]
Throw = tuple[tuple[int, ...], int]
Kept = tuple[tuple[int, ...], int]

NONE, MAX2, MINUS, NEGEER = range(4)
TOPPER = 11


@cache
def score(space: int, dice: tuple[int, ...]) -> int:
    """The points of five sorted dice on a space; 0 when they do not fit."""
    most = max(dice.count(number) for number in dice)
    if space < 6:
        number = space + 1
        return number * dice.count(number) if dice.count(number) >= 2 else 0
    if space in (6, 7):
        common = max(dice, key=dice.count)
        return common * most if most >= space - 3 else 0
    if space == 8:
        return 25 if sorted(dice.count(number) for number in set(dice)) == [2, 3] else 0
    if space in (9, 10):
        length, points = (4, 30) if space == 9 else (5, 40)
        runs = (set(range(low, low + length)) for low in range(1, 8 - length))
        return points if any(run <= set(dice) for run in runs) else 0
    return 50 if most == 5 else 0


@cache
def throws() -> dict[Throw, float]:
    """Every throw of five dice with its chance, by counting all 7776."""
    found: dict[Throw, float] = {}
    for dice in product(range(1, 7), repeat=5):
        throw = (tuple(sorted(dice[:4])), dice[4])
        found[throw] = found.get(throw, 0) + 1 / 7776
    return found


@cache
def keeps(throw: Throw) -> frozenset[Kept]:
    """Every choice of dice to keep, all five excepted; a red die not kept is 0."""
    whites, red = throw
    chosen = {part for count in range(5) for part in combinations(whites, count)}
    return frozenset((part, r) for part in chosen for r in (0, red)) - {throw}


@cache
def outcomes(kept: Kept) -> tuple[tuple[Throw, float], ...]:
    """What lies after the rest is thrown, by counting every way the dice can fall."""
    whites, red = kept
    loose = 4 - len(whites)
    found: dict[Throw, float] = {}
    reds = [red] if red else range(1, 7)
    for fall in product(range(1, 7), repeat=loose):
        for r in reds:
            throw = (tuple(sorted(whites + fall)), r)
            found[throw] = found.get(throw, 0) + 1 / (6**loose * len(reds))
    return tuple(found.items())


def ends(
    throw: Throw,
    p: int,
    q: int,
    mine: int,
    theirs: int,
    after: After,
    *,
    target: int,
    bound: int,
    strict: bool,
) -> Iterator[float]:
    """The chance to win after everything a turn can end with."""
    whites, red = throw
    dice = tuple(sorted((*whites, red)))
    boycott, place = divmod(mine, 12)
    lost = max(0, p - sum(dice)) if boycott == MINUS else p
    yield 0.0 if q >= target else after(lost, q, mine, theirs % 12)
    gives = (red + 1) // 2
    for space in range(12):
        points = score(space, dice)
        if not points:
            continue
        way = abs(space - place)
        jump = way > 1
        if jump and TOPPER in (space, place):
            if strict and boycott == NEGEER:
                continue
            jump = False
        if jump and (boycott == NEGEER or way > red):
            continue
        total = min(bound, p + points)

        def ended(my_boycott: int, their_side: int, total: int = total, space: int = space) -> float:
            if total >= target and my_boycott == NONE:
                return 1.0
            return after(total, q, my_boycott * 12 + space, their_side)

        yield ended(boycott, theirs)
        if jump:
            continue
        if boycott != NEGEER and place != TOPPER:
            yield ended(boycott, gives * 12 + theirs % 12)
        if boycott == gives:
            yield ended(NONE, theirs)


def best(
    p: int, q: int, mine: int, theirs: int, after: After, *, target: int, bound: int, strict: bool = False
) -> float:
    """The mover's chance to win with best play of this turn, from what may stand after it."""
    final = {
        throw: max(ends(throw, p, q, mine, theirs, after, target=target, bound=bound, strict=strict))
        for throw in throws()
    }
    value = final
    for _ in range(1 if mine // 12 == MAX2 else 2):
        kept = {kept for throw in final for kept in keeps(throw)}
        means = {each: sum(chance * value[throw] for throw, chance in outcomes(each)) for each in kept}
        value = {throw: max(final[throw], *(means[each] for each in keeps(throw))) for throw in final}
    return sum(chance * value[throw] for throw, chance in throws().items())
