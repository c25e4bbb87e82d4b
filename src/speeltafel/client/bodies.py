"""The bodies of the HTTP API, as client and server share them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

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
    """An option of a game: `form` tells people what fits."""

    name: str
    form: str
    default: Any


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


class WordsSent(Struct, frozen=True):
    """Words of one language for games that other packages bring, as Fluent text."""

    fluent: str


class GameOffered(Struct, frozen=True):
    """A game that can be played; where its view is a `scene`, its words come from `/api/words`."""

    game: str
    editions: list[EditionOffered]
    levels: list[LevelOffered]
    scene: bool = False


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


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table; `game` is an edition id or a game's name."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], Any] = {}
    language: Language = "nl"
    clock: NewClock | None = None
    listed: bool = False


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
    """A whole game, step by step, as these eyes see it."""

    table: TableSent
    frames: list[FrameSent]
    outcome: OutcomeSent | None = None


class Hint(Struct, frozen=True, omit_defaults=True):
    """What the game's strongest bot would play now, told to a person; `number` is the last event it knew.

    At less than full `strength` the action is empty: 1 points at places, 2 at pieces too.
    """

    number: int
    action: str
    said: Said
    why: Said | None = None
    strength: int = 3
    places: list[str] = []
    pieces: list[Said] = []
    reasons: list[Said] = []


class ChoiceJudged(Struct, frozen=True):
    """One of the best three choices of a decision: its chance of winning, which may be off by `error`, and its margin."""

    action: str
    chance: float
    error: float
    margin: float


class MoveJudged(Struct, frozen=True, omit_defaults=True):
    """One decision of a finished game: the chance of winning it gave away, and the luck that came before it.

    Where the play has a `name` (slip, mistake or blunder), `best` would have been best, and `better` tells it. `loss` and
    `error` are what is told, "4 ± 1": in hundredths of a chance, in points where it was decided already, or not at all, by
    `unit`. `decides` says that the loss is certain; `said` tells all of it in sentences.
    """

    number: int
    seat: int
    chance: float
    given: float
    luck: float
    name: str = ""
    best: str = ""
    better: Said | None = None
    unit: Literal["chance", "points", "none"] = "chance"
    loss: float = 0.0
    error: float = 0.0
    decides: bool = False
    said: list[Said] = []
    line: list[str] = []
    choices: list[ChoiceJudged] = []


class SeatJudged(Struct, frozen=True):
    """A seat's account: result - even = luck + received - given + unknown.

    `unknown` is what nobody could know: hidden hands, and the judge's own error.
    """

    seat: int
    result: float
    even: float
    luck: float
    given: float
    received: float
    unknown: float


class Judged(Struct, frozen=True, omit_defaults=True):
    """A finished game looked back at; empty while that is under way, `done` of 1.

    `tells_chances` is false where a game's values are no chances: then no number is to be shown. `against` says whom
    chances are reckoned against.
    """

    ready: bool
    bot: Said | None = None
    moves: list[MoveJudged] = []
    seats: list[SeatJudged] = []
    done: float = 1.0
    tells_chances: bool = True
    against: Said | None = None


class Exercised(Struct, frozen=True):
    """A position to try again: the event, and the table as its seat saw it."""

    number: int
    seat: int
    position: str
    name: str
    view: View


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    """What if: from a moment of a table's game, or from a position of a game; then these moves.

    Of a running game it goes from what the bearer's seat sees now. With a `level` a bot of it makes one move more;
    `tried` is weighed beside the best three, `think` times longer; `luck` says what dice and bag bring.
    """

    moves: Annotated[list[ActionText], Meta(max_length=400)] = []
    table: Code | None = None
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    game: Annotated[str, Meta(max_length=60)] = ""
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    position: Annotated[str, Meta(max_length=6_000)] = ""
    luck: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    think: Annotated[int, Meta(ge=1, le=16)] = 1
    tried: Annotated[str, Meta(max_length=200)] = ""
    level: Level = ""


class ChoiceOffered(Struct, frozen=True):
    """One of the best three choices, or the one that was tried; `chance` is null where a game tells none."""

    action: str
    said: Said
    chance: float | None
    error: float
    margin: float
    is_tried: bool
    reasons: list[Said]


class Analysed(Struct, frozen=True):
    """The line as it was played, chance included, the table at its end, and what to do there."""

    moves: list[str]
    line: list[str]
    turn: int | None
    scores: list[int]
    view: View
    winners: list[int] | None
    choices: list[ChoiceOffered]
    against: Said | None


class RuleExample(Struct, frozen=True, omit_defaults=True):
    """A position drawn by the engine; with a `play` also what it brings and the table after it, or why it is refused."""

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


class RulesSent(Struct, frozen=True):
    """An edition's numbers and examples."""

    edition: str
    least: int
    most: int
    examples: list[RuleExample]


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
