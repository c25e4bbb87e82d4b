"""What a table tells its viewers: the same picture is drawn and encoded once, however many see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from speeltafel.core.protocol import NOBODY, Event, Eyes
from speeltafel.core.registry import told_options
from speeltafel.server.holding import closes
from speeltafel.server.sent import AnyMatch, event_sent, events_sent, outcome_sent, turn_preview, view_of
from speeltafel.server.standing import Standing, TableRow, replace
from speeltafel.server.store.rows import ChatRow
from speeltafel.wire import (
    WIRE,
    ChatSent,
    ClockSent,
    EventSent,
    Happened,
    OfferSent,
    OutcomeSent,
    Said,
    SeatSent,
    TableSent,
    Welcome,
    write,
)

if TYPE_CHECKING:
    from speeltafel.server.room import Room


class Happening:
    """New events of a table, from `first` on, and the table after them; drawn and encoded once for all who see the same.

    Where observing hides nothing, so that all see the very state itself, one drawing serves everybody, and
    only the seat to move gets another encoding, with the start of its turn.
    """

    def __init__(self, room: Room, match: AnyMatch, first: int) -> None:
        self._match = match
        self._times = room.times
        self._reasons = told_reasons(room)
        self._seat = room.seat_to_move
        self._events = match.log[first:]
        self._befores = [match.before(event.number) for event in self._events]
        self._scores = list(match.scores)
        self._outcome = ended(room)
        self._clock = clock_sent(room.standing)
        self._is_open = self._hides_nothing()
        self._for_all: dict[int, EventSent | None] = {}
        self._open: tuple[list[EventSent], object] | None = None
        self._texts: dict[Eyes, str] = {}
        self._open_texts: dict[bool, str] = {}

    def closes(self, rights: Eyes, sight: Eyes) -> bool:
        """Whether a shared device with these eyes has nobody's from these events on, as there is something to hide."""
        moved = frozenset(event.seat for event in self._events if event.seat is not None)
        return not self._is_open and closes(rights, sight, moved, self._seat)

    def text(self, rights: Eyes, sight: Eyes) -> str:
        """The encoded message for a device that opens these seats and has these eyes."""
        if self._is_open:
            return self._open_text(has_turn=self._seat is not None and self._seat in rights)
        text = self._texts.get(sight)
        if text is None:
            has_turn = self._seat is not None and self._seat in sight
            text = self._texts[sight] = self._written(*self._drawn(sight), has_turn=has_turn)
        return text

    def _open_text(self, *, has_turn: bool) -> str:
        text = self._open_texts.get(has_turn)
        if text is None:
            self._open = self._open or self._drawn(NOBODY)
            text = self._open_texts[has_turn] = self._written(*self._open, has_turn=has_turn)
        return text

    def _hides_nothing(self) -> bool:
        """Whether even the gallery, and so everybody, sees every state and every action as it is."""
        match = self._match
        return match.observe(NOBODY).state is match.state and all(
            match.game.observe(before, NOBODY).state is before
            and match.redacted(event, NOBODY).action is event.action
            for event, before in zip(self._events, self._befores, strict=True)
        )

    def _drawn(self, eyes: Eyes) -> tuple[list[EventSent], object]:
        return [self._told(event, eyes) for event in self._events], view_of(self._match, eyes)

    def _told(self, event: Event[Any], eyes: Eyes) -> EventSent:
        """An event as these eyes see it; what the gallery sees as it is, everybody is told as the gallery is."""
        number = event.number
        if number not in self._for_all:
            is_open = self._match.redacted(event, NOBODY).action is event.action
            self._for_all[number] = self._sent(event, NOBODY) if is_open else None
        return self._for_all[number] or self._sent(event, eyes)

    def _sent(self, event: Event[Any], eyes: Eyes) -> EventSent:
        number = event.number
        return event_sent(self._match, event, eyes, self._times[number], self._reasons.get(number))

    def _written(self, events: list[EventSent], view: object, *, has_turn: bool) -> str:
        message = Happened(
            events=events,
            number=self._match.number,
            view=view,
            scores=self._scores,
            turn=self._seat,
            preview=turn_preview(self._match, self._seat) if self._seat is not None and has_turn else None,
            outcome=self._outcome,
            clock=self._clock,
        )
        return write(message).decode()


