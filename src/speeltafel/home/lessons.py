"""Lessons as a home of tables offers them: the steps ready to be played, and what a try at one comes to."""

from __future__ import annotations

from functools import lru_cache

from speeltafel.client.learn_bodies import (
    LessonListed,
    LessonQuestionSent,
    LessonSent,
    LessonStepSent,
    PlayTried,
    StepTried,
)
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
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import deed_of, text_given
from speeltafel.home.practice import mover_of, play_seen, preview_of
from speeltafel.live.encode import refusal, said
from speeltafel.wire import PreviewSent


def lessons_listed() -> list[LessonListed]:
    """The games that have a lesson."""
    found = [lesson_of(name) for name in lessons()]
    return [LessonListed(each.name, len(each.steps), len(each.questions)) for each in found]


@lru_cache(maxsize=64)
def lesson_sent(game: str) -> LessonSent:
    """The lesson of a game; the same for everybody, so it is made once."""
    lesson = lesson_of(game)
    questions = [
        LessonQuestionSent(each.id, said(statement_of(lesson, each)), each.answer, each.step)
        for each in lesson.questions
    ]
    return LessonSent(lesson.name, lesson.game, [_sent(lesson, step) for step in lesson.steps], questions)


def step_asked(game: str, id: str, play: PlayTried) -> PreviewSent:
    """The answer for a play in progress at a step."""
    lesson = lesson_of(game)
    return preview_of(table_at(lesson, _step(lesson, id)).history, play.action, play.deed)


def step_tried(game: str, id: str, play: PlayTried) -> StepTried:
    """What a play at a step comes to."""
    lesson = lesson_of(game)
    step = _step(lesson, id)
    text = text_given(lesson.game, play.action, play.deed)
    found = try_step(lesson, step, text)
    if found.refusal is not None:
        return StepTried(done=False, words=said(found.words), refusal=refusal(found.refusal))
    log = table_at(lesson, step).history
    return StepTried(
        found.done,
        said(found.words),
        found.points,
        None,
        play_seen(log, text),
        play_seen(log, step.shown) if found.done else None,
    )


def _sent(lesson: Lesson, step: LessonStep) -> LessonStepSent:
    log = table_at(lesson, step).history
    seat, game = mover_of(log), log.game
    return LessonStepSent(
        step.id,
        said(title_of(lesson, step)),
        said(task_of(lesson, step)),
        seat,
        game.seats,
        game.view(log.seen(frozenset((seat,)))),
        preview_of(log),
        step.shown,
        deed_of(game.edition, step.shown),
    )


def _step(lesson: Lesson, id: str) -> LessonStep:
    found = next((each for each in lesson.steps if each.id == id), None)
    if found is None:
        raise Unknown("lesson-no-step", step=id, known=", ".join(each.id for each in lesson.steps))
    return found
