"""Speeltafel: Qwirkle, Exago and Qwinn! from one rules library; docs/python.md tells what each name here is for.

What a name needs is loaded when it is first asked for, so that a program which asks for little begins at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from speeltafel import core as core  # first, so that kernels load as the environment asks

if TYPE_CHECKING:
    from speeltafel.bots.exact import Odds, SearchedEnd
    from speeltafel.bots.protocol import Bot, Choice, Limit
    from speeltafel.coach.advice import Advice
    from speeltafel.coach.asked import ask, bot, levels
    from speeltafel.coach.exact import odds, solve_end
    from speeltafel.coach.report import Review
    from speeltafel.coach.report import reviewed as review
    from speeltafel.coach.whatif import WhatIf, what_if
    from speeltafel.core.errors import Ambiguous, Illegal, SpeeltafelError, Unknown, Unreadable
    from speeltafel.core.preview import Preview
    from speeltafel.core.protocol import (
        NOBODY,
        Chance,
        Decision,
        Event,
        Eyes,
        Game,
        Observation,
        Outcome,
        Seat,
        everybody,
    )
    from speeltafel.core.registry import Spec, editions, find, register
    from speeltafel.core.said import say
    from speeltafel.core.score import Score, ScoreLine
    from speeltafel.core.words import Message
    from speeltafel.table.choices import Choices
    from speeltafel.table.log import Log
    from speeltafel.table.match import Frame, Match
    from speeltafel.table.position import Position
    from speeltafel.table.proof import replayed, verify
    from speeltafel.table.record import Damaged, Entry, Record
    from speeltafel.table.record_formats import read_record, read_records, write_record

__version__ = "0.2.0"

__all__ = [
    "NOBODY",
    "Advice",
    "Ambiguous",
    "Bot",
    "Chance",
    "Choice",
    "Choices",
    "Damaged",
    "Decision",
    "Entry",
    "Event",
    "Eyes",
    "Frame",
    "Game",
    "Illegal",
    "Limit",
    "Log",
    "Match",
    "Message",
    "Observation",
    "Odds",
    "Outcome",
    "Position",
    "Preview",
    "Record",
    "Review",
    "Score",
    "ScoreLine",
    "SearchedEnd",
    "Seat",
    "Spec",
    "SpeeltafelError",
    "Unknown",
    "Unreadable",
    "WhatIf",
    "ask",
    "bot",
    "editions",
    "everybody",
    "find",
    "levels",
    "odds",
    "read_record",
    "read_records",
    "register",
    "replayed",
    "review",
    "say",
    "solve_end",
    "verify",
    "what_if",
    "write_record",
]

_HOMES = {
    "bots.exact": (
        "Odds",
        "SearchedEnd",
    ),
    "bots.protocol": (
        "Bot",
        "Choice",
        "Limit",
    ),
    "coach.advice": ("Advice",),
    "coach.asked": (
        "ask",
        "bot",
        "levels",
    ),
    "coach.exact": (
        "odds",
        "solve_end",
    ),
    "coach.report": (
        "Review",
        "review",
    ),
    "coach.whatif": (
        "WhatIf",
        "what_if",
    ),
    "core.errors": (
        "Ambiguous",
        "Illegal",
        "SpeeltafelError",
        "Unknown",
        "Unreadable",
    ),
    "core.preview": ("Preview",),
    "core.protocol": (
        "Chance",
        "Decision",
        "Event",
        "Eyes",
        "Game",
        "NOBODY",
        "Observation",
        "Outcome",
        "Seat",
        "everybody",
    ),
    "core.registry": (
        "Spec",
        "editions",
        "find",
        "register",
    ),
    "core.said": ("say",),
    "core.score": (
        "Score",
        "ScoreLine",
    ),
    "core.words": ("Message",),
    "table.choices": ("Choices",),
    "table.log": ("Log",),
    "table.match": (
        "Frame",
        "Match",
    ),
    "table.position": ("Position",),
    "table.proof": (
        "replayed",
        "verify",
    ),
    "table.record": (
        "Damaged",
        "Entry",
        "Record",
    ),
    "table.record_formats": (
        "read_record",
        "read_records",
        "write_record",
    ),
}
"""The module of each public name."""
_HOME = {name: module for module, names in _HOMES.items() for name in names}
_OTHER_NAMES = {"review": "reviewed"}
"""What is called otherwise where it lives."""


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'speeltafel' has no attribute {name!r}")
    found: object = getattr(import_module(f"speeltafel.{_HOME[name]}"), _OTHER_NAMES.get(name, name))
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
