"""WebKit, which every phone of one maker has: a window of its own, driven by its WebDriver on a display in memory."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from driver import Message
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

WINDOW = Path(__file__).with_name("webkit_window.py")
NEEDED = ("WebKitWebDriver", "Xvfb")

NEXT = r"""
const [game] = arguments;
const all = (chosen) => [...document.querySelectorAll(chosen)].filter((one) => one.getClientRects().length > 0);
const cell = (words) => all('[role="gridcell"]').filter((one) => words.some((word) => one.ariaLabel?.includes(word)));
if (document.querySelector('.final')) return 'over';
const sure = all('dialog[open] footer .key:not(.main)')[0];
if (sure) return sure;
if (!document.title.startsWith('●') || document.querySelector('dialog[open]')) return null;
const main = all('.play .keys .key.main:not([disabled])')[0];
if (game === 'qwinn') {
  const free = all('.can[role="gridcell"]').at(-1);
  return free && !document.querySelector('[role="gridcell"][aria-selected="true"]') ? free : main ?? null;
}
if (main) return main;
const worth = (one) => Number(/fits, (\d+)/.exec(one.ariaLabel)?.[1] ?? 0);
const offered = cell(['fits', 'free to take', 'stops the line', 'may stay']).sort((a, b) => worth(b) - worth(a));
if (offered.length) return offered[0];
if (game === 'exago') return cell(['can be lifted'])[0] ?? null;
const swaps = document.querySelector('[data-held][aria-pressed]') === null ? null : all('[data-held][aria-pressed="false"]')[0];
return all('[data-held]:not(.idle)')[0] ?? swaps ?? all('.play .keys .key:not(.main):not([disabled])').at(-1) ?? null;
"""
"""What somebody would press next: an element, nothing while others think, or the word that the game is over."""

MIDDLE = """
const { left, top, width, height } = arguments[0].getBoundingClientRect();
const [x, y] = [left + width / 2, top + height / 2];
const found = document.elementFromPoint(x, y);
return found === arguments[0] || arguments[0].contains(found) ? [Math.round(x), Math.round(y)] : null;
"""


class WebKit:
    """One window of WebKit, pressed by a real pointer."""

    def __init__(self, base: str, driver: Any) -> None:
        self.base = base
        self.driver = driver

    def open(self, path: str, made: Message | None = None) -> None:
        from conftest import EXPLAINED, REMEMBER

        self.driver.get(f"{self.base}/icon.svg")
        self.run(f"({EXPLAINED})()")
        if made is not None:
            self.run(f"({REMEMBER})(arguments[0])", made)
        self.driver.get(self.base + path)

    def run(self, script: str, *given: object) -> Any:
        return self.driver.execute_script(script, *given)

    def await_so(self, script: str, *given: object, patience: float = 20) -> Any:
        """The first answer of a script that is not nothing."""
        for _ in range(int(patience * 20)):
            with contextlib.suppress(StaleElementReferenceException):  # drawn anew while it was told
                if answer := self.run(script, *given):
                    return answer
            self.driver.execute_async_script("setTimeout(arguments[0], 50)")
        raise AssertionError(
            f"waited in vain for {script[:80]}: {self.run('return document.body.innerText')[:600]}"
        )

    def one(self, chosen: str) -> WebElement:
        """The first element that a selector finds and that is seen."""
        found: WebElement = self.await_so(
            "return [...document.querySelectorAll(arguments[0])].find((one) => one.getClientRects().length) ?? null",
            chosen,
        )
        return found

    def open_by(self, key: str, wanted: str) -> WebElement:
        """Presses a key until what it opens is there: the page may still be drawing itself at the first press."""
        for _ in range(4):
            self.press(self.one(key))
            with contextlib.suppress(AssertionError):
                self.await_so("return document.querySelector(arguments[0]) !== null", wanted, patience=5)
                break
        return self.one(wanted)

    def close_by(self, key: str, gone: str) -> None:
        """Presses a key until what it closes is gone: a sheet that still slides in is not where it was looked for."""
        for _ in range(4):
            self.press(self.one(key))
            with contextlib.suppress(AssertionError):
                self.await_so("return document.querySelector(arguments[0]) === null", gone, patience=5)
                return
        raise AssertionError(f"{key} does not close {gone}")

    def press(self, target: WebElement) -> None:
        """Presses where it lies; what lies beyond the edge of the board is pressed without moving it."""
        try:
            if (at := self.run(MIDDLE, target)) is None:
                self.run("arguments[0].click()", target)
                return
            mouse = ActionChains(self.driver, duration=0)
            mouse.w3c_actions.pointer_action.move_to_location(*at)
            mouse.w3c_actions.pointer_action.click()
            mouse.perform()
        except WebDriverException as gone:
            if "stale" not in str(gone).lower():
                raise

    def play_out(self, game: str, most: int = 400) -> int:
        """Plays until the story is told; how often something was pressed."""
        pressed = 0
        for _ in range(most * 8):
            with contextlib.suppress(StaleElementReferenceException):  # drawn anew while it was told
                found = self.run(NEXT, game)
                if found == "over":
                    return pressed
                if found is not None:
                    self.press(found)
                    pressed += 1
            self.driver.execute_async_script("setTimeout(arguments[0], 60)")
        raise AssertionError(
            f"no end after {pressed} presses: {self.run('return document.body.innerText')[:600]}"
        )


@contextmanager
def webkit_of(base: str, width: int = 390, height: int = 844) -> Iterator[WebKit]:
    """A window of this size; skips where WebKit is not installed."""
    if missing := [name for name in NEEDED if shutil.which(name) is None]:
        pytest.skip(
            f"{' and '.join(missing)} not installed: `sudo apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1`"
        )
    told, telling = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(telling), "-screen", "0", "2200x1400x24", "-nolisten", "tcp"],
        pass_fds=[telling],
        stderr=subprocess.DEVNULL,
    )
    os.close(telling)
    number = os.read(told, 16).decode().strip()
    try:
        options = Options()
        options.binary_location = str(WINDOW)
        service = Service(
            shutil.which("WebKitWebDriver"),
            env={**os.environ, "DISPLAY": f":{number}", "SIZE": f"{width}x{height}"},
        )
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.set_script_timeout(30)
            yield WebKit(base, driver)
        finally:
            driver.quit()
    finally:
        screen.terminate()
        screen.wait()
        os.close(told)
