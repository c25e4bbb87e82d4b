"""Arenas: the same plan gives the same games anywhere, pairs share their luck, and nothing is lost."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from speeltafel.cli import main
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.registry import specs
from speeltafel.lab import arena
from speeltafel.lab.arena import Alone, outcome, play
from speeltafel.lab.deals import DealPlayed, Plan, play_deal
from speeltafel.lab.journal import Journal

SMALL = {
    "qwirkle": ("--seats", "3"),
    "exago": ("--option", "side=5"),
    "qwinn": ("--option", "target=60"),
}
PLAN = Plan("pile/plain", 2, {}, ["curious", "greedy"], 12, "150n", "7")


def played(plan: Plan) -> dict[int, DealPlayed]:
    deals: dict[int, DealPlayed] = {}
    assert len(list(play(plan, Alone(), deals, 1))) == plan.deals
    return deals


def asked(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return parser.parse_args(words)


def test_the_seatings_of_a_deal_rotate_and_share_their_luck() -> None:
    plan = Plan("pile/plain", 3, {}, ["random", "random", "random"], 3, "9n", "1")
    deal = play_deal(plan, 0)
    assert [game.bots for game in deal.games] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    one = Plan("qwinn/standard", 2, {"target": "40"}, ["greedy", "random"], 2, "9n", "1")
    assert play_deal(one, 3).digest == play_deal(one, 3).digest != play_deal(one, 4).digest


def test_too_few_bots_sit_twice_and_too_many_take_turns() -> None:
    assert Plan("pile/plain", 4, {}, ["a", "b"], 4, "", "1").line_ups() == [(0, 1, 1, 1)]
    many = Plan("pile/plain", 2, {}, ["a", "b", "c"], 5, "", "1")
    assert many.line_ups() == [(0, 1), (0, 2), (1, 2)]
    assert many.deals == 9


@pytest.mark.parametrize("game", [name for name, spec in specs().items() if spec.levels])
def test_node_limits_give_the_same_games_in_any_process(game: str) -> None:
    """Another process, another hash seed, and deals played in another order, on caches in another state."""
    words = [
        game,
        "strongest",
        "greedy",
        "--games",
        "4",
        "--limit",
        "60n",
        "--seed",
        "3",
        *SMALL.get(game, ()),
    ]
    plan = arena.plan_of(asked(*words))
    here = {number: play_deal(plan, number) for number in reversed(range(plan.deals))}
    program = (
        "import argparse, sys; from speeltafel.lab import arena; parser = argparse.ArgumentParser();"
        "arena.add_arguments(parser); sys.exit(arena.run(parser.parse_args()))"
    )
    there = subprocess.run(
        [sys.executable, "-c", program, *words, "--jobs", "1"],
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "4711"},
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    assert f"signature {outcome(plan, here)[0].signature}" in there
    assert all(line.endswith(" 0") for line in there.splitlines()[3:]), there


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = outcome(PLAN, played(PLAN))[0]
    path = tmp_path / "run.json"
    with Journal(path, PLAN) as journal:
        for number in (0, 3, 1):
            journal.add(play_deal(PLAN, number))
    log = path.with_suffix(".deals.jsonl")
    log.write_bytes(log.read_bytes() + b'{"number":2,"games":[{"bo')
    with Journal(path, PLAN, resume=True) as journal:
        deals = dict(journal.deals)
        assert sorted(deals) == [0, 1, 3]
        for deal in play(PLAN, Alone(), deals, 1):
            journal.add(deal)
    assert outcome(PLAN, deals)[0].signature == whole.signature
    with Journal(path, PLAN, resume=True) as journal:
        assert sorted(journal.deals) == list(range(PLAN.deals))


def test_a_log_is_neither_overwritten_nor_mixed_with_another(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    with Journal(path, PLAN) as journal:
        journal.add(play_deal(PLAN, 0))
    with pytest.raises(SpeeltafelError, match="--resume"):
        Journal(path, PLAN)
    with pytest.raises(SpeeltafelError, match="another arena"):
        Journal(path, Plan("pile/plain", 2, {}, ["greedy", "random"], 12, "150n", "7"), resume=True)
    path.with_suffix(".deals.jsonl").write_bytes(b"once upon a time\n")
    with pytest.raises(SpeeltafelError, match="cannot be read"):
        Journal(path, PLAN, resume=True)


def test_an_early_stop_does_not_depend_on_the_order_of_arrival() -> None:
    plan = Plan("qwinn/standard", 2, {"target": "40"}, ["greedy", "random"], 200, "9n", "1")
    bounds = (0.0, 200.0)
    deals: dict[int, DealPlayed] = {}
    list(play(plan, Alone(), deals, 1, bounds))
    assert len(deals) < plan.deals
    first, counted = outcome(plan, deals, bounds)
    assert first.sprt is not None
    assert first.sprt.verdict == "elo1"
    more = {**deals, **{number: play_deal(plan, number) for number in range(len(deals), len(deals) + 4)}}
    assert outcome(plan, more, bounds)[0].signature == first.signature
    assert len(counted) == first.deals


def test_the_better_bot_wins_and_the_table_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "qwinn",
        "greedy",
        "random",
        "--games",
        "20",
        "--limit",
        "20n",
        "--option",
        "target=60",
        "--jobs",
        "1",
    ]
    assert arena.run(asked(*words)) == 0
    told = capsys.readouterr().out
    assert "20 games of 10 deals" in told
    rows = [line for line in told.splitlines() if line.startswith(("greedy", "random"))]
    greedy, random = rows[:2]  # below the table stands what went wrong first, where something did
    assert float(greedy.split()[1]) > float(random.split()[1])


def test_a_wild_bot_loses_its_moves_and_not_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["pile", "tests.bots.wild:Crashing", "greedy", "--games", "2", "--limit", "50ms", "--jobs", "1"]
    assert arena.run(asked(*words)) == 0
    out = capsys.readouterr().out
    assert "crash:" in out
    assert "the first fault (crash): ValueError: lost the thread" in out, "who wrote the bot reads why"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess", "greedy", "random"], "no game"),
        (["pile", "greedy"], "at least two"),
        (["pile", "greedy", "genius"], "no bot"),
        (["pile", "greedy", "random", "--limit", "soon"], "20ms"),
        (["pile", "greedy", "random", "--seats", "99"], "players"),
        (["pile", "greedy", "random", "--option", "duty"], "name=value"),
        (["pile", "greedy", "random", "--option", "duty=off"], "no option"),
        (["pile", "greedy", "random", "--games", "0"], "games=0"),
        (["pile", "greedy", "random", "--sprt", "10"], "0,10"),
        (["pile", "greedy", "random", "hasty", "--sprt", "0,10"], "exactly two"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(words: list[str], why: str) -> None:
    with pytest.raises(SpeeltafelError, match=why):
        arena.run(asked(*words))


def test_several_processes_play_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["qwinn", "greedy", "random", "--games", "8", "--limit", "9n", "--option", "target=40"]
    titles = []
    for jobs in ("1", "2"):
        assert arena.run(asked(*words, "--jobs", jobs)) == 0
        titles.append(capsys.readouterr().out.splitlines()[0])
    assert titles[0] == titles[1]


def test_figures_and_a_plot_are_written(tmp_path: Path) -> None:
    figures = tmp_path / "run.json"
    words = ["pile", "greedy", "random", "hasty", "--games", "4", "--limit", "20n", "--jobs", "1"]
    assert arena.run(asked(*words, "--json", str(figures))) == 0
    found = json.loads(figures.read_text())
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random", "hasty"]
    assert found["games"] == 12
    assert figures.with_suffix(".svg").read_text().startswith("<?xml")


def test_a_dask_scheduler_plays_the_same(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    plan = Plan("qwinn/standard", 2, {"target": "40"}, ["greedy", "random"], 6, "9n", "1")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="inproc"
    ) as cluster:
        deals: dict[int, DealPlayed] = {}
        with arena.crew(1, cluster.scheduler_address) as hands:
            assert len(list(play(plan, hands, deals, 4))) == plan.deals
    assert outcome(plan, deals)[0].signature == outcome(plan, played(plan))[0].signature


def test_a_scheduler_that_does_not_answer_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    distributed = pytest.importorskip("distributed")

    def nobody(address: str, timeout: float) -> None:
        raise OSError(f"Timed out trying to connect to {address}")

    monkeypatch.setattr(distributed, "Client", nobody)
    for command in (
        ["arena", "exago", "greedy", "random"],
        ["selfplay", "exago", "--out", str(tmp_path / "a.parquet")],
    ):
        words = [*command, "--games", "2", "--scheduler", "tcp://127.0.0.1:9", "--language", "en"]
        assert main(words) == 2
        assert "Nobody answers at tcp://127.0.0.1:9" in capsys.readouterr().err
