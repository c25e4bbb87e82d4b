"""What a table tells its viewers: the same picture is drawn and encoded once, however many see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from speeltafel.core.protocol import Eyes
from speeltafel.server.sent import event_sent, events_sent, outcome_sent, turn_preview, view_of
from speeltafel.server.standing import Standing, replace
from speeltafel.server.store.rows import ChatRow
from speeltafel.wire import (
    ChatSent,
    ClockSent,
    Happened,
    OfferSent,
    OutcomeSent,
    SeatSent,
    TableSent,
    Welcome,
    write,
)

if TYPE_CHECKING:
    from speeltafel.server.room import Room


def happened(room: Room, first: int) -> Callable[[Eyes], str]:
    """The events from `first` on as an encoded message, by the eyes that get it.

    Where observing hides nothing, so that all see the very state itself, everybody shares one encoding,
    but for the seat to move, which alone gets the start of its turn.
    """
    match = room.match
    assert match is not None, "events need a match"
    game = match.game
    seat = room.seat_to_move
    events = match.log[first:]
    befores = [match.before(event.number) for event in events]
    outcome, clock, scores = ended(room), clock_sent(room.standing), list(match.scores)
    by_eyes: dict[Eyes, str] = {}
    open_to_all: dict[bool, str] = {}

    def encoded(eyes: Eyes) -> str:
        text = by_eyes.get(eyes)
        if text is None:
            text = by_eyes[eyes] = drawn(eyes)
        return text

    def drawn(eyes: Eyes) -> str:
        has_turn = seat is not None and seat in eyes
        seen = [match.observe(eyes).state, *(game.observe(before, eyes).state for before in befores)]
        is_open = all(
            state is whole for state, whole in zip(seen, (match.state, *befores), strict=True)
        ) and all(match.redacted(event, eyes).action is event.action for event in events)
        if is_open and has_turn in open_to_all:
            return open_to_all[has_turn]
        message = Happened(
            events=[event_sent(match, event, eyes, room.times[event.number]) for event in events],
            number=match.number,
            view=game.view(seen[0]),
            scores=scores,
            turn=seat,
            preview=turn_preview(match, seat) if seat is not None and has_turn else None,
            outcome=outcome,
            clock=clock,
        )
        text = write(message).decode()
        if is_open:
            open_to_all[has_turn] = text
        return text

    return encoded


def tell_chat(room: Room, line: ChatRow) -> None:
    """Sends a line of talk to everybody who wants to hear that seat."""
    text = write(chat_sent(line)).decode()
    for viewer in room.viewers:
        if line.seat is None or line.seat not in room.muted_by(viewer.eyes):
            viewer.send_text(text)


def welcome(room: Room, eyes: Eyes, since: int) -> Welcome:
    """The first thing a viewer gets: the table as these eyes see it, and the events after `since`."""
    match = room.match
    muted = room.muted_by(eyes)
    talk = [chat_sent(line) for line in room.chat if line.seat is None or line.seat not in muted]
    if match is None:
        return Welcome(
            room.table_sent(), sorted(eyes), -1, None, [], None, [], chat=talk, muted=sorted(muted)
        )
    seat = room.seat_to_move
    return Welcome(
        table=room.table_sent(),
        you=sorted(eyes),
        number=match.number,
        view=view_of(match, eyes),
        scores=list(match.scores),
        turn=seat,
        events=events_sent(match, eyes, since if -1 <= since <= match.number else -1, room.times),
        preview=turn_preview(match, seat) if seat is not None and seat in eyes else None,
        outcome=ended(room),
        chat=talk,
        muted=sorted(muted),
    )


def ended(room: Room) -> OutcomeSent | None:
    """How the game ended, with the seed that opens its commitment; None while it runs."""
    outcome = room.outcome()
    return None if outcome is None else outcome_sent(outcome, room.row.seed)


def table_sent(room: Room) -> TableSent:
    """What everybody may know about a table."""
    standing, there = room.standing, room.there()
    watchers = sum(not viewer.eyes for viewer in room.viewers)
    return TableSent(
        table=room.code,
        game=room.row.edition,
        options=standing.options if standing.people else room.row.wishes,
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
        status=room.status,
        listed=standing.listed,
        language=room.row.language,
        clock=clock_sent(standing),
        commitment=room.row.commitment,
        owner=next((seat for seat, chair in enumerate(standing.chairs) if chair.mine), None),
        free_chat=standing.free_chat,
        rematch=standing.rematch,
        offers=[
            OfferSent(offer.kind, offer.by, list(offer.agreed), offer.seat, offer.number)
            for offer in standing.offers
        ],
        watchers=watchers + sum(presence.watchers for presence in room.elsewhere.values()),
        made=room.row.made,
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
