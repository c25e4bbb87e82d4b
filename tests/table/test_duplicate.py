"""Luck that does not diverge when play does: the same tiles and throws for different play, and still a fair bag."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from speeltafel import Damaged, Decision, Match, Unknown, find, read_record, verify, write_record
from speeltafel.bots.levels import bot_named
from speeltafel.bots.protocol import Limit
from speeltafel.games.qwirkle.duplicate import Order, order_of, replayed_draws
from speeltafel.games.qwirkle.tiles import kinds_listed
from speeltafel.table.duplicate import DUPLICATE, dealer_for
from speeltafel.table.proof import AnyMatch

Choose = Callable[[AnyMatch, Random], str]


def greedy(match: AnyMatch, rng: Random) -> str:
    bot = bot_named(match.game.edition, "greedy")
    assert isinstance(match.turn, Decision)
    seen = match.observe(frozenset({match.turn.seat}))
    return match.text(bot.choose(match.game, seen, (), Limit(), rng.getrandbits(32)).action)


def by_lot(match: AnyMatch, rng: Random) -> str:
    """Any play, and no swap where there is one."""
    plays = [match.text(each) for each in match.legal]
    return rng.choice([each for each in plays if not each.startswith("swap")] or plays)


def swapper(match: AnyMatch, rng: Random) -> str:
    plays = [match.text(each) for each in match.legal]
    swaps = [each for each in plays if each.startswith("swap")]
    return rng.choice(swaps) if swaps and rng.random() < 0.3 else by_lot(match, rng)


def played(edition: str, seed: str, policy: Choose, luck: int, most: int = 400) -> AnyMatch:
    match = Match(find(edition, 2), seed, mode=DUPLICATE)
    rng = Random(luck)
    while match.outcome is None and match.number < most:
        match.push(policy(match, rng))
    return match


def tiles_in_order(match: AnyMatch) -> tuple[list[int], list[int]]:
    assert match.dealer is not None
    return replayed_draws(order_of(match.dealer.luck, match.game.start().pool), match.events)


def returned(match: AnyMatch) -> int:
    texts = [match.text(event.action) for event in match.events]
    return sum(len(text[5:].split("+")) for text in texts if text.startswith("swap:"))


@pytest.mark.parametrize("day", range(4))
def test_who_plays_differently_and_does_not_swap_draws_the_same_tiles(day: int) -> None:
    one = played("qwirkle/nl-2023", f"day {day}", greedy, 1)
    other = played("qwirkle/nl-2023", f"day {day}", by_lot, 2)
    assert one.events != other.events
    if returned(one) or returned(other):
        pytest.skip("somebody could not place and had to swap")
    for first, second in zip(tiles_in_order(one), tiles_in_order(other), strict=True):
        both = min(len(first), len(second))
        assert both > 30
        assert first[:both] == second[:both]


def test_the_draws_of_a_record_are_the_order_cut_into_pieces() -> None:
    match = played("qwirkle/nl-2023", "cut", swapper, 3)
    assert returned(match) > 5
    hands = [Counter(tiles) for tiles in tiles_in_order(match)]
    told: list[Counter[int]] = [Counter(), Counter()]
    seat = 0
    for number, event in enumerate(match.events):
        if match.text(event.action).startswith("draw:"):
            told[number if number < 2 else seat].update(event.action.tiles)
        elif event.seat is not None:
            seat = event.seat
    assert told == hands


@pytest.mark.parametrize("day", range(6))
def test_no_more_tiles_differ_than_were_returned(day: int) -> None:
    one = played("qwirkle/nl-2023", f"swaps {day}", swapper, day)
    other = played("qwirkle/nl-2023", f"swaps {day}", by_lot if day % 2 else swapper, day + 100)
    assert returned(one) > 0
    differ = sum(
        a != b
        for first, second in zip(tiles_in_order(one), tiles_in_order(other), strict=True)
        for a, b in zip(first[:54], second[:54], strict=False)
    )
    assert differ <= returned(one) + returned(other)


def test_a_turn_of_qwinn_begins_alike_whatever_was_kept_before() -> None:
    one, other = Match(find("qwinn"), "dice", mode=DUPLICATE), Match(find("qwinn"), "dice", mode=DUPLICATE)
    for _ in range(8):
        first, second = one.text(one.log[-1].action), other.text(other.log[-1].action)
        assert first.startswith("roll:")
        assert first == second
        one.push("fail")
        other.push("keep:/-")
        assert other.text(other.log[-1].action) != second or other.push("keep:/-")
        other.push("fail")


def test_the_first_loose_dice_are_the_same_however_many_are_thrown() -> None:
    """All four whites thrown again show what one thrown alone shows, and three more."""
    whites = {}
    for keep in ("keep:/-", "red"):
        match = Match(find("qwinn"), "dice", mode=DUPLICATE)
        lies = match.state.dice
        if keep == "red":
            keep = f"keep:{''.join(map(str, lies.whites[:3]))}/{lies.red}"
        match.push(keep)
        whites[len(lies.whites[:3]) if keep[5] != "/" else 0] = Counter(match.state.dice.whites)
        if keep[5] != "/":
            alone = Counter(match.state.dice.whites) - Counter(lies.whites[:3])
    assert not alone - whites[0]


def test_white_dice_show_every_face() -> None:
    faces: Counter[int] = Counter()
    for seed in range(40):
        match: AnyMatch = Match(find("qwinn"), seed=bytes([seed]) * 32, mode=DUPLICATE)
        faces.update(match.state.dice.whites)
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]


def test_an_undone_draw_comes_again() -> None:
    match = Match(find("qwirkle", 2), "undo", mode=DUPLICATE)
    text = match.text(next(iter(match.legal)))
    events = match.push(text)
    match.push(f"undo:{events[0].number}")
    again = match.push(text)
    assert [match.text(each.action) for each in again] == [match.text(each.action) for each in events]


@pytest.mark.parametrize("edition", ["qwirkle/nl-2023", "qwinn/standard"])
def test_verify_knows_the_mode_and_finds_another_deal(edition: str) -> None:
    match = played(edition, "verify", swapper if edition.startswith("qwirkle") else greedy, 5)
    record = read_record(write_record(match.record(), "spel").encode())
    assert record.dealer == DUPLICATE
    assert verify(record) > 10
    with pytest.raises(Damaged, match=r"seed|deal"):
        verify(replace(record, dealer="hmac-sha256/1"))


def test_three_seats_have_no_such_order() -> None:
    with pytest.raises(Unknown, match="two seats only"):
        Match(find("qwirkle", 3), 1, mode=DUPLICATE)
    with pytest.raises(Unknown, match="exago"):
        Match(find("exago"), 1, mode=DUPLICATE)
    with pytest.raises(Unknown, match="position"):
        dealer_for(find("qwirkle", 2), 1, DUPLICATE, position="x")
    with pytest.raises(Unknown, match=r"duplicate/2.*duplicate/1"):
        Match(find("qwirkle", 2), 1, mode="duplicate/2")


TILES = (0, 0, 1, 1, 2, 3)


class Rolled(Random):
    """Answers `randrange` from a list, and notes where the list ended."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.at = 0
        self.asked: list[int] = []

    def randrange(self, length: int) -> int:  # type: ignore[override]
        self.asked.append(length)
        self.at += 1
        return self.answers[self.at - 1] if self.at <= len(self.answers) else 0


