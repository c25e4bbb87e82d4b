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

from speeltafel.core.deeds import Deed
from speeltafel.wire_plays import (
    ActionText as ActionText,
)
from speeltafel.wire_plays import (
    ClueSent as ClueSent,
)
from speeltafel.wire_plays import (
    LineSent as LineSent,
)
from speeltafel.wire_plays import (
    Mark as Mark,
)
from speeltafel.wire_plays import (
    PreviewSent as PreviewSent,
)
from speeltafel.wire_plays import (
    Refusal as Refusal,
)
from speeltafel.wire_plays import (
    Said as Said,
)
from speeltafel.wire_plays import (
    StepSent as StepSent,
)
from speeltafel.wire_reviews import ReviewAsked, ReviewSent

WIRE = 1
View = Annotated[Any, Meta(extra={"typescript": "View"})]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
EventNumber = Annotated[int, Meta(ge=-1)]
Status = Literal["open", "running", "finished", "abandoned"]
OfferKind = Literal["undo", "draw", "rematch", "stand-in", "pause", "hints"]
ClockKind = Literal["none", "move", "days"]


class EventSent(Struct, frozen=True, omit_defaults=True):
    """One event of the log as these eyes may see it; `seat` is None when chance spoke.

    `action` is canonical text, `said` tells it to a person, `lines` explain the points; `at` is ms since 1970.
    `why` is a bot's own sentence; where hands are hidden it comes only when the game is over. `deed` says what the action
    moved, where the game tells that. Of a take-back `undone` is the first event that counts no more. Where hidden pieces were
    turned up, `gains` are the points that each seat got by it. `announced` is a number that everybody is told and that the text
    does not have: of a first hand at Qwirkle, the size of its best set.
    """

    number: int
    action: str
    said: Said
    seat: int | None = None
    points: int = 0
    lines: list[LineSent] = []
    at: int = 0
    why: Said | None = None
    deed: Deed | None = None
    undone: int | None = None
    gains: tuple[int, ...] = ()
    announced: int = 0


class OutcomeSent(Struct, frozen=True, omit_defaults=True):
    """How it ended; `seed` opens the commitment made before the first deal."""

    scores: list[int]
    winners: list[int]
    reason: str
    seed: str = ""


