"""The server's log: every entry begins a line, nothing that a stranger wrote can look like one, and a request is known by its id."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from textwrap import indent

import msgspec

from speeltafel.locale.visible import visible, visible_lines

FORM = "%(asctime)s %(levelname)s %(name)s %(message)s"
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""What is being served: a request has the id that its proxy gave it, or one of our own; so has a socket."""
asked_by: ContextVar[str] = ContextVar("asked_by", default="")
"""The household it is served for; never logged."""


class Entries(logging.Formatter):
    """Shows what a terminal would obey by its code; the lines of a traceback are all indented."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        served = request_id.get()
        return visible(super().formatMessage(record) + (f" [{served}]" if served else ""))

    def formatException(self, ei: logging._SysExcInfoType) -> str:
        return indent(visible_lines(super().formatException(ei)), "    ")

    def formatStack(self, stack_info: str) -> str:
        return indent(visible_lines(stack_info), "    ")


class JsonEntries(logging.Formatter):
    """One JSON object a line, for whatever collects logs."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if served := request_id.get():
            entry["request"] = served
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def keep_log(level: str, form: str = "text") -> None:
    """Writes everybody's entries, ours and the libraries', to standard error in one form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonEntries() if form == "json" else Entries(FORM))
    logging.basicConfig(level=level.upper(), handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
