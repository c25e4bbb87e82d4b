"""A message to a person before it has a language: a Fluent id and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union, cast

LONGEST_QUOTE = 300
LONGEST_NUMBER = 10**LONGEST_QUOTE
Word = Union[str, int, "Message", tuple["Message", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """Said by `speeltafel.locale.say`; arguments may be messages themselves, or a tuple of them. `message` makes one with any."""

    id: str
    args: Mapping[str, Word] = field(default_factory=dict)


def message(id: str, /, **args: Word | list[Message]) -> Message:
    """A message with its arguments as keywords: texts, numbers, messages, or several messages.

    Texts and numbers among them often quote what somebody wrote; of a very long one only the beginning is quoted.
    """
    for word in args.values():
        # Told here and again in `_kept`: a move makes many messages, and hardly any has anything to keep.
        match word:
            case str():
                is_kept = len(word) <= LONGEST_QUOTE
            case int():
                is_kept = -LONGEST_NUMBER < word < LONGEST_NUMBER
            case _:
                is_kept = not isinstance(word, list)
        if not is_kept:
            return Message(id, {name: _kept(each) for name, each in args.items()})
    return Message(id, cast(Mapping[str, Word], args))


def quoted(value: object, most: int = LONGEST_QUOTE) -> str:
    """Any value as an error quotes it; of a very long one only the beginning."""
    try:
        text = repr(value)
    except Exception:  # Python writes no number of over 4,300 digits, and others' objects may do anything
        text = hex(value) if isinstance(value, int) else f"<{type(value).__name__}>"
    return text if len(text) <= most else f"{text[:most]}…"


def _kept(word: Word | list[Message]) -> Word:
    match word:
        case str():
            return word if len(word) <= LONGEST_QUOTE else f"{word[:LONGEST_QUOTE]}…"
        case int():
            return word if -LONGEST_NUMBER < word < LONGEST_NUMBER else quoted(word)
        case list():
            return tuple(word)
    return word
