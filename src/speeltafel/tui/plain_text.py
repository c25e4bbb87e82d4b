"""How everything that a stranger or a server wrote reaches the screen: as text, never as markup or escapes."""

from __future__ import annotations

from rich.text import Text

from speeltafel.client.messages import heard
from speeltafel.core.words import Message
from speeltafel.locale import say
from speeltafel.locale.visible import visible_lines
from speeltafel.wire import Said


def plain(text: str) -> Text:
    """The text as it stands; brackets mean nothing, and control characters are shown by their code."""
    return Text(visible_lines(text))


def told(said: Said | Message, language: str) -> str:
    """A server's message in our words; one that we do not know is said by its id."""
    words = heard(said) if isinstance(said, Said) else said
    try:
        return say(words, language)
    except (LookupError, ValueError):
        return words.id


def edition_name(edition: str, language: str) -> str:
    """An edition as people call it; of a game that brings no such words its id."""
    id = f"page-edition-{edition.replace('/', '-')}"
    name = told(Message(id), language)
    return edition if name == id else name
