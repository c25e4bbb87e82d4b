"""Reads a record in either form, from whatever a file holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from speeltafel.core.errors import Unknown, Unreadable
from speeltafel.core.given import as_kind, wrong_kind
from speeltafel.core.words import message
from speeltafel.table.record import Damaged, Record
from speeltafel.table.spel import read_spel, write_spel
from speeltafel.table.spel_json import read_json, write_json

FIRST = "[Speeltafel "
FORMS = {"spel": write_spel, "json": write_json}


def read_record(data: bytes | str) -> Record:
    """The record in a file's bytes or text: JSON when it begins with a brace, `.spel` otherwise."""
    return _record(_text(data).removeprefix("\ufeff"))


def read_records(stream: Iterable[bytes | str]) -> Iterator[Record]:
    """Every record of an open file, one after the other, in either form.

    Lines are read as they are needed, so a file may have any number of games. What is wrong is told by the file's lines.
    """
    lines: list[str] = []
    first = 1
    if isinstance(stream, str | bytes) or not isinstance(stream, Iterable):
        raise wrong_kind(stream, "texts", "stream")
    for number, raw in enumerate(stream, 1):
        line = _text(raw, number).removeprefix("\ufeff")
        if lines and _begins(line, lines):
            yield _record("".join(lines), first)
            lines.clear()
        if not lines:
            first = number
        if lines or line.strip():
            lines.append(line)
    if lines:
        yield _record("".join(lines), first)


def _begins(line: str, lines: list[str]) -> bool:
    """Whether another record begins with this line; in JSON a brace may be an event's, where the one before is still open."""
    if line.startswith("{"):
        return not lines[0].startswith("{") or lines[-1].rstrip().endswith("}")
    return line.startswith(FIRST)


def _record(text: str, first: int = 1) -> Record:
    return read_json(text, first) if text.lstrip().startswith("{") else read_spel(text, first)


def write_record(record: Record, form: str = "spel") -> str:
    """The record as `spel` or `json`."""
    as_kind(record, Record, "record", "record")
    if not isinstance(form, str) or form not in FORMS:
        raise Unknown("unknown-record-form", form=str(form), known=", ".join(FORMS))
    return FORMS[form](record)


def _text(data: bytes | str, first: int = 1) -> str:
    if isinstance(data, str):
        return data
    if not isinstance(data, bytes | bytearray | memoryview):
        raise Unreadable("unreadable-record", given=type(data).__name__)
    try:
        return bytes(data).decode("utf-8")
    except UnicodeDecodeError as error:
        line = bytes(data)[: error.start].count(b"\n") + first
        raise Damaged("record-encoding", place=message("record-place-line", line=line)) from None
