"""What a decided request changes: the table after it, and the plain data that a store keeps and a follower folds."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from speeltafel.core.grown import Grown
from speeltafel.live import seating as seatings
from speeltafel.live.seating import Seating, Span
from speeltafel.live.table import AnyLog, ChatRow, Policy, Setup, Stamp, Table, Wants, begin_log, wants
from speeltafel.wire import Said, Status, ToClient


class EventRow(Struct, frozen=True, omit_defaults=True, array_like=True):
    """One event, one row; `client` is the id under which a player sent it, with the seat before it."""

    number: int
    seat: int | None
    action: str
    points: int
    at: int
    client: str | None = None
    why: Said | None = None


class ReportRow(Struct, frozen=True):
    """A line of talk that somebody reported."""

    number: int
    by: int
    at: int


class Made(Struct, frozen=True):
    """A table as a store keeps it: what it was set up as, how it stands, its events and its latest talk.

    `due` is when it needs attention by itself, where it is made.
    """

    setup: Setup
    status: Status
    seating: Seating
    events: tuple[EventRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    version: int = 0
    due: int | None = None


class Stored(Struct, frozen=True, omit_defaults=True):
    """Everything that one step changes at a table, as plain data: stored as a whole or not at all.

    `due` is when the table needs attention by itself. `seating` is None when only the log grew. `made` is a table
    that this step brings into being (a rematch). `blank` is talk that goes for good.
    """

    code: str
    version: int
    at: int
    status: Status
    due: int | None = None
    events: tuple[EventRow, ...] = ()
    seating: Seating | None = None
    chat: tuple[ChatRow, ...] = ()
    made: Made | None = None
    blank: tuple[Span, ...] = ()
    report: ReportRow | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """The table after a request, the number it is acknowledged with, what is to be stored, and what it wants then."""

    after: Table
    number: int
    stored: Stored
    wanted: Wants


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer that changes nothing: a preview, or the acknowledgement of an intention that has counted already."""

    message: ToClient


def changed(
    table: Table,
    now: int,
    *,
    client: str = "",
    log: AnyLog | None = None,
    seating: Seating | None = None,
    status: Status | None = None,
    line: ChatRow | None = None,
    made: Made | None = None,
    blank: tuple[Span, ...] = (),
    report: ReportRow | None = None,
    why: Said | None = None,
) -> Change:
    """The change that a request makes; what is not given stays as it is.

    The id of the request is kept with its first event, with its line of talk, or else with the seating, so that
    the same request counts once however often it comes.
    """
    known = table.number + 1
    events = (
        ()
        if log is None
        else tuple(
            [
                EventRow(
                    entry.event.number,
                    entry.event.seat,
                    entry.text,
                    entry.event.points,
                    now,
                    client or None if entry.event.number == known else None,
                    why if entry.event.number == known else None,
                )
                for entry in log.entries[known:]
            ]
        )
    )
    number = known if events else line.number if line is not None else table.number
    settled = table.seating if seating is None else seating
    if client and not events and line is None:
        settled = settled.remembering(client, number)
    stored = Stored(
        code=table.setup.code,
        version=table.version + 1,
        at=now,
        status=status or table.status,
        events=events,
        seating=None if settled is table.seating or settled == table.seating else settled,
        chat=() if line is None else (line,),
        made=made,
        blank=blank,
        report=report,
    )
    after = _applied(table, stored, table.log if log is None else log)
    wanted = wants(after, now)
    return Change(after, number, seatings.replace(stored, due=wanted.wake), wanted)


def fold(table: Table, stored: Stored) -> Table:
    """The table after a change that was stored elsewhere, or read back: results of chance are read, never dealt again."""
    log = table.log
    if log is None and stored.seating is not None and stored.seating.people:
        log = begin_log(table.setup, stored.seating)
    if log is not None and stored.events:
        log = log.read(event.action for event in stored.events)
    return _applied(table, stored, log)


def loaded(made: Made, policy: Policy) -> Table:
    """The table that a store has kept; loading replays its log."""
    log = None
    if made.seating.people:
        log = begin_log(made.setup, made.seating).read(event.action for event in made.events)
    stamps = Grown.of(Stamp(event.at, event.client or "", event.why) for event in made.events)
    clients = {event.client: event.number for event in made.events if event.client}
    talk = made.chat[-policy.chat_kept :]
    return Table(made.setup, made.status, made.version, made.seating, log, stamps, talk, policy, clients)


def blanked(talk: tuple[ChatRow, ...], spans: tuple[Span, ...]) -> tuple[ChatRow, ...]:
    """The talk without what these spans hold; the lines stay, empty, as others were numbered after them."""
    if not spans:
        return talk
    return tuple(
        seatings.replace(line, name="", text="", phrase="", mark="")
        if any(span.has(line.seat, line.number) for span in spans)
        else line
        for line in talk
    )


def _applied(table: Table, stored: Stored, log: AnyLog | None) -> Table:
    stamps, clients = table.stamps, table.clients
    for event in stored.events:
        stamps = stamps.plus(Stamp(event.at, event.client or "", event.why))
        if event.client:
            clients[event.client] = event.number
    talk = blanked(table.talk, stored.blank) if stored.blank else table.talk
    if stored.chat:
        talk = (*talk, *stored.chat)[-table.policy.chat_kept :]
    seating = table.seating if stored.seating is None else stored.seating
    return Table(
        table.setup, stored.status, stored.version, seating, log, stamps, talk, table.policy, clients
    )
