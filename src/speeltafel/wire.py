"""Every message between a client and the server, both directions, one closed union each.

Texts for people travel as `Said` (a Fluent id and arguments): the client says them in its own
language, so what is sent depends on the viewer's eyes and on nothing else.

Both sides pass over fields they do not know, so fields may be added. `WIRE` counts what is more than that: client and
server of different numbers do not talk, a page loads itself anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

WIRE = 1
View = Annotated[Any, Meta(extra={"typescript": "View"})]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=80)]
ActionText = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
EventNumber = Annotated[int, Meta(ge=-1)]
Status = Literal["open", "running", "finished", "abandoned"]
OfferKind = Literal["undo", "draw", "rematch", "stand-in", "pause", "hints"]
ClockKind = Literal["none", "move", "days"]


class Said(Struct, frozen=True, omit_defaults=True):
    """A message before it has a language; arguments may be messages themselves."""

    id: str
    args: dict[str, str | int | Said | list[Said]] = {}


class LineSent(Struct, frozen=True, omit_defaults=True):
    """One line of a score: cells, pieces, points, and the bonus in them."""

    name: Said
    points: int
    cells: list[str] = []
    pieces: list[str] = []
    bonus: int = 0


class ClueSent(Struct, frozen=True, omit_defaults=True):
    """One of the numbered reasons beside a refused piece, and the cells it points at."""

    message: Said
    cells: list[str] = []


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why not: the reason code is `message.id`; `candidates` are what an ambiguous text could mean."""

    message: Said
    cells: list[str] = []
    pieces: list[str] = []
    clues: list[ClueSent] = []
    candidates: list[str] = []


class StepSent(Struct, frozen=True, omit_defaults=True):
    """One thing that could be done next: `text` is the play with it, to ask or to play.

    Steps of one `kind` belong together. `said` tells the step to a person: where the game's view is a scene, and where a
    question asked for words.
    """

    text: str
    cell: str
    piece: str = ""
    points: int | None = None
    kind: str = ""
    said: Said | None = None


class MarkSent(Struct, frozen=True, omit_defaults=True):
    """Cells worth pointing at, and whose they are."""

    kind: str
    cells: list[str]
    seat: int | None = None


class PreviewSent(Struct, frozen=True, omit_defaults=True):
    """An answer for a play in progress: following its steps leads to every legal action and to nothing else.

    Where steps have words, `kinds` says what those of a kind are called, and `said` what the play does as it stands, if it
    is `ready`.
    """

    text: str
    ready: bool
    points: int = 0
    steps: list[StepSent] = []
    lines: list[LineSent] = []
    marks: list[MarkSent] = []
    refusal: Refusal | None = None
    said: Said | None = None
    kinds: dict[str, Said] = {}


class EventSent(Struct, frozen=True, omit_defaults=True):
    """One event of the log as these eyes may see it; `seat` is None when chance spoke.

    `action` is canonical text, `said` tells it to a person, `lines` explain the points; `at` is ms since 1970.
    `why` is a bot's own sentence; where hands are hidden it comes only when the game is over.
    """

    number: int
    action: str
    said: Said
    seat: int | None = None
    points: int = 0
    lines: list[LineSent] = []
    at: int = 0
    why: Said | None = None


class OutcomeSent(Struct, frozen=True, omit_defaults=True):
    """How it ended; `seed` opens the commitment made before the first deal."""

    scores: list[int]
    winners: list[int]
    reason: str
    seed: str = ""


class SeatSent(Struct, frozen=True, omit_defaults=True):
    """Who sits where; `there` says whether anybody is connected, `stand_in` the bot level that plays for a leaver.

    `devices` is how many are connected for this seat where there is more than one: its player should know them all.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str = ""
    avatar: str = ""
    level: str = ""
    there: bool = False
    stand_in: str = ""
    devices: int = 1


class ClockSent(Struct, frozen=True, omit_defaults=True):
    """`ends` is when the seat to move runs out (ms since 1970); `seconds` is the time for one move."""

    kind: ClockKind
    seconds: int = 0
    ends: int | None = None
    paused: bool = False


class OfferSent(Struct, frozen=True, omit_defaults=True):
    """Something that needs others' consent, and who agreed so far; `seat` and `number` are what it is about."""

    kind: OfferKind
    by: int
    agreed: list[int]
    seat: int | None = None
    number: int | None = None


