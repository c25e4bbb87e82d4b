"""Only our own errors come out of any parser; the long form is `bench/fuzz.py`."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel.core.registry import specs
from speeltafel.testing.fuzz import TARGETS, Corpus, attack, corpus
from speeltafel.testing.mutate import mutated, near_misses


@pytest.fixture(scope="module")
def tables() -> Corpus:
    return corpus(tuple(specs()), seed=4, a_table=1)


def test_random_and_mutated_inputs_bring_only_our_own_errors(tables: Corpus) -> None:
    assert set(attack(tables, seed=1_000_000, count=2400)) == set(TARGETS)


def test_a_foreign_error_is_told_with_the_number_of_its_input(
    tables: Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall_over(given: Corpus, rng: Random) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(TARGETS, "actions", fall_over)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="actions, input 6: ZeroDivisionError"):
        attack(tables, seed=6, count=1)


def test_mutations_differ_and_repeat() -> None:
    texts = [mutated("rs@3,0+bs@3,1", Random(seed), ["swap:bt+rs"]) for seed in range(200)]
    assert texts == [mutated("rs@3,0+bs@3,1", Random(seed), ["swap:bt+rs"]) for seed in range(200)]
    assert len(set(texts)) > 100


def test_near_misses_keep_the_form() -> None:
    near = set(near_misses(["rs@3,0", "bt@1,1"], Random(1), 50))
    assert all("@" in text and "," in text for text in near)
    assert len(near) > 10
