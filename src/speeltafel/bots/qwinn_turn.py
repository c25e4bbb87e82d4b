"""One turn of Qwinn! looked through to the end: every throw, every choice of dice, every way to end it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from speeltafel.games.qwinn.lattice import Lattice, Reach, lattice, reaches, set_numbers
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import after_fail, after_go
from speeltafel.games.qwinn.state import Action, Dice, Fail, Go, Keep, Sheet

Worth = Callable[[Sheet, Sheet], float]
"""What both sheets are worth to the player who has just ended a turn; the own sheet comes first."""

Column = list[float]


@dataclass(slots=True)
class Turn:
    """The turn of a player with these sheets, when the end of it is worth what `worth` says.

    `may_boycott` and `may_remove` say which uses of the red die the player thinks of at all.
    """

    rules: Rules
    mover: Sheet
    other: Sheet
    worth: Worth
    may_boycott: bool = True
    may_remove: bool = True
    _ends: dict[Reach, float] = field(default_factory=dict)
    _fails: dict[int, float] = field(default_factory=dict)
    _throws: list[list[Column]] = field(default_factory=list)
    _means: list[list[Column]] = field(default_factory=list)

    @property
    def value(self) -> float:
        """What the turn is worth before its first throw."""
        throws = self.rules.throws_under(self.mover.boycott)
        return self.kept(Dice((), 0), throws)

    def thrown(self, dice: Dice, throws: int) -> float:
        """What these dice are worth with so many throws left."""
        return self._tops(throws)[dice.red - 1][self._number(dice)]

    def kept(self, dice: Dice, throws: int) -> float:
        """What keeping these dice is worth when so many throws are left, the one to come included."""
        column = dice.red - 1 if dice.red else self.rules.faces
        return self._trees(throws)[column][self._number(dice)]

    def ends(self, dice: Dice) -> Iterator[tuple[Action, float]]:
        """Every way to end the turn with these dice, and what it is worth."""
        place = (dice.red - 1) * self._lattice.whole + self._number(dice)
        for reach in reaches(self.rules, self.mover.place, self.mover.boycott)[place]:
            for go in self._gos(reach):
                yield go, self._after_go(dice, go)
        yield Fail(), self._fail(dice)

    def choices(self, dice: Dice, throws: int) -> Iterator[tuple[Action, float]]:
        """Everything that can be done with these dice, and what it is worth."""
        yield from self.ends(dice)
        if throws:
            for whites in _parts(dice.whites):
                for red in (0, dice.red):
                    part = Dice(whites, red)
                    if part != dice:
                        yield Keep(part), self.kept(part, throws)

    @property
    def _lattice(self) -> Lattice:
        return lattice(self.rules.whites, self.rules.faces)

    def _number(self, dice: Dice) -> int:
        return set_numbers(self.rules.whites, self.rules.faces)[dice.whites]

    def _gos(self, reach: Reach) -> Iterator[Go]:
        name = self.rules.names[reach.space]
        yield Go(name)
        if self.may_boycott and reach.places and reach.places != self.other.boycott:
            yield Go(name, f"+{reach.places}")
        if self.may_remove and reach.removes:
            yield Go(name, f"-{self.mover.boycott}")

    def _after_go(self, dice: Dice, go: Go) -> float:
        return self.worth(*after_go(self.rules, self.mover, self.other, dice, go))

    def _fail(self, dice: Dice) -> float:
        total = sum(dice.all) if self.mover.boycott == "minus" else 0
        if total not in self._fails:
            self._fails[total] = self.worth(*after_fail(self.mover, self.other, dice))
        return self._fails[total]

    def _end(self, reach: Reach, dice: Dice) -> float:
        if reach not in self._ends:
            self._ends[reach] = max(self._after_go(dice, go) for go in self._gos(reach))
        return self._ends[reach]

    def _tops(self, throws: int) -> list[Column]:
        """The worth of every throw (by red die, then whites) with so many throws left."""
        while len(self._throws) <= throws:
            if not self._throws:
                self._throws.append(self._finals())
            else:
                self._throws.append(self._choose(len(self._throws)))
        return self._throws[throws]

    def _finals(self) -> list[Column]:
        dice = self._lattice
        found = reaches(self.rules, self.mover.place, self.mover.boycott)
        columns = []
        for red in range(dice.faces):
            column = []
            for number in range(dice.whole):
                lying = Dice(dice.sets[number], red + 1)
                best = self._fail(lying)
                for reach in found[red * dice.whole + number]:
                    best = max(best, self._end(reach, lying))
                column.append(best)
            columns.append(column)
        return columns

    def _trees(self, throws: int) -> list[Column]:
        """The worth of every choice of dice with so many throws left; the last column is for a loose red die."""
        while len(self._means) < throws:
            self._means.append(_expect(self._lattice, self._tops(len(self._means))))
        return self._means[throws - 1]

    def _choose(self, throws: int) -> list[Column]:
        """The worth of every throw: the better of ending with it and keeping the best part of it."""
        dice = self._lattice
        final, trees = self._tops(0), self._trees(throws)
        loose = _best_parts(dice, trees[-1], None)
        chosen = []
        for red in range(dice.faces):
            best = _best_parts(dice, trees[red], loose)
            column = final[red]
            chosen.append(
                [
                    max(column[number], loose[number], *(best[part] for part in dice.fewer[number]))
                    for number in range(dice.whole)
                ]
            )
        return chosen


def _expect(dice: Lattice, tops: list[Column]) -> list[Column]:
    """Each choice of dice gets the mean over one die more; the last column the mean over the red die."""
    faces = dice.faces
    columns = []
    for top in tops:
        column = top + [0.0] * (len(dice.sets) - dice.whole)
        for number in range(dice.whole, len(dice.sets)):
            column[number] = sum([column[more] for more in dice.more[number]]) / faces
        columns.append(column)
    columns.append([sum(each) / faces for each in zip(*columns, strict=True)])
    return columns


def _best_parts(dice: Lattice, column: Column, loose: Column | None) -> Column:
    """Each choice of dice gets the best of itself, its parts and the same with the red die loose."""
    best = list(column)
    for number in range(len(dice.sets) - 1, -1, -1):
        value = best[number]
        for part in dice.fewer[number]:
            if best[part] > value:
                value = best[part]
        if loose is not None and loose[number] > value:
            value = loose[number]
        best[number] = value
    return best


@lru_cache(maxsize=256)
def _parts(whites: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    found: set[tuple[int, ...]] = {()}
    for number in whites:
        found |= {tuple(sorted((*part, number))) for part in found}
    return tuple(sorted(found, key=lambda part: (len(part), part)))
