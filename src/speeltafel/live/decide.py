"""Decides a request: who may ask it, whether it has counted already, and what it changes. Nothing here does I/O."""

from __future__ import annotations

from speeltafel.core.errors import SpeeltafelError
from speeltafel.live.change import Change, Reply
from speeltafel.live.encode import refusal
from speeltafel.live.leaving import leave
from speeltafel.live.moderation import answer_report, close, take_name
from speeltafel.live.offers import answer, propose
from speeltafel.live.places import (
    arrive,
    configure,
    forget,
    move_device,
    note_absence,
    reissue,
    remove,
    rename,
    take_place,
)
from speeltafel.live.play import ask, play, thought
from speeltafel.live.requests import (
    AnswerReport,
    Arrive,
    BotDecided,
    ByHost,
    ByHttp,
    Close,
    Configure,
    Forget,
    Moment,
    MoveDevice,
    NoteAbsence,
    Refuse,
    Reissue,
    Remove,
    Rename,
    Request,
    Role,
    TakeName,
    TakePlace,
    Tick,
    Who,
)
from speeltafel.live.table import Table
from speeltafel.live.talk import hush, say
from speeltafel.live.tick import tick
from speeltafel.wire import Acknowledged, Answer, Ask, Hush, Leave, Play, Propose, Refusal, Say

Result = Change | Reply | Refusal | None


def decide(table: Table, request: Request, who: Who, moment: Moment) -> Result:
    """The change that a request makes, a reply that changes nothing, a refusal with its reason; None: nothing to do.

    What somebody sends is remembered by its id and their seat, and counts once however often it comes.
    """
    try:
        if isinstance(request, ByHost):
            return _by_host(table, request, who, moment)
        if isinstance(request, ByHttp):
            return _by_http(table, request, who, moment)
        client = f"{'w' if request.seat is None else request.seat}/{request.id}"
        if not isinstance(request, Ask) and (number := table.number_of(client)) is not None:
            return Reply(Acknowledged(request.id, number))
        seats = table.seats_of(who.hashes)
        if request.seat is not None and request.seat not in seats:
            raise Refuse("server-not-your-seat")
        match request:
            case Play():
                return play(table, request, client, moment)
            case Ask():
                return ask(table, request)
            case Propose():
                return propose(table, request, seats, client, moment)
            case Answer():
                return answer(table, request, seats, client, moment)
            case Leave():
                return leave(table, request, seats, client, moment)
            case Say():
                return say(table, request, seats, who, client, moment)
            case Hush():
                return hush(table, request, client, moment)
    except SpeeltafelError as error:
        return refusal(error)


def _by_host(table: Table, request: ByHost, who: Who, moment: Moment) -> Change | None:
    assert who.role is Role.HOST or isinstance(request, Arrive), "only the host has thoughts and ticks"
    match request:
        case BotDecided():
            return thought(table, request, moment)
        case Tick():
            return tick(table, moment)
        case Arrive():
            return arrive(table, who, moment)
        case NoteAbsence():
            return note_absence(table, moment)


def _by_http(table: Table, request: ByHttp, who: Who, moment: Moment) -> Change | Reply:
    client = f"h{who.hashes[0][:8] if who.hashes else ''}/{request.id}" if request.id else ""
    if client and (number := table.number_of(client)) is not None:
        return Reply(Acknowledged(request.id, number))
    match request:
        case TakePlace():
            return take_place(table, request, who, client, moment)
        case Reissue():
            return reissue(table, request, who, client, moment)
        case MoveDevice():
            return move_device(table, request, who, client, moment)
        case Remove():
            return remove(table, request, who, client, moment)
        case Rename():
            return rename(table, request, who, client, moment)
        case Forget():
            return forget(table, request, who, client, moment)
        case Configure():
            return configure(table, request, who, client, moment)
        case Close():
            return close(table, who, client, moment)
        case TakeName():
            return take_name(table, request, who, client, moment)
        case AnswerReport():
            return answer_report(table, request, who, client, moment)
