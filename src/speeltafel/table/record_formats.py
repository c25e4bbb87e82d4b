"""Reads a record in either form, from whatever a file holds."""

from __future__ import annotations

from speeltafel.core.words import message
from speeltafel.table.record import Damaged, Record
from speeltafel.table.spel import read_spel, write_spel
from speeltafel.table.spel_json import read_json, write_json

FORMS = {"spel": write_spel, "json": write_json}


def read_record(data: bytes) -> Record:
    """The record in a file's bytes: JSON when it begins with a brace, `.spel` otherwise."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Damaged("record-encoding", place=message("record-place-line", line=line)) from None
    if text.removeprefix("\ufeff").lstrip().startswith("{"):
        return read_json(text.removeprefix("\ufeff"))
    return read_spel(text)


def write_record(record: Record, form: str) -> str:
    """The record as `spel` or `json`."""
    return FORMS[form](record)
