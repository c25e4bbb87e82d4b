"""A message to a person before it has a language: a Fluent id and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Word = Union[str, int, "Message", tuple["Message", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """Said by `speeltafel.locale.say`; arguments may be messages themselves, or a list of them."""

    id: str
    args: Mapping[str, Word] = field(default_factory=dict)


def message(id: str, **args: Word) -> Message:
    """A message with its arguments as keywords."""
    return Message(id, args)
