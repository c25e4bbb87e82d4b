"""A message to a person before it has a language: a Fluent id and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union, cast

LONGEST_QUOTE = 300
Word = Union[str, int, "Message", tuple["Message", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """Said by `speeltafel.locale.say`; arguments may be messages themselves, or a tuple of them. `message` makes one with any."""

    id: str
    args: Mapping[str, Word] = field(default_factory=dict)


def message(id: str, /, **args: Word | list[Message]) -> Message:
    """A message with its arguments as keywords: texts, numbers, messages, or several messages.

    Texts among them often quote what somebody wrote; of a very long one only the beginning is quoted.
    """
    for word in args.values():
        if isinstance(word, list) or (isinstance(word, str) and len(word) > LONGEST_QUOTE):
            return Message(id, {name: _kept(each) for name, each in args.items()})
    return Message(id, cast(Mapping[str, Word], args))


def _kept(word: Word | list[Message]) -> Word:
    if isinstance(word, str):
        return word if len(word) <= LONGEST_QUOTE else f"{word[:LONGEST_QUOTE]}…"
    return tuple(word) if isinstance(word, list) else word
