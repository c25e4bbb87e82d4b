"""What can be told of a message before it is read, of a server of another release, and what it said."""

from __future__ import annotations

import msgspec

from speeltafel.core.words import Message, message
from speeltafel.locale import say
from speeltafel.wire import WIRE, Said

LONGEST_ID = 80


class _Tagged(msgspec.Struct):
    """Any message, for its kind alone."""

    type: str = ""


def kind_of(text: str | bytes) -> str:
    """The `type` of a message; empty when it has none."""
    try:
        return msgspec.json.decode(text, type=_Tagged).type
    except msgspec.DecodeError:
        return ""


def other_release(theirs: int) -> Message:
    """Why client and server do not talk."""
    return message("server-other-release", yours=WIRE, ours=theirs)


def heard(said: Said) -> Message:
    """A message off the wire, ready to be said in any language; one that a newer server has, and we not, as its id."""
    told = message(said.id, **{name: _word(word) for name, word in said.args.items()})
    try:
        say(told, "en")
    except (KeyError, ValueError):
        return message("sit-unknown-words", id=said.id[:LONGEST_ID])
    return told


def _word(word: str | int | Said | list[Said]) -> str | int | Message | tuple[Message, ...]:
    if isinstance(word, str | int):
        return word
    if isinstance(word, list):
        return tuple(heard(part) for part in word)
    return heard(word)
