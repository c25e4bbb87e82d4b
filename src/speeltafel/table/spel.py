"""The `.spel` text of a record: tags, one event a line, comments, and a last line with the result."""

from __future__ import annotations

import re
from collections.abc import Mapping

from speeltafel.core.options import plain
from speeltafel.core.protocol import Outcome, Seat
from speeltafel.core.words import Message, message
from speeltafel.table.proof import event_text, outcome_text, settled
from speeltafel.table.record import OURS, TAG_NAME, Damaged, Entry, Record, check_tag

FORMAT = "1"
_TAG = re.compile(rf'\[({TAG_NAME}) "((?:[^"\\]|\\["\\])*)"\]')
_EVENT = re.compile(r"(\d{1,6}) +(-|\d{1,2}) +(\S+)(?: +([+-]\d{1,6}))?(?:\s+;\s?(.*))?", re.ASCII)
_RESULT = re.compile(
    r"= +(?:(\*)|(-|\d{1,2}(?:,\d{1,2})*) +(-?\d{1,6}(?:,-?\d{1,6})*) +(\S{1,60}))", re.ASCII
)
LONGEST = 1_000_000


def write_spel(record: Record) -> str:
    """The record as text; `read_spel` gives the same record back."""
    lines = [_tag("Speeltafel", FORMAT), _tag("Game", record.edition), _tag("Seats", str(record.seats))]
    lines += [_tag("Option", f"{name}={plain(value)}") for name, value in record.options.items()]
    if record.eyes is not None:
        lines.append(_tag("Eyes", ",".join(map(str, sorted(record.eyes)))))
    if record.position is not None:
        lines.append(_tag("Position", record.position))
    known = (("Dealer", record.dealer), ("Commitment", record.commitment), ("Seed", record.seed))
    lines += [_tag(name, value) for name, value in known if value]
    lines += [_tag(name, value) for name, value in record.tags.items()]
    lines += [f"; {line}" for line in record.comment.splitlines()]
    lines.append("")
    for number, entry in enumerate(record.entries):
        told = event_text(number, entry.seat, entry.text, entry.points)
        first, *more = entry.comment.splitlines() or [""]
        lines.append(f"{told} ; {first}" if first else told)
        lines += [f"; {line}" for line in more]
    lines.append("= *" if record.outcome is None else f"= {outcome_text(record.outcome)}")
    return "\n".join(lines) + "\n"


def read_spel(text: str, first: int = 1) -> Record:
    """The record that a text tells; raises Damaged with the line, counted from `first`, and what was expected there."""
    if len(text) > LONGEST:
        raise Damaged("record-long", place=_line(first), most=LONGEST)
    lines = text.removeprefix("\ufeff").split("\n")
    return _Reading([line.rstrip() for line in lines], first).record()


class _Reading:
    """One pass over the lines of a record."""

    def __init__(self, lines: list[str], first: int) -> None:
        self.lines = lines
        self.first = first
        self.tags: dict[str, str] = {}
        self.tag_lines: dict[str, int] = {}
        self.options: dict[str, object] = {}
        self.comment: list[str] = []
        self.entries: list[Entry] = []
        self.comments: list[list[str]] = []
        self.outcome: Outcome | None = None
        self.end: Message | None = None

    def record(self) -> Record:
        for number, line in enumerate(self.lines, self.first):
            if not self.tags and line.strip() and line != _tag("Speeltafel", FORMAT):
                raise Damaged("record-foreign", place=_line(number), expected=_tag("Speeltafel", FORMAT))
            self._read(number, line)
        if self.end is None:
            wanted = len(self.entries)
            last = max((n for n, line in enumerate(self.lines, self.first) if line), default=self.first)
            raise Damaged("record-truncated", place=_line(last), number=wanted)
        return self._made()

    def _read(self, number: int, line: str) -> None:
        if not line.strip():
            return
        if line.startswith(";"):
            said = line.removeprefix(";").removeprefix(" ")
            (self.comments[-1] if self.comments else self.comment).append(said)
        elif self.end is not None:
            raise Damaged("record-after", place=_line(number), found=_short(line))
        elif line.startswith("["):
            self._read_tag(number, line)
        elif line.startswith("="):
            self._read_result(number, line)
        else:
            self._read_event(number, line)

    def _read_tag(self, number: int, line: str) -> None:
        found = _TAG.fullmatch(line)
        if found is None or self.entries:
            raise Damaged("record-tag", place=_line(number), found=_short(line))
        name, value = found[1], re.sub(r"\\(.)", r"\1", found[2])
        check_tag(name, value, _line(number))
        if name == "Option":
            key, equals, given = value.partition("=")
            if not equals or not key.isidentifier() or key in self.options:
                raise Damaged("record-tag", place=_line(number), found=_short(line))
            self.options[key] = given
            return
        if name in self.tags:
            raise Damaged("record-tag-twice", place=_line(number), name=name)
        self.tags[name] = value
        self.tag_lines[name] = number

    def _read_event(self, number: int, line: str) -> None:
        found = _EVENT.fullmatch(line)
        wanted = len(self.entries)
        if found is None:
            raise Damaged("record-line", place=_line(number), found=_short(line), number=wanted)
        if int(found[1]) != wanted:
            raise Damaged("record-number", place=_line(number), found=found[1], number=wanted)
        seat = None if found[2] == "-" else Seat(int(found[2]))
        entry = Entry(found[3], seat, int(found[4] or 0), place=_line(number))
        self.entries.append(entry)
        self.comments.append([found[5]] if found[5] else [])

    def _read_result(self, number: int, line: str) -> None:
        found = _RESULT.fullmatch(line)
        if found is None:
            raise Damaged("record-result-line", place=_line(number), found=_short(line))
        self.end = _line(number)
        if found[1]:
            return
        winners = frozenset() if found[2] == "-" else frozenset(Seat(int(s)) for s in found[2].split(","))
        self.outcome = Outcome(tuple(int(score) for score in found[3].split(",")), winners, found[4])

    def _made(self) -> Record:
        for name in ("Game", "Seats"):
            if name not in self.tags:
                raise Damaged("record-tag-missing", place=_line(self.first), name=name)
        made = Record(
            edition=self.tags["Game"],
            seats=self._whole("Seats", self.tags["Seats"]),
            options=self.options,
            entries=tuple(
                Entry(entry.text, entry.seat, entry.points, "\n".join(comment), entry.place)
                for entry, comment in zip(self.entries, self.comments, strict=True)
            ),
            outcome=self.outcome,
            tags={name: value for name, value in self.tags.items() if name not in OURS},
            comment="\n".join(self.comment),
            eyes=self._eyes(self.tags),
            position=self.tags.get("Position"),
            dealer=self.tags.get("Dealer", ""),
            commitment=self.tags.get("Commitment", ""),
            seed=self.tags.get("Seed", ""),
            end=self.end,
        )
        return settled(made, _line(self.tag_lines["Game"]))

    def _eyes(self, tags: Mapping[str, str]) -> frozenset[Seat] | None:
        if "Eyes" not in tags:
            return None
        return frozenset(Seat(self._whole("Eyes", each)) for each in tags["Eyes"].split(",") if each)

    def _whole(self, name: str, value: str) -> int:
        if not (value.isascii() and value.isdecimal() and len(value) <= 3):
            place = _line(self.tag_lines[name])
            raise Damaged("record-tag-number", place=place, name=name, found=_short(value))
        return int(value)


def _tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ").replace("\r", " ")
    return f'[{name} "{escaped}"]'


def _line(number: int) -> Message:
    return message("record-place-line", line=number)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
