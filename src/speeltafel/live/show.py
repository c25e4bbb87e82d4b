"""What each viewer is shown of a table: the whole of it at first, then only what is new; drawn once for the same eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speeltafel.core.protocol import NOBODY, Eyes, Seat
from speeltafel.core.registry import deed_of, spec_of, told_options
from speeltafel.core.scene import Scene
from speeltafel.core.score import NOTHING
from speeltafel.live.encode import lines, outcome_sent, preview_sent, preview_told, said
from speeltafel.live.seating import Seating, replace
from speeltafel.live.table import TOLD, AnyLog, ChatRow, Setup, Table
from speeltafel.table.acts import Act, Undo, describe_act
from speeltafel.wire import (
    WIRE,
    ChatSent,
    ClockSent,
    EventSent,
    Happened,
    OfferSent,
    OutcomeSent,
    PreviewSent,
    SeatSent,
    Status,
    TableChanged,
    TableSent,
    Welcome,
    write,
)


@dataclass(frozen=True, slots=True)
class Presence:
    """Who looks on at a table now: the seats that somebody is connected for, and how many watch.

    `devices` are those seats once for every device.
    """

    there: Eyes = NOBODY
    watchers: int = 0
    devices: tuple[Seat, ...] = ()


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
        self._first = before.number + 1
        self._log = after.log if after.number >= self._first else None
        self._hides = self._log is not None and self._log.seen(NOBODY) is not self._log.state
        self._is_open = self._log is not None and not self._hides and _are_open(self._log, self._first)
        self._shown: dict[tuple[int, Eyes], EventSent] = {}
        self._happened: dict[tuple[Eyes, bool], bytes] = {}
        self._table_text = b""
        self._clock = clock_sent(after.seating)
        is_same = before.seating is after.seating and before.status == after.status
        self.table = None if is_same else self._changed_table(presence)

    def closes(self, rights: Eyes, sight: Eyes) -> bool:
        """Whether a shared device has nobody's eyes from now on: its holder has moved, or another person there is to move."""
        log = self._log
        if log is None or self._is_open or len(rights) < 2 or not sight:
            return False
        mover = self._after.seat_to_move
        moved = {entry.event.seat for entry in log.entries[self._first :]}
        return mover not in sight and (mover in rights or bool(moved & sight))

    def texts(self, rights: Eyes, sight: Eyes) -> list[bytes]:
        """The encoded messages for a device that opens these seats and has these eyes."""
        told = []
        if self._log is not None:
            seat = self._after.seat_to_move
            eyes = NOBODY if self._is_open else sight
            has_turn = seat is not None and seat in (rights if self._is_open else sight)
            text = self._happened.get((eyes, has_turn))
            if text is None:
                message = self._events(self._log, eyes, seat if has_turn else None)
                text = self._happened[eyes, has_turn] = write(message)
            told.append(text)
        if self._after.talk is not self._before.talk:
            told += self._talk_texts(sight or rights)
        if self.table is not None:
            self._table_text = self._table_text or write(TableChanged(self.table))
            told.append(self._table_text)
        return told

    def _events(self, log: AnyLog, eyes: Eyes, mover: Seat | None) -> Happened:
        """What happened as these eyes see it, and for who is to move where a play may begin.

        An event that nobody's eyes see as it is everybody is told alike.
        """
        before = self._before.log
        events: list[EventSent] = []
        for number in range(self._first, log.number + 1):
            for whose in (NOBODY, eyes):
                if (number, whose) not in self._shown:
                    seen = before.seen(whose) if before is not None and number == self._first else None
                    self._shown[number, whose] = event_sent(self._after, log, number, whose, seen)
                shown = self._shown[number, whose]
                if shown.action == log.entries[number].text:
                    break
            events.append(shown)
        after = self._after
        view = log.game.view(log.seen(eyes))
        return Happened(
            events=events,
            number=log.number,
            view=view,
            scores=list(log.game.scores(log.state)),
            turn=after.seat_to_move,
            preview=None if mover is None else turn_preview(log, mover, words=isinstance(view, Scene)),
            outcome=None if after.outcome is None else ended(after),
            clock=self._clock,
            hides=self._hides,
        )

    def _talk_texts(self, seats: Eyes) -> list[bytes]:
        last = self._before.talk[-1].number if self._before.talk else -1
        return [write(chat_sent(line)) for line in self._after.talk_for(seats, last)]

    def _changed_table(self, presence: Presence) -> TableSent | None:
        """The table's settings and seats, if they differ; the clock that an event moved on goes with the event."""
        before = table_sent(self._before, presence)
        after = table_sent(self._after, presence)
        if self._log is not None:
            before = replace(before, clock=after.clock)
        return None if before == after else after


