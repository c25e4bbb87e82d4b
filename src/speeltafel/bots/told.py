"""Help on the command line in the language that it set."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from speeltafel.core.words import message
from speeltafel.locale import say


def told_by(parser: argparse.ArgumentParser) -> Callable[[str], str]:
    """Says help texts by their ids."""
    language = parser.get_default("language") or "en"
    return lambda id: say(message(id), language)
