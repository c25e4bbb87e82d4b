"""Games are kept as data: three tables that fit together, hidden pieces in the third alone, whoever plays and however often."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from speeltafel.cli import main
from speeltafel.lab import selfplay

pq = pytest.importorskip("pyarrow.parquet")


def play(folder: Path, *more: str, game: str = "qwirkle", games: int = 4) -> dict[str, list[dict[str, Any]]]:
    out = folder / "games.parquet"
    assert (
        main(["selfplay", game, "greedy", "--games", str(games), "--jobs", "1", "--out", str(out), *more])
        == 0
    )
    return {
        name: pq.read_table(out if name == "games" else out.with_suffix(f".{name}.parquet")).to_pylist()
        for name in ("games", "decisions", "hidden")
    }


def test_tables_fit_together_and_what_is_hidden_is_in_the_third_alone(tmp_path: Path) -> None:
    tables = play(tmp_path)
    assert [game["game"] for game in tables["games"]] == [0, 1, 2, 3]
    for game in tables["games"]:
        rows = [row for row in tables["decisions"] if row["game"] == game["game"]]
        assert len(rows) == game["decisions"]
        assert [row["ply"] for row in rows] == list(range(len(rows)))
        assert rows[0]["seat"] == game["begins"]
        for seat in range(2):
            points = sum(row["points"] for row in rows if row["seat"] == seat)
            assert points == game["scores"][seat]
            won = 1 / len(game["winners"]) if seat in game["winners"] else 0
            assert {row["result"] for row in rows if row["seat"] == seat} == {won}
    keys = [[(row["game"], row["ply"]) for row in tables[name]] for name in ("decisions", "hidden")]
    assert keys[0] == keys[1]
    for seen, whole in zip(tables["decisions"], tables["hidden"], strict=True):
        assert "?" in seen["position_seen"]
        assert "?" not in whole["hidden_position"]
    card = (tmp_path / "games.card.md").read_text("utf-8")
    assert all(f"`{column}`" in card for name in tables for column in tables[name][0])
    assert not (tmp_path / "games.parts").exists()


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "PART", 1)
    monkeypatch.setattr("speeltafel.lab.selfplay_games.PART", 1)
    whole = play(tmp_path, game="exago", games=3)
    again = tmp_path / "again"
    again.mkdir()
    played: list[int] = []
    real = selfplay.play_part

    def cut_off(plan: Any, number: int) -> Any:
        if number == 1 and not played.count(1):
            played.append(1)
            raise KeyboardInterrupt
        played.append(number)
        return real(plan, number)

    monkeypatch.setattr(selfplay, "play_part", cut_off)
    out = again / "games.parquet"
    asked = ["selfplay", "exago", "greedy", "--games", "3", "--jobs", "1", "--out", str(out)]
    assert main(asked) == 130
    assert main(asked) == 2
    assert main([*asked, "--resume"]) == 0
    assert played == [0, 1, 1, 2]
    assert pq.read_table(out).to_pylist() == whole["games"]


def test_a_dask_scheduler_plays_the_same_games(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    asked = ["--option", "target=20"]
    (tmp_path / "here").mkdir()
    here = play(tmp_path / "here", *asked, game="qwinn")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="inproc"
    ) as cluster:
        there = play(tmp_path, *asked, "--scheduler", cluster.scheduler_address, game="qwinn")
    assert there == here


def test_bad_input_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "qwirkle", "--out", str(tmp_path / "games.csv")]) == 2
    assert "*.parquet" in capsys.readouterr().err
    assert main(["selfplay", "qwirkle", "nobody", "--out", str(tmp_path / "a.parquet")]) == 2
    assert "nobody" in capsys.readouterr().err
    assert main(["selfplay", "qwirkle", "--games", "0", "--out", str(tmp_path / "a.parquet")]) == 2
    assert main(["selfplay", "qwirkle", "--out", str(tmp_path / "none" / "a.parquet")]) == 2
    assert list(tmp_path.iterdir()) == []
