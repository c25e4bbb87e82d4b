"""How far a long run is and how long it still takes: one line on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TextIO

from speeltafel.locale.visible import visible

WIDTH = 30
ON_TERMINAL = 0.1
ELSEWHERE = 10.0
"""Seconds between two lines: a log or a pipe keeps each of them."""


class Progress:
    """Draws itself over and over on the same line of a terminal; into a file or a pipe it writes plain lines, and few."""

    def __init__(self, total: int, *, done: int = 0, out: TextIO | None = None) -> None:
        self.total = max(1, total)
        self.out = sys.stderr if out is None else out
        self._first = done
        self._began = monotonic()
        self._is_terminal = self.out.isatty()
        self._shown = 0.0 if self._is_terminal else self._began
        self._is_open = False

    def show(self, done: int, note: str = "") -> None:
        """Says it, on a terminal at most ten times a second and always at the end, elsewhere every ten seconds."""
        now = monotonic()
        if now - self._shown < (ON_TERMINAL if self._is_terminal else ELSEWHERE) and not (
            self._is_terminal and done >= self.total
        ):
            return
        self._shown = now
        told = f"{done}/{self.total} {self._left(done, now)} {visible(note)}".rstrip()
        if self._is_terminal:
            self._is_open = True
            filled = WIDTH * done // self.total
            self.out.write(f"\r\x1b[2K{'█' * filled}{'░' * (WIDTH - filled)} {told}")
        else:
            self.out.write(f"{told}\n")
        self.out.flush()

    def close(self) -> None:
        """Leaves the line."""
        if self._is_open:
            self.out.write("\n")
            self.out.flush()
            self._is_open = False

    def _left(self, done: int, now: float) -> str:
        if done <= self._first:
            return "-:--"
        seconds = round((now - self._began) / (done - self._first) * (self.total - done))
        hours, minutes = divmod(seconds // 60, 60)
        return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
