"""What is imagined is even among all that fits: draws against every way counted one by one; more in `bench/even.py`."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from bench.even import barred_case, drawn_by_kernel, drawn_by_rules, story_case, told_case, told_spread
from speeltafel import NOBODY, Match, Seat, find
from speeltafel.core.chance import Lot
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.tiles import best_set
from speeltafel.testing.evenness import spread
from tests.games.qwirkle.test_qwirkle_refusals import table
from tests.games.qwirkle.test_qwirkle_rules import dealt

# Three colours in four shapes, some twice and thrice, and one whole line: hands with best sets of every size.
KINDS = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 12, 14]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_a_hand_with_an_announced_best_set_is_even(size: int) -> None:
    kinds = [0, 0, 0, 7, 7, 7, 8, 14, 14, 21, 21] if size == 1 else KINDS
    told_spread(kinds, (6,), (size,), Random(size), 6000)


def test_several_hands_with_announced_best_sets_are_even() -> None:
    told_case(Random(3), (4, 3), 11, 6000)
    told_spread(KINDS[:11], (4, 4), (4, 3), Random(4), 6000)


def test_hands_of_seats_that_passed_are_even() -> None:
    barred_case(Random(1), (5, 4), 6000)
    barred_case(Random(2), (3, 3, 3), 6000)


@pytest.mark.parametrize(
    ("seats", "turns", "bag", "seed"), [(2, 1, 5, 1), (2, 4, 3, 2), (3, 1, 1, 3), (3, 3, 1, 6)]
)
def test_hands_after_own_and_others_swaps_are_even(seats: int, turns: int, bag: int, seed: int) -> None:
    while (case := story_case(seed, seats, turns=turns, bag=bag, most=20_000)) is None:
        seed += 1
    match, eyes, ways = case
    game = match.game
    assert isinstance(game, Qwirkle)
    spread(drawn_by_rules(game, match, eyes, Random(1), 4000), ways, "rules")
    spread(drawn_by_kernel(game, match, eyes, Random(2), 4000), ways, "kernel")


def test_nobody_holds_what_was_just_swapped_away() -> None:
    """All three red squares lie in the bag for certain, until somebody draws."""
    game = find("qwirkle", seats=2, first=0)
    match = Match(game)
    for text in ("draw:rc+rd+rl+bs+gt+px", "draw:bc+rs+rs+rs+yt+ox", "lot:0", "rc@0,0+rd@1,0+rl@2,0"):
        match.push(text)
    for text in ("draw:gx+gx+gx", "swap:rs+rs+rs", "draw:gc+gd+gl"):
        match.push(text)
    eyes = frozenset({Seat(1)})
    red_square = game.parse(match.state, "rs@3,0").tiles[0][2]
    for seed in range(300):
        assert (
            red_square not in game.imagine(match.observe(eyes), Random(seed), match.events_for(eyes)).hands[0]
        )


@pytest.mark.parametrize(
    ("texts", "most"),
    [
        pytest.param(("swap:gx",), 0, id="the other has set a tile aside and drawn none yet"),
        pytest.param(("swap:gx", "draw:pd"), 1, id="the other has drawn one tile since"),
    ],
)
def test_the_other_holds_of_what_was_swapped_away_no_more_than_was_drawn_since(
    texts: tuple[str, ...], most: int
) -> None:
    """All three red squares lay in the bag when the other swapped."""
    game = find("qwirkle", seats=2, first=0)
    match = Match(game)
    for text in ("draw:rc+rd+rl+bs+gt+px", "draw:bc+rs+rs+rs+yt+ox", "lot:0", "rc@0,0+rd@1,0+rl@2,0"):
        match.push(text)
    for text in ("draw:gx+gx+gx", "swap:rs+rs+rs", "draw:gc+gd+gl", *texts):
        match.push(text)
    eyes = frozenset({Seat(1)})
    red_square = game.parse(table(), "rs@4,0").tiles[0][2]
    found = Counter[int]()
    for seed in range(300):
        there = game.imagine(match.observe(eyes), Random(seed), match.events_for(eyes))
        found[there.hands[0].count(red_square) + there.aside.count(red_square)] += 1
    assert set(found) <= set(range(most + 1))
    assert len(found) == most + 1


@pytest.mark.parametrize("size", [4, 5, 6])
def test_the_line_of_an_announced_set_goes_with_the_number_of_hands(size: int) -> None:
    """The viewer holds most of the red tiles: the other's line is hardly ever red."""
    hand = {4: "rc+rd+rl+rs+bt+px", 5: "rc+rc+rd+rl+rs+rt", 6: "rc+rc+rd+rd+rl+rs"}[size]
    other = {4: "bc+bd+bl+bs+gt+px", 5: "bc+bd+bl+bs+bt+px", 6: "bc+bd+bl+bs+bt+bx"}[size]
    game = find("qwirkle", seats=2, first=0)
    state = game.apply(dealt(game, hand, other), Lot(Seat(0)))
    assert state.announced[1] == size
    eyes = frozenset({Seat(0)})
    seen = game.observe(state, eyes)
    pool = seen.state.pool
    lines = [range(6 * colour, 6 * colour + 6) for colour in range(6)]
    lines += [range(shape, 36, 6) for shape in range(6)]
    ways = {
        str(index): float(hands_on([pool[kind] for kind in line], sum(pool), size))
        for index, line in enumerate(lines)
    }
    rng = Random(size)
    found: Counter[str] = Counter()
    for _ in range(3000):
        drawn = {tile for tile in game.imagine(seen, rng).hands[1] if tile is not None}
        found.update(str(index) for index, line in enumerate(lines) if len(drawn & set(line)) == size)
    assert sum(found.values()) == 3000
    spread(found, ways, f"lines of {size}")


def hands_on(counts: list[int], unseen: int, size: int) -> int:
    """How many hands of six have exactly so many kinds of a line, and any tiles beside it."""
    ways = {(0, 0): 1}
    for count in counts:
        after: Counter[tuple[int, int]] = Counter()
        for (kinds, tiles), had in ways.items():
            for take in range(count + 1):
                after[kinds + (take > 0), tiles + take] += had * comb(count, take)
        ways = dict(after)
    off = unseen - sum(counts)
    return sum(
        had * comb(off, 6 - tiles) for (kinds, tiles), had in ways.items() if kinds == size and tiles <= 6
    )


def test_the_gallery_imagines_every_hand_as_announced() -> None:
    game = find("qwirkle/nl-classic", seats=8)
    match = Match(game, 5)
    seen = game.observe(match.state, NOBODY)
    table = game.imagine(seen, Random(1))
    assert tuple(map(best_set, table.hands)) == match.state.announced