def welcome(
    table: Table,
    rights: Eyes,
    sight: Eyes,
    since: int,
    presence: Presence,
    hashes: Sequence[str] = (),
    now: int = 0,
    spread: int = 0,
) -> Welcome:
    """The first thing a viewer gets: the seats it may play, the table as its eyes see it, the events after `since`.

    `hashes` are its hashed secrets: some may invite it to sit down, and some open nothing here. `now` is the host's time, `spread`
    is what it is told of coming back when its line is lost.
    """
    log = table.log
    unknown, invited = table.unknown_among(hashes), table.invited_to(hashes)
    muted = table.muted_by(sight or rights)
    talk = [chat_sent(line) for line in table.talk_for(sight or rights)]
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
            unknown=unknown,
            hold=min(sight, default=None),
            wire=WIRE,
            invited=invited,
            now=now,
            spread=spread,
        )
    seat = table.seat_to_move
    first = since + 1 if -1 <= since <= log.number else 0
    has_turn = seat is not None and seat in (rights if log.hides_nothing else sight)
    view = log.game.view(log.seen(sight))
    has_words = isinstance(view, Scene)
    return Welcome(
        table=sent,
        you=sorted(rights),
        number=log.number,
        view=view,
        scores=list(log.game.scores(log.state)),
        turn=seat,
        events=[event_sent(table, log, number, sight) for number in range(first, log.number + 1)],
        preview=turn_preview(log, seat, words=has_words) if seat is not None and has_turn else None,
        outcome=ended(table),
        chat=talk,
        muted=sorted(muted),
        unknown=unknown,
        hold=min(sight, default=None),
        wire=WIRE,
        invited=invited,
        hides=not log.hides_nothing,
        now=now,
        spread=spread,
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
        undone = event.action.number if isinstance(event.action, Undo) else None
        told = said(describe_act(event.action))
        return EventSent(number, entry.text, told, event.seat, at=stamp.at, undone=undone)
    game = log.game
    action = game.redact(entry.before, event.action, eyes)
    state = game.observe(entry.before, eyes).state if seen is None else seen
    is_whole = action == event.action
    score = entry.score if is_whole else game.score(state, action) if event.points else NOTHING
    # What a bot said of its move is told where it can give nothing away: where all is open, or over.
    is_told = stamp.why is not None and (table.outcome is not None or log.hides_nothing)
    text = entry.text if is_whole else game.text(action)
    announced = spec_of(game.edition).announced
    return EventSent(
        number,
        text,
        said(game.describe(state, action, event.points)),
        event.seat,
        event.points,
        lines(score) if score.lines else [],
        stamp.at,
        stamp.why if is_told else None,
        deed_of(game.edition, text),
        gains=entry.gains,
        announced=getattr(action, announced, 0) if announced else 0,
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
                devices=max(1, presence.devices.count(Seat(seat))),
                wins=chair.wins,
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
        hints=seating.hints,
        offers=[
            OfferSent(offer.kind, offer.by, list(offer.agreed), offer.seat, offer.number, offer.made)
            for offer in seating.offers
        ],
        watchers=presence.watchers,
        made=setup.made,
        scored=spec_of(setup.edition).scored,
        pictured=bool(spec_of(setup.edition).svg),
    )


def clock_sent(seating: Seating) -> ClockSent | None:
    """The clock as it runs or stands; None where there is none and no pause."""
    clock = seating.clock
    if clock.kind == "none" and not seating.is_paused:
        return None
    return ClockSent(clock.kind, clock.seconds, clock.ends, seating.is_paused)


def chat_sent(line: ChatRow) -> ChatSent:
    """A line of talk as it travels; what the table says of somebody nobody has said."""
    seat = None if line.is_note or line.phrase.startswith(TOLD) else line.seat
    return ChatSent(line.number, line.at, seat, line.name, line.text, line.phrase)


def _are_open(log: AnyLog, first: int) -> bool:
    """Whether even nobody's eyes see every event since `first` as it is."""
    return all(
        log.redacted(number, NOBODY).action is log.entries[number].event.action
        for number in range(first, log.number + 1)
    )


def turn_preview(log: AnyLog, seat: Seat, *, words: bool = False) -> PreviewSent:
    """The start of a turn, from what its seat sees; with words for those whom a scene is drawn for."""
    seen = log.seen(frozenset((seat,)))
    preview = log.game.preview(seen)
    return preview_told(log.game, seen, preview) if words else preview_sent(preview)


def ended(table: Table) -> OutcomeSent | None:
    """How the game ended, with the seed that opens its commitment; None while it runs."""
    outcome = table.outcome
    return None if outcome is None else outcome_sent(outcome, table.setup.seed)


def have_moved(before: Table, after: Table) -> bool:
    """Whether the game began just now, or what opens a seat or invites to it changed: everybody's rights are looked up anew."""
    if before.log is None and after.log is not None:
        return True
    return before.seating is not after.seating and any(
        (old.secret, old.invitation) != (new.secret, new.invitation)
        for old, new in zip(before.seating.chairs, after.seating.chairs, strict=True)
    )
