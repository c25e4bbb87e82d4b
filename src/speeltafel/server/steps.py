"""What each message does at its table: one step, stored as a whole, acknowledged, then told."""

from __future__ import annotations

from speeltafel.server.intention import Intention, counted
from speeltafel.server.leaving import leave
from speeltafel.server.moves import ask, play
from speeltafel.server.offers import answer, propose
from speeltafel.server.refusals import not_your_seat
from speeltafel.server.room import Caller, Room
from speeltafel.server.talk import hush, talk
from speeltafel.wire import Answer, Ask, Hush, Leave, Play, Propose, Say

Request = Play | Ask | Propose | Answer | Leave | Say | Hush


async def take_step(room: Room, caller: Caller, request: Request) -> None:
    """Does what a message asks, holding the room; raises an error with its reason when it does not.

    Before any other rule: what has counted already is acknowledged again, and nothing else happens.
    """
    if not isinstance(request, Ask) and (number := counted(room, request)) is not None:
        Intention(caller, request).acknowledge(number)
        return
    if request.seat is not None and request.seat not in caller.rights:
        raise not_your_seat()
    match request:
        case Play():
            await play(room, caller, request)
        case Ask():
            ask(room, caller, request)
        case Propose():
            await propose(room, caller, request)
        case Answer():
            await answer(room, caller, request)
        case Leave():
            await leave(room, caller, request)
        case Say():
            await talk(room, caller, request)
        case Hush():
            await hush(room, caller, request)
