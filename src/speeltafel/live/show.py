"""What each viewer is shown of a table: the whole of it at first, then only what is new; drawn once for the same eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speeltafel.core.protocol import NOBODY, Eyes, Seat
from speeltafel.core.registry import told_options
from speeltafel.core.score import Score
from speeltafel.live.encode import lines, outcome_sent, preview_sent, said
from speeltafel.live.seating import Seating, replace
from speeltafel.live.table import AnyLog, ChatRow, Setup, Table
from speeltafel.table.acts import Act, describe_act
from speeltafel.wire import (
    WIRE,
    ChatSent,
    ClockSent,
    EventSent,
    Happened,
    OfferSent,
    OutcomeSent,
    PreviewSent,
    Said,
    SeatSent,
    Status,
    TableChanged,
    TableSent,
    Welcome,
    write,
)


@dataclass(frozen=True, slots=True)
class Presence:
    """Who looks on at a table now: the seats that somebody is connected for, and how many watch."""

    there: Eyes = NOBODY
    watchers: int = 0


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell a person who is not there: their seat, the hash that opens it, and the message."""

    seat: Seat
    secret: str
    reason: str


class News:
    """The difference of two values of a table, as it is told; whatever several viewers see alike is made once.

    `table` are its settings and seats where they have changed.
    """

    def __init__(self, before: Table, after: Table, presence: Presence) -> None:
        self._before = before
        self._after = after
        self._presence = presence
        self._first = before.number + 1
        self._is_new = after.number >= self._first
        self._is_open = after.log is not None and self._is_new and _is_open(after.log, self._first)
        self._shown: dict[tuple[int, Eyes], EventSent] = {}
        self._happened: dict[tuple[Eyes, bool], str] = {}
        self._table_text: str | None = None
        self.table = self._changed_table()

    @property
    def has_started(self) -> bool:
        """Whether the game began just now: everybody is welcomed anew."""
        return self._before.log is None and self._after.log is not None

    @property
    def has_moved_seats(self) -> bool:
        """Whether a seat changed hands: everybody's rights are looked up anew."""
        before, after = self._before.seating, self._after.seating
        return before is not after and _secrets(before) != _secrets(after)

    def closes(self, rights: Eyes, sight: Eyes) -> bool:
        """Whether a shared device has nobody's eyes from now on: its holder has moved, or another person there is to move."""
        log = self._after.log
        if log is None or not self._is_new or self._is_open or len(rights) < 2 or not sight:
            return False
        mover = self._after.seat_to_move
        moved = {entry.event.seat for entry in log.entries[self._first :]}
        return mover not in sight and (mover in rights or bool(moved & sight))

    def texts(self, rights: Eyes, sight: Eyes) -> list[str]:
        """The encoded messages for a device that opens these seats and has these eyes."""
        told = []
        log = self._after.log
        if log is not None and self._is_new:
            told.append(self._events_text(log, rights, sight))
        if self._after.talk is not self._before.talk:
            told += self._talk_texts(sight or rights)
        if self.table is not None:
            if self._table_text is None:
                self._table_text = write(TableChanged(self.table)).decode()
            told.append(self._table_text)
        return told

    def _events_text(self, log: AnyLog, rights: Eyes, sight: Eyes) -> str:
        seat = self._after.seat_to_move
        eyes = NOBODY if self._is_open else sight
        has_turn = seat is not None and seat in (rights if self._is_open else sight)
        text = self._happened.get((eyes, has_turn))
        if text is None:
            preview = turn_preview(log, seat) if seat is not None and has_turn else None
            message = Happened(
                events=[self._event(log, number, eyes) for number in range(self._first, log.number + 1)],
                number=log.number,
                view=log.game.view(log.seen(eyes)),
                scores=list(log.game.scores(log.state)),
                turn=seat,
                preview=preview,
                outcome=ended(self._after),
                clock=clock_sent(self._after.seating),
            )
            text = self._happened[eyes, has_turn] = write(message).decode()
        return text

    def _event(self, log: AnyLog, number: int, eyes: Eyes) -> EventSent:
        """An event as these eyes see it; what nobody's eyes see as it is, everybody is told alike."""
        shown = self._shown.get((number, NOBODY))
        if shown is None:
            shown = self._shown[number, NOBODY] = self._sent(log, number, NOBODY)
        if not eyes or shown.action == log.entries[number].text:
            return shown
        if (number, eyes) not in self._shown:
            self._shown[number, eyes] = self._sent(log, number, eyes)
        return self._shown[number, eyes]

    def _sent(self, log: AnyLog, number: int, eyes: Eyes) -> EventSent:
        before = self._before.log
        seen = before.seen(eyes) if before is not None and number == self._first else None
        return event_sent(self._after, log, number, eyes, seen)

    def _talk_texts(self, seats: Eyes) -> list[str]:
        last = self._before.talk[-1].number if self._before.talk else -1
        muted = self._after.muted_by(seats)
        return [
            write(chat_sent(line)).decode()
            for line in self._after.talk
            if line.number > last and (line.seat is None or line.seat not in muted)
        ]

    def _changed_table(self) -> TableSent | None:
        """The table's settings and seats, if they differ; the clock that an event moved on goes with the event."""
        if self._before.seating is self._after.seating and self._before.status == self._after.status:
            return None
        before = table_sent(self._before, self._presence)
        after = table_sent(self._after, self._presence)
        if self._is_new:
            before = replace(before, clock=after.clock)
        return None if before == after else after


