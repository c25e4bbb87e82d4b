"""Speeltafel: Qwirkle, Exago and Qwinn! from one rules library; docs/python.md tells what each name here is for."""

from importlib import import_module
from typing import TYPE_CHECKING

from speeltafel.bots.exact import Odds, SearchedEnd
from speeltafel.bots.protocol import Bot, Choice, Limit
from speeltafel.coach.exact import odds, solve_end
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
from speeltafel.core.score import Score, ScoreLine
from speeltafel.core.words import Message
from speeltafel.locale import say
from speeltafel.table.choices import Choices
from speeltafel.table.log import Log
from speeltafel.table.match import Frame, Match
from speeltafel.table.position import Position
from speeltafel.table.proof import replayed, verify
from speeltafel.table.record import Damaged, Entry, Record
from speeltafel.table.record_formats import read_record, read_records, write_record

if TYPE_CHECKING:
    from speeltafel.coach.asked import ask, bot, levels
    from speeltafel.coach.report import Review
    from speeltafel.coach.report import reviewed as review

__version__ = "0.2.0"

__all__ = [
    "NOBODY",
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
    "write_record",
]

_LATER = {
    "Review": "report:Review",
    "ask": "asked:ask",
    "bot": "asked:bot",
    "levels": "asked:levels",
    "review": "report:reviewed",
}
"""What only those load who ask a bot or look back at a game, and where it is in `speeltafel.coach`."""


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module 'speeltafel' has no attribute {name!r}")
    module, _, there = _LATER[name].partition(":")
    return getattr(import_module(f"speeltafel.coach.{module}"), there)
