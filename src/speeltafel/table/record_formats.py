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
    text = _text(data).removeprefix("\ufeff")
    return read_json(text) if text.lstrip().startswith("{") else read_spel(text)


def read_records(stream: Iterable[bytes] | Iterable[str]) -> Iterator[Record]:
    """Every record of an open file, one after the other: `.spel` games in a row, or a JSON record on each line.

    Lines are read as they are needed, so a file may have any number of games.
    """
    lines: list[str] = []
    if isinstance(stream, str | bytes) or not isinstance(stream, Iterable):
        raise wrong_kind(stream, "texts", "stream")
    for raw in stream:
        line = _text(raw).removeprefix("\ufeff")
        if line.startswith("{") and line.rstrip().endswith("}") and not lines:
            yield read_json(line)
            continue
        if line.startswith(FIRST) and any(each.strip() for each in lines):
            yield read_spel("".join(lines))
            lines.clear()
        lines.append(line)
    if any(each.strip() for each in lines):
        yield read_record("".join(lines))


def write_record(record: Record, form: str = "spel") -> str:
    """The record as `spel` or `json`."""
    as_kind(record, Record, "record", "record")
    if not isinstance(form, str) or form not in FORMS:
        raise Unknown("unknown-record-form", form=str(form), known=", ".join(FORMS))
    return FORMS[form](record)


def _text(data: bytes | str) -> str:
    if isinstance(data, str):
        return data
    if not isinstance(data, bytes | bytearray | memoryview):
        raise Unreadable("unreadable-record", given=type(data).__name__)
    try:
        return bytes(data).decode("utf-8")
    except UnicodeDecodeError as error:
        line = bytes(data)[: error.start].count(b"\n") + 1
        raise Damaged("record-encoding", place=message("record-place-line", line=line)) from None
