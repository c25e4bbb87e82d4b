"""A reduced game of Qwinn! is solved exactly, and second methods agree."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic, sleep

import msgspec
import numpy as np
import pytest

from speeltafel import find
from speeltafel.bots.qwinn.table import FullTable, Head, open_table, read_head, side, table_path
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab._qwinn_cy import is_compiled
from speeltafel.lab.qwinn_games import duel
from speeltafel.lab.qwinn_store import mapped, part_path
from speeltafel.lab.qwinn_sweep import Sweeps
from speeltafel.lab.solve_qwinn import Solve
from tests.lab.qwinn_plain import best

pytestmark = pytest.mark.skipif(not is_compiled(), reason="the solver needs its compiled kernel")

ROOT = Path(__file__).parents[2]
TOPPER = 11


def rules_of(**options: object) -> Rules:
    game = find("qwinn", **options)
    assert isinstance(game, Qwinn)
    return game.rules


def solved(rules: Rules, bound: int, folder: Path) -> FullTable:
    """The table of these rules, solved here."""
    path = table_path(rules, folder)
    Solve(rules, bound, path, 5e-7, 1, 1e9, "en").run()
    table = open_table(rules, folder)
    assert table is not None
    return table


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Rules, FullTable, Path]:
    rules = rules_of(target=5)
    folder = tmp_path_factory.mktemp("tables")
    return rules, solved(rules, 8, folder), folder


def test_to_two_points_the_first_who_scores_has_won(tmp_path: Path) -> None:
    rules = rules_of(target=2)
    table = solved(rules, 2, tmp_path)
    scores = best(0, 0, TOPPER, TOPPER, lambda *_: 0.0, target=2, bound=2)
    assert table.head.start == pytest.approx(1 / (2 - scores), abs=2e-7)


@pytest.mark.parametrize("options", [{"target": 5}, {"target": 3, "cap": 5, "negeer_stops_topper": True}])
def test_every_state_is_what_follows_it_by_a_second_reading_of_the_rules(
    options: dict[str, int], small: tuple[Rules, FullTable, Path], tmp_path: Path
) -> None:
    rules = rules_of(**options)
    table = small[1] if rules == small[0] else solved(rules, rules.cap or 0, tmp_path)
    bound, strict = table.head.bound, rules.negeer_stops_topper
    rng = Random(4)
    for _ in range(8):
        p, q = rng.randint(0, bound), rng.randint(0, bound)
        mine = rng.randrange(12 if p >= rules.target else 0, 48)
        theirs = rng.randrange(12 if q >= rules.target else 0, 48)
        value = best(p, q, mine, theirs, table.after, target=rules.target, bound=bound, strict=strict)
        assert value == pytest.approx(1 - table.after(q, p, theirs, mine), abs=2e-6), (p, q, mine, theirs)


def test_games_of_best_play_come_out_as_the_table_says(small: tuple[Rules, FullTable, Path]) -> None:
    rules, table, folder = small
    values = mapped(table_path(rules, folder))
    assert values is not None
    minus = side(rules, 2, "minus")
    for begin in ((0, 0, TOPPER, TOPPER), (3, 4, minus, minus), (6, 2, minus, 8)):
        games = duel(rules, values, values, values, games=4000, seed=3, begin=begin)
        p, q, row, lane = begin
        share, error = games.won
        assert abs(share - (1 - table.after(q, p, lane, row))) < 4 * error + 1e-9
        assert abs(games.lost(0)[0]) < 1e-6
        assert games.figures[:, :, 0].sum() == 4000


def test_a_player_who_only_counts_points_gives_something_away(small: tuple[Rules, FullTable, Path]) -> None:
    rules, table, folder = small
    values = mapped(table_path(rules, folder))
    assert values is not None
    points = np.arange(len(values), dtype=np.float32).reshape(-1, 1, 1, 1)
    greedy = np.broadcast_to(points, values.shape)
    games = duel(rules, greedy, values, values, games=4000, seed=3)
    lost, _ = games.lost(0)
    share, error = games.won
    assert lost > 1e-4
    assert abs(share + lost - table.head.start) < 4 * error


class Stopped(Exception):
    """Somebody pulled the plug."""


@dataclass(slots=True)
class Fuse:
    """Lets so many savings pass."""

    left: int

    def blow(self, sweeps: Sweeps) -> None:
        self.left -= 1
        if self.left == 0:
            raise Stopped


def test_a_solve_that_stops_anywhere_goes_on_from_there(
    small: tuple[Rules, FullTable, Path], tmp_path: Path
) -> None:
    rules, table, _ = small
    path = table_path(rules, tmp_path)
    for stop in (5, 17, 25):
        with pytest.raises(Stopped):
            Solve(rules, 8, path, 5e-7, 1, 0.0, "en", saved=Fuse(stop).blow).run()
        head = read_head(part_path(path))
        assert head is not None
        assert not head.done
    done = Solve(rules, 8, path, 5e-7, 1, 1e9, "en").run()
    assert done.start == pytest.approx(table.head.start, abs=1e-6)
    assert not part_path(path).exists()


def test_ctrl_c_saves_first_and_says_how_to_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules, path = rules_of(target=5), tmp_path / "table"
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)
    once = Solve(rules, 8, path, 5e-7, 1, 0.0, "en", saved=lambda sweeps: signal.raise_signal(signal.SIGINT))
    try:
        with pytest.raises(KeyboardInterrupt):
            once.run()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, ours)
    assert "goes on from here" in capsys.readouterr().err
    assert part_path(path).exists()


def test_a_kill_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "speeltafel", "solve", "qwinn", "--target", "3", "--bound", "5"]
    command += ["--jobs", "1", "--every", "0", "--data", str(tmp_path), "--language", "en"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    first = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    part = part_path(table_path(rules_of(target=3), tmp_path))
    patience = monotonic() + 60
    while not part.exists() and first.poll() is None and monotonic() < patience:
        sleep(0.01)
    first.send_signal(signal.SIGKILL)
    first.wait()
    result = tmp_path / "result.json"
    second = subprocess.run(
        [*command, "--json", str(result)], env=environment, capture_output=True, text=True, check=True
    )
    assert "Going on with sweep" in second.stderr or first.returncode == 0
    head = msgspec.json.decode(result.read_bytes(), type=Head)
    assert head.done
    assert head.residual <= 5e-7
    third = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert not third.stderr
    assert third.stdout == second.stdout


def test_a_table_of_other_rules_is_not_taken_for_these(small: tuple[Rules, FullTable, Path]) -> None:
    _, _, folder = small
    assert open_table(rules_of(target=7), folder) is None
    assert open_table(rules_of(target=5, negeer_stops_topper=True), folder) is None
    (folder / "target-9.table").write_bytes(b"no table")
    assert open_table(rules_of(target=9), folder) is None
