"""What commands say: help in the language that was asked for, and lines with nothing in them that a terminal obeys."""

from __future__ import annotations

import argparse
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


def told_by(parser: argparse.ArgumentParser) -> Callable[[str], str]:
    """Says help texts by their ids."""
    language = parser.get_default("language") or "en"
    return lambda id: say(message(id), language)


def tell(text: str, out: TextIO | None = None) -> None:
    """Prints what a command has to say; control characters in it, whoever wrote them, are shown by their code."""
    print(visible_lines(text), file=out, flush=True)


def report(words: str, found: object, asked: Path | None) -> None:
    """Prints what a command found, and writes it as JSON to the file that was asked for; for `-` it prints the JSON alone."""
    written = msgspec.json.format(msgspec.json.encode(found)) + b"\n"
    if asked == STANDARD_OUTPUT:
        sys.stdout.write(written.decode())
        return
    tell(words)
    if asked is not None:
        try:
            asked.write_bytes(written)
        except OSError as error:
            raise Unknown("cli-file-missing", file=str(asked), why=error.strerror or str(error)) from None
