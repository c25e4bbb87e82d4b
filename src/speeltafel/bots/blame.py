"""Where a bot failed: its error in one line, with the place in the file of whoever wrote it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from types import TracebackType

OURS = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep
PYTHONS = os.path.dirname(os.path.abspath(os.__file__)) + os.sep
INSTALLED = f"{os.sep}site-packages{os.sep}"


def blamed(error: BaseException) -> str:
    """What went wrong and where: `KeyError: 'x' (mybot.py, line 12)`, the deepest line in a file of the bot's maker.

    Where none of the maker's files was reached, it is the deepest line of whatever was.
    """
    told = f"{type(error).__name__}: {error}"[:400]
    if isinstance(error, SyntaxError) and error.filename:
        return f"{type(error).__name__}: {error.msg} ({_shown(error.filename)}, line {error.lineno})"
    others = [place for place in _places(error.__traceback__) if not place[0].startswith(OURS)]
    own = [place for place in others if not place[0].startswith(PYTHONS) and INSTALLED not in place[0]]
    if not others:
        return told
    file, line = (own or others)[-1]
    return f"{told} ({_shown(file)}, line {line})"


def _places(trace: TracebackType | None) -> Iterator[tuple[str, int]]:
    """File and line of every frame of a file, the deepest last; compiled and made-up code has no file."""
    while trace is not None:
        if os.path.isabs(trace.tb_frame.f_code.co_filename):
            yield trace.tb_frame.f_code.co_filename, trace.tb_lineno
        trace = trace.tb_next


def _shown(file: str) -> str:
    """A file as one would call it from here."""
    here = os.getcwd() + os.sep
    return file.removeprefix(here)
