"""One line on a terminal that says how far a long run is and how long it still takes."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TextIO

from speeltafel.locale.visible import visible

WIDTH = 30


class Progress:
    """Draws itself over and over on the same line; on anything but a terminal it says nothing."""

    def __init__(self, total: int, *, done: int = 0, out: TextIO | None = None) -> None:
        self.total = max(1, total)
        self.out = sys.stderr if out is None else out
        self._first = done
        self._began = monotonic()
        self._shown = 0.0
        self._is_open = False

    def show(self, done: int, note: str = "") -> None:
        """Draws the line, at most ten times a second and always at the end."""
        now = monotonic()
        if not self.out.isatty() or (now - self._shown < 0.1 and done < self.total):
            return
        self._shown = now
        self._is_open = True
        filled = WIDTH * done // self.total
        self.out.write(
            f"\r\x1b[2K{'█' * filled}{'░' * (WIDTH - filled)} {done}/{self.total} {self._left(done, now)} {visible(note)}"
        )
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
