"""Plays through the page as people do: by mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Locator, Page, TimeoutError

How = Literal["mouse", "touch", "keys"]
OFFERED = '[role="gridcell"][aria-label*="fits"], [role="gridcell"][aria-label*="free to take"], [role="gridcell"][aria-label*="stops the line"]'
LANDINGS = '[role="gridcell"][aria-label*="free to take"]'
SPACES = '.can[role="gridcell"]'
IN_SIGHT = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [[0, 0], [-4, -4], [4, -4], [-4, 4], [4, 4]].every(([dx, dy]) => {
    const found = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
    return found === one || one.contains(found);
  });
}"""
"""Whether a finger on the middle of it meets nothing else; half of a cell may lie under the keys of the view."""
MAIN = ".play .keys .key.main"
BACK = ".play .keys .key:not(.main):not([disabled])"


@dataclass
class Player:
    """One person at one page; `luck` decides where there is a choice."""

    page: Page
    game: str
    how: How = "mouse"
    luck: random.Random = field(default_factory=lambda: random.Random(5))

    def is_over(self) -> bool:
        return self.page.locator(".final").count() > 0

    def is_on(self) -> bool:
        """Whether this page waits for its person."""
        return self.page.evaluate("() => document.title.startsWith('●')") and not self.is_over()

    def press(self, target: Locator) -> None:
        """Presses as this person does; what lies beyond the edge of the board is pressed without moving it."""
        try:
            self._press(target, 5_000)
        except (
            TimeoutError
        ):  # the view moved meanwhile: it may lie beyond the edge now, or must be pressed after all
            self._press(target, 30_000)

    def _press(self, target: Locator, patience: int) -> None:
        if self.how == "keys":
            target.focus()
            self.page.keyboard.press("Enter")
        elif not target.evaluate(IN_SIGHT):
            target.dispatch_event("click")
        elif self.how == "touch":
            target.tap(timeout=patience)
        else:
            target.click(timeout=patience)

    def lift_curtain(self) -> None:
        curtain = self.page.locator(".curtain .key")
        if curtain.count():
            self.press(curtain)
            curtain.wait_for(state="detached")

    def take_turn(self) -> None:
        """One whole turn; returns when the page shows that it was taken."""
        self.lift_curtain()
        before = self._number()
        {"qwirkle": self._lay, "exago": self._set, "qwinn": self._throw}[self.game]()
        self.wait(lambda: self._number() > before or self.is_over())

    def wait(self, so: Callable[[], bool], patience: int = 60_000) -> None:
        for _ in range(patience // 25):
            if so():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(
            f"waited in vain at {self.page.url}: {self.page.locator('body').inner_text()[:800]}"
        )

    def _number(self) -> int:
        return int(
            self.page.evaluate("() => Number(document.querySelector('[data-live]')?.dataset.number ?? -1)")
        )

    def _main(self) -> Locator:
        return self.page.locator(f"{MAIN}:not([disabled])")

    def _lay(self) -> None:
        """Qwirkle: lays what fits, the best place first; swaps or passes when nothing does."""
        self.wait(lambda: self.page.locator("[data-held]").count() > 0)
        while self._lay_one() and (self._main().count() == 0 or self.luck.random() < 0.4):
            pass
        swap = self.page.get_by_role("button", name="Swap", exact=True)
        if self._main().count() == 0 and swap.is_disabled():  # the turn was not on the board yet
            self.wait(lambda: self._main().count() > 0 or self._lay_one())
        elif self._main().count() == 0:
            self.press(swap)
            self.press(self.page.locator("[data-held]").first)
        self.press(self._main())

    def _lay_one(self) -> bool:
        for index in range(self.page.locator("[data-held]").count()):
            held = self.page.locator("[data-held]").nth(index)
            if "on the table" in (held.get_attribute("aria-label") or ""):
                continue
            self.press(held)
            self.page.wait_for_timeout(25)
            offered = self.page.locator(OFFERED)
            if "on the table" in (held.get_attribute("aria-label") or ""):
                pass  # the first tile of all has one place only, and lies there
            elif offered.count() == 0:
                continue
            else:
                self.press(offered.nth(self._best(offered)))
            self.wait(lambda: self.page.locator('[aria-label*="not played yet"]').count() > 0)
            self.page.wait_for_timeout(60)
            return True
        return False

    def _best(self, offered: Locator) -> int:
        labels = offered.evaluate_all("(cells) => cells.map((cell) => cell.getAttribute('aria-label'))")
        worth = [int(found[1]) if (found := re.search(r"fits, (\d+)", label)) else 0 for label in labels]
        return worth.index(max(worth))

    def _set(self) -> None:
        """Exago: places a stone, or lifts one and puts it down."""
        lift = self.page.locator('[role="gridcell"][aria-label*="can be lifted"]')
        self.wait(lambda: self.page.locator(OFFERED).count() + lift.count() > 0)
        offered = self.page.locator(OFFERED)
        if lift.count():  # a shield may show where a line is to be stopped before any stone is lifted
            self.press(lift.nth(self.luck.randrange(lift.count())))
            offered = self.page.locator(LANDINGS)  # other stones keep their shields while one is in the air
            self.wait(lambda: self.page.locator(BACK).count() > 0 and offered.count() > 0)
        self.press(offered.nth(self.luck.randrange(offered.count())))
        stays = self.page.locator('[role="gridcell"][aria-label*="may stay"]')
        self.wait(lambda: self._main().count() + stays.count() > 0)
        if self._main().count() == 0:
            self.press(stays.first)
            self.wait(lambda: self._main().count() > 0)
        self.press(self._main())

    def _throw(self) -> None:
        """Qwinn!: takes a space that brings points, else throws again, else fails."""
        self.wait(lambda: self._main().count() + self.page.locator(SPACES).count() > 0)
        self.page.wait_for_timeout(60)
        if self.page.locator(SPACES).count():
            self.press(self.page.locator(SPACES).last)
            self.wait(lambda: self.page.locator('[role="gridcell"][aria-selected="true"]').count() > 0)
        before = self._number()
        self.press(self._main())
        sure = self.page.locator("dialog[open] footer .key:not(.main)")
        self.wait(lambda: self._number() > before or self.is_over() or sure.count() > 0)
        if sure.count():  # a turn that costs points is given away only after a question
            self.press(sure)


def play_out(*players: Player, most: int = 400, between: Callable[[int], None] | None = None) -> int:
    """Lets everybody play until the story is told on every page; `between` is called after each turn."""
    made = 0
    while made < most:
        if all(player.is_over() for player in players):
            return made
        mover = next((player for player in players if player.is_on()), None)
        if mover is None:
            players[0].page.wait_for_timeout(25)
            continue
        mover.take_turn()
        made += 1
        if between is not None:
            between(made)
    raise AssertionError(f"no end after {most} turns")
