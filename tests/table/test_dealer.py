"""The dealer's luck is fixed by seed and event number, on every machine."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from speeltafel import Seat, find
from speeltafel.core.chance import Lots
from speeltafel.table.dealer import Dealer, Sampler, commitment, fresh_seed, seed_bytes
from speeltafel.table.match import Match
from tests.table.tables import pile

SEED = bytes(range(32))


def test_the_stream_is_the_same_for_ever() -> None:
    luck = Sampler(SEED, "event/0")
    assert [luck.getrandbits(16) for _ in range(4)] == [41685, 44174, 14407, 5664]


def test_what_is_built_on_the_stream_is_the_same_for_ever() -> None:
    luck = Sampler(SEED, "event/1")
    order = list(range(8))
    luck.shuffle(order)
    found = ([luck.randrange(108) for _ in range(5)], order, luck.sample(range(50), 3), luck.choice("abcdef"))
    assert found == ([76, 107, 53, 60, 1], [7, 3, 4, 5, 0, 1, 2, 6], [33, 20, 26], "b")
    assert f"{luck.random():.12f}" == "0.452244396423"


def test_every_number_of_a_range_comes_equally_often() -> None:
    luck = Sampler(SEED, "fair")
    counts = Counter(luck.randrange(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert max(abs(count - 1000) for count in counts.values()) < 120


def test_events_have_luck_of_their_own() -> None:
    dealer = Dealer(SEED)
    assert dealer.luck("event/1").getrandbits(64) != dealer.luck("event/2").getrandbits(64)


def test_no_two_events_of_a_game_share_their_luck() -> None:
    """A hundred dice thrown as events 0, 1, 2 ... are not all the same, nor repeat after a while."""
    dealer = Dealer(SEED)
    dice = [dealer.answer(Lots(tuple(map(Seat, range(1000)))), number).seat for number in range(100)]
    assert len(set(dice)) > 85
    match = Match(find("qwinn"), SEED)
    for _ in range(12):
        match.push("fail")
    rolls = [match.text(event.action) for event in match.log if match.text(event.action).startswith("roll:")]
    assert len(set(rolls)) > 8


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest() == Dealer(SEED).commitment


@pytest.mark.parametrize("seed", [7, "seven", b"7", -1, "\ud800"])
def test_any_seed_becomes_256_bits(seed: bytes | str | int) -> None:
    assert len(seed_bytes(seed)) == 32


def test_a_seed_in_hexadecimal_is_the_seed_itself() -> None:
    assert seed_bytes(SEED.hex()) == SEED


def test_fresh_seeds_differ() -> None:
    assert fresh_seed() != fresh_seed()


def test_a_restarted_table_deals_the_same() -> None:
    first, second = (Match(pile(3), seed=SEED) for _ in range(2))
    for match in (first, second):
        for _ in range(3):
            match.push(next(iter(match.legal)))
    assert first.log == second.log
