"""The bench compares both kinds of kernel; a review's accounts add up to the result."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

import pytest

from speeltafel import Decision, Match, SpeeltafelError, find
from speeltafel.bots.levels import bot_named, levels
from speeltafel.bots.protocol import Limit
from speeltafel.lab import bench, review
from speeltafel.lab.bench import Bench, Measured, Unit
from speeltafel.table.record_formats import write_record


def finished(name: str, seats: int, seed: int = 1, **options: object) -> Match[object, object]:
    match: Match[object, object] = Match(find(name, seats, **options), seed=seed)
    rng = Random(seed)
    bot = bot_named(name, "greedy")
    while isinstance(turn := match.turn, Decision):
        eyes = frozenset({turn.seat})
        if turn.seat == 0:
            match.push(
                bot.choose(
                    match.game, match.observe(eyes), match.events_for(eyes), Limit(nodes=99), seed
                ).action
            )
        else:
            match.push(rng.choice(list(match.legal)))
    return match


@pytest.mark.parametrize(("name", "seats", "options"), [("pile", 3, {}), ("qwinn", 2, {"target": 30})])
def test_luck_and_skill_add_up_to_the_result(name: str, seats: int, options: dict[str, object]) -> None:
    match = finished(name, seats, **options)
    judge = review.Judge(match.game, levels(name)[-1].make(), Limit(nodes=200))
    *moves, whole = review.review(match, judge, "strongest")
    assert isinstance(whole, review.Review)
    assert whole.moves == moves
    for player in whole.players:
        assert player.result - player.even == pytest.approx(player.luck + player.received - player.given)
        assert player.given >= 0
    assert sum(player.result for player in whole.players) == pytest.approx(1)
    assert all(move.given == 0 for move in whole.moves if move.best == move.action)


def test_a_review_is_told_in_every_language_and_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.spel"
    record.write_text(write_record(finished("qwinn", 2, target=30).record(), "spel"))
    parser = argparse.ArgumentParser()
    review.add_arguments(parser)
    for language, word in (("nl", "Speler 1"), ("de", "Spieler 1"), ("fr", "Joueur 1"), ("en", "Player 1")):
        figures = tmp_path / f"{language}.json"
        args = parser.parse_args([str(record), "--limit", "60n", "--json", str(figures)])
        args.language = language
        assert review.run(args) == 0
        assert word in capsys.readouterr().out
        assert json.loads(figures.read_text())["game"] == "qwinn/standard"


def test_a_running_game_cannot_be_reviewed() -> None:
    match: Match[object, object] = Match(find("pile"), seed=1)
    judge = review.Judge(match.game, bot_named("pile", "strongest"), Limit(nodes=10))
    with pytest.raises(SpeeltafelError, match="not over"):
        list(review.review(match, judge, "strongest"))


def test_the_bench_measures_and_compares(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    figures = tmp_path / "bench.json"
    assert bench.run(parser.parse_args(["qwinn", "--seconds", "0.02", "--json", str(figures)])) == 0
    found = json.loads(figures.read_text())
    assert found["figures"]
    assert all(each["interpreted"] > 0 for each in found["figures"])
    assert "qwinn: playouts" in capsys.readouterr().out


def test_a_ratio_above_one_means_that_compiled_is_faster() -> None:
    fast = [Measured("a", "1/s", 300.0), Measured("b", "µs", 2.0)]
    slow = [Measured("a", "1/s", 100.0), Measured("b", "µs", 10.0)]
    assert [each.ratio for each in bench.compare(fast, slow)] == [3.0, 5.0]
    assert [each.ratio for each in bench.compare([], slow)] == [None, None]


def test_a_bench_counts_what_the_work_says() -> None:
    def work() -> int:
        return sum(1 for _ in range(1000))

    rate = bench.measure(Bench("counting", Unit.A_SECOND, lambda: work), 0.02).value
    time = bench.measure(Bench("counting", Unit.MICROSECONDS, lambda: work), 0.02).value
    assert rate > 0
    assert time > 0
