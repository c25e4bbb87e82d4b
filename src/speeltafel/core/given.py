"""Holds what somebody gives to what is wanted, before anything is done with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from speeltafel.core.errors import Unreadable
from speeltafel.core.words import quoted

T = TypeVar("T")
SHOWN = 60


def wrong_kind(value: object, wanted: str, name: str) -> Unreadable:
    """The error that says what is wanted: `text`, `texts`, `number`, `game`, `match`, `situation`, `state`, `seen`, `record`,
    `event`, `log`, `spec`, `message`, `seed`, `bot`, `choice`, `rng`, `style`, `step`, `coach`, `appraisal`, `events`,
    `read-action`, `action`.
    """
    return Unreadable("wrong-kind", name=name, wanted=wanted, given=quoted(value, SHOWN))


def as_kind(value: object, kind: type[T], wanted: str, name: str) -> T:
    """The value, when it is of this kind; True and False are no numbers."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise wrong_kind(value, wanted, name)
    return value


def as_text(value: object, name: str) -> str:
    """The value, when it is a text."""
    if isinstance(value, str):
        return value
    raise wrong_kind(value, "text", name)


def as_texts(values: object, name: str) -> list[str]:
    """The values, when they are texts one after the other; a text alone is no list."""
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise wrong_kind(values, "texts", name)
    return [as_text(value, name) for value in values]


def as_action(given: object, kinds: tuple[type[T], ...], read: Callable[[str], T]) -> T:
    """The action itself, or the one that its text means to `read`; anything else is refused."""
    if isinstance(given, kinds):
        return given
    if isinstance(given, str):
        return read(given)
    raise wrong_kind(given, "action", "action")