class TableSent(Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a table; `game` is the edition id, `rematch` the table that follows it.

    `hints` says that its people agreed to allow hints; `scored` is false where nothing is counted during play.
    """

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatSent]
    status: Status
    listed: bool = False
    language: str = ""
    clock: ClockSent | None = None
    commitment: str = ""
    owner: int | None = None
    free_chat: bool = True
    rematch: str = ""
    offers: list[OfferSent] = []
    watchers: int = 0
    made: int = 0
    hints: bool = False
    scored: bool = True


class ChatSent(Struct, tag="chat", frozen=True, omit_defaults=True):
    """Free text, or a canned phrase by its Fluent id; `seat` is None for a watcher."""

    number: int
    at: int
    seat: int | None = None
    name: str = ""
    text: str = ""
    phrase: str = ""


class Welcome(Struct, tag="welcome", frozen=True, omit_defaults=True):
    """First answer on a socket, and again when the table starts or its eyes change: the table, and all events after `since`.

    `you` are the seats this device may play, `hold` is the one whose eyes it has now: of several people who share a device the
    one who holds it, or nobody. Before the table starts `view` is null and `you` are places; `muted` are the seats you do
    not hear. `unknown` are the positions, in the hello's `secrets`, of those that open nothing here: a client forgets them.
    `invited` pairs the position of a secret that is an invitation with the place it is for; only `POST .../places` sits down.
    `wire` is the server's version of these messages. `hides`: not everybody sees everything, so that people who share a device
    look one at a time.
    """

    table: TableSent
    you: list[int]
    number: int
    view: View | None
    scores: list[int]
    turn: int | None
    events: list[EventSent]
    preview: PreviewSent | None = None
    outcome: OutcomeSent | None = None
    chat: list[ChatSent] = []
    muted: list[int] = []
    unknown: list[int] = []
    wire: int = 0
    hold: int | None = None
    invited: list[tuple[int, int]] = []
    hides: bool = True


class Happened(Struct, tag="happened", frozen=True, omit_defaults=True):
    """New events, and the table after them; `preview` is the start of a turn, for its seat only; `hides` as in `welcome`."""

    events: list[EventSent]
    number: int
    view: View
    scores: list[int]
    turn: int | None
    preview: PreviewSent | None = None
    outcome: OutcomeSent | None = None
    clock: ClockSent | None = None
    hides: bool = True


class Acknowledged(Struct, tag="ack", frozen=True):
    """The message with this id is stored; a move's event got this number."""

    id: str
    number: int


class Refused(Struct, tag="refused", frozen=True, omit_defaults=True):
    """The message with this id changed nothing; `number` is the table's last event."""

    id: str
    refusal: Refusal
    number: int = -1


class Previewed(Struct, tag="previewed", frozen=True):
    """The answer to `ask`; `number` is the last event of the table that it is about."""

    id: str
    preview: PreviewSent
    number: int = -1


class TableChanged(Struct, tag="table", frozen=True):
    """Seats, presence, offers, clock or settings changed."""

    table: TableSent


class Pong(Struct, tag="pong", frozen=True):
    """The answer to `ping`; `number` is the table's last event, `hold` whose eyes the device has: who missed news hears of it."""

    id: str
    number: int = -1
    hold: int | None = None


class Goodbye(Struct, tag="goodbye", frozen=True):
    """The server is about to close this socket; come back after so many milliseconds, or not at all when negative.

    `wire` is the server's version of these messages where that is the reason; else 0.
    """

    reason: Said
    after: int = 0
    wire: int = 0


ToClient = Welcome | Happened | Acknowledged | Refused | Previewed | TableChanged | ChatSent | Pong | Goodbye


class Hello(Struct, tag="hello", frozen=True, omit_defaults=True):
    """First message on a socket: seat secrets (several on a shared device, none to watch).

    `since` is the last event number this client has; -1 for none. `wire` is the client's version of these
    messages; the first release had none. Where several share the device, `hold` is the seat whose eyes it had when it got
    them, and wants again; none for nobody's.
    """

    table: Code
    secrets: Annotated[list[Secret], Meta(max_length=16)] = []
    since: int = -1
    wire: int = 0
    hold: SeatNumber | None = None


class Play(Struct, tag="play", frozen=True, omit_defaults=True):
    """A move in canonical text; repeated under the same id it counts once.

    `number` is the last event its player saw: a move for a table that has gone on since is refused.
    """

    id: Id
    seat: SeatNumber
    action: ActionText
    number: EventNumber | None = None


class Ask(Struct, tag="ask", frozen=True, omit_defaults=True):
    """Asks a preview of a play in progress of one's own seat, at the table as it was after event `number`.

    With `words` every step is told too.
    """

    id: Id
    seat: SeatNumber
    partial: ActionText
    number: EventNumber | None = None
    words: bool = False


class Propose(Struct, tag="propose", frozen=True, omit_defaults=True):
    """Asks for something that others may have to agree to; `about` is the leaver's seat of a stand-in."""

    id: Id
    seat: SeatNumber
    kind: Literal["undo", "draw", "rematch", "stand-in", "pause", "hints", "resume"]
    about: int | None = None


class Answer(Struct, tag="answer", frozen=True, omit_defaults=True):
    """Agrees or not to a standing offer; the one who made it takes it back by disagreeing."""

    id: Id
    seat: SeatNumber
    kind: OfferKind
    agree: bool
    about: int | None = None


class Leave(Struct, tag="leave", frozen=True, omit_defaults=True):
    """Gives up the game: resign, claim (the clock of the seat to move ran out), abandon, or stand up from an open seat."""

    id: Id
    seat: SeatNumber
    kind: Literal["resign", "claim", "abandon", "stand-up"]


class Say(Struct, tag="say", frozen=True, omit_defaults=True):
    """Free text or a canned phrase by its Fluent id, one of the two."""

    id: Id
    seat: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Hush(Struct, tag="hush", frozen=True, omit_defaults=True):
    """Against bad talk: mutes another seat for one's own seat, ends that, or reports a line of chat by its number."""

    id: Id
    seat: SeatNumber
    kind: Literal["mute", "unmute", "report"]
    about: Annotated[int, Meta(ge=0)]


class Hold(Struct, tag="hold", frozen=True, omit_defaults=True):
    """Says who of several people holds their shared device now, or nobody; a `welcome` with those eyes is the answer."""

    id: Id
    seat: SeatNumber | None = None


class Ping(Struct, tag="ping", frozen=True, omit_defaults=True):
    """Asks for a sign of life."""

    id: Id


ToServer = Hello | Play | Ask | Propose | Answer | Leave | Say | Hush | Hold | Ping

read_from_client: Callable[[bytes | str], ToServer] = msgspec.json.Decoder(ToServer).decode
read_from_server: Callable[[bytes | str], ToClient] = msgspec.json.Decoder(ToClient).decode
write = msgspec.json.Encoder().encode
