"""What commands say: help in the language that was asked for, and lines with nothing in them that a terminal obeys."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TextIO

from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.locale.visible import visible_lines


def told_by(parser: argparse.ArgumentParser) -> Callable[[str], str]:
    """Says help texts by their ids."""
    language = parser.get_default("language") or "en"
    return lambda id: say(message(id), language)


def tell(text: str, out: TextIO | None = None) -> None:
    """Prints what a command has to say; control characters in it, whoever wrote them, are shown by their code."""
    print(visible_lines(text), file=out, flush=True)
