"""The JSON of a record: the same facts as the `.spel` text, for programs."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from speeltafel.core.protocol import Outcome, Seat
from speeltafel.core.words import Message, message
from speeltafel.table.proof import settled
from speeltafel.table.record import Damaged, Entry, Record, check_tag
from speeltafel.table.spel import LONGEST

FORMAT = 1

Plain = str | int | bool | None | list[int | str | None]


class EventPaper(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    number: int
    action: str
    seat: int | None = None
    points: int = 0
    comment: str = ""


class OutcomePaper(Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]
    reason: str


class RecordPaper(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The document; `outcome` is null while the game runs, `eyes` absent when all is open."""

    speeltafel: int
    game: str
    seats: int
    events: list[EventPaper]
    outcome: OutcomePaper | None
    options: dict[str, Plain] = {}
    tags: dict[str, str] = {}
    comment: str = ""
    eyes: list[int] | None = None
    position: str | None = None
    dealer: str = ""
    commitment: str = ""
    seed: str = ""


_read = msgspec.json.Decoder(RecordPaper).decode


def write_json(record: Record) -> str:
    """The record as JSON, one event a line; `read_json` gives the same record back."""
    outcome = record.outcome
    paper = RecordPaper(
        speeltafel=FORMAT,
        game=record.edition,
        seats=record.seats,
        options=msgspec.convert(dict(record.options), dict[str, Plain]),
        tags=dict(record.tags),
        comment=record.comment,
        eyes=None if record.eyes is None else sorted(record.eyes),
        position=record.position,
        dealer=record.dealer,
        commitment=record.commitment,
        seed=record.seed,
        events=[],
        outcome=None
        if outcome is None
        else OutcomePaper(list(outcome.scores), sorted(outcome.winners), outcome.reason),
    )
    events = ",\n  ".join(
        msgspec.json.encode(EventPaper(number, entry.text, entry.seat, entry.points, entry.comment)).decode()
        for number, entry in enumerate(record.entries)
    )
    document = msgspec.json.format(msgspec.json.encode(paper), indent=1).decode()
    return document.replace('"events": []', f'"events": [\n  {events}\n ]', 1) + "\n"


def read_json(text: str | bytes, first: int = 1) -> Record:
    """The record that a JSON document tells; raises Damaged with the place, lines counted from `first`, and what was expected."""
    if len(text) > LONGEST:
        raise Damaged("record-long", place=message("record-place-line", line=first), most=LONGEST)
    try:
        paper = _read(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Damaged("record-json", place=_place(text, error, first), why=str(error)) from None
    if paper.speeltafel != FORMAT:
        place = message("record-place-tags")
        raise Damaged("record-foreign", place=place, expected=f'"speeltafel": {FORMAT}')
    for wanted, event in enumerate(paper.events):
        if event.number != wanted:
            place = message("record-place-event", number=wanted)
            raise Damaged("record-number", place=place, found=str(event.number), number=wanted)
    head = [("game", paper.game), ("position", paper.position or ""), ("dealer", paper.dealer)]
    head += [("commitment", paper.commitment), ("seed", paper.seed), *paper.tags.items()]
    head += [(name, str(value)) for name, value in paper.options.items()]
    for name, text in head:
        check_tag(name, text, message("record-place-tags"))
    outcome = paper.outcome
    made = Record(
        edition=paper.game,
        seats=paper.seats,
        options={
            name: tuple(value) if isinstance(value, list) else value for name, value in paper.options.items()
        },
        entries=tuple(
            Entry(event.action, None if event.seat is None else Seat(event.seat), event.points, event.comment)
            for event in paper.events
        ),
        outcome=None
        if outcome is None
        else Outcome(tuple(outcome.scores), frozenset(map(Seat, outcome.winners)), outcome.reason),
        tags=paper.tags,
        comment=paper.comment,
        eyes=None if paper.eyes is None else frozenset(map(Seat, paper.eyes)),
        position=paper.position,
        dealer=paper.dealer,
        commitment=paper.commitment,
        seed=paper.seed,
    )
    return settled(made, message("record-place-tags"))


def _place(text: str | bytes, error: Exception, first: int) -> Message:
    """The line of a syntax error: msgspec names the byte, or nothing when the text ends too early."""
    data = text.encode("utf-8", "replace") if isinstance(text, str) else text
    digits = str(error).rpartition("(byte ")[2].rstrip(")")
    at = int(digits) if digits.isdecimal() else len(data.rstrip())
    if isinstance(error, msgspec.ValidationError):
        return message("record-place-tags")
    return message("record-place-line", line=data[:at].count(b"\n") + first)
