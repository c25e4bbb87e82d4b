"""A sequence that grows: like a tuple to look at, without a copy for every item."""

from __future__ import annotations

import tracemalloc
from random import Random

import pytest

from speeltafel.core.grown import Grown
from speeltafel.core.registry import find
from speeltafel.table.dealer import Dealer
from speeltafel.table.log import Log

PARTS = [
    slice(None),
    slice(2),
    slice(3, None),
    slice(-2, None),
    slice(1, -1),
    slice(None, None, -1),
    slice(9, 4, -2),
]


def test_it_is_what_a_tuple_would_be_however_it_branched() -> None:
    luck = Random(5)
    pairs: list[tuple[Grown[int], tuple[int, ...]]] = [(Grown(), ()), (Grown.of([1, 2]), (1, 2))]
    for item in range(400):
        grown, plain = luck.choice(pairs[-6:])
        pairs.append((grown.plus(item), (*plain, item)))
    for grown, plain in pairs:
        assert grown == plain
        assert plain == grown
        assert hash(grown) == hash(plain)
        assert list(grown) == list(plain)
        assert len(grown) == len(plain)
        assert [grown[part] for part in PARTS] == [plain[part] for part in PARTS]
        assert [grown[at] for at in range(-len(plain), len(plain))] == [
            plain[at] for at in range(-len(plain), len(plain))
        ]
    assert pairs[-1][0] != (*pairs[-1][1], 7)


def test_nothing_beyond_its_end_is_there() -> None:
    short = Grown.of("ab")
    short.plus("c")
    for at in (2, -3):
        with pytest.raises(IndexError):
            short[at]


class Contested(list[str]):
    """A list to which another thread appends just before we do."""

    def append(self, item: str) -> None:
        super().append("another's")
        super().append(item)


def test_whoever_is_slower_gets_a_copy() -> None:
    begun = Grown(Contested("ab"), 2)
    assert begun.plus("ours") == ("a", "b", "ours")
    assert begun.plus("later") == ("a", "b", "later")
    assert begun == ("a", "b")


def test_a_long_game_is_not_copied_move_by_move() -> None:
    log = Log.begin(find("qwinn", target=9999), dealer=Dealer(1)).dealt()
    kept = [log]
    for _ in range(600):
        kept.append(kept[-1].pushed("fail"))
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        longer = [kept[-1]]
        for _ in range(100):
            longer.append(longer[-1].pushed("fail"))
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    copied = 100 * len(kept[-1].entries) * 8
    assert after - before < copied, "a hundred moves more hold less than a hundred copies of the log would"