def welcome(
    table: Table, rights: Eyes, sight: Eyes, since: int, presence: Presence, unknown: Sequence[int] = ()
) -> Welcome:
    """The first thing a viewer gets: the seats it may play, the table as its eyes see it, the events after `since`.

    `unknown` are the positions of those of its secrets that open nothing here.
    """
    log = table.log
    muted = table.muted_by(sight or rights)
    talk = [chat_sent(line) for line in table.talk if line.seat is None or line.seat not in muted]
    sent = table_sent(table, presence)
    if log is None:
        return Welcome(
            sent,
            sorted(rights),
            -1,
            None,
            [],
            None,
            [],
            chat=talk,
            muted=sorted(muted),
            unknown=list(unknown),
            hold=min(sight, default=None),
            wire=WIRE,
        )
    seat = table.seat_to_move
    first = since + 1 if -1 <= since <= log.number else 0
    has_turn = seat is not None and seat in (rights if log.hides_nothing else sight)
    return Welcome(
        table=sent,
        you=sorted(rights),
        number=log.number,
        view=log.game.view(log.seen(sight)),
        scores=list(log.game.scores(log.state)),
        turn=seat,
        events=[event_sent(table, log, number, sight) for number in range(first, log.number + 1)],
        preview=turn_preview(log, seat) if seat is not None and has_turn else None,
        outcome=ended(table),
        chat=talk,
        muted=sorted(muted),
        unknown=list(unknown),
        hold=min(sight, default=None),
        wire=WIRE,
    )


def notices(before: Table, after: Table) -> tuple[Notice, ...]:
    """Whom to tell what they would want to know though they are away: it is their turn, or the game is over."""
    if after.number <= before.number:
        return ()
    chairs = after.seating.chairs
    if after.outcome is not None:
        return tuple(Notice(seat, chairs[seat].secret, "push-over") for seat in after.people())
    seat = after.seat_to_move
    if seat is None or after.bot_for(seat) or chairs[seat].kind != "person":
        return ()
    return (Notice(seat, chairs[seat].secret, "push-your-turn"),)


def event_sent(table: Table, log: AnyLog, number: int, eyes: Eyes, seen: object | None = None) -> EventSent:
    """One event as these eyes may see it; `seen` is what they saw before it, where that is known already."""
    entry = log.entries[number]
    event = entry.event
    stamp = table.stamps[number]
    if isinstance(event.action, Act):
        return EventSent(number, entry.text, said(describe_act(event.action)), event.seat, at=stamp.at)
    game = log.game
    before = log.before(number)
    action = game.redact(before, event.action, eyes)
    state = game.observe(before, eyes).state if seen is None else seen
    is_whole = action == event.action
    score = entry.score if is_whole else game.score(state, action) if event.points else Score()
    return EventSent(
        number,
        entry.text if is_whole else game.text(action),
        said(game.describe(state, action, event.points)),
        event.seat,
        event.points,
        lines(score),
        stamp.at,
        _told(table, log, stamp.why),
    )


def table_sent(table: Table, presence: Presence) -> TableSent:
    """What everybody may know about a table, and who is there."""
    return setup_sent(table.setup, table.seating, table.status, presence)


def setup_sent(setup: Setup, seating: Seating, status: Status, presence: Presence) -> TableSent:
    """The same of a table that is not in memory."""
    return TableSent(
        table=setup.code,
        game=setup.edition,
        options=told_options(setup.edition, seating.options) if seating.people else setup.wishes,
        seats=[
            SeatSent(
                seat=seat,
                kind=chair.kind,
                name=chair.name,
                avatar=chair.avatar,
                level=chair.level,
                there=chair.kind == "bot" or seat in presence.there,
                stand_in=chair.stand_in,
            )
            for seat, chair in enumerate(seating.chairs)
        ],
        status=status,
        listed=seating.listed,
        language=setup.language,
        clock=clock_sent(seating),
        commitment=setup.commitment,
        owner=next((seat for seat, chair in enumerate(seating.chairs) if chair.mine), None),
        free_chat=seating.free_chat,
        rematch=seating.rematch,
        offers=[
            OfferSent(offer.kind, offer.by, list(offer.agreed), offer.seat, offer.number)
            for offer in seating.offers
        ],
        watchers=presence.watchers,
        made=setup.made,
    )


def clock_sent(seating: Seating) -> ClockSent | None:
    """The clock as it runs or stands; None where there is none and no pause."""
    clock = seating.clock
    if clock.kind == "none" and not seating.is_paused:
        return None
    return ClockSent(clock.kind, clock.seconds, clock.ends, seating.is_paused)


def chat_sent(line: ChatRow) -> ChatSent:
    """A line of talk as it travels."""
    return ChatSent(line.number, line.at, line.seat, line.name, line.text, line.phrase)


def _is_open(log: AnyLog, first: int) -> bool:
    """Whether even nobody's eyes see the table and every event since `first` as they are."""
    return log.hides_nothing and all(
        log.redacted(number, NOBODY).action is log.entries[number].event.action
        for number in range(first, log.number + 1)
    )


def _told(table: Table, log: AnyLog, why: Said | None) -> Said | None:
    """What a bot said of its move, as far as it can give nothing away: where all is open, or over."""
    if why is None or (table.outcome is None and not log.hides_nothing):
        return None
    return why


def turn_preview(log: AnyLog, seat: Seat) -> PreviewSent:
    """The start of a turn, from what its seat sees."""
    return preview_sent(log.game.preview(log.seen(frozenset((seat,)))))


def ended(table: Table) -> OutcomeSent | None:
    """How the game ended, with the seed that opens its commitment; None while it runs."""
    outcome = table.outcome
    return None if outcome is None else outcome_sent(outcome, table.setup.seed)


def _secrets(seating: Seating) -> list[str]:
    return [chair.secret for chair in seating.chairs]
