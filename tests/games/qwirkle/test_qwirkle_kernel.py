"""The kernel: do and undo, whole games, and the same answers compiled and interpreted."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from speeltafel import find
from speeltafel.bots.qwirkle.mind import deal_for
from speeltafel.core.kernels import VARIABLE
from speeltafel.games.qwirkle._board_cy import Board, goes_with, is_line, line_points
from speeltafel.games.qwirkle.actions import Place, Swap
from speeltafel.games.qwirkle.checks import kernel
from speeltafel.games.qwirkle.tiles import TILES
from speeltafel.testing.perft import check, read_counts
from tests.games.qwirkle.positions import play
from tests.games.qwirkle.signature import signature

ROOT = Path(__file__).parents[3]


def test_a_position_led_from_table_to_table_equals_a_fresh_one() -> None:
    game = find("qwirkle", seats=2)
    boards = [state.board for state, _ in play(game, Random(2))]
    rng = Random(3)
    led = Board(6, 6)
    for _ in range(40):
        board = rng.choice(boards)
        led.lie(board)
        fresh = Board(6, 6)
        fresh.lie(board)
        assert led.frontier() == fresh.frontier()
        assert led.open() == fresh.open()


def test_tiles_go_together_by_colour_or_shape_and_never_alike() -> None:
    assert goes_with(TILES["rs"], TILES["rc"])
    assert goes_with(TILES["rs"], TILES["bs"])
    assert not goes_with(TILES["rs"], TILES["rs"])
    assert not goes_with(TILES["rs"], TILES["bc"])
    assert is_line([TILES[text] for text in ("rs", "rc", "rx")])
    assert not is_line([TILES[text] for text in ("rs", "rc", "bc")])
    assert [line_points(length, 6, 6) for length in (1, 2, 5, 6)] == [0, 2, 5, 12]


def test_whole_games_in_the_kernel_repeat_themselves() -> None:
    rules = find("qwirkle", seats=4).rules
    one, other = deal_for(rules), deal_for(rules)
    one.seed(5)
    other.seed(5)
    assert one.self_play(5) == other.self_play(5)
    other.seed(6)
    assert one.self_play(5) != other.self_play(5)


def test_listed_actions_are_values() -> None:
    place = Place([(1, 0, 3), (0, 0, 2)])
    assert place.tiles == ((0, 0, 2), (1, 0, 3))
    assert place == Place([(0, 0, 2), (1, 0, 3)])
    assert hash(place) == hash(Place(place.tiles))
    assert Swap([3, None, 1]).tiles == (1, 3, None)
    assert Swap(()) != Place(())
    assert pickle.loads(pickle.dumps(place)) == deepcopy(place) == place
    assert (str(place), repr(place)) == ("bl@0,0+bs@1,0", "<Place bl@0,0+bs@1,0>")
    with pytest.raises(AttributeError):
        place.tiles = ()  # type: ignore[misc]


def test_compiled_and_interpreted_kernels_give_the_same() -> None:
    environment = {**os.environ, VARIABLE: "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.games.qwirkle.signature"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(signature(25)), "False"]


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parent / "perft").glob("*.perft")), ids=lambda path: path.stem
)
def test_perft(path: Path) -> None:
    counts = read_counts(path)
    assert len(counts) >= 3
    for count in counts:
        check(count)


def test_the_check_of_the_kernel_finds_it_as_the_rules_have_it() -> None:
    game = find("qwirkle", seats=2)
    compare = kernel(game)
    state, action = next((state, each) for state, each in play(game, Random(2)) if isinstance(each, Place))
    found = list(compare(state, action))
    assert [kernels == rules for _, kernels, rules in found] == [True, True]
