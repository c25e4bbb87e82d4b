"""The bodies of the HTTP API, as client and server share them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from speeltafel.core.deeds import Deed
from speeltafel.core.options import Fitting
from speeltafel.wire import (
    ActionText,
    ClockKind,
    Code,
    EventSent,
    Id,
    LineSent,
    OutcomeSent,
    PreviewSent,
    Refusal,
    Said,
    TableSent,
    View,
)

Name = Annotated[str, Meta(max_length=40)]
Avatar = Annotated[str, Meta(max_length=40)]
Age = Annotated[int, Meta(ge=0, le=150)]
FreshSecret = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{24,80})?$")]
Level = Annotated[str, Meta(max_length=40)]
Language = Literal["nl", "de", "fr", "en"]


class OptionOffered(Struct, frozen=True):
    """An option of a game: `form` tells people what fits, `fits` programs; without it only who knows the option can ask for it."""

    name: str
    form: str
    default: Any
    fits: Fitting | None = None


class EditionOffered(Struct, frozen=True):
    """A rule sheet, and how many can play by it."""

    id: str
    least: int
    most: int
    options: list[OptionOffered]


class LevelOffered(Struct, frozen=True):
    """A bot's level, weakest first in its list."""

    id: str
    name: Said
    character: Said
    slowly: Said | None = None


class WordsSent(Struct, frozen=True):
    """Words of one language for games that other packages bring, as Fluent text."""

    fluent: str


class GameOffered(Struct, frozen=True):
    """A game that can be played; where its view is a `scene`, its words come from `/api/words`.

    `familiar` is the edition that people of each language know, `learning` what there is to learn it with.
    """

    game: str
    editions: list[EditionOffered]
    levels: list[LevelOffered]
    scene: bool = False
    familiar: dict[str, str] = {}
    learning: list[Literal["lesson", "puzzles", "day"]] = []


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A place to be filled: me (on this device), a person by secret link, open to anybody, or a bot."""

    kind: Literal["me", "person", "open", "bot"]
    name: Name = ""
    avatar: Avatar = ""
    level: Level = ""
    age: Age | None = None


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for one move: none, or so many seconds (`days` for correspondence; the seconds are then days long)."""

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class StartFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a new table begins instead of at the start: before event `at` of a finished game, or at a position; then these moves.

    Without `at` it is the end of that game. What lies face down in a position, dice and bag are decided by `luck`.
    """

    table: Code | None = None
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    position: Annotated[str, Meta(max_length=6_000)] = ""
    moves: Annotated[list[ActionText], Meta(max_length=60)] = []
    luck: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table; `game` is an edition id or a game's name. With `start` the seats are those of that game, in order."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], Any] = {}
    language: Language = "nl"
    clock: NewClock | None = None
    listed: bool = False
    start: StartFrom | None = None


class PlaceSecret(Struct, frozen=True):
    """A place and the secret that opens it, or an invitation to sit down there."""

    place: int
    secret: str


class TableMade(Struct, frozen=True):
    """The new table: `mine` open places for this device, `links` are invitations for sending on."""

    table: str
    owner: str
    mine: list[PlaceSecret]
    links: list[PlaceSecret]


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Sits down, by the bearer's invitation or at an open place.

    `secret` is what opens the seat from then on. A client that makes it up can ask again when no answer came; else the server
    makes one.
    """

    name: Name = ""
    avatar: Avatar = ""
    age: Age | None = None
    secret: FreshSecret = ""


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or avatar for the bearer's seat; what is absent stays."""

    name: Name | None = None
    avatar: Avatar | None = None


