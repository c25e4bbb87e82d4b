"""The kernel agrees with the state, undoes what it did, and gives the same compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from speeltafel import find
from speeltafel.core.kernels import VARIABLE
from speeltafel.games.exago._play_cy import ExagoPosition
from speeltafel.games.exago._turn_cy import packed, unpacked
from speeltafel.games.exago.checks import census
from speeltafel.games.exago.kernel import action_of, board_of, position_of
from speeltafel.games.exago.rules import begun, played
from speeltafel.games.exago.state import Move, Pass, Place
from speeltafel.testing.perft import check, read_counts
from tests.games.exago.positions import VARIATIONS, states
from tests.games.exago.signature import signature

ROOT = Path(__file__).parents[3]


def facts(position: ExagoPosition) -> tuple[object, ...]:
    return (
        position.turns.board(),
        position.turns.hands(),
        position.turns.to_move(),
        position.turns.quiet_moves(),
        position.turns.fingerprint(),
    )


@pytest.mark.parametrize("options", VARIATIONS[::2], ids=lambda options: "-".join(map(str, options.values())))
def test_the_fast_position_and_the_state_agree_after_every_action_and_undo(
    options: dict[str, object],
) -> None:
    game = find("exago", 3, **options)
    board = board_of(game.rules.side)
    for state in states(game, Random(2), 4):
        position = position_of(game.rules, state)
        before = facts(position)
        for code in position.legal():
            after = played(game.rules, state, action_of(board, code))
            position.turns.do(code)
            assert facts(position)[:4] == (after.board, after.hands, after.mover, after.moves)
            position.turns.undo()
            assert facts(position) == before


def test_numbers_of_actions_pack_and_unpack() -> None:
    for parts in ((-1, -1, -1), (0, -1, -1), (468, 0, -1), (5, 468, 468)):
        assert unpacked(packed(*parts)) == parts


def test_a_group_may_stay_at_any_cell_the_first_one_too() -> None:
    board = board_of(7)
    for stays in (0, 1, len(board.cells) - 1):
        move = action_of(board, packed(3, 2, stays))
        assert move == Move(board.cells[2], board.cells[3], board.cells[stays])
    assert action_of(board, packed(3, 2, -1)) == Move(board.cells[2], board.cells[3])
    assert action_of(board, packed(0, -1, -1)) == Place(board.cells[0])
    assert action_of(board, packed(-1, -1, -1)) == Pass()


def test_random_playouts_leave_the_position_as_it_was() -> None:
    game = find("exago", 2)
    position = position_of(game.rules, begun(game.start(), 0))
    before = facts(position)
    tally = position.random_playouts(20, 1, 400)
    assert sum(tally) == 20
    assert tally[0] > 0
    assert tally[1] > 0
    assert facts(position) == before
    assert position.random_playouts(20, 1, 400) == tally


def test_compiled_and_interpreted_kernels_give_the_same() -> None:
    environment = {**os.environ, VARIABLE: "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.games.exago.signature"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(signature(30)), "False"]


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parent / "perft").glob("*.perft")), ids=lambda path: path.stem
)
def test_perft(path: Path) -> None:
    counts = read_counts(path)
    assert counts
    for count in counts:
        check(count)


def test_a_census_counts_each_seats_stones_on_the_board_and_in_the_hand() -> None:
    game = find("exago", 3)
    state = game.set_up("turn:0 r3:0,0+0,1+0,2 b6: y4:-1,1+-1,2")
    assert census(game)(state) == (6, 6, 6)
