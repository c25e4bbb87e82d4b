"""What commands say: help in the language that was asked for, and lines with nothing in them that a terminal obeys."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

import msgspec

from speeltafel.core.errors import Unknown
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.locale.visible import visible_lines

STANDARD_OUTPUT = Path("-")
INTERRUPTED = 130
"""The exit code of a command that was stopped with Ctrl-C, as shells have it."""


def told_by(parser: argparse.ArgumentParser) -> Callable[[str], str]:
    """Says help texts by their ids."""
    language = parser.get_default("language") or "en"
    return lambda id: say(message(id), language)


def tell(text: str, out: TextIO | None = None) -> None:
    """Prints what a command has to say; control characters in it, whoever wrote them, are shown by their code."""
    print(visible_lines(text), file=out, flush=True)


def add_json(parser: argparse.ArgumentParser, about: str = "cli-json", *, may_be_bare: bool = False) -> None:
    """The option `--json FILE`; where it `may_be_bare`, it means standard output without a file."""
    bare = {"nargs": "?", "const": STANDARD_OUTPUT} if may_be_bare else {}
    told = told_by(parser)(about)
    parser.add_argument("--json", type=writable, metavar="FILE", help=told, **bare)  # type: ignore[arg-type]


def writable(given: str) -> Path:
    """The file of that name; raises Unknown, before any work is done, where there cannot be one."""
    path = Path(given)
    if path != STANDARD_OUTPUT:
        if not path.parent.is_dir():
            raise unwritten(path, OSError(errno.ENOENT, os.strerror(errno.ENOENT)))
        if path.is_dir():
            raise unwritten(path, OSError(errno.EISDIR, os.strerror(errno.EISDIR)))
    return path


def unwritten(path: Path | str, error: OSError) -> Unknown:
    """What the system says of a file that should be written."""
    return Unknown("cli-file-unwritten", file=str(path), why=error.strerror or str(error))


def report(words: str, found: object, asked: Path | None) -> None:
    """Prints what a command found, and writes it as JSON to the file that was asked for; for `-` it prints the JSON alone."""
    written = msgspec.json.format(msgspec.json.encode(found)) + b"\n"
    if asked == STANDARD_OUTPUT:
        sys.stdout.write(written.decode())
        return
    if words:
        tell(words)
    if asked is not None:
        try:
            asked.write_bytes(written)
        except OSError as error:
            raise unwritten(asked, error) from None
