"""Speeltafel: Qwirkle, Exago and Qwinn! from one rules library; docs/python.md tells what each name here is for."""

from speeltafel.bots.protocol import Bot, Choice, Limit
from speeltafel.coach.exact import odds, solve_end
from speeltafel.core.errors import Ambiguous, Illegal, SpeeltafelError, Unknown, Unreadable
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
from speeltafel.table.log import Log
from speeltafel.table.match import Match
from speeltafel.table.proof import replayed, verify
from speeltafel.table.record import Damaged, Record
from speeltafel.table.record_formats import read_record, read_records, write_record

__version__ = "0.2.0"

__all__ = [
    "NOBODY",
    "Ambiguous",
    "Bot",
    "Chance",
    "Choice",
    "Damaged",
    "Decision",
    "Event",
    "Eyes",
    "Game",
    "Illegal",
    "Limit",
    "Log",
    "Match",
    "Observation",
    "Outcome",
    "Record",
    "Seat",
    "Spec",
    "SpeeltafelError",
    "Unknown",
    "Unreadable",
    "editions",
    "everybody",
    "find",
    "odds",
    "read_record",
    "read_records",
    "register",
    "replayed",
    "solve_end",
    "verify",
    "write_record",
]
