"""Moves at a table, by people and by bots, the table's own acts, and previews of a play in progress."""

from __future__ import annotations

from typing import Any

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Decision, Game, Outcome, Seat
from speeltafel.core.registry import spec_of, text_given
from speeltafel.core.scene import Scene
from speeltafel.live.change import Change, Reply, changed
from speeltafel.live.encode import preview_sent, preview_told
from speeltafel.live.requests import BotDecided, Moment, Refuse
from speeltafel.live.seating import Seating, replace
from speeltafel.live.table import AnyLog, Table, wants
from speeltafel.table.acts import Abandon, Act
from speeltafel.wire import Ask, Play, Previewed, PreviewSent, Said, Status

MOVED_ON = "server-moved-on"
"""Why what was meant for a table that has gone on since is refused, though it might be possible there too."""
MOST_EVENTS = 5_000
"""A log this long is broken off: bots need 560 events at most, and six who move at random some 4,000."""


def play(table: Table, request: Play, client: str, moment: Moment) -> Change:
    """A player's move, with the chance that follows it; a refusal is worded from what the seat sees."""
    log = running(table)
    if table.seating.is_paused:
        raise Refuse("server-paused")
    seat = Seat(request.seat)
    if request.number is not None and request.number != table.number:
        raise Refuse(MOVED_ON)
    if table.seat_to_move != seat:
        raise Illegal("illegal-not-your-turn")
    seen = log.seen(frozenset((seat,)))
    text = (
        request.action
        if request.deed is None
        else text_given(table.setup.edition, request.action, request.deed)
    )
    action = log.game.parse(seen, text)
    try:
        after = log.played(action, seat=seat).dealt()
    except Illegal:
        log.game.apply(seen, action)  # what the full state would say may tell a secret
        raise
    return advanced(table, after, moment, client=client)


def thought(table: Table, request: BotDecided, moment: Moment) -> Change:
    """A bot's move; it is too late when the table has gone on, or when a person has come back."""
    log = running(table)
    if wants(table, moment.now).think != request.ticket:
        raise Illegal("illegal-not-your-turn")
    after = log.pushed(request.action, seat=request.ticket.seat)
    return advanced(table, after, moment, why=request.why)


def ask(table: Table, request: Ask) -> Reply:
    """A preview, from what the seat sees and from nothing else."""
    log = running(table)
    seat = Seat(request.seat)
    if request.number is not None and request.number != table.number:
        raise Refuse(MOVED_ON)
    if table.seat_to_move != seat:
        raise Illegal("illegal-not-your-turn")
    seen = log.seen(frozenset((seat,)))
    return Reply(Previewed(request.id, preview_asked(log.game, seen, request), log.number))


def preview_asked(game: Game[Any, Any], seen: object, request: Ask) -> PreviewSent:
    """What is answered to a question about a play in progress, by who sees this."""
    text = text_given(game.edition, request.partial, request.deed)
    preview = game.preview(seen, game.parse(seen, text) if text else None)
    has_words = request.words or spec_of(game.edition).view is Scene
    return preview_told(game, seen, preview) if has_words else preview_sent(preview)


def act(
    table: Table, done: Act, moment: Moment, *, client: str = "", seating: Seating | None = None
) -> Change:
    """Puts an act of the table in the log: undo, resign, flag, agreed draw, abandon."""
    return advanced(table, running(table).acted(done).dealt(), moment, client=client, seating=seating)


def advanced(
    table: Table,
    log: AnyLog,
    moment: Moment,
    *,
    client: str = "",
    seating: Seating | None = None,
    why: Said | None = None,
) -> Change:
    """The change by which a log goes on: offers lapse, the clock of the next player starts, the end has its status."""
    if log.number >= MOST_EVENTS and not isinstance(log.turn, Outcome):
        log = log.acted(Abandon())
    status: Status = "running"
    if isinstance(log.turn, Outcome):
        status = "abandoned" if isinstance(log.entries[-1].event.action, Abandon) else "finished"
    else:
        assert isinstance(log.turn, Decision), "the dealer has answered all chance"
    settled = table.seating if seating is None else seating
    if settled.offers:
        settled = replace(settled, offers=())
    if settled.clock.kind != "none":
        settled = replace(settled, clock=settled.clock.started(log.seat_to_move, moment.now))
    return changed(table, moment.now, client=client, log=log, seating=settled, status=status, why=why)


def running(table: Table) -> AnyLog:
    """The log of a table that is being played."""
    if table.log is None:
        raise Refuse("server-not-started")
    if table.status != "running":
        raise Illegal("illegal-over")
    return table.log
