"""One plain terminal: what it can show, and reading from it without ever falling over."""

from __future__ import annotations

import contextlib
import re
import shutil
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

from speeltafel.core.text_style import TextStyle
from speeltafel.locale.visible import visible, visible_lines

_COLOURS = re.compile(r"\x1b\[[0-9;]{1,60}m")
_TRUE_COLOUR = re.compile(r"(?<![0-9])([34]8);2;([0-9]{1,3});([0-9]{1,3});([0-9]{1,3})(?![0-9])")
_LEVELS = (0, 95, 135, 175, 215, 255)
_SIXTEEN = (
    (0, 0, 0),
    (170, 0, 0),
    (0, 170, 0),
    (170, 85, 0),
    (0, 0, 170),
    (170, 0, 170),
    (0, 170, 170),
    (170, 170, 170),
    (85, 85, 85),
    (255, 85, 85),
    (85, 255, 85),
    (255, 255, 85),
    (85, 85, 255),
    (255, 85, 255),
    (85, 255, 255),
    (255, 255, 255),
)
REFUSED = (200, 60, 50)
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Closed(Exception):
    """Nobody types any more: the end of the input."""


def colours(environ: Mapping[str, str], *, is_tty: bool) -> int:
    """How many colours may be used, in bits: 0, 4, 8 or 24 (https://no-color.org)."""
    term = environ.get("TERM", "")
    if environ.get("NO_COLOR") or term == "dumb":
        return 0
    if not (is_tty or environ.get("FORCE_COLOR") or environ.get("CLICOLOR_FORCE")):
        return 0
    if environ.get("COLORTERM", "").lower() in ("truecolor", "24bit") or "direct" in term:
        return 24
    return 8 if "256" in term else 4


def in_depth(text: str, bits: int) -> str:
    """The text with its 24-bit colours brought down to what the terminal has."""
    if bits == 24:
        return text

    def nearest(found: re.Match[str]) -> str:
        ground = found[1]
        rgb = (int(found[2]), int(found[3]), int(found[4]))
        if bits == 8:
            return f"{ground};5;{_of_256(rgb)}"
        index = min(range(16), key=lambda i: _distance(_SIXTEEN[i], rgb))
        base = (30 if ground == "38" else 40) if index < 8 else (82 if ground == "38" else 92)
        return str(base + index)

    return _COLOURS.sub(lambda found: _TRUE_COLOUR.sub(nearest, found[0]), text)


class Screen:
    """Writes to `out` and reads with `read`; `is_live` when a person sits at both."""

    def __init__(
        self,
        out: TextIO,
        environ: Mapping[str, str],
        read: Callable[[str], str] = input,
        *,
        is_live: bool = True,
    ) -> None:
        self._out = out
        self._read = read
        self._bits = colours(environ, is_tty=is_live)
        self.is_live = is_live
        encoding = (getattr(out, "encoding", "") or "ascii").lower().replace("-", "")
        self.style = TextStyle(colour=self._bits > 0, unicode=encoding.startswith("utf"))

    def say(self, text: str = "", *, who: str = "", bold: bool = False) -> None:
        """One or more lines, behind who says them if that is given (`Ada:`); of what a terminal would obey the code is shown."""
        name = f"{self.style.paint(visible(who), bold=True)} " if who else ""
        self._write(name + self.style.paint(visible_lines(text), bold=bold))

    def show(self, picture: str) -> None:
        """A game's own drawing, in its own colours."""
        self._write(picture)

    def note(self, text: str) -> None:
        """A line beside the game."""
        self._write(self.style.paint(visible_lines(text), dim=True))

    def refuse(self, text: str) -> None:
        """What is not possible, and why."""
        mark = "✗" if self.style.unicode else "x"
        self._write(self.style.paint(f"{mark} {visible_lines(text)}", fore=REFUSED))

    def ask(self, prompt: str) -> str:
        """The next line typed, without the space around it; raises Closed when there is none."""
        try:
            return self._read(self._writable(visible_lines(prompt))).strip()
        except (EOFError, UnicodeError):
            self.say()
            raise Closed from None
        except ValueError:
            raise Closed from None

    def agrees(self, prompt: str) -> bool:
        """Whether the answer is a yes in any of the four languages."""
        return self.ask(f"{prompt} ").lower() in ("y", "yes", "j", "ja", "o", "oui", "d", "d’accord")

    def clear(self) -> None:
        """Wipes what was shown, the scroll-back too: a hand was in it."""
        if not self.is_live:
            return
        if self._bits:
            self._out.write(CLEAR)
        else:
            self._out.write("\n" * (2 * self.height))
        self._out.flush()

    def _write(self, painted: str) -> None:
        self._out.write(self._writable(in_depth(painted, self._bits)) + "\n")
        self._out.flush()

    def _writable(self, text: str) -> str:
        """The text with a question mark for every letter that the terminal cannot write."""
        encoding = getattr(self._out, "encoding", None) or "utf-8"
        return text.encode(encoding, "replace").decode(encoding)

    @property
    def height(self) -> int:
        return max(10, shutil.get_terminal_size((80, 24)).lines)

    @property
    def width(self) -> int:
        return max(20, shutil.get_terminal_size((80, 24)).columns)

    def page(self, lines: Sequence[str], more: str) -> None:
        """The lines a screenful at a time; `q` stops."""
        step = self.height - 3 if self.is_live else max(1, len(lines))
        for first in range(0, len(lines), step):
            for line in lines[first : first + step]:
                self.say(line)
            if first + step < len(lines) and self.ask(more).lower().startswith("q"):
                return


def remember_lines() -> None:
    """Arrow keys and earlier lines at the prompt, where the platform has them."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_history_length(100)


def _of_256(rgb: tuple[int, int, int]) -> int:
    cube = [min(range(6), key=lambda i, c=channel: abs(_LEVELS[i] - c)) for channel in rgb]  # type: ignore[misc]
    grey = max(0, min(23, round((sum(rgb) / 3 - 8) / 10)))
    as_cube = (_LEVELS[cube[0]], _LEVELS[cube[1]], _LEVELS[cube[2]])
    as_grey = (8 + 10 * grey,) * 3
    if _distance(as_grey, rgb) < _distance(as_cube, rgb):
        return 232 + grey
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]


def _distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
