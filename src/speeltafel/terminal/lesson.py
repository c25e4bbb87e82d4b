"""The command `lesson`: a game learned at the terminal, step by step on the real board, and ten questions after it."""

from __future__ import annotations

import argparse

from speeltafel.bots.command_line import tell, told_by
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
from speeltafel.core.protocol import Decision
from speeltafel.core.words import Word, message
from speeltafel.locale import say
from speeltafel.terminal.commands import legal_lines, why_lines
from speeltafel.terminal.play import standard_screen
from speeltafel.terminal.screen import Closed, Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=told_by(parser)("cli-lesson-game"))


def run(arguments: argparse.Namespace) -> int:
    """Goes through the steps, whoever stops may begin again; without a game tells which lessons there are."""
    if arguments.game is None:
        for name in lessons():
            title, count = message(f"{name}-name"), len(lesson_of(name).steps)
            tell(say(message("lesson-offered", title=title, count=count, game=name), arguments.language))
        return 0
    lesson = lesson_of(arguments.game)
    taught = Teaching(lesson, standard_screen(), arguments.language)
    try:
        for number, step in enumerate(lesson.steps, 1):
            if not taught.step(step, number):
                return 0
        taught.questions()
    except Closed:
        pass
    return 0


class Teaching:
    """A lesson being given to one person."""

    def __init__(self, lesson: Lesson, screen: Screen, language: str) -> None:
        self.lesson = lesson
        self.screen = screen
        self.language = language

    def words(self, id: str, **args: Word) -> str:
        return say(message(id, **args), self.language)

    def step(self, step: LessonStep, number: int) -> bool:
        """One step until it is done; False when the person stops."""
        screen, match = self.screen, table_at(self.lesson, step)
        turn = match.turn
        assert isinstance(turn, Decision), "a step waits for a player"
        seen = match.observe(frozenset({turn.seat})).state
        count = len(self.lesson.steps)
        title = title_of(self.lesson, step)
        screen.say(self.words("lesson-step", number=number, count=count, title=title), bold=True)
        screen.show(match.game.picture(seen, screen.style, self.language) + "\n")
        screen.say(say(task_of(self.lesson, step), self.language))
        while True:
            typed = screen.ask(self.words("lesson-prompt")).strip()
            if typed in ("quit", "q"):
                return False
            if typed.startswith("?"):
                screen.page(
                    legal_lines(match.game, seen, typed.lstrip("? "), self.language)[:12],
                    self.words("play-more"),
                )
                continue
            found = try_step(self.lesson, step, step.shown if typed == "show" else typed)
            if found.done:
                break
            if found.refusal is None:
                screen.refuse(say(found.words, self.language))
            else:
                for line in why_lines(found.refusal, self.language)[:-1]:
                    screen.refuse(line)
            screen.note(self.words("lesson-show-hint"))
        screen.say(say(found.words, self.language), bold=True)
        action = match.game.parse(match.state, step.shown)
        is_of_sheet = step.at is not None and step.goal == "any"
        did = match.game.describe(match.state, action)
        screen.note(self.words("lesson-shown" if is_of_sheet else "lesson-good", did=did))
        for counted in match.game.score(match.state, action).lines:
            screen.say(f"  {counted.points:>+4}  {say(counted.name, self.language)}")
        return True

    def questions(self) -> None:
        """Statements to be called true or false."""
        if not self.screen.agrees(self.words("lesson-over")):
            return
        steps = {step.id: step for step in self.lesson.steps}
        right = 0
        for question in self.lesson.questions:
            self.screen.say(say(statement_of(self.lesson, question), self.language))
            is_right = self._called_true() == question.answer
            right += is_right
            title = title_of(self.lesson, steps[question.step])
            self.screen.say(
                self.words("lesson-right") if is_right else self.words("lesson-wrong", title=title)
            )
        self.screen.say(self.words("lesson-score", right=right, count=len(self.lesson.questions)), bold=True)

    def _called_true(self) -> bool:
        """Whether the person calls a statement true, by the first letter of the word in their language; anything else is asked again."""
        letters = {self.words("lesson-true-letter"): True, self.words("lesson-false-letter"): False}
        while True:
            typed = self.screen.ask(self.words("lesson-true")).strip().lower()
            if typed[:1] in letters:
                return letters[typed[:1]]
