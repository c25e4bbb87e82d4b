"""Kernels are used again, but never one that somebody still has."""

from __future__ import annotations

from threading import Thread

import pytest

from speeltafel import find
from speeltafel.core.pool import KEPT, Pool
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import lent_position
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.kernel import lent_finder


def test_a_kernel_is_its_borrowers_until_it_is_given_back_and_then_used_again() -> None:
    pool = Pool(lambda key: [key])
    with pool.lent(1) as first, pool.lent(1) as second, pool.lent(2) as other:
        assert first is not second
        assert (first, other) == ([1], [2])
    with pool.lent(1) as again:
        assert any(again is each for each in (first, second))


def test_a_kernel_comes_back_also_after_an_error() -> None:
    pool = Pool(lambda key: [key])
    with pytest.raises(ValueError, match="a bug"), pool.lent(1) as first:
        raise ValueError("a bug")
    with pool.lent(1) as again:
        assert again is first


def test_few_are_kept_however_many_were_lent() -> None:
    made = []
    pool = Pool(lambda key: made.append(key) or [key])
    for _ in range(2):
        for lent in [pool.lent(1) for _ in range(3 * KEPT)]:
            with lent:
                pass
    assert len(made) == 5 * KEPT


def test_two_tables_are_looked_at_side_by_side() -> None:
    exago, qwirkle = find("exago", seats=3), find("qwirkle", seats=2)
    assert isinstance(exago, Exago)
    assert isinstance(qwirkle, Qwirkle)
    with (
        lent_position(exago.rules, exago.start()) as one,
        lent_position(exago.rules, exago.start()) as two,
    ):
        assert one is not two
    with lent_finder(qwirkle.rules, ((0, 0, 0),)) as here, lent_finder(qwirkle.rules, ((0, 0, 1),)) as there:
        assert here.board.frontier() != there.board.frontier()


def test_threads_share_a_pool() -> None:
    pool = Pool(lambda key: [0])

    def count() -> None:
        for _ in range(2000):
            with pool.lent(1) as mine:
                before = mine[0]
                mine[0] = before + 1
                assert mine[0] == before + 1

    threads = [Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with pool.lent(1) as first, pool.lent(1) as second, pool.lent(1) as third, pool.lent(1) as fourth:
        assert first[0] + second[0] + third[0] + fourth[0] == 8000
