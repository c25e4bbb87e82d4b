"""The rows of a database as they are written down, each by the types that the server reads it with: none is believed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from speeltafel.core.errors import SpeeltafelError
from speeltafel.live.codes import CODE_FORM
from speeltafel.live.seating import Seating, read_seating
from speeltafel.table.dealer import SAMPLER, commitment
from speeltafel.wire import Status

FORMAT = "speeltafel-backup/1"
Code = Annotated[str, Meta(pattern=CODE_FORM)]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Text = Annotated[str, Meta(pattern=r"^[^\x00]*\Z")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Points = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
Place = Annotated[int, Meta(ge=0, le=15)]


class Unfit(SpeeltafelError):
    """A row, or all rows of a table together, that no server of ours has written; the message says why."""


class SavedTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table without its log. A column that comes in a later release gets a default here, for backups of before."""

    code: Code
    edition: Text
    wishes: Text
    language: Text
    made: Moment
    seed: Hex
    commitment: Hex
    before: Text
    status: Status
    listed: bool
    standing: Text
    version: Count
    touched: Moment
    due: Moment | None
    process: Text | None
    fence: Count
    dealer: Text = SAMPLER
    mark: Text = ""


class SavedEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """One event of a log."""

    code: Code
    number: Count
    seat: Place | None
    action: Text
    points: Points
    at: Moment
    client: Text | None
    why: Text | None = None


class SavedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of talk."""

    code: Code
    number: Count
    at: Moment
    seat: Place | None
    name: Text
    text: Text
    phrase: Text
    client: Text | None
    mark: Text = ""


class SavedReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of talk that was reported."""

    id: Count
    code: Code
    number: Count
    by: Place
    at: Moment
    closed: Moment | None = None
    verdict: Text = ""


class SavedKeepsake(Struct, frozen=True, forbid_unknown_fields=True):
    """A value that is made once and kept, such as the push key."""

    name: Text
    value: Text


class SavedSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told of a seat's turns."""

    endpoint: Text
    code: Code
    secret: Text
    p256dh: Text
    auth: Text
    language: Text


class SavedDayResult(Struct, frozen=True, forbid_unknown_fields=True):
    """What one device, known by a hash, made of a game of a day."""

    day: Text
    game: Text
    device: Text
    rank: Points


AnyRow = TypeVar("AnyRow", bound=Struct)
Saved = SavedTable | SavedEvent | SavedLine | SavedReport | SavedKeepsake | SavedSubscription | SavedDayResult
SAVED: dict[str, type[Saved]] = {
    "tables": SavedTable,
    "events": SavedEvent,
    "chat": SavedLine,
    "reports": SavedReport,
    "keepsakes": SavedKeepsake,
    "subscriptions": SavedSubscription,
    "day_results": SavedDayResult,
}


def standing_of(row: SavedTable) -> Seating:
    """What the server would read of this table; raises Unfit where it could not."""
    if commitment(bytes.fromhex(row.seed)) != row.commitment:
        raise Unfit("row-commitment")
    try:
        msgspec.json.decode(row.wishes, type=dict[str, object])
        standing = read_seating(row.standing)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unfit("row-form", what=_told(error)) from None
    people = standing.people
    if people and sorted(people) != list(range(len(standing.chairs))):
        raise Unfit("row-people", people=len(people), chairs=len(standing.chairs))
    if row.listed != standing.listed:
        raise Unfit("row-listed")
    return standing


def read_row(data: bytes, kind: type[AnyRow]) -> AnyRow:
    """A row from its JSON; raises Unfit."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unfit("row-form", what=_told(error)) from None


def taken_row(row: Mapping[str, object], kind: type[AnyRow]) -> AnyRow:
    """A row from the database; raises Unfit."""
    try:
        return msgspec.convert({str(name): value for name, value in row.items()}, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unfit("row-form", what=_told(error)) from None


def check_log(row: SavedTable, standing: Seating, *, events: int, last: int, moves: int) -> None:
    """Whether a log fits its table's row: no gap, not without a game, and no more moves than were counted."""
    if events != last + 1:
        raise Unfit("row-gap", events=events, last=last)
    if events and not standing.people:
        raise Unfit("row-log-open")
    if standing.people and not events and row.status != "running":
        raise Unfit("row-log-none")
    if bool(standing.people) if row.status == "open" else not standing.people and row.status != "abandoned":
        raise Unfit("row-status", found=row.status)
    if moves > row.version:
        raise Unfit("row-ahead", moves=moves, version=row.version)


def _told(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)
