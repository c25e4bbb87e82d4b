"""The rules of Qwinn! as flat arrays: what each throw reaches from each space, for the solver's kernel."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from speeltafel.bots.qwinn.lattice import Reach, lattice, reaches
from speeltafel.bots.qwinn.table import SIDES, SPACES, kinds
from speeltafel.games.qwinn.numbers import Rules

Shorts = NDArray[np.int16]
Ints = NDArray[np.int32]
Floats = NDArray[np.float32]

LAP = 24


@dataclass(frozen=True, slots=True)
class QwinnTables:
    """What the kernel reads; `seen[row]` lists the ends of a turn as space, points, kind placed, removal."""

    target: int
    bound: int
    faces: int
    sets: int
    whole: int
    pairs: tuple[int, int]
    more: Shorts
    fewer: Shorts
    chance: NDArray[np.float64]
    sums: Shorts
    starts: Ints
    reach: Shorts
    seen: Shorts
    seen_count: Ints
    throws: Ints
    bites: Ints

    def room(self) -> tuple[Floats, ...]:
        """Room for one thread: ends, failures, the tree of choices, throws that end, throws, a block and two old ones."""
        most = int(self.sums.max()) + 1
        return (
            np.full((int(self.seen_count.max()) + 1, SIDES), -1, np.float32),
            np.zeros((most, SIDES), np.float32),
            np.zeros((self.faces + 1, self.sets, LAP), np.float32),
            np.zeros((self.faces, self.whole, LAP), np.float32),
            np.zeros((self.faces, self.whole, LAP), np.float32),
            np.zeros((SIDES, SIDES), np.float32),
            np.zeros((2, SIDES, SIDES), np.float32),
        )


def tables(rules: Rules, bound: int) -> QwinnTables:
    """The arrays for these rules with points carried up to `bound`."""
    if len(rules.spaces) != SPACES or len(kinds(rules)) * SPACES != SIDES:
        raise ValueError("the kernel is made for twelve spaces and three boycotts")
    all_dice = lattice(rules.whites, rules.faces)
    rows = [(place, boycott) for boycott in kinds(rules) for place in range(SPACES)]
    found = [reaches(rules, place, boycott) for place, boycott in rows]
    seen = [sorted({each for throw in row for each in throw}, key=_order) for row in found]
    starts, reach = _flat(found, seen)
    ends = np.zeros((SIDES, max(map(len, seen)), 4), np.int16)
    for row, each in enumerate(seen):
        for n, one in enumerate(each):
            ends[row, n] = (one.space, one.gain, kinds(rules).index(one.places), one.removes)
    fewer = np.zeros((len(all_dice.sets), rules.whites), np.int16)
    more = np.zeros((len(all_dice.sets), rules.faces), np.int16)
    for number, parts in enumerate(all_dice.fewer):
        fewer[number] = [*parts, *parts[:1] * (rules.whites - len(parts))] if parts else number
    for number, larger in enumerate(all_dice.more):
        more[number, : len(larger)] = larger
    sizes = [len(each) for each in all_dice.sets]
    return QwinnTables(
        target=rules.target,
        bound=bound,
        faces=rules.faces,
        sets=len(all_dice.sets),
        whole=all_dice.whole,
        pairs=(sizes.index(2), sizes.index(1)),
        more=more,
        fewer=fewer,
        chance=np.array(all_dice.ways) / rules.faces ** (rules.whites + 1),
        sums=np.array(
            [
                red + sum(whites)
                for red in range(1, rules.faces + 1)
                for whites in all_dice.sets[: all_dice.whole]
            ],
            np.int16,
        ),
        starts=starts,
        reach=reach,
        seen=ends,
        seen_count=np.array([len(each) for each in seen], np.int32),
        throws=np.array([rules.throws_under(boycott) for _, boycott in rows], np.int32),
        bites=np.array([boycott == "minus" for _, boycott in rows], np.int32),
    )


def _order(end: Reach) -> tuple[int, int, str, bool]:
    return end.space, end.gain, end.places, end.removes


def _flat(found: list[tuple[tuple[Reach, ...], ...]], seen: list[list[Reach]]) -> tuple[Ints, Shorts]:
    """For each row where a throw's ends begin in the row's list, and that list; end 0 is nothing at all."""
    starts = np.zeros((len(found), len(found[0]) + 1), np.int32)
    lists = []
    for row, throws in enumerate(found):
        number = {end: n for n, end in enumerate(seen[row], start=1)}
        ends = [[number[end] for end in throw] or [0] for throw in throws]
        starts[row, 1:] = np.cumsum([len(each) for each in ends])
        lists.append([end for each in ends for end in each])
    reach = np.zeros((len(found), max(map(len, lists))), np.int16)
    for row, flat in enumerate(lists):
        reach[row, : len(flat)] = flat
    return starts, reach
