"""What a guard and the process in which a bot thinks say to each other."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import Struct

from speeltafel.core.words import Message, Word, message
from speeltafel.wire import Said


@dataclass(frozen=True, slots=True)
class Request:
    """Which bot is asked, and for how long; `rules` is the game, pickled, and `payload` the question.

    `seconds` is CPU time, None where only nodes count; `patience` is wall time for a bot that does not run. `asked`
    is when, by the machine's monotonic clock, which all its processes share.
    """

    game: str
    bot: str
    rules: bytes
    seconds: float | None
    patience: float
    payload: bytes
    asked: float = 0.0


class Thought(Struct, frozen=True, omit_defaults=True):
    """What came of it: the action's text and the rest of the choice, or a fault with its detail.

    Text, and never a pickle: nothing that a bot made up is run on the other side.
    """

    action: str = ""
    words: Said | None = None
    before: float | None = None
    after: float | None = None
    nodes: int = 0
    seconds: float = 0.0
    fault: str = ""
    detail: str = ""


write_thought = msgspec.json.Encoder().encode
read_thought = msgspec.json.Decoder(Thought).decode


def said(words: Message) -> Said:
    """A message as it travels."""
    return Said(words.id, {name: _said(word) for name, word in words.args.items()})


def heard(words: Said) -> Message:
    """A message that has travelled."""
    return message(words.id, **{name: _heard(word) for name, word in words.args.items()})


def _said(word: Word) -> str | int | Said | list[Said]:
    if isinstance(word, tuple):
        return [said(each) for each in word]
    return said(word) if isinstance(word, Message) else word


def _heard(word: str | int | Said | list[Said]) -> Word:
    if isinstance(word, list):
        return tuple(heard(each) for each in word)
    return heard(word) if isinstance(word, Said) else word
