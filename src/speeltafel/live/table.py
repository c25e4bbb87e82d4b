"""A table as one immutable value: its log, its seating, its talk; and the questions that it answers about itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any

from msgspec import Struct

from speeltafel.core.grown import Grown
from speeltafel.core.protocol import Decision, Eyes, Outcome, Seat, eyes_of
from speeltafel.core.registry import find_stored
from speeltafel.live.seating import Chair, Seating, opens
from speeltafel.table.dealer import SAMPLER, Dealer
from speeltafel.table.duplicate import dealer_for
from speeltafel.table.log import Log
from speeltafel.wire import Said, Status

NOTE = "talk-"
TOLD = "told-"
WATCHERS = -1
"""Stands for all watchers among the seats that somebody has muted."""
GRACE_MS = 10_000
GRACE_PART = 10
AWAY_MS = 600_000
BOT_MS = 5_000
BOT_LATEST_MS = 600_000
AnyLog = Log[Any, Any]


class Setup(Struct, frozen=True):
    """What a table is from its first day to its last; `wishes` are its options by place, `seed` leaves it only at the end."""

    code: str
    edition: str
    wishes: dict[str, object]
    language: str
    made: int
    seed: str
    commitment: str
    before: str = ""
    dealer: str = SAMPLER


class Stamp(Struct, frozen=True):
    """When an event happened (ms since 1970), under which id a player sent it, and what a bot said of it."""

    at: int
    client: str = ""
    why: Said | None = None


class ChatRow(Struct, frozen=True, omit_defaults=True, array_like=True):
    """One line of talk."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str
    phrase: str
    client: str | None = None
    mark: str = ""

    @property
    def is_note(self) -> bool:
        """Whether the table itself says it of this seat, whatever anybody has muted."""
        return self.phrase.startswith(NOTE)


class Policy(Struct, frozen=True):
    """What the host of a table decides, not the table: none of it is stored with it.

    `absence` is how long somebody must be away (ms), where no clock runs, before others may go on without them.
    """

    stand_in: str = ""
    absence: int = AWAY_MS
    chat_per_minute: int = 20
    chat_kept: int = 100


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about one table; `log` is None before the start, `stamps[n]` belongs to event n.

    What follows from the log is found once, when the value is made: `number` is that of the last event (-1 when there
    is none), `seat_to_move` whose turn it is (None when nobody is to move), `outcome` how the game ended. `clients` finds
    the number of an id's event; all values of a table share it, so only what the stamps say as well is true.
    """

    setup: Setup
    status: Status
    version: int
    seating: Seating
    log: AnyLog | None = None
    stamps: Grown[Stamp] = field(default_factory=Grown)
    talk: tuple[ChatRow, ...] = ()
    policy: Policy = field(default=Policy(), compare=False)
    clients: dict[str, int] = field(default_factory=dict, compare=False)
    number: int = field(init=False, compare=False, default=-1)
    seat_to_move: Seat | None = field(init=False, compare=False, default=None)
    outcome: Outcome | None = field(init=False, compare=False, default=None)

    def __post_init__(self) -> None:
        log = self.log
        if log is None:
            return
        object.__setattr__(self, "number", log.number)
        if isinstance(log.turn, Outcome):
            object.__setattr__(self, "outcome", log.turn)
        elif isinstance(log.turn, Decision) and self.status == "running":
            object.__setattr__(self, "seat_to_move", log.turn.seat)

    @property
    def code(self) -> str:
        return self.setup.code

    def people(self) -> Eyes:
        """The seats that belong to people, there or not."""
        return frozenset(
            Seat(seat) for seat, chair in enumerate(self.seating.chairs) if chair.kind == "person"
        )

    @property
    def has_clock(self) -> bool:
        """Whether the game's own clock says how long anybody is waited for."""
        return self.seating.clock.kind != "none"

    def is_late(self, seat: int, now: int) -> bool:
        """Whether it is this seat's turn and its time is up."""
        return seat == self.seat_to_move and self.seating.clock.is_out(now)

    def bot_for(self, seat: int) -> str:
        """The level of the bot that plays this seat now; empty when a person does."""
        chair = self.seating.chairs[seat]
        return chair.level if chair.kind == "bot" else chair.stand_in

    def seats_of(self, hashes: Sequence[str]) -> Eyes:
        """The seats that these hashed secrets open."""
        return eyes_of(
            *(
                Seat(seat)
                for seat, chair in enumerate(self.seating.chairs)
                if chair.secret and any(compare_digest(each, chair.secret) for each in hashes)
            )
        )

    def invited_to(self, hashes: Sequence[str]) -> list[tuple[int, int]]:
        """Which of these hashed secrets (by position) lets somebody sit down at which seat or place."""
        return [
            (position, seat)
            for position, each in enumerate(hashes)
            for seat, chair in enumerate(self.seating.chairs)
            if opens(each, chair.invitation)
        ]

    def may_look_on(self, hashes: Sequence[str]) -> bool:
        """Whether these secrets are good for looking on: any seat's, a former one's, an invitation, or none."""
        return not hashes or any(
            opens(each, stored)
            for chair in self.seating.chairs
            for stored in (chair.secret, chair.former, chair.invitation)
            for each in hashes
        )

    @property
    def has_dealt_hands(self) -> bool:
        """Whether a game is being played in which seats hide something from each other: a seat then stays with its person."""
        return self.status == "running" and self.log is not None and not self.log.hides_nothing

    def unknown_among(self, hashes: Sequence[str]) -> list[int]:
        """The positions of those among these secrets that open nothing here, not even as a former player's."""
        return [position for position, each in enumerate(hashes) if not self.may_look_on((each,))]

    def talk_for(self, seats: Eyes, after: int = -1) -> list[ChatRow]:
        """The lines of talk after this one that a device of these seats hears."""
        muted = self.muted_by(seats)
        return [line for line in self.talk if line.number > after and _is_heard(line, seats, muted)]

    def muted_by(self, seats: Eyes) -> frozenset[int]:
        """The seats that none of these wants to hear; `WATCHERS` for all who look on."""
        if not seats:
            return frozenset()
        return frozenset.intersection(*(frozenset(self.seating.chairs[seat].muted) for seat in seats))

    def number_of(self, client: str) -> int | None:
        """The number that an intention of this id was acknowledged with; None when it has not counted yet."""
        told = self.seating.done.get(client)
        if told is not None:
            return told
        for line in self.talk:
            if line.client == client:
                return line.number
        number = self.clients.get(client)
        if number is None or (number <= self.number and self.stamps[number].client == client):
            return number
        return max((each for each, stamp in enumerate(self.stamps) if stamp.client == client), default=None)


