"""Where a table begins that does not begin at the start: a moment of a finished game, or a position, to play on from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from speeltafel.client.bodies import StartFrom
from speeltafel.coach.whatif import WhatIf
from speeltafel.core.errors import Illegal
from speeltafel.core.registry import find_with, spec_of
from speeltafel.home.reviews import over
from speeltafel.live.codes import tidy_code
from speeltafel.live.host import Host
from speeltafel.live.requests import Refuse
from speeltafel.live.table import Table
from speeltafel.table.match import Match

Begun = tuple[dict[str, object], str]
"""The options and the position of a table that begins somewhere."""
Aside = Callable[[Callable[[], Begun]], Awaitable[Begun]]
"""Works something out that takes some milliseconds while others are served."""


async def start_from(
    host: Host,
    start: StartFrom,
    edition: str,
    seats: int,
    options: Mapping[str, object],
    aside: Aside | None = None,
    *,
    for_others: bool = False,
) -> Begun:
    """How a table begins there; raises when nobody could move.

    `for_others` says that people of other devices are to play: to them nothing is dealt that whoever wrote the position knows.
    """
    table = None if start.table is None else (await host.room(tidy_code(start.table))).table

    def begin() -> Begun:
        return _begun(table, start, edition, seats, options, for_others=for_others)

    return begin() if aside is None else await aside(begin)


def _begun(
    table: Table | None,
    start: StartFrom,
    edition: str,
    seats: int,
    options: Mapping[str, object],
    *,
    for_others: bool,
) -> Begun:
    if table is None:
        if not start.position:
            raise Refuse("server-analyse-what")
        game = find_with(edition, seats, _still_offered(edition, options))
        line = WhatIf.from_position(game, start.position, start.luck)
    else:
        log = over(table)
        game = log.game
        if (game.edition, game.seats) != (edition, seats):
            raise Refuse("server-start-other", edition=game.edition, seats=game.seats)
        at = len(log.entries) if start.at is None else start.at
        line = WhatIf.from_game(Match.of(log), at, start.luck)
    line = line.followed(start.moves)
    if line.mover is None:
        raise Illegal("illegal-over")
    if for_others and not line.log.hides_nothing:
        raise Refuse("server-start-hidden")
    return _still_offered(edition, game.options), game.position(line.log.state)


def _still_offered(edition: str, options: Mapping[str, object]) -> dict[str, object]:
    """What an older game was played by is left behind: a new table goes by the reading of today."""
    known = spec_of(edition).options
    return {name: value for name, value in options.items() if name not in known or known[name].before is None}
