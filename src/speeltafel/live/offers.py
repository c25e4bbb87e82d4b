"""What others must agree to: undo, draw, rematch, a stand-in for who is away, a pause."""

from __future__ import annotations

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Eyes, Seat
from speeltafel.live.change import Change, changed
from speeltafel.live.places import rematch_of
from speeltafel.live.play import act, running
from speeltafel.live.requests import Moment, Refuse
from speeltafel.live.seating import Offer, Seating, replace
from speeltafel.live.table import Table
from speeltafel.table.acts import Agreed, Undo
from speeltafel.table.undo import Takeback, takeback
from speeltafel.wire import Answer, OfferKind, Propose

MOST_TAKEBACKS = 300
TAKEBACKS_AT_ONCE = 20
TAKEBACK_MS = 20_000
MINUTE = 60


def propose(table: Table, request: Propose, seats: Eyes, client: str, moment: Moment) -> Change:
    """Makes an offer; whoever shares the device agrees with it, and it is done at once when nobody else need."""
    if request.kind == "resume":
        return _resume(table, client, moment)
    about = request.about if request.kind == "stand-in" else None
    made = _find(table.seating, request.kind, about)
    if made is not None:
        return _agree(table, made, seats, client, moment)
    offer = Offer(
        request.kind, request.seat, tuple(sorted(seats)), number=table.number, made=table.version + 1
    )
    if request.kind == "stand-in":
        offer = replace(offer, seat=_leaver(table, request, moment))
    else:
        _check(table, offer, moment)
    return _agree(table, offer, seats, client, moment)


def answer(table: Table, request: Answer, seats: Eyes, client: str, moment: Moment) -> Change:
    """Agrees to a standing offer, or ends it; an answer that comes late means no offer made since."""
    offers = (offer for offer in table.seating.offers if offer.kind == request.kind)
    offer = next((offer for offer in offers if request.made in (None, offer.made)), None)
    if offer is None:
        raise Refuse("server-no-offer")
    if request.agree:
        return _agree(table, offer, seats, client, moment)
    return changed(
        table, moment.now, client=client, seating=table.seating.without_offer(offer.kind, offer.seat)
    )


def with_stand_in(table: Table, seating: Seating, seat: int) -> Seating:
    """A bot of the middle level plays for this seat until its person comes back."""
    kept = seating.without_offer("stand-in", seat)
    return kept.with_chair(seat, replace(kept.chairs[seat], stand_in=table.policy.stand_in))


def consent(table: Table, offer: Offer, moment: Moment) -> Eyes:
    """The seats that must agree to an offer; what decides the game, or its luck, nobody decides for who is away."""
    chairs = table.seating.chairs
    people = frozenset(seat for seat in table.people() if not chairs[seat].stand_in)
    match offer.kind:
        case "undo":
            return (_takeback(table, offer).consent - _bots(table)) | {Seat(offer.by)}
        case "draw" | "hints":
            return table.people()
        case "stand-in":
            leaver = offer.seat or 0
            asked = frozenset(
                seat for seat in people if seat != leaver and moment.away.get(seat, 0) < table.policy.absence
            )
            return (frozenset() if table.is_late(leaver, moment.now) else asked) | {Seat(offer.by)}
        case _:
            return people


def _agree(table: Table, offer: Offer, seats: Eyes, client: str, moment: Moment) -> Change:
    agreed = replace(offer, agreed=tuple(sorted({*offer.agreed, *seats})))
    if consent(table, agreed, moment) <= frozenset(agreed.agreed):
        return _settle(table, agreed, client, moment)
    others = table.seating.without_offer(offer.kind, offer.seat)
    seating = replace(others, offers=(*others.offers, agreed))
    return changed(table, moment.now, client=client, seating=seating)


def _settle(table: Table, offer: Offer, client: str, moment: Moment) -> Change:
    """Everybody agrees: it happens."""
    seating = table.seating.without_offer(offer.kind, offer.seat)
    match offer.kind:
        case "undo":
            return act(table, _takeback(table, offer).act, moment, client=client)
        case "draw":
            return act(table, Agreed(), moment, client=client)
        case "rematch":
            made = rematch_of(table, moment)
            seating = replace(seating, rematch=made.setup.code)
            return changed(table, moment.now, client=client, seating=seating, made=made)
        case "stand-in":
            seating = with_stand_in(table, seating, offer.seat or 0)
        case "pause":
            seating = replace(seating, is_paused=True, clock=seating.clock.paused(moment.now))
        case "hints":
            seating = replace(seating, hints=True)
    return changed(table, moment.now, client=client, seating=seating)