class Forgotten(Struct, frozen=True):
    """The tables at which the bearer's name and talk are gone, and what is left in copies that were made before."""

    tables: list[str]
    backups: Said


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner can change while the table stands; what is absent stays."""

    free_chat: bool | None = None
    listed: bool | None = None


class FrameSent(Struct, frozen=True):
    """One step of a replay: the event that led here (null at the start) and the table after it."""

    event: EventSent | None
    view: View
    scores: list[int]


class Replay(Struct, frozen=True, omit_defaults=True):
    """A whole game, step by step, as these eyes see it. `hides`: other eyes see another."""

    table: TableSent
    frames: list[FrameSent]
    outcome: OutcomeSent | None = None
    hides: bool = True


class RuleExample(Struct, frozen=True, omit_defaults=True):
    """A position drawn by the engine; with a `play` also what it brings and the table after it, or why it is refused.

    `deed` says what the play moves.
    """

    id: str
    view: View
    scores: list[int]
    turn: int | None = None
    play: str = ""
    said: Said | None = None
    lines: list[LineSent] = []
    after: View = None
    preview: PreviewSent | None = None
    refusal: Refusal | None = None
    deed: Deed | None = None


class RulesSent(Struct, frozen=True):
    """An edition's numbers and examples, and the parts of its game's rules page in order."""

    edition: str
    least: int
    most: int
    examples: list[RuleExample]
    sections: list[str] = []


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's half of the push encryption."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription for the bearer's seat, and the language to write in."""

    table: Code
    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    keys: PushKeys
    language: Language = "nl"


class Unsubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told nothing more, of any table; only it knows its push address."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]


class PushKey(Struct, frozen=True):
    """The server's public key for push subscriptions (VAPID, base64url)."""

    key: str


class BotPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's move: the seat is the bearer's; repeated under the same id it counts once."""

    id: Id
    action: ActionText


class MoveOffered(Struct, frozen=True):
    """A whole legal move and the points it brings at once."""

    action: str
    points: int


class MovesOffered(Struct, frozen=True):
    """Legal moves of the seat to move; `is_all` is false when there are more than fit."""

    number: int
    moves: list[MoveOffered]
    is_all: bool


class BotPlayed(Struct, frozen=True):
    """The number the move's event got."""

    number: int


Wrong = Literal["draining", "commits", "reads", "disk"]


class Reported(Struct, frozen=True):
    """A line of talk with all who reported it: what it says, under which name, and what came of it.

    `marked` says that the address it came from can be banned; `closed` is when it was answered (ms since 1970).
    """

    code: str
    number: int
    by: list[int]
    at: int
    seat: int | None
    name: str
    text: str
    phrase: str
    marked: bool = False
    closed: int | None = None
    verdict: str = ""


class Ban(Struct, frozen=True):
    """An address, by its mark, that is not served until then (ms since 1970), since when, and why."""

    mark: str
    until: int
    at: int
    why: str


class TakenName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a seat, from whoever runs the server; empty for none."""

    name: Name = ""


class ReportVerdict(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a report: the line is removed, or there is nothing wrong with it."""

    verdict: Literal["removed", "kept"]


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Bans for so many hours the address that a line of talk came from, or without a line whoever listed the table."""

    table: Code
    number: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    hours: Annotated[int, Meta(ge=1, le=24 * 90)] = 24
    why: Annotated[str, Meta(max_length=200)] = ""


class Health(Struct, frozen=True):
    """Whether this process does its work; `wrong` names what keeps it from it, and is empty when it is well.

    `committed` and `failed` are milliseconds since a change was last stored and since the database last failed to;
    `free` is what the disk beside a SQLite file still holds, in bytes. `set_aside` tables cannot be looked after.
    """

    status: Literal["ok", "draining", "failing"]
    wrong: list[Wrong]
    tables: int
    sockets: int
    database: bool
    redis: bool | None
    committed: int | None
    failed: int | None
    free: int | None
    set_aside: int


class Version(Struct, frozen=True):
    """Which release this is, and whether the kernels are compiled."""

    version: str
    compiled: bool


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused; the reason code is `message.id`, `text` says it in the asked language."""

    message: Said
    text: str
    refusal: Refusal | None = None
