"""What others must agree to: undo, draw, rematch, a stand-in for who is away, a pause."""

from __future__ import annotations

import time

from speeltafel.bots.levels import default_level
from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Eyes, Seat
from speeltafel.server.intention import Intention
from speeltafel.server.moves import push_act, running
from speeltafel.server.refusals import Refuse
from speeltafel.server.room import Caller, Room
from speeltafel.server.standing import Offer, Standing, replace
from speeltafel.server.start import rematch_of
from speeltafel.table.acts import Agreed, Undo
from speeltafel.table.undo import Takeback, takeback
from speeltafel.wire import Answer, OfferKind, Propose

MOST_TAKEBACKS = 300


async def propose(room: Room, caller: Caller, message: Propose) -> None:
    """Makes an offer; whoever shares the device agrees with it, and it is done at once when nobody else need."""
    by = Intention(caller, message)
    if message.kind == "resume":
        await _resume(room, by)
        return
    standing_offer = _find(room.standing, message.kind)
    if standing_offer is not None:
        await _agree(room, standing_offer, caller.rights, by)
        return
    offer = Offer(message.kind, message.seat, tuple(sorted(caller.rights)), number=room.number)
    if message.kind == "stand-in":
        offer = replace(offer, seat=_leaver(room, message))
    else:
        _check(room, offer)
    await _agree(room, offer, caller.rights, by)


async def answer(room: Room, caller: Caller, message: Answer) -> None:
    """Agrees to a standing offer, or ends it."""
    offer = _find(room.standing, message.kind)
    if offer is None:
        raise Refuse("server-no-offer", status=409)
    by = Intention(caller, message)
    if message.agree:
        await _agree(room, offer, caller.rights, by)
        return
    offers = tuple(each for each in room.standing.offers if each.kind != offer.kind)
    change = await room.store(standing=replace(room.standing, offers=offers), client=by.key)
    by.acknowledge(room.number)
    room.tell(change)


def consent(room: Room, offer: Offer) -> Eyes:
    """The seats that must agree to an offer; what decides the game, or its luck, nobody decides for who is away."""
    people = frozenset(seat for seat in room.people() if not room.standing.chairs[seat].stand_in)
    match offer.kind:
        case "undo":
            return (_takeback(room, offer).consent - _bots(room)) | {Seat(offer.by)}
        case "draw":
            return room.people()
        case "stand-in":
            is_late = offer.seat == room.seat_to_move and room.standing.clock.is_out(room.house.now())
            asked = frozenset() if is_late else people & room.there() - {Seat(offer.seat or 0)}
            return asked | {Seat(offer.by)}
        case _:
            return people


async def _agree(room: Room, offer: Offer, eyes: Eyes, by: Intention) -> None:
    agreed = replace(offer, agreed=tuple(sorted({*offer.agreed, *eyes})))
    if consent(room, agreed) <= frozenset(agreed.agreed):
        await _settle(room, agreed, by)
        return
    others = tuple(each for each in room.standing.offers if each.kind != offer.kind)
    change = await room.store(standing=replace(room.standing, offers=(*others, agreed)), client=by.key)
    by.acknowledge(room.number)
    room.tell(change)


async def _settle(room: Room, offer: Offer, by: Intention) -> None:
    """Everybody agrees: it happens."""
    standing = replace(
        room.standing, offers=tuple(each for each in room.standing.offers if each.kind != offer.kind)
    )
    match offer.kind:
        case "undo":
            await push_act(room, _takeback(room, offer).act, by)
            return
        case "draw":
            await push_act(room, Agreed(), by)
            return
        case "rematch":
            made = rematch_of(room)
            change = await room.store(
                standing=replace(standing, rematch=made.row.code), made=made, client=by.key
            )
        case "stand-in":
            change = await room.store(standing=with_stand_in(room, standing, offer.seat or 0), client=by.key)
        case "pause":
            clock = standing.clock.paused(room.house.now())
            change = await room.store(standing=replace(standing, is_paused=True, clock=clock), client=by.key)
    by.acknowledge(room.number)
    room.tell(change)


