"""Lessons are held against the engine: every position, goal, wrong try, number and question."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from speeltafel import Decision, Illegal, Outcome, Unknown
from speeltafel.cli import main
from speeltafel.coach.lessons.lesson import (
    Lesson,
    LessonStep,
    lesson_of,
    lessons,
    statement_of,
    table_at,
    task_of,
    title_of,
    try_step,
)
from speeltafel.core import registry
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from tests.house_games import HOUSE_GAMES

GAMES = HOUSE_GAMES
WORKED = Path(__file__).parents[1] / "games" / "qwirkle" / "worked_game.json"


def steps() -> Iterator[Any]:
    for game in GAMES:
        lesson = lesson_of(game)
        for step in lesson.steps:
            yield pytest.param(lesson, step, id=f"{game}-{step.id}")


def test_our_three_games_have_a_lesson() -> None:
    assert lessons() == GAMES


@pytest.mark.parametrize(("lesson", "step"), [*steps()])
def test_what_is_shown_reaches_the_goal_and_wrong_tries_are_refused_for_their_reason(
    lesson: Lesson, step: LessonStep
) -> None:
    assert isinstance(table_at(lesson, step).turn, Decision)
    assert try_step(lesson, step, step.shown).done
    for text, reason in step.tries:
        found = try_step(lesson, step, text)
        assert not found.done
        assert isinstance(found.refusal, Illegal)
        assert found.refusal.reason == reason


@pytest.mark.parametrize(("lesson", "step"), [*steps()])
def test_all_is_said_in_four_languages(lesson: Lesson, step: LessonStep) -> None:
    for language in LANGUAGES:
        for words in (
            title_of(lesson, step),
            task_of(lesson, step),
            try_step(lesson, step, step.shown).words,
        ):
            assert len(say(words, language)) > 4


def test_the_qwirkle_lesson_is_the_worked_game_of_the_sheets_and_tells_its_points() -> None:
    worked = json.loads(WORKED.read_text("utf-8"))
    lesson = lesson_of("qwirkle")
    plays = [step for step in lesson.steps if step.goal == "any"]
    assert [step.shown for step in plays] == [turn["action"] for turn in worked["turns"]]
    for step, turn in zip(plays, worked["turns"], strict=True):
        assert try_step(lesson, step, step.shown).points == turn["score"]
        for language in LANGUAGES:
            told = say(message(f"lesson-qwirkle-{step.id}-done"), language)
            assert str(turn["score"]) in re.findall(r"\d+", told), (step.id, language)


def _wins(game: Any, state: Any) -> list[str]:
    won = []
    for action in game.legal(state):
        end = game.turn(game.apply(state, action))
        if isinstance(end, Outcome) and state.mover in end.winners:
            won.append(game.text(action))
    return won


def test_the_answers_of_the_exago_lesson_are_all_there_are() -> None:
    lesson = lesson_of("exago")
    named = {step.id: step for step in lesson.steps}
    for id in ("threat", "double", "falling"):
        match = table_at(lesson, named[id])
        game, state = match.game, match.state
        assert not _wins(game, state)
        found = set()
        for action in game.legal(state):
            after = game.apply(state, action)
            if id == "falling":
                if sum(map(bool, after.board)) < sum(map(bool, state.board)):
                    found.add(game.text(action).partition(">")[0] + ">")
                continue
            has_line = bool(_wins(game, replace(after, mover=state.mover)))
            is_sure = has_line and all(_wins(game, game.apply(after, each)) for each in game.legal(after))
            if is_sure if id == "double" else has_line:
                found.add(game.text(action))
        assert found == set(named[id].answers)
    duty = table_at(lesson, named["duty"])
    assert [duty.text(action) for action in duty.legal] == named["duty"].answers


@pytest.mark.parametrize("game", GAMES)
def test_ten_questions_can_be_answered_and_the_lesson_shows_each_answer(game: str) -> None:
    lesson = lesson_of(game)
    assert len(lesson.questions) == 10
    assert len({question.id for question in lesson.questions}) == 10
    assert 3 <= sum(question.answer for question in lesson.questions) <= 7
    named = {step.id: step for step in lesson.steps}
    for question in lesson.questions:
        step = named[question.step]
        if question.reason:
            assert question.reason in {reason for _, reason in step.tries}
        for language in LANGUAGES:
            assert len(say(statement_of(lesson, question), language)) > 15


def test_a_right_move_that_is_not_asked_for_is_told_so() -> None:
    lesson = lesson_of("qwinn")
    step = next(step for step in lesson.steps if step.id == "winning")
    found = try_step(lesson, step, "go:full")
    assert (found.done, found.refusal, found.points) == (False, None, 25)
    assert "25" in say(found.words, "nl")
    nonsense = try_step(lesson, step, "abracadabra")
    assert nonsense.refusal is not None


def test_a_game_from_elsewhere_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "brought_lessons").mkdir()
    (tmp_path / "brought_lessons" / "__init__.py").write_text("")
    text = 'game = "other/standard"\nseats = 2\n[[steps]]\nid = "a"\ngoal = "any"\nshown = "fail"\n'
    (tmp_path / "brought_lessons" / "other.toml").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    other = replace(registry.spec_of("qwinn"), name="other", lessons="brought_lessons")
    monkeypatch.setitem(registry._SPECS, "other", other)
    assert lesson_of("other").steps[0].shown == "fail"
    monkeypatch.setitem(registry._SPECS, "bare", replace(other, name="bare", lessons=""))
    with pytest.raises(Unknown, match="bare has no lesson"):
        lesson_of("bare")


@pytest.mark.parametrize(
    ("game", "language", "yes", "true", "false"),
    [
        ("qwirkle", "en", "y", "true", "f"),
        ("exago", "nl", "j", "waar", "niet waar"),
        ("qwinn", "de", "ja", "R", "falsch"),
        ("exago", "fr", "o", "v", "faux"),
    ],
)
def test_a_lesson_is_finished_at_the_terminal(
    game: str, language: str, yes: str, true: str, false: str
) -> None:
    """Questions are answered in one's own words; what is no answer is asked again, and counts for nothing."""
    lesson = lesson_of(game)
    answers = [true if question.answer else false for question in lesson.questions]
    typed = "\n".join(["nonsense", *(["show"] * len(lesson.steps)), yes, "?", *answers, ""])
    done = subprocess.run(
        [sys.executable, "-m", "speeltafel", "lesson", game, "--language", language],
        env={**os.environ},
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(say(message("lesson-true"), language)) == 11
    assert say(message("lesson-score", right=10, count=10), language) in done.stdout
    assert say(message("lesson-show-hint"), language) in done.stdout


def test_lessons_are_listed_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "--language", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(GAMES)
    assert f"Exago: {len(lesson_of('exago').steps)} steps and ten questions: speeltafel lesson exago" in told