def _is_heard(line: ChatRow, seats: Eyes, muted: frozenset[int]) -> bool:
    if line.phrase.startswith(TOLD):
        return line.seat in seats
    return line.is_note or (WATCHERS if line.seat is None else line.seat) not in muted


def begin_log(setup: Setup, seating: Seating) -> AnyLog:
    """The log of a table that has started, without its events."""
    game = find_stored(setup.edition, len(seating.chairs), seating.options)
    position = seating.position or None
    dealer = dealer_for(game, bytes.fromhex(setup.seed), setup.dealer, position=position)
    return Log.begin(game, dealer=dealer, position=position)


@dataclass(frozen=True, slots=True)
class Think:
    """A question for a bot: its level, the seat it plays, and the luck it has; it is about the state after event `number`."""

    number: int
    seat: Seat
    level: str
    luck: int


@dataclass(frozen=True, slots=True)
class Wants:
    """What a table needs of its host: a bot's thought, and to be woken at a time (ms since 1970)."""

    think: Think | None = None
    wake: int | None = None


NOTHING = Wants()


def wants(table: Table, now: int) -> Wants:
    """What a table needs now; a wake-up is always later than now, and the later the longer it has been overdue."""
    seat = table.seat_to_move
    if seat is None or table.seating.is_paused:
        return NOTHING
    chair = table.seating.chairs[seat]
    if level := chair.level if chair.kind == "bot" else chair.stand_in:
        luck = Dealer(bytes.fromhex(table.setup.seed)).luck(f"bot/{table.number}/{seat}").getrandbits(63)
        waited = now - (table.stamps[-1].at if table.stamps else now)
        later = min(max(BOT_MS, waited), BOT_LATEST_MS)
        return Wants(Think(table.number, seat, level, luck), now + later)
    ends = table.seating.clock.ends
    if ends is None or chair.kind != "person":
        return NOTHING
    due = ends + grace(table)
    return Wants(wake=due if due > now else now + max(now - ends, 1))


def grace(table: Table) -> int:
    """How long after its clock has run out a person who is away is waited for (ms)."""
    return max(GRACE_MS, table.seating.clock.seconds * 1000 // GRACE_PART)


def is_played_by_a_person(chair: Chair) -> bool:
    """Whether a person plays here now, there or away."""
    return chair.kind == "person" and not chair.stand_in
