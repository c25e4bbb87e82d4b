"""What can go wrong when a table is asked for something, and how it is said."""

from __future__ import annotations

from speeltafel.client.http import Declined
from speeltafel.client.table import Denied
from speeltafel.core.errors import Ambiguous, SpeeltafelError
from speeltafel.core.words import Message
from speeltafel.home.asking import TableRefused
from speeltafel.tui.plain_text import told

REFUSALS = (SpeeltafelError, Denied, Declined, TableRefused, TimeoutError)
CANDIDATES = 12


def refusal_of(error: Exception, language: str) -> str:
    """One of the refusals in words."""
    match error:
        case Ambiguous():
            return error.say(language) + "\n" + "  ".join(error.candidates[:CANDIDATES])
        case SpeeltafelError():
            return error.say(language)
        case Denied() | TableRefused():
            return told(error.refusal.message, language)
        case TimeoutError():
            return told(Message("tui-no-answer"), language)
    return str(error)