def _takeback(table: Table, offer: Offer) -> Takeback:
    """What an undo takes back; the answers of bots go with the move they answered."""
    return takeback(running(table), Seat(offer.by), bots=_bots(table))


def _check_takebacks(table: Table, moment: Moment) -> None:
    """Raises when moves are taken back too fast, or so often that only somebody who wants to fill the log does it."""
    log = running(table)
    undone = [entry.event.number for entry in log.entries if isinstance(entry.event.action, Undo)]
    if len(undone) >= MOST_TAKEBACKS:
        raise Refuse("server-undone-often")
    if sum(table.stamps[number].at > moment.now - TAKEBACK_MS for number in undone) >= TAKEBACKS_AT_ONCE:
        raise Refuse("server-too-fast")


def _bots(table: Table) -> Eyes:
    """The seats that belong to bots; where a bot only stands in, the seat is still its person's."""
    return frozenset(Seat(seat) for seat, chair in enumerate(table.seating.chairs) if chair.kind == "bot")


def _cannot_ask(table: Table, offer: Offer, moment: Moment) -> bool:
    """Whether somebody who must agree is not to be asked: the seat is free, or a bot stands in for who is away."""
    chairs = table.seating.chairs
    return any(
        chairs[seat].kind == "open" or chairs[seat].stand_in
        for seat in consent(table, offer, moment) - frozenset(offer.agreed)
        if not moment.is_there(seat)
    )


def _resume(table: Table, client: str, moment: Moment) -> Change:
    seating = table.seating
    if seating.is_paused:
        seating = replace(seating, is_paused=False, clock=seating.clock.resumed(moment.now))
    return changed(table, moment.now, client=client, seating=seating)


def _find(seating: Seating, kind: OfferKind, about: int | None) -> Offer | None:
    """What is offered already; two people who are away are two offers of one kind."""
    return next((offer for offer in seating.offers if (offer.kind, offer.seat) == (kind, about)), None)


def _leaver(table: Table, request: Propose, moment: Moment) -> int:
    """The seat a stand-in is wanted for: whose time is up, or where no clock runs a person who has been away for long."""
    running(table)
    seat = request.about
    if seat is None or not 0 <= seat < len(table.seating.chairs) or seat == request.seat:
        raise Refuse("server-stand-in-whom")
    chair = table.seating.chairs[seat]
    if chair.kind == "bot" or chair.stand_in:
        raise Refuse("server-stand-in-bot")
    if table.is_late(seat, moment.now):
        return seat
    if table.has_clock:
        raise Refuse("server-stand-in-clock")
    if moment.is_there(seat):
        raise Refuse("server-stand-in-there")
    left = -(-(table.policy.absence - moment.away[Seat(seat)]) // 1000)
    if left > 2 * MINUTE:
        raise Refuse("server-stand-in-later", minutes=-(-left // MINUTE))
    if left > 0:
        raise Refuse("server-stand-in-soon", seconds=left)
    return seat


def _check(table: Table, offer: Offer, moment: Moment) -> None:
    """Raises when an offer makes no sense here and now."""
    match offer.kind:
        case "undo":
            if _cannot_ask(table, offer, moment):
                raise Refuse("server-undo-away")
            _check_takebacks(table, moment)
        case "draw":
            running(table)
            if _cannot_ask(table, offer, moment):
                raise Refuse("server-draw-bots")
            if not table.people() - frozenset(offer.agreed) and any(
                table.bot_for(seat) for seat in range(len(table.seating.chairs))
            ):
                raise Refuse("server-draw-bots")
        case "rematch":
            if table.log is None or table.status == "running":
                raise Refuse("server-rematch-running")
            if table.seating.rematch:
                raise Refuse("server-rematch-made")
        case "pause":
            running(table)
            if table.seating.is_paused:
                raise Refuse("server-paused")
        case "hints":
            running(table)
            if table.seating.hints:
                raise Refuse("server-hints-agreed")
        case _:
            raise Illegal("illegal-over")
