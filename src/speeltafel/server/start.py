"""How a table comes into being, starts when every place is taken, and is followed by a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from speeltafel.core.protocol import Game
from speeltafel.core.registry import edition_of, find_with, offered, spec_of, stored_options
from speeltafel.server.due import due
from speeltafel.server.room import Room
from speeltafel.server.seats import new_code
from speeltafel.server.standing import Chair, Standing, TableRow, replace
from speeltafel.server.store.rows import EventRow, Loaded
from speeltafel.table.clock import Clock
from speeltafel.table.dealer import Dealer, fresh_seed
from speeltafel.table.match import Match
from speeltafel.table.series import Sitting, next_game, sit_down

SEATING = "seating"


def new_table(
    edition: str,
    wishes: dict[str, object],
    chairs: Sequence[Chair],
    owner: str,
    language: str,
    clock: Clock,
    now: int,
    *,
    listed: bool,
) -> Loaded:
    """A table that nobody has sat down at yet, or that starts at once when every place is taken."""
    find_with(edition, len(chairs), offered(edition, wishes))
    dealer = Dealer(fresh_seed())
    standing = Standing(tuple(chairs), owner, clock=clock, listed=listed, free_chat=not listed)
    row = TableRow(
        code=new_code(),
        edition=edition_of(edition).id,
        wishes=wishes,
        language=language,
        made=now,
        seed=dealer.seed.hex(),
        commitment=dealer.commitment,
        status="open",
        standing=standing,
    )
    return started(Loaded(row, (), ()), now) if is_full(standing) else Loaded(row, (), ())


def is_full(standing: Standing) -> bool:
    """Whether every place is taken by somebody who can play."""
    return all(chair.kind == "bot" or (chair.kind == "person" and chair.taken) for chair in standing.chairs)


def started(waiting: Loaded, now: int) -> Loaded:
    """The table with everybody dealt to a seat by lot, and the game begun."""
    row = waiting.row
    chairs = row.standing.chairs
    wishes = _wishes(row.edition, chairs, row.wishes)
    dealer = Dealer(bytes.fromhex(row.seed))
    sitting = sit_down(row.edition, len(chairs), wishes, dealer.luck(SEATING))
    return _begun(row, sitting, chairs, now)


def rematch_of(room: Room) -> Loaded:
    """The next game of the same people: seats anew, and where the last winner begins, they do."""
    row, standing, match = room.row, room.standing, room.match
    assert match is not None, "a rematch follows a game"
    outcome = match.outcome
    assert outcome is not None, "a rematch follows a finished game"
    people = tuple(standing.chairs[standing.people.index(person)] for person in range(len(standing.people)))
    chairs = tuple(replace(chair, stand_in="", muted=()) for chair in people)
    dealer = Dealer(fresh_seed())
    last = Sitting(match.game, standing.people, _wishes(row.edition, chairs, row.wishes))
    sitting = next_game(last, outcome, dealer.luck(SEATING))
    now = room.house.now()
    clock = Clock(standing.clock.kind, standing.clock.seconds)
    fresh = Standing(
        chairs, standing.owner, clock=clock, listed=standing.listed, free_chat=standing.free_chat
    )
    made = TableRow(
        code=new_code(),
        edition=row.edition,
        wishes=row.wishes,
        language=row.language,
        made=now,
        seed=dealer.seed.hex(),
        commitment=dealer.commitment,
        status="open",
        standing=fresh,
        before=row.code,
    )
    return _begun(made, sitting, chairs, now)


def _begun(row: TableRow, sitting: Sitting, chairs: Sequence[Chair], now: int) -> Loaded:
    game: Game[Any, Any] = sitting.game
    match: Match[Any, Any] = Match(game, bytes.fromhex(row.seed))
    seat = getattr(match.turn, "seat", None)
    standing = replace(
        row.standing,
        chairs=tuple(chairs[person] for person in sitting.people),
        people=sitting.people,
        options=stored_options(game),
        clock=row.standing.clock.started(seat, now)
        if row.standing.clock.kind != "none"
        else row.standing.clock,
    )
    events = tuple(
        EventRow(event.number, event.seat, match.text(event.action), event.points, now) for event in match.log
    )
    begun = replace(row, status="running", standing=standing)
    return Loaded(begun, events, (), due=due(standing, "running", seat, now))


def _wishes(edition: str, chairs: Sequence[Chair], wishes: dict[str, object]) -> dict[str, object]:
    """The options by person; of ages only their order: who is older decides, how old nobody need read anywhere."""
    asked = dict(wishes)
    known = sorted({chair.age for chair in chairs if chair.age is not None})
    if known and "ages" in spec_of(edition).options and "ages" not in wishes:
        asked["ages"] = tuple(None if chair.age is None else known.index(chair.age) + 1 for chair in chairs)
    return dict(find_with(edition, len(chairs), asked).options)
