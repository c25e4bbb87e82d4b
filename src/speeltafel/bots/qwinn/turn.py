"""One turn of Qwinn! looked through to the end: every throw, every choice of dice, every way to end it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import inf

from speeltafel.bots.qwinn._turn_cy import choose, expect, finals
from speeltafel.bots.qwinn.lattice import Reach, lattice, reaches, set_numbers
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import after_fail, after_go, landed
from speeltafel.games.qwinn.state import Action, Dice, Fail, Go, Keep, Sheet

Worth = Callable[[Sheet, Sheet], float]
"""What both sheets are worth to the player who has just ended a turn; the own sheet comes first."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What a pawn reaches from one side of the column, as the kernel takes it.

    Throw k of all throws ends in `ends[n]` for each n of `reach[starts[k]:starts[k + 1]]`, or fails and then
    loses `losses[k]` points under Minus.
    """

    ends: tuple[Reach, ...]
    starts: array[int]
    reach: array[int]
    losses: array[int]


@lru_cache(maxsize=128)
def ways(rules: Rules, place: int, boycott: str) -> Ways:
    """The ways of a turn that begins on this place under this boycott."""
    found = reaches(rules, place, boycott)
    ends = tuple(dict.fromkeys(end for throw in found for end in throw))
    number = {end: n for n, end in enumerate(ends)}
    starts = array("i", [0])
    for throw in found:
        starts.append(starts[-1] + len(throw))
    dice = lattice(rules.whites, rules.faces)
    bites = boycott == "minus"
    return Ways(
        ends=ends,
        starts=starts,
        reach=array("h", [number[end] for throw in found for end in throw] or [0]),
        losses=array(
            "h",
            [
                (red + sum(whites)) * bites
                for red in range(1, dice.faces + 1)
                for whites in dice.sets[: dice.whole]
            ],
        ),
    )


@dataclass(slots=True)
class Turn:
    """The turn of a player with these sheets, when the end of it is worth what `worth` says.

    `may_boycott` says whether the player thinks of placing boycotts at all.
    """

    rules: Rules
    mover: Sheet
    other: Sheet
    worth: Worth
    may_boycott: bool = True
    _tops: list[array[float]] = field(default_factory=list)
    _means: list[array[float]] = field(default_factory=list)

    @property
    def value(self) -> float:
        """What the turn is worth before its first throw."""
        return self.kept(Dice((), 0), self.rules.throws_under(self.mover.boycott))

    def thrown(self, dice: Dice, throws: int) -> float:
        """What these dice are worth with so many throws left."""
        return self._thrown(throws)[self._throw(dice)]

    def kept(self, dice: Dice, throws: int) -> float:
        """What keeping these dice is worth when so many throws are left, the one to come included."""
        column = dice.red - 1 if dice.red else self.rules.faces
        means = self._kept(throws)
        return means[column * (len(means) // (self.rules.faces + 1)) + self._set(dice)]

    def ends(self, dice: Dice) -> Iterator[tuple[Action, float]]:
        """Every way to end the turn with these dice, and what it is worth."""
        found = ways(self.rules, self.mover.place, self.mover.boycott)
        throw = self._throw(dice)
        for n in found.reach[found.starts[throw] : found.starts[throw + 1]]:
            name = self.rules.names[found.ends[n].space]
            for go in (Go(name, red) for red in self._reds(found.ends[n])):
                yield go, self.worth(*after_go(self.rules, self.mover, self.other, dice, go))
        yield Fail(), self.worth(*after_fail(self.mover, self.other, dice))

    def choices(self, dice: Dice, throws: int) -> Iterator[tuple[Action, float]]:
        """Everything that can be done with these dice, and what it is worth; ends come first."""
        yield from self.ends(dice)
        if not throws:
            return
        for whites in reversed(parts(dice.whites)):
            for red in (dice.red, 0):
                part = Dice(whites, red)
                if part != dice:
                    yield Keep(part), self.kept(part, throws)

    def _set(self, dice: Dice) -> int:
        return set_numbers(self.rules.whites, self.rules.faces)[dice.whites]

    def _throw(self, dice: Dice) -> int:
        return (dice.red - 1) * lattice(self.rules.whites, self.rules.faces).whole + self._set(dice)

    def _reds(self, reach: Reach) -> Iterator[str]:
        """What the red die may do there, as `Go` writes it."""
        yield ""
        if self.may_boycott and reach.places and reach.places != self.other.boycott:
            yield f"+{reach.places}"
        if reach.removes:
            yield f"-{self.mover.boycott}"

    def _thrown(self, throws: int) -> array[float]:
        """The worth of every throw with so many throws left."""
        while len(self._tops) <= throws:
            left = len(self._tops)
            tops = array("d", bytes(8 * len(_all_throws(self.rules))))
            if left == 0:
                self._finals(tops)
            else:
                means = self._kept(left)
                best = array("d", bytes(8 * len(means)))
                choose(means, self._tops[0], _flat(self.rules).fewer, best, tops, self.rules.faces)
            self._tops.append(tops)
        return self._tops[throws]

    def _kept(self, throws: int) -> array[float]:
        """The worth of every choice of dice with so many throws left."""
        while len(self._means) < throws:
            flat = _flat(self.rules)
            means = array("d", bytes(8 * (self.rules.faces + 1) * flat.sets))
            expect(self._thrown(len(self._means)), means, flat.more, self.rules.faces)
            self._means.append(means)
        return self._means[throws - 1]

    def _finals(self, tops: array[float]) -> None:
        found = ways(self.rules, self.mover.place, self.mover.boycott)
        known: dict[tuple[int, int, str], float] = {}
        ends = array("d", [self._end(end, known) for end in found.ends] or [0.0])
        throws = _all_throws(self.rules)
        fails = array("d", bytes(8 * (max(found.losses) + 1)))
        for loss, throw in dict(zip(found.losses, throws, strict=True)).items():
            fails[loss] = self.worth(*after_fail(self.mover, self.other, throw))
        finals(ends, fails, found.losses, found.starts, found.reach, tops)

    def _end(self, reach: Reach, known: dict[tuple[int, int, str], float]) -> float:
        """The best that can be made of a space in reach, whatever dice reach it; `known` are ends looked at before."""
        best = -inf
        for red in self._reds(reach):
            end = reach.space, reach.gain, red
            if end not in known:
                known[end] = self.worth(*landed(self.rules, self.mover, self.other, *end))
            best = max(best, known[end])
        return best


@dataclass(frozen=True, slots=True)
class _Flat:
    sets: int
    more: array[int]
    fewer: array[int]


def _flat(rules: Rules) -> _Flat:
    return _flattened(rules.whites, rules.faces)


@lru_cache(maxsize=4)
def _flattened(whites: int, faces: int) -> _Flat:
    dice = lattice(whites, faces)
    more = array("h")
    fewer = array("h")
    for number in range(len(dice.sets)):
        more.extend(dice.more[number] or (0,) * faces)
        less = dice.fewer[number] or (number,)
        fewer.extend((*less, *less[:1] * (whites - len(less))))
    return _Flat(len(dice.sets), more, fewer)


def _all_throws(rules: Rules) -> tuple[Dice, ...]:
    return _throws(rules.whites, rules.faces)


@lru_cache(maxsize=4)
def _throws(whites: int, faces: int) -> tuple[Dice, ...]:
    dice = lattice(whites, faces)
    return tuple(Dice(each, red) for red in range(1, faces + 1) for each in dice.sets[: dice.whole])


@lru_cache(maxsize=256)
def parts(whites: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every choice of these white dice once, the smaller ones first."""
    found: set[tuple[int, ...]] = {()}
    for number in whites:
        found |= {tuple(sorted((*part, number))) for part in found}
    return tuple(sorted(found, key=lambda part: (len(part), part)))