class SeatSent(Struct, frozen=True, omit_defaults=True):
    """Who sits where; `there` says whether anybody is connected, `stand_in` the bot level that plays for a leaver.

    `devices` is how many are connected for this seat where there is more than one: its player should know them all.
    `wins` are the games that its player has won before this one, since the first of a row of rematches.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str = ""
    avatar: str = ""
    level: str = ""
    there: bool = False
    stand_in: str = ""
    devices: int = 1
    wins: int = 0


class ClockSent(Struct, frozen=True, omit_defaults=True):
    """`ends` is when the seat to move runs out (ms since 1970); `seconds` is the time for one move."""

    kind: ClockKind
    seconds: int = 0
    ends: int | None = None
    paused: bool = False


class OfferSent(Struct, frozen=True, omit_defaults=True):
    """Something that needs others' consent, and who agreed so far; `seat` and `number` are what it is about.

    `made` tells it from any other offer of the table.
    """

    kind: OfferKind
    by: int
    agreed: list[int]
    seat: int | None = None
    number: int | None = None
    made: int = 0


class TableSent(Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a table; `game` is the edition id, `rematch` the table that follows it.

    `hints` says that its people agreed to allow hints; `scored` is false where nothing is counted during play, `pictured` where
    the game has no maker of pictures. `turn` is who is to move, for who asks without a socket; over a socket events tell it.
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
    pictured: bool = True
    turn: int | None = None


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
    one who holds it, or nobody. Before the table starts `view` is null and `you` are places; `muted` are seats you do not hear.
    `unknown` are the positions, in the hello's `secrets`, of those that open nothing here: a client forgets them. `invited`
    pairs the position of a secret that is an invitation with the place it is for; only `POST .../places` sits down. `wire` is
    the server's version of these messages. `hides`: not everybody sees everything, so who share a device look one at a time.
    `now` is the server's time (ms since 1970), which `clock.ends` is told by: a device's own may be wrong.
    Who loses the line without a word comes back by lot within `spread` ms: all others may have lost it too.
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
    now: int = 0
    spread: int = 0


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
    """The answer to `ping`: the table's last event, whose eyes the device has, and the server's time (0 before the hello). `spread` as in `welcome`."""

    id: str
    number: int = -1
    hold: int | None = None
    now: int = 0
    spread: int = 0


class Goodbye(Struct, tag="goodbye", frozen=True):
    """The server is about to close this socket; come back after so many milliseconds, or not at all when negative.

    `wire` is the server's version of these messages where that is the reason; else 0.
    """

    reason: Said
    after: int = 0
    wire: int = 0


Answering = Acknowledged | Refused | Previewed | ReviewSent | Pong
ToClient = Welcome | Happened | TableChanged | ChatSent | Answering | Goodbye


class Hello(Struct, tag="hello", frozen=True, omit_defaults=True):
    """First message on a socket: seat secrets (several on a shared device, none to watch).

    `since` is the last event number this client has; -1 for none. `wire` is the client's version of these messages; the first
    release had none. Where several share the device, `hold` is the seat whose eyes it had, and wants again; none for nobody's.
    """

    table: Code
    secrets: Annotated[list[Secret], Meta(max_length=16)] = []
    since: int = -1
    wire: int = 0
    hold: SeatNumber | None = None


class Play(Struct, tag="play", frozen=True, omit_defaults=True):
    """A move in canonical text; repeated under the same id it counts once.

    `number` is the last event its player saw: a move for a table that has gone on since is refused. A `deed` may say the
    move instead of the text.
    """

    id: Id
    seat: SeatNumber
    action: ActionText
    number: EventNumber | None = None
    deed: Deed | None = None


class Ask(Struct, tag="ask", frozen=True, omit_defaults=True):
    """Asks a preview of a play in progress of one's own seat, at the table as it was after event `number`.

    With `words` every step is told too. A `deed` may say the play instead of the text.
    """

    id: Id
    seat: SeatNumber
    partial: ActionText
    number: EventNumber | None = None
    words: bool = False
    deed: Deed | None = None


class Propose(Struct, tag="propose", frozen=True, omit_defaults=True):
    """Asks for something that others may have to agree to; `about` is the leaver's seat of a stand-in."""

    id: Id
    seat: SeatNumber
    kind: Literal["undo", "draw", "rematch", "stand-in", "pause", "hints", "resume"]
    about: int | None = None


class Answer(Struct, tag="answer", frozen=True, omit_defaults=True):
    """Agrees or not to a standing offer; the one who made it takes it back by disagreeing.

    `made` is the offer's own: the answer counts for no other. Without it the standing offer of this kind is meant, whichever it is.
    """

    id: Id
    seat: SeatNumber
    kind: OfferKind
    agree: bool
    made: int | None = None


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
    """Against bad talk: mutes another seat, or all watchers, for one's own, ends that, or reports a line of chat by its number."""

    id: Id
    seat: SeatNumber
    kind: Literal["mute", "unmute", "mute-watchers", "unmute-watchers", "report"]
    about: Annotated[int, Meta(ge=0)] = 0


class Hold(Struct, tag="hold", frozen=True, omit_defaults=True):
    """Says who of several people holds their shared device now, or nobody; a `welcome` with those eyes is the answer."""

    id: Id
    seat: SeatNumber | None = None


class Ping(Struct, tag="ping", frozen=True, omit_defaults=True):
    """Asks for a sign of life."""

    id: Id


ToServer = Hello | Play | Ask | Propose | Answer | Leave | Say | Hush | Hold | ReviewAsked | Ping

read_from_client: Callable[[bytes | str], ToServer] = msgspec.json.Decoder(ToServer).decode
read_from_server: Callable[[bytes | str], ToClient] = msgspec.json.Decoder(ToClient).decode
write = msgspec.json.Encoder().encode
