"""Says a message in a language, for those outside: what is no message and no language of ours is refused as everything is."""

from __future__ import annotations

from speeltafel.core.errors import Unknown
from speeltafel.core.given import SHOWN, as_kind
from speeltafel.core.words import Message
from speeltafel.locale import LANGUAGES
from speeltafel.locale import say as said


def say(message: Message, language: str) -> str:
    """The message in nl, de, fr or en; messages among its arguments are said first."""
    return said(as_kind(message, Message, "message", "message"), as_language(language))


def as_language(given: str) -> str:
    """The language, when it is one of ours."""
    if given not in LANGUAGES:
        raise Unknown("unknown-language", given=str(given)[:SHOWN], known=", ".join(LANGUAGES))
    return given
