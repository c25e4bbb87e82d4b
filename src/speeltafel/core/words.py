"""A message to a person before it has a language: a Fluent id and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

LONGEST_QUOTE = 300
Word = Union[str, int, "Message", tuple["Message", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """Said by `speeltafel.locale.say`; arguments may be messages themselves, or a list of them. `message` makes one with any."""

    id: str
    args: Mapping[str, Word] = field(default_factory=dict)


def message(id: str, /, **args: Word) -> Message:
    """A message with its arguments as keywords.

    Texts among them often quote what somebody wrote; of a very long one only the beginning is quoted.
    """
    for word in args.values():
        if isinstance(word, str) and len(word) > LONGEST_QUOTE:
            return Message(id, {name: _cut(each) for name, each in args.items()})
    return Message(id, args)


def _cut(word: Word) -> Word:
    return f"{word[:LONGEST_QUOTE]}…" if isinstance(word, str) and len(word) > LONGEST_QUOTE else word
