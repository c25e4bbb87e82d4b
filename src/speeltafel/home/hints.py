"""What the strongest bot would play, told where help is allowed, in three strengths."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from speeltafel.bots.levels import levels
from speeltafel.client.coach_bodies import Hint
from speeltafel.coach.find import coach_for
from speeltafel.coach.hints import Strength, tip
from speeltafel.core.protocol import Seat
from speeltafel.core.registry import deed_of
from speeltafel.live.encode import said
from speeltafel.live.places import own_seat
from speeltafel.live.play import running
from speeltafel.live.requests import Refuse, Who
from speeltafel.live.services import BotChoice, Busy, Question, question_of
from speeltafel.live.table import Table, Think

HINT_SECONDS = 0.5


def helped_seat(table: Table, who: Who) -> Seat:
    """The bearer's seat of a running game, where help is allowed: all the others are bots, or all people agreed."""
    seat = Seat(own_seat(table, who))
    running(table)
    if table.people() != frozenset((seat,)) and not table.seating.hints:
        raise Refuse("server-no-hints")
    return seat


async def hint_for(
    table: Table,
    who: Who,
    address: str,
    advise: Callable[[Question, float], Awaitable[BotChoice]],
    strength: Strength = Strength.MOVE,
) -> Hint:
    """For the bearer's seat when it is to move, from what it sees; only where help is allowed."""
    seat = helped_seat(table, who)
    log = running(table)
    if table.seat_to_move != seat:
        raise Refuse("illegal-not-your-turn")
    ticket = Think(log.number, seat, levels(log.game.edition)[-1].id, log.number)
    question = question_of(log, ticket, address)
    try:
        chosen = await advise(question, HINT_SECONDS)
    except Busy:
        raise Refuse("server-bots-busy") from None
    if chosen.fell_back:
        raise Refuse("server-bots-busy")
    found = tip(log.game, coach_for(log.game), question.seen, chosen.action, strength)
    is_whole = strength is Strength.MOVE
    told = log.game.describe(question.seen.state, chosen.action) if is_whole else found.said
    return Hint(
        log.number,
        found.action,
        said(told),
        chosen.why if is_whole else None,
        strength,
        list(found.places),
        [said(each) for each in found.pieces],
        [said(each) for each in found.reasons],
        deed_of(log.game.edition, found.action),
        list(found.held),
    )