def script(order: Order) -> tuple[object, ...]:
    """Both draw; seat 0 returns its lowest tile, then seat 1 two tiles if it holds a 0; who swaps what depends on what came."""
    first = order.draw(0, 2)
    second = order.draw(1, 2)
    third = order.draw(0, 1)
    order.put_back([min(first)])
    fourth: list[int] = []
    if 0 in second:
        fourth = order.draw(1, 2)
        order.put_back(second)
    return (
        tuple(first),
        tuple(second),
        tuple(third),
        tuple(fourth),
        tuple(order.draw(0, 1)),
        tuple(order.draw(1, 9)),
    )


def fair(bag: list[int], count: int) -> Iterator[tuple[tuple[int, ...], list[int], Fraction]]:
    """Every ordered draw from a bag without memory, with what is left and its chance."""
    if not count or not bag:
        yield (), bag, Fraction(1)
        return
    for at, tile in enumerate(bag):
        for rest, left, chance in fair(bag[:at] + bag[at + 1 :], count - 1):
            yield (tile, *rest), left, chance / len(bag)


def fair_law() -> dict[tuple[object, ...], Fraction]:
    law: dict[tuple[object, ...], Fraction] = defaultdict(Fraction)
    for first, bag, p in fair(list(TILES), 2):
        for second, bag2, p2 in fair(bag, 2):
            for third, bag3, p3 in fair(bag2, 1):
                bag4 = [*bag3, min(first)]
                swaps = 0 in second
                for fourth, bag5, p4 in fair(bag4, 2 if swaps else 0):
                    bag6 = bag5 + (list(second) if swaps else [])
                    for fifth, bag7, p5 in fair(bag6, 1):
                        for last, _, p6 in fair(bag7, 9):
                            law[first, second, third, fourth, fifth, last] += p * p2 * p3 * p4 * p5 * p6
    return law


def dealt_law() -> dict[tuple[object, ...], Fraction]:
    law: dict[tuple[object, ...], Fraction] = defaultdict(Fraction)
    orders = list(permutations(TILES))
    for tiles in orders:
        todo: list[tuple[list[int], Fraction]] = [([], Fraction(1, len(orders)))]
        while todo:
            answers, chance = todo.pop()
            rolled = Rolled(answers)
            told = script(Order(list(tiles), lambda label, rolled=rolled: rolled))  # type: ignore[misc]
            if rolled.at > len(answers):
                length = rolled.asked[len(answers)]
                todo += [([*answers, each], chance / length) for each in range(length)]
            else:
                law[told] += chance
    return law


def test_the_joint_law_of_all_draws_is_that_of_a_bag_without_memory() -> None:
    assert dealt_law() == fair_law()


def test_the_pool_says_how_likely_each_draw_is() -> None:
    """What the rules call its chance is how often the dealer deals it: first tiles over many seeds."""
    game = find("qwirkle", 2)
    counts = Counter(
        order_of(dealer_for(game, seed, DUPLICATE).luck, game.start().pool).tiles[0] for seed in range(720)
    )
    assert len(counts) == 36
    assert max(counts.values()) < 50
    assert len(kinds_listed(game.start().pool)) == 108


def test_one_seat_draws_from_the_front_of_the_order_and_the_other_from_its_end() -> None:
    order = order_of(Random, [1] * 36)
    tiles = list(order.tiles)
    assert order.draw(0, 3) == tiles[:3]
    assert order.draw(1, 3) == tiles[:-4:-1]
    assert order.tiles == tiles[3:-3]