def _takeback(room: Room, offer: Offer) -> Takeback:
    """What an undo takes back; the answers of bots go with the move they answered."""
    return takeback(running(room).history, Seat(offer.by), bots=_bots(room))


def _check_takebacks(room: Room) -> None:
    """Raises when moves are taken back too fast, or so often that only somebody who wants to fill the log does it."""
    if sum(isinstance(event.action, Undo) for event in running(room).log) >= MOST_TAKEBACKS:
        raise Refuse("server-undone-often", status=409)
    if not room.takebacks.takes(time.monotonic()):
        raise Refuse("server-too-fast", status=429)


def _bots(room: Room) -> Eyes:
    """The seats that belong to bots; where a bot only stands in, the seat is still its person's."""
    return frozenset(Seat(seat) for seat, chair in enumerate(room.standing.chairs) if chair.kind == "bot")


def _cannot_ask(room: Room, offer: Offer) -> bool:
    """Whether somebody who must agree is not to be asked: the seat is free, or a bot stands in for who is away."""
    chairs = room.standing.chairs
    asked = consent(room, offer) - room.there() - frozenset(offer.agreed)
    return any(chairs[seat].kind == "open" or chairs[seat].stand_in for seat in asked)


def with_stand_in(room: Room, standing: Standing, seat: int) -> Standing:
    """A bot of the middle level plays for this seat until its person comes back."""
    chairs = list(standing.chairs)
    chairs[seat] = replace(chairs[seat], stand_in=default_level(room.row.edition).id)
    return replace(standing, chairs=tuple(chairs))


async def _resume(room: Room, by: Intention) -> None:
    """Goes on; where nothing is paused nothing changes, but for the answer, which will be the same again."""
    standing = room.standing
    if standing.is_paused:
        clock = standing.clock.resumed(room.house.now())
        standing = replace(standing, is_paused=False, clock=clock)
    change = await room.store(standing=standing, client=by.key)
    by.acknowledge(room.number)
    room.tell(change)


def _find(standing: Standing, kind: OfferKind) -> Offer | None:
    return next((offer for offer in standing.offers if offer.kind == kind), None)


def _leaver(room: Room, message: Propose) -> int:
    """The seat a stand-in is wanted for: a person who is not there."""
    running(room)
    seat = message.about
    if seat is None or not 0 <= seat < len(room.standing.chairs) or seat == message.seat:
        raise Refuse("server-stand-in-whom")
    if room.standing.chairs[seat].kind == "bot" or room.standing.chairs[seat].stand_in:
        raise Refuse("server-stand-in-bot", status=409)
    is_late = seat == room.seat_to_move and room.standing.clock.is_out(room.house.now())
    if seat in room.there() and not is_late:
        raise Refuse("server-stand-in-there", status=409)
    if (left := room.away_in(seat)) and not is_late:
        raise Refuse("server-stand-in-soon", status=409, seconds=-(-left // 1000))
    return seat


def _check(room: Room, offer: Offer) -> None:
    """Raises when an offer makes no sense here and now."""
    match offer.kind:
        case "undo":
            if _cannot_ask(room, offer):
                raise Refuse("server-undo-away", status=409)
            _check_takebacks(room)
        case "draw":
            running(room)
            if _cannot_ask(room, offer):
                raise Refuse("server-draw-bots", status=409)
            if not room.people() - frozenset(offer.agreed) and any(
                room.bot_for(seat) for seat in range(len(room.standing.chairs))
            ):
                raise Refuse("server-draw-bots", status=409)
        case "rematch":
            if room.match is None or room.status == "running":
                raise Refuse("server-rematch-running", status=409)
            if room.standing.rematch:
                raise Refuse("server-rematch-made", status=409)
        case "pause":
            running(room)
            if room.standing.is_paused:
                raise Refuse("server-paused", status=409)
        case _:
            raise Illegal("illegal-over")
