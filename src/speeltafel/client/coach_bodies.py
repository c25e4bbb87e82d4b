"""The bodies of the HTTP API about what a strong bot tells a person: hints, reviews, what if."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from speeltafel.client.bodies import Level
from speeltafel.client.learn_bodies import PlaySeen
from speeltafel.core.deeds import Deed
from speeltafel.wire import ActionText, Code, EventSent, PreviewSent, Said, View


class Hint(Struct, frozen=True, omit_defaults=True):
    """What the game's strongest bot would play now, told to a person; `number` is the last event it knew.

    At less than full `strength` the action is empty: 1 points at places, 2 at pieces too. `deed` says what the action moves;
    `held` are the pieces as their game writes them: tiles, dice (`w5`, `r2`), the cell of a stone, `stone` from the hand.
    """

    number: int
    action: str
    said: Said
    why: Said | None = None
    strength: int = 3
    places: list[str] = []
    pieces: list[Said] = []
    reasons: list[Said] = []
    deed: Deed | None = None
    held: list[str] = []


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
    `unit`. `decides` says that the loss is certain; `said` tells all of it in sentences. `deed` says what `best` moves.
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
    deed: Deed | None = None


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


class Retried(Struct, frozen=True):
    """Another answer to a position of a game: `right` when nothing clearly better is known.

    `name`, `unit`, `loss` and `error` are as of a decision that was judged; `said` tells what speaks for the answer and
    what it gives away. `best` is the play that it is measured by.
    """

    right: bool
    name: str
    unit: Literal["chance", "points", "none"]
    loss: float
    error: float
    said: list[Said]
    play: PlaySeen
    best: PlaySeen


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    """What if: from a moment of a table's game, or from a position of a game; then these moves.

    Of a running game it goes from what the bearer's seat sees now. With a `level` a bot of it makes one move more;
    `deed` is one move more, by what it moves; `tried` is weighed beside the best three, `think` times longer, and with 0
    nothing is weighed: the table is told at once. `luck` says what dice and bag bring.
    """

    moves: Annotated[list[ActionText], Meta(max_length=400)] = []
    table: Code | None = None
    at: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    game: Annotated[str, Meta(max_length=60)] = ""
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    position: Annotated[str, Meta(max_length=6_000)] = ""
    luck: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    think: Annotated[int, Meta(ge=0, le=16)] = 1
    tried: Annotated[str, Meta(max_length=200)] = ""
    level: Level = ""
    deed: Deed | None = None


class AnalyseAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A play in progress at the end of a line, in a text or by what it moves."""

    line: Analyse
    action: ActionText = ""
    deed: Deed | None = None


class ChoiceOffered(Struct, frozen=True):
    """One of the best three choices, or the one that was tried; `chance` is null where a game tells none."""

    action: str
    said: Said
    chance: float | None
    error: float
    margin: float
    is_tried: bool
    reasons: list[Said]
    deed: Deed | None = None


class Analysed(Struct, frozen=True):
    """The line as it was played, chance included, the table at its end, and what to do there.

    `game`, `seats`, `options` and `position` name the place at its end, to begin another line or a table there; `events`
    tell the line; `preview` is the start of the turn there. `imagined`: some pieces were face down, and are made up.
    """

    moves: list[str]
    line: list[str]
    turn: int | None
    scores: list[int]
    view: View
    winners: list[int] | None
    choices: list[ChoiceOffered]
    against: Said | None
    game: str = ""
    seats: int = 0
    options: dict[str, Any] = {}
    position: str = ""
    events: list[EventSent] = []
    preview: PreviewSent | None = None
    imagined: bool = False
