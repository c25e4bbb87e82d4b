"""Every message between a client and the server, both directions, one closed union each.

Texts for people travel as `Said` (a Fluent id and arguments): the client says them in its own
language, so what is sent depends on the viewer's eyes and on nothing else.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

# --- shared pieces ---------------------------------------------------------------------------


class Said(Struct, frozen=True):
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
    message: Said
    cells: list[str] = []


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why not: the reason code is `message.id`."""

    message: Said
    cells: list[str] = []
    pieces: list[str] = []
    clues: list[ClueSent] = []


class StepSent(Struct, frozen=True, omit_defaults=True):
    text: str
    cell: str
    piece: str = ""
    points: int | None = None


class MarkSent(Struct, frozen=True, omit_defaults=True):
    kind: str
    cells: list[str]
    seat: int | None = None


class PreviewSent(Struct, frozen=True, omit_defaults=True):
    """An answer for a play in progress."""

    text: str
    ready: bool
    points: int = 0
    steps: list[StepSent] = []
    lines: list[LineSent] = []
    marks: list[MarkSent] = []
    refusal: Refusal | None = None


class EventSent(Struct, frozen=True, omit_defaults=True):
    """One event of the log as these eyes may see it; `seat` is None when chance spoke.

    `action` is canonical text, `said` tells it to a person, `lines` explain the points.
    """

    number: int
    action: str
    said: Said
    seat: int | None = None
    points: int = 0
    lines: list[LineSent] = []
    at: int = 0


class OutcomeSent(Struct, frozen=True, omit_defaults=True):
    scores: list[int]
    winners: list[int]
    reason: str
    seed: str = ""


class SeatSent(Struct, frozen=True, omit_defaults=True):
    """Who sits where: `kind` is person, open or bot; `there` says whether anybody is connected."""

    seat: int
    kind: str
    name: str = ""
    avatar: str = ""
    level: str = ""
    there: bool = False
    stand_in: str = ""


class ClockSent(Struct, frozen=True, omit_defaults=True):
    """Kind none, move or days; `ends` is when the seat to move runs out (ms since 1970)."""

    kind: str
    seconds: int = 0
    ends: int | None = None
    paused: bool = False


class TableSent(Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a table; `game` is the edition id."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatSent]
    status: str
    listed: bool = False
    language: str = ""
    clock: ClockSent | None = None
    commitment: str = ""
    owner: int | None = None
    free_chat: bool = True
    rematch: str = ""
    offers: list[OfferSent] = []


class OfferSent(Struct, frozen=True, omit_defaults=True):
    """Something that needs others' consent: undo, draw, rematch, stand-in, pause; who agreed so far."""

    kind: str
    by: int
    agreed: list[int]
    seat: int | None = None
    number: int | None = None


# --- server to client ------------------------------------------------------------------------


class Welcome(Struct, tag="welcome", frozen=True, omit_defaults=True):
    """First answer on a socket: the table, whose eyes you have, and all events after `since`."""

    table: TableSent
    you: list[int]
    number: int
    view: Any
    scores: list[int]
    turn: int | None
    events: list[EventSent]
    preview: PreviewSent | None = None
    outcome: OutcomeSent | None = None
    chat: list[ChatSent] = []


class Happened(Struct, tag="happened", frozen=True, omit_defaults=True):
    """New events, and the table after them; `preview` is the start of a turn, for its seat only."""

    events: list[EventSent]
    number: int
    view: Any
    scores: list[int]
    turn: int | None
    preview: PreviewSent | None = None
    outcome: OutcomeSent | None = None
    clock: ClockSent | None = None


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
    id: str
    preview: PreviewSent


class TableChanged(Struct, tag="table", frozen=True):
    """Seats, presence, offers, clock or settings changed."""

    table: TableSent


class ChatSent(Struct, tag="chat", frozen=True, omit_defaults=True):
    """Free text, or a canned phrase by its Fluent id; `seat` is None for a watcher."""

    number: int
    at: int
    seat: int | None = None
    name: str = ""
    text: str = ""
    phrase: str = ""


class Pong(Struct, tag="pong", frozen=True):
    id: str


class Goodbye(Struct, tag="goodbye", frozen=True):
    """The server is about to close this socket; come back after so many milliseconds."""

    reason: Said
    after: int = 0


ToClient = Welcome | Happened | Acknowledged | Refused | Previewed | TableChanged | ChatSent | Pong | Goodbye

# --- client to server ------------------------------------------------------------------------


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """First message on a socket: seat secrets (several on a shared device, none to watch).

    `since` is the last event number this client has; -1 for none.
    """

    table: str
    secrets: list[str] = []
    since: int = -1


class Play(Struct, tag="play", frozen=True, forbid_unknown_fields=True):
    """A move in canonical text; repeated under the same id it counts once."""

    id: str
    seat: int
    action: str


class Ask(Struct, tag="ask", frozen=True, forbid_unknown_fields=True):
    """Asks a preview of a play in progress of one's own seat."""

    id: str
    seat: int
    partial: str


class Propose(Struct, tag="propose", frozen=True, forbid_unknown_fields=True):
    """Asks for something that others may have to agree to: undo, draw, rematch, stand-in, pause, resume."""

    id: str
    seat: int
    kind: str
    about: int | None = None


class Answer(Struct, tag="answer", frozen=True, forbid_unknown_fields=True):
    """Agrees or not to a standing offer."""

    id: str
    seat: int
    kind: str
    agree: bool
    about: int | None = None


class Leave(Struct, tag="leave", frozen=True, forbid_unknown_fields=True):
    """Gives up the game: resign, claim (the clock of the seat to move ran out), abandon, or stand up from an open seat."""

    id: str
    seat: int
    kind: str


class Say(Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    id: str
    seat: int | None = None
    text: str = ""
    phrase: str = ""


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    id: str


ToServer = Hello | Play | Ask | Propose | Answer | Leave | Say | Ping

read_from_client = msgspec.json.Decoder(ToServer).decode
read_from_server = msgspec.json.Decoder(ToClient).decode
write = msgspec.json.Encoder().encode