def tell_chat(room: Room, line: ChatRow) -> None:
    """Sends a line of talk to everybody who wants to hear that seat."""
    text = write(chat_sent(line)).decode()
    for viewer in room.viewers:
        if line.seat is None or line.seat not in room.muted_by(viewer.sight or viewer.rights):
            viewer.send_text(text)


def welcome(room: Room, rights: Eyes, sight: Eyes, since: int) -> Welcome:
    """The first thing a viewer gets: the seats it may play, the table as these eyes see it, the events after `since`."""
    match = room.match
    muted = room.muted_by(sight or rights)
    talk = [chat_sent(line) for line in room.chat if line.seat is None or line.seat not in muted]
    if match is None:
        return Welcome(
            room.table_sent(),
            sorted(rights),
            -1,
            None,
            [],
            None,
            [],
            chat=talk,
            muted=sorted(muted),
            hold=min(sight, default=None),
            wire=WIRE,
        )
    seat = room.seat_to_move
    has_turn = seat is not None and seat in (rights if match.is_open else sight)
    return Welcome(
        table=room.table_sent(),
        you=sorted(rights),
        number=match.number,
        view=view_of(match, sight),
        scores=list(match.scores),
        turn=seat,
        events=events_sent(
            match, sight, since if -1 <= since <= match.number else -1, room.times, told_reasons(room)
        ),
        preview=turn_preview(match, seat) if seat is not None and has_turn else None,
        outcome=ended(room),
        chat=talk,
        muted=sorted(muted),
        wire=WIRE,
        hold=min(sight, default=None),
    )


def told_reasons(room: Room) -> Mapping[int, Said]:
    """What bots said of their moves, as far as it can give nothing away: where all is open, or over."""
    match = room.match
    if match is None or not room.reasons:
        return {}
    return room.reasons if match.is_open else {}


def ended(room: Room) -> OutcomeSent | None:
    """How the game ended, with the seed that opens its commitment; None while it runs."""
    outcome = room.outcome()
    return None if outcome is None else outcome_sent(outcome, room.row.seed)


def table_sent(room: Room) -> TableSent:
    """What everybody may know about a table that is in memory."""
    watchers = sum(not viewer.rights for viewer in room.viewers)
    watchers += sum(presence.watchers for presence in room.elsewhere.values())
    return row_sent(replace(room.row, standing=room.standing, status=room.status), room.there(), watchers)


def row_sent(row: TableRow, there: Eyes = NOBODY, watchers: int = 0) -> TableSent:
    """What everybody may know about a table, and who is there."""
    standing = row.standing
    return TableSent(
        table=row.code,
        game=row.edition,
        options=told_options(row.edition, standing.options) if standing.people else row.wishes,
        seats=[
            SeatSent(
                seat=seat,
                kind=chair.kind,
                name=chair.name,
                avatar=chair.avatar,
                level=chair.level,
                there=chair.kind == "bot" or seat in there,
                stand_in=chair.stand_in,
            )
            for seat, chair in enumerate(standing.chairs)
        ],
        status=row.status,
        listed=standing.listed,
        language=row.language,
        clock=clock_sent(standing),
        commitment=row.commitment,
        owner=next((seat for seat, chair in enumerate(standing.chairs) if chair.mine), None),
        free_chat=standing.free_chat,
        rematch=standing.rematch,
        offers=[
            OfferSent(offer.kind, offer.by, list(offer.agreed), offer.seat, offer.number)
            for offer in standing.offers
        ],
        watchers=watchers,
        made=row.made,
    )


def clock_sent(standing: Standing) -> ClockSent | None:
    """The clock as it runs or stands; None where there is none and no pause."""
    clock = standing.clock
    if clock.kind == "none" and not standing.is_paused:
        return None
    return ClockSent(clock.kind, clock.seconds, clock.ends, standing.is_paused)


def without_clock(table: TableSent) -> TableSent:
    """A table but for its clock, which moves with every event."""
    return replace(table, clock=None)


def chat_sent(line: ChatRow) -> ChatSent:
    """A line of talk as it travels."""
    return ChatSent(line.number, line.at, line.seat, line.name, line.text, line.phrase)
