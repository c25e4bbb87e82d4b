"""Games on paper and step by step, as whoever asks may see them."""

from __future__ import annotations

from typing import Literal

from speeltafel.client.bodies import FrameSent, Replay
from speeltafel.core.protocol import Eyes, Seat, everybody
from speeltafel.home.asking import eyes_of
from speeltafel.live.requests import Refuse, Who
from speeltafel.live.seating import Seating
from speeltafel.live.show import Presence, ended, event_sent, table_sent
from speeltafel.live.table import Table
from speeltafel.table.match import Match
from speeltafel.table.proof import LOT, lot_text
from speeltafel.table.spel import write_spel
from speeltafel.table.spel_json import write_json


def record_of(table: Table, who: Who, form: Literal["spel", "json"]) -> str:
    """A finished game open to all, with the dealer's seed; a running one as the bearer's eyes see it."""
    if table.log is None:
        raise Refuse("server-not-started")
    eyes = None if table.outcome is not None else eyes_of(table, who)
    names = {f"Seat{seat}": chair.name for seat, chair in enumerate(table.seating.chairs) if chair.name}
    record = Match.of(table.log).record(
        eyes, Table=table.code, **names, **lot_tag(table.seating, table.setup.before)
    )
    return write_json(record) if form == "json" else write_spel(record)


def lot_tag(seating: Seating, before: str) -> dict[str, str]:
    """Who drew which seat, where that follows from the seed alone: at the first game of a series."""
    is_drawn = seating.owner and not seating.position and not before
    return {LOT: lot_text(seating.people)} if is_drawn else {}


def replay_eyes(table: Table, bearer: Eyes, seat: str) -> Eyes:
    """The eyes to replay with: of a running game never more than the bearer's."""
    if table.log is None:
        raise Refuse("server-not-started")
    all_seats = everybody(table.log.game.seats)
    wanted = all_seats if seat == "all" else frozenset((Seat(int(seat)),))
    if not wanted <= all_seats:
        raise Refuse("server-no-place", place=int(seat))
    return wanted if table.outcome is not None else wanted & bearer


def replay_of(table: Table, presence: Presence, eyes: Eyes) -> Replay:
    """Every picture of a game as these eyes see it."""
    log = table.log
    assert log is not None, "a replay needs a game"
    frames = []
    for number, frame in enumerate(Match.of(log).replay(eyes), -1):
        event = None if number < 0 else event_sent(table, log, number, eyes)
        frames.append(FrameSent(event, log.game.view(frame.seen.state), list(frame.scores)))
    return Replay(table_sent(table, presence), frames, ended(table), hides=log.has_hidden)
