"""A lesson as data: steps with a position, a goal and what the sheet's player did; and what a try at a step comes to.

The words are Fluent messages: `lesson-GAME-STEP-title`, `lesson-GAME-STEP` before the try and `lesson-GAME-STEP-done` after it.
A game from elsewhere brings a lesson by a file `NAME.toml` in the package that its `Spec.lessons` names.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from speeltafel.core.errors import Ambiguous, SpeeltafelError, Unknown
from speeltafel.core.protocol import Decision, Game, Outcome
from speeltafel.core.registry import find, spec_of, specs
from speeltafel.core.words import Message, message
from speeltafel.table.match import Match

FOLDER = "speeltafel.coach.lessons"
Goal = Literal["any", "points", "win", "answers"]


class LessonStep(Struct, frozen=True, kw_only=True):
    """One position: after `at` events of the lesson, after events of its own, or set up from a line.

    The goal is any allowed action, so many points (`least`), to win at once, or one of `answers`, which may also be how the text of a
    right one begins. `tries` are wrong ones that teach, each with the reason for which the rules refuse it.
    """

    id: str
    goal: Goal
    shown: str
    at: int | None = None
    events: list[str] = []
    position: str = ""
    seats: int = 0
    least: int = 0
    answers: list[str] = []
    tries: list[tuple[str, str]] = []


class LessonQuestion(Struct, frozen=True):
    """A statement about the rules that is true or not; the step that shows it, and the refusal there that does."""

    id: str
    answer: bool
    step: str
    reason: str = ""


class Lesson(Struct, frozen=True, kw_only=True):
    """The steps of a game's lesson in their order, and the questions that can be answered after it."""

    game: str
    seats: int
    steps: list[LessonStep]
    questions: list[LessonQuestion] = []
    events: list[str] = []

    @property
    def name(self) -> str:
        return self.game.partition("/")[0]


class Tried(Struct, frozen=True):
    """What a try comes to: whether the step is done, what is said of it, and why not where the rules refuse it."""

    done: bool
    words: Message
    points: int = 0
    refusal: SpeeltafelError | None = None


def lessons() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(name for name, spec in specs().items() if _file(spec.name, spec.lessons).is_file())


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game; raises Unknown where there is none."""
    spec = spec_of(game)
    file = _file(spec.name, spec.lessons)
    if not file.is_file():
        raise Unknown("lesson-none", game=spec.name, known=", ".join(lessons()))
    return msgspec.toml.decode(file.read_bytes(), type=Lesson)


def table_at(lesson: Lesson, step: LessonStep) -> Match[Any, Any]:
    """The table of a step: somebody is to move."""
    game = find(lesson.game, step.seats or lesson.seats)
    if step.position:
        return Match(game, position=step.position)
    return Match.from_log(game, step.events or lesson.events[: step.at])


def try_step(lesson: Lesson, step: LessonStep, text: str) -> Tried:
    """What an action does at a step; a refusal is the rules' own, with all that it points at."""
    match = table_at(lesson, step)
    game, state = match.game, match.state
    try:
        action = game.parse(state, text)
        after = game.apply(state, action)
    except Ambiguous as error:
        return Tried(done=False, words=error.message, refusal=error)
    except SpeeltafelError as error:
        return Tried(done=False, words=error.message, refusal=error)
    points = game.score(state, action).points
    if not _reaches(game, state, step, action, after):
        return Tried(done=False, words=message("lesson-allowed-but", points=points), points=points)
    return Tried(done=True, words=message(f"lesson-{lesson.name}-{step.id}-done"), points=points)


def title_of(lesson: Lesson, step: LessonStep) -> Message:
    return message(f"lesson-{lesson.name}-{step.id}-title")


def task_of(lesson: Lesson, step: LessonStep) -> Message:
    return message(f"lesson-{lesson.name}-{step.id}")


def statement_of(lesson: Lesson, question: LessonQuestion) -> Message:
    return message(f"lesson-{lesson.name}-question-{question.id}")


def _reaches(game: Game[Any, Any], state: Any, step: LessonStep, action: Any, after: Any) -> bool:
    match step.goal:
        case "any":
            return True
        case "points":
            return game.score(state, action).points >= step.least
        case "answers":
            text = game.text(action)
            return any(text == each or (each[-1] in ":>" and text.startswith(each)) for each in step.answers)
        case "win":
            mover, end = game.turn(state), game.turn(after)
            return isinstance(mover, Decision) and isinstance(end, Outcome) and mover.seat in end.winners


def _file(name: str, package: str) -> Any:
    return files(package or FOLDER) / f"{name}.toml"
