"""What is written for learners runs: the page, the notebook in a short form, and the learner, which learns."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from speeltafel import Match, find
from speeltafel.bots.protocol import Limit

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    path = DOCS / "examples/learners/qwirkle_learner.py"
    spec = importlib.util.spec_from_file_location("qwirkle_learner", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["qwirkle_learner"] = module
    spec.loader.exec_module(module)
    return module


def test_the_page_for_learners_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "learning.md").read_text("utf-8"), re.S)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "learning.md", "exec"), {})


def test_the_notebook_runs_in_a_short_form(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.setenv("LUCK_GAMES", "12")
    notebook = json.loads((DOCS / "notebooks/luck-of-qwirkle.ipynb").read_text("utf-8"))
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "luck-of-qwirkle", "exec"), names)
    told = capsys.readouterr().out
    for words in ("share of luck", "points of lead in the end", "the beginner wins", "a turn brings"):
        assert words in told


def test_the_learner_has_at_most_300_lines(learner: ModuleType) -> None:
    assert len(Path(str(learner.__file__)).read_text("utf-8").splitlines()) <= 300


@pytest.mark.parametrize("kind", ["linear", "network"])
def test_a_model_foretells_pairs_better_after_lessons(learner: ModuleType, kind: str) -> None:
    model = learner.MODELS[kind]()
    rng = np.random.default_rng(1)
    many = learner.ManyQwirkle(8, seed=1, codes=False)
    for _ in range(6):
        many.step(rng.integers(many.counts))
    looked_at, inputs, _ = learner.judged(many, model)
    assert len(looked_at) > 100
    ones, others = inputs[rng.permutation(len(inputs))[:64]], inputs[rng.permutation(len(inputs))[:64]]
    given = 36 + 41 if kind == "network" else 0
    later = (others[:, given] - ones[:, given]).astype(np.float32)  # a tile given away costs a point
    for _ in range(60):
        model.learn(ones, others, later)
    found = model.values(ones) - model.values(others)
    assert np.corrcoef(found, later)[0, 1] > 0.7


def test_a_lesson_leaves_the_tables_to_go_on(learner: ModuleType) -> None:
    model = learner.LinearModel()
    many = learner.ManyQwirkle(8, seed=2, codes=False)
    rng = np.random.default_rng(3)
    for _ in range(6):
        many.step(rng.integers(many.counts))
    learner.lesson(many, model, rng)
    assert model.weights.any()
    share, error = learner.measure(model, 8, 1)
    assert 0 <= share <= 1
    assert error >= 0


def test_what_was_learned_sits_at_a_table_as_a_bot(learner: ModuleType) -> None:
    bot = learner.Linear()
    match = Match(find("qwirkle", 3), seed=5)
    for luck in range(12):
        seat = match.turn.seat  # type: ignore[union-attr]
        eyes = frozenset({seat})
        choice = bot.choose(match.game, match.observe(eyes), match.events_for(eyes), Limit(seconds=1), luck)
        assert choice.action in match.legal
        match.push(choice.action)
