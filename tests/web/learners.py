"""Takes lessons and plays games of the day through the page: by mouse, by finger, by key, or by what a screen reader reads out."""

from __future__ import annotations

from typing import Literal

from players import OFFERED, SPACES, Player
from playwright.sync_api import Locator, Page, expect

from speeltafel.coach.lessons.lesson import Lesson, LessonStep, lesson_of, statement_of, task_of, title_of
from speeltafel.core.words import Message, message
from speeltafel.locale import say

Way = Literal["mouse", "touch", "key", "reader"]
WAYS: tuple[Way, ...] = ("mouse", "touch", "key", "reader")
MADE = "() => Object.values(JSON.parse(localStorage['speeltafel.learned'] ?? '{}').playing ?? {}).flatMap(({ moves }) => moves).length"

ENDED = {"rank": 21, "ended": "won", "points": 204, "against": 183, "turns": 9, "leads": [3, -2, 8, 21]}
BOOK = """(day) => {
  const said = { id: 'day-rank-margin', args: { margin: '+21' } };
  const words = { id: 'day-result-qwirkle', args: { ended: 'won', points: 204, against: 183, margin: '+21', turns: 9 } };
  const result = ENDED;
  const kept = { day, game: 'qwirkle', again: false, result, figure: said, words, share: words, course: '▁▂█', moves: [], honour: true };
  const notes = [...Array(12).keys()].map((at) => ({ table: `T${at}`, day: `2026-10-${10 + at}`, game: 'qwirkle', level: 'hasty',
    score: at % 4 ? 1 : 0, points: 150 + at, turns: 20, full_lines: 1, mistakes: { slip: 2, mistake: 1, blunder: 0 }, luck: 0.05 * (at - 5) }));
  localStorage['speeltafel.learned'] = JSON.stringify({ lessons: { exago: { done: ['touch'], right: null } }, days: [kept], notes });
}""".replace("ENDED", str(ENDED).replace("'", '"'))
"""A device on which somebody has learned, played a game of the day and twelve others."""


class Learner:
    """Somebody at a lesson. Who hears the page finds everything by its role and its words, and presses Enter."""

    def __init__(self, page: Page, game: str, language: str, way: Way) -> None:
        self.page = page
        self.lesson: Lesson = lesson_of(game)
        self.language = language
        self.way = way

    def take(self) -> None:
        """The whole lesson, as it shows its plays, and its ten questions, all answered rightly."""
        for step in self.lesson.steps:
            self._take_step(step)
        for question in self.lesson.questions:
            self._reads(statement_of(self.lesson, question))
            self.press(self._key("learn-true" if question.answer else "learn-false"))
            self._reads(message("learn-right"))
            self.press(self._key("learn-go-on"))
        count = len(self.lesson.questions)
        self._reads(message("learn-answers-right", right=count, count=count))

    def _take_step(self, step: LessonStep) -> None:
        title = say(title_of(self.lesson, step), self.language)
        expect(self.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        if self.way == "reader":
            self._reads(task_of(self.lesson, step))
        self.press(self._key("learn-show-where"))
        main = self.page.locator("main .key.main:not([aria-disabled=true]):not([disabled])").last
        expect(main).to_be_visible()
        self.press(self._named(main))
        if step.shown == "fail":
            self.press(self.page.locator("dialog[open] .key:not(.main):not(.quiet)").last)
        status = self.page.locator(".asked").get_by_role("status")
        expect(status).to_contain_text(
            say(message(f"lesson-{self.lesson.name}-{step.id}-done"), self.language)
        )
        is_last = step is self.lesson.steps[-1]
        self.press(self._key("learn-to-questions" if is_last else "learn-go-on"))

    def _key(self, id: str) -> Locator:
        return self.page.get_by_role("button", name=say(message(id), self.language), exact=True)

    def _named(self, key: Locator) -> Locator:
        """The same key as one finds it who hears the page: by its name alone."""
        if self.way != "reader":
            return key
        name = key.evaluate("(one) => one.getAttribute('aria-label') ?? one.innerText.trim()")
        found = self.page.get_by_role("main").get_by_role("button", name=name)
        expect(found.last).to_be_enabled()
        return found.last

    def _reads(self, words: Message) -> None:
        """These words are on the page, for who hears it in what is read out."""
        text = say(words, self.language)
        expect(self.page.get_by_text(text).first).to_be_visible()
        if self.way == "reader":
            found = self.page.locator("body").aria_snapshot()
            assert _plain(text) in _plain(found), (text, found[:2000])

    def press(self, key: Locator) -> None:
        expect(key).to_be_visible()
        if self.way == "mouse":
            key.click()
        elif self.way == "touch":
            key.tap()
        else:
            key.focus()
            key.press("Enter")


def _plain(text: str) -> str:
    """Letters and digits only: a snapshot quotes and breaks what it tells."""
    return "".join(each for each in text if each.isalnum())


class DayPlayer(Player):
    """One person at a game of the day, who plays by lot until the result is told."""

    def is_over(self) -> bool:
        return self.page.locator(".won .figure").count() > 0

    def _number(self) -> int:
        return int(self.page.evaluate(MADE))

    def play_out(self, most: int = 250) -> int:
        """The whole game; how many turns it took."""
        ready = f'.play .keys .key.main:not([disabled]), [data-held], {SPACES}, {OFFERED}, [aria-label*="can be lifted"]'
        for made in range(most):
            self.wait(lambda: self.is_over() or self.page.locator(ready).count() > 0, 60_000)
            if self.is_over():
                return made
            before = self._number()
            try:
                {"qwirkle": self._lay, "exago": self._set, "qwinn": self._throw}[self.game]()
            except AssertionError:
                self.wait(self.is_over)  # it ended while this player looked for something to do
                return made
            self.wait(lambda before=before: self._number() != before or self.is_over(), 60_000)  # type: ignore[misc]
        raise AssertionError(f"no end after {most} turns")
