"""The server's log: every entry begins a line, and nothing that a stranger wrote can look like one."""

from __future__ import annotations

import logging
from textwrap import indent

from speeltafel.locale.visible import visible, visible_lines

FORM = "%(asctime)s %(levelname)s %(name)s %(message)s"


class Entries(logging.Formatter):
    """Shows what a terminal would obey by its code; the lines of a traceback are all indented."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        return visible(super().formatMessage(record))

    def formatException(self, ei: logging._SysExcInfoType) -> str:
        return indent(visible_lines(super().formatException(ei)), "    ")

    def formatStack(self, stack_info: str) -> str:
        return indent(visible_lines(stack_info), "    ")


def keep_log(level: str) -> None:
    """Writes everybody's entries, ours and the libraries', to standard error in this one form."""
    handler = logging.StreamHandler()
    handler.setFormatter(Entries(FORM))
    logging.basicConfig(level=level.upper(), handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
