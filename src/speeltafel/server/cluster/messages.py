"""What processes that serve the same tables tell each other: one closed union."""

from __future__ import annotations

from msgspec import Struct, msgpack

from speeltafel.live.change import Stored
from speeltafel.wire import Answer, Hush, Leave, Play, Propose, Say

Forwarded = Play | Propose | Answer | Leave | Say | Hush


class Changed(Struct, tag="changed", frozen=True):
    """The owner of a table stored a change."""

    change: Stored


class There(Struct, tag="there", frozen=True):
    """Who looks on at a table over there: its viewers' seats, once for every device, how many watch, and how far the table has come there."""

    code: str
    seats: tuple[int, ...]
    watchers: int
    version: int


class Requested(Struct, tag="requested", frozen=True):
    """A viewer over there asks the owner for something; which seats these hashed secrets open, the owner knows best."""

    code: str
    token: str
    hashes: tuple[str, ...]
    request: Forwarded
    mark: str = ""


class Replied(Struct, tag="replied", frozen=True):
    """What the owner says to that: a message to the viewer, encoded; empty when it is not the owner."""

    token: str
    message: bytes


class Moved(Struct, tag="moved", frozen=True):
    """A table has a new owner; told to whoever was its owner, who tells it to those who follow."""

    code: str
    owner: str


class ProcessGone(Struct, tag="gone", frozen=True):
    """A process serves no more: one note for all its tables."""

    process: str


Note = Changed | There | Requested | Replied | Moved | ProcessGone


class Envelope(Struct, frozen=True, array_like=True):
    """A note and the process it comes from."""

    sender: str
    note: Note


write_note = msgpack.Encoder().encode
read_note = msgpack.Decoder(Envelope).decode
