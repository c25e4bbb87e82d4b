"""What each pair of eyes sees, and what may lie behind it."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import suppress
from random import Random
from threading import Thread

import pytest

from speeltafel import NOBODY, Decision, Illegal, Seat, find
from speeltafel.core.chance import Lot
from speeltafel.core.kernels import compiled
from speeltafel.core.protocol import Observation
from speeltafel.games.qwirkle.actions import Draw, Place, Swap
from speeltafel.games.qwirkle.tiles import best_set
from tests.games.qwirkle.positions import play
from tests.games.qwirkle.test_qwirkle_rules import dealt

ONE = frozenset({Seat(1)})


def test_other_hands_lie_face_down_and_count_as_unseen() -> None:
    game = find("qwirkle", seats=3)
    state = dealt(game, "rc+rd+rl+bs+gt+px", "bc+bd+bl+rs+yt+ox", "gc+gd+rs+bt+yl+px")
    seen = game.observe(state, ONE).state
    view = game.view(seen)
    assert view.hands == (("??",) * 6, ("bc", "bd", "bl", "ox", "rs", "yt"), ("??",) * 6)
    assert sum(view.unseen.values()) == 102
    assert (view.unseen["rc"], view.unseen["bc"], view.bag) == (3, 2, 90)
    assert view.announced == (3, 3, 2)


def test_a_dealt_hand_keeps_its_secret_but_for_the_size_of_its_best_set() -> None:
    game = find("qwirkle", seats=2)
    start = game.start()
    drawn = game.parse(start, "draw:rc+rd+rl+bs+gt+px")
    hidden = game.redact(start, drawn, ONE)
    assert game.text(hidden) == "draw:??+??+??+??+??+??"
    assert isinstance(hidden, Draw)
    assert hidden.best == 3
    assert game.apply(start, hidden).announced == (3, 0)


def test_what_was_announced_stays_with_a_hand_that_is_hidden_once_more() -> None:
    game = find("qwirkle", seats=2)
    start = game.start()
    hidden = game.redact(start, game.parse(start, "draw:rc+rd+rl+bs+gt+px"), ONE)
    again = game.redact(start, hidden, NOBODY)
    assert isinstance(again, Draw)
    assert again.best == 3


def test_a_draw_during_play_tells_others_only_how_many() -> None:
    game = find("qwirkle", seats=2, first=0)
    state = game.apply(dealt(game, "rc+rd+rl+bs+gt+px", "bc+bd+bl+rs+yt+ox"), Lot(Seat(0)))
    state = game.apply(state, game.parse(state, "rc@0,0+rd@1,0+rl@2,0"))
    hidden = game.redact(state, game.parse(state, "draw:gc+gd+gx"), ONE)
    assert isinstance(hidden, Draw)
    assert (game.text(hidden), hidden.best) == ("draw:??+??+??", 0)


def test_a_swap_of_another_shows_how_many() -> None:
    game = find("qwirkle", seats=2, first=0)
    state = game.apply(dealt(game, "rc+rd+rl+bs+gt+px", "bc+bd+bl+rs+yt+ox"), Lot(Seat(0)))
    state = game.apply(state, game.parse(state, "rc@0,0+rd@1,0+rl@2,0"))
    state = game.apply(state, game.parse(state, "draw:gx+gx+gx"))
    swap = game.parse(state, "swap:yt+bc")
    zero = frozenset({Seat(0)})
    assert game.text(game.redact(state, swap, zero)) == "swap:??+??"
    assert game.redact(state, swap, ONE) == swap
    seen = game.apply(game.observe(state, zero).state, Swap((None, None)))
    assert seen == game.observe(game.apply(state, swap), zero).state


def test_the_gallery_can_follow_but_not_invent() -> None:
    game = find("qwirkle", seats=2, first=0)
    state = game.apply(dealt(game, "rc+rd+rl+bs+gt+px", "bc+bd+bl+rs+yt+ox"), Lot(Seat(0)))
    seen = game.observe(state, NOBODY).state
    assert list(game.legal(seen)) == []
    assert game.parse(seen, "rc@0,0+rd@1,0+rl@2,0") in game.legal(seen)
    with pytest.raises(Illegal, match="largest set: 3"):
        game.apply(seen, game.parse(seen, "rc@0,0+rd@1,0"))


def test_imagined_hands_have_the_best_sets_that_were_announced() -> None:
    game = find("qwirkle/nl-classic", seats=5)
    hands = (
        "rc+rd+rl+rs+rt+rx",
        "bc+bd+bl+bs+bt+px",
        "gc+gc+od+od+yl+yl",
        "rc+rd+rl+rs+gt+px",
        "bc+bd+os+gt+yl+px",
    )
    state = dealt(game, *hands)
    assert state.announced == (6, 5, 1, 4, 2)
    seen = game.observe(state, NOBODY)
    tables = [game.imagine(seen, Random(seed)) for seed in range(8)]
    for table in tables:
        assert tuple(map(best_set, table.hands)) == state.announced
        assert game.observe(table, NOBODY) == seen
    assert len({table.hands for table in tables}) == len(tables)


def test_what_is_imagined_spreads_evenly_over_what_is_unseen() -> None:
    game = find("qwirkle", seats=2)
    state = next(
        state
        for state, _ in play(game, Random(1))
        if len(state.board) > 40 and isinstance(game.turn(state), Decision)
    )
    seen = game.observe(state, frozenset({state.mover}) if state.mover is not None else NOBODY)
    other = 1 - (state.mover or 0)
    drawn: Counter[int | None] = Counter()
    for seed in range(600):
        drawn.update(game.imagine(seen, Random(seed)).hands[other])
    unseen = sum(seen.state.pool)
    for tile, count in enumerate(seen.state.pool):
        expected = 600 * 6 * count / unseen
        assert abs(drawn[tile] - expected) < 5 * (expected + 1) ** 0.5


def test_placing_reveals_what_was_hidden() -> None:
    game = find("qwirkle", seats=2)
    for state, action in play(game, Random(4)):
        if isinstance(action, Place) and state.board:
            seen = game.observe(state, NOBODY).state
            after = game.apply(seen, action)
            assert sum(seen.pool) - sum(after.pool) == len(action.tiles)
            break


@pytest.mark.skipif(not all(compiled().values()), reason="interpreted kernels let others run anyway")
@pytest.mark.skipif(not hasattr(time, "pthread_getcpuclockid"), reason="no thread's clock can be read here")
def test_others_run_while_a_table_is_sought_behind_a_position_that_somebody_made_up() -> None:
    """Sets that can hardly have been announced together take long; who watches the thread's clock sees it go on meanwhile."""
    hands = "ps??????????/rd??????????/ycgsyxgxotbx/????????????/psblbtolgdgl/rxpcodoxgtpt/rsgtotycbdbd/glosoxodrtgx"
    game = find("qwirkle/nl-classic", 8)
    state = game.set_up(f"- {hands} 0,0,0,0,0,0,0,0 - best=1,6,2,1,5,2,1,2")
    everybody_open = frozenset(Seat(seat) for seat, hand in enumerate(state.hands) if None not in hand)
    seen = Observation(state, everybody_open)

    def heard() -> bool:
        """Whether anybody else had a turn while the thread had done some, and not all, of its work."""
        ends: list[float] = []

        def draw() -> None:
            game.imagine(seen, Random(3), ())
            ends.append(time.thread_time())

        thread = Thread(target=draw)
        thread.start()
        assert thread.ident is not None
        clock = time.pthread_getcpuclockid(thread.ident)
        readings = []
        while not ends and thread.is_alive():
            with suppress(OSError):
                readings.append(time.clock_gettime(clock))
        thread.join()
        return any(0.2 * ends[0] < reading < 0.8 * ends[0] for reading in readings)

    assert any(heard() for _ in range(20))
