"""Perft files of every game are counted again; a difference prints the divide."""

from __future__ import annotations

from pathlib import Path

import pytest

from speeltafel import find
from speeltafel.testing.broken import Broken
from speeltafel.testing.perft import Count, check, divide, divide_text, perft, read_counts

GAMES = Path(__file__).parent.parent / "games"
COUNTS = [count for path in sorted(GAMES.glob("*/perft/*")) for count in read_counts(path)]


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: f"{count.edition}: {count.name}")
def test_the_lines_of_play_are_as_many_as_the_file_says(count: Count) -> None:
    check(count)


def test_the_divide_adds_up() -> None:
    game = find("exago", first=0, side=5)
    start = game.apply(game.start(), game.parse(game.start(), "lot:0"))
    assert perft(game, start, 3) == sum(divide(game, start, 3).values()) == 48
    assert divide_text(game, start, 1) == "0,0 1\ntotal 1"


def test_how_far_it_is_is_told_while_first_actions_are_found_and_below_each_of_them() -> None:
    game = find("exago", first=0, side=5)
    start = game.apply(game.start(), game.parse(game.start(), "lot:0"))
    start = game.apply(start, game.parse(start, "0,0"))
    heard: list[tuple[int, int]] = []
    assert divide(game, start, 2, lambda done, of: heard.append((done, of)))
    assert heard[:6] == [(0, count) for count in range(1, 7)]
    assert heard[6:10] == [(0, 6)] * 4, "nothing was said below the first action"
    assert heard[-1] == (6, 6)


def test_a_difference_prints_the_divide(tmp_path: Path) -> None:
    file = tmp_path / "wrong.perft"
    file.write_text("name A wrong count  # on purpose\ngame exago 2\noption first=0\n1 1\n2 7\n")
    [count] = read_counts(file)
    with pytest.raises(Broken, match=r"A wrong count, depth 2: 1, not 7\nlot:0 1\ntotal 1"):
        check(count)


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "wrong.perft"
    file.write_text("game exago 2\nhello there\n")
    with pytest.raises(Broken, match="'hello there'"):
        read_counts(file)
