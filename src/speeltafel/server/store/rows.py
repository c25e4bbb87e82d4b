"""What is written in one transaction for one table, and what is read back."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from speeltafel.server.standing import Standing, TableRow
from speeltafel.wire import Status


class EventRow(Struct, frozen=True, omit_defaults=True, array_like=True):
    """One event, one row; `client` is the id under which a player sent it, with the seat before it."""

    number: int
    seat: int | None
    action: str
    points: int
    at: int
    client: str | None = None


class ChatRow(Struct, frozen=True, omit_defaults=True, array_like=True):
    """One line of talk."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str
    phrase: str
    client: str | None = None


class Loaded(Struct, frozen=True):
    """A table as it is read back, or new: its row, its log and its latest talk; `due` is for a new one."""

    row: TableRow
    events: tuple[EventRow, ...]
    chat: tuple[ChatRow, ...]
    process: str | None = None
    due: int | None = None


class Change(Struct, frozen=True, omit_defaults=True):
    """Everything that one step changes at a table: stored as a whole or not at all.

    `due` is when the table needs attention by itself. `standing` is None when only the log grew.
    `made` is a table that this step brings into being (a rematch). `hidden` are lines of talk to be blanked,
    `reported` lines of talk with the seat that reports them.
    """

    code: str
    fence: int
    version: int
    at: int
    status: Status
    due: int | None = None
    events: tuple[EventRow, ...] = ()
    standing: Standing | None = None
    chat: tuple[ChatRow, ...] = ()
    made: Loaded | None = None
    hidden: tuple[int, ...] = ()
    reported: tuple[tuple[int, int], ...] = ()

    def without_made(self) -> Change:
        """The change as it is told to others: a table it made is for the store alone."""
        return self if self.made is None else replace(self, made=None)


class ReportRow(Struct, frozen=True):
    """A line of talk that somebody reported."""

    code: str
    number: int
    by: int
    at: int
    seat: int | None
    text: str
    phrase: str


class SubscriptionRow(Struct, frozen=True):
    """A browser that wants to be told; `secret` is the hash that opens its seat."""

    endpoint: str
    secret: str
    p256dh: str
    auth: str
    language: str
