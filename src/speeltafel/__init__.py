"""Speeltafel: Qwirkle, Exago and Qwinn! from one rules library."""

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
from speeltafel.core.registry import editions, find
from speeltafel.table.match import Match

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "Ambiguous",
    "Chance",
    "Decision",
    "Event",
    "Eyes",
    "Game",
    "Illegal",
    "Match",
    "Observation",
    "Outcome",
    "Seat",
    "SpeeltafelError",
    "Unknown",
    "Unreadable",
    "editions",
    "everybody",
    "find",
]
