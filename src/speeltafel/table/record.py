"""A game on paper: what was played, by what rules, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.given import as_text
from speeltafel.core.protocol import Eyes, Outcome, Seat
from speeltafel.core.words import Message, Word, message
from speeltafel.locale.visible import is_visible


class Damaged(SpeeltafelError):
    """A record is not what it should be: `place` says where, the message what was expected there."""

    def __init__(self, id: str, /, place: Message, **args: Word) -> None:
        super().__init__(id, place=place, **args)
        self.place = place


@dataclass(frozen=True, slots=True)
class Entry:
    """One event on paper: canonical text, whose it was, and the points that it must bring."""

    text: str
    seat: Seat | None = None
    points: int = 0
    comment: str = ""
    place: Message | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """Edition, seats, options and events; `eyes` are whose secrets it holds, None for everybody's.

    `tags` are free (names, date, place). `outcome` is None for a game that still runs, and the
    seed is there only once it does not. `end` is where the result was read.
    """

    edition: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    entries: tuple[Entry, ...] = ()
    outcome: Outcome | None = None
    tags: Mapping[str, str] = field(default_factory=dict)
    comment: str = ""
    eyes: Eyes | None = None
    position: str | None = None
    dealer: str = ""
    commitment: str = ""
    seed: str = ""
    end: Message | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        """Of a record what tells it from others; `write_record` has all of it."""
        told = "still runs" if self.outcome is None else "–".join(map(str, self.outcome.scores))
        return f"<Record {self.edition}, {self.seats} seats, {len(self.entries)} events, {told}>"


OURS = ("Speeltafel", "Game", "Seats", "Option", "Eyes", "Position", "Dealer", "Commitment", "Seed")
"""Tags that say something of the game; all others are free."""
TAG_NAME = r"[A-Za-z][A-Za-z0-9-]{0,30}"


def check_tags(tags: Mapping[str, str], place: Message) -> None:
    """Raises Damaged for a free tag that could not be written, or would mean something else once it is."""
    for name in tags:
        as_text(tags[name], name)
        if name in OURS or not re.fullmatch(TAG_NAME, name):
            raise Damaged("record-tag-name", place=place, name=name, ours=", ".join(OURS))


def check_tag(name: str, value: str, place: Message) -> None:
    """Raises Damaged when a tag has something in it that a terminal would obey instead of showing."""
    if not is_visible(name + value):
        raise Damaged("record-tag-control", place=place, name=name[:60], found=value[:60])


def entry_place(record: Record, number: int) -> Message:
    """Where event `number` stands: its line, or its number when the record never was a text."""
    entry = record.entries[number] if number < len(record.entries) else None
    if entry is not None and entry.place is not None:
        return entry.place
    return message("record-place-event", number=number)


def end_place(record: Record) -> Message:
    """Where the result stands."""
    return record.end or message("record-place-event", number=len(record.entries))
