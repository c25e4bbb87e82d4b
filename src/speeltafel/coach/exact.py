"""What is known for certain of a position, asked of a match or a position: chances that are solved, ends that are searched out."""

from __future__ import annotations

from typing import Any

from speeltafel.bots.exact import Odds, SearchedEnd
from speeltafel.core.errors import Unknown
from speeltafel.core.given import as_kind
from speeltafel.core.registry import resolve, spec_of, specs
from speeltafel.table.situation import Situation

POSITIONS = 2_000_000
"""How many positions of an end are looked at unless somebody says otherwise: some seconds where kernels are compiled."""


def odds(match: Situation[Any, Any]) -> Odds:
    """The chances of winning where a match or a position stands, under best play of both sides, and of every choice there is.

    Only for games that are solved: Qwinn!. The full table speaks where `speeltafel solve qwinn` has made it, else the
    small one that comes along.
    """
    named = spec_of(as_kind(match, Situation, "situation", "match").game.edition).odds
    if not named:
        raise Unknown("odds-only", game=match.game.edition)
    found: Odds = resolve(named)(match.game, match.state)
    return found


def solve_end(match: Situation[Any, Any], nodes: int = POSITIONS) -> SearchedEnd:
    """What best play of both sides leads to where a match or a position stands, and what every choice does, by searching all of it.

    Only where nothing is hidden any more: Qwirkle for two with an empty bag. With `nodes=0` it looks until it is sure.
    """
    as_kind(nodes, int, "number", "nodes")
    named = spec_of(as_kind(match, Situation, "situation", "match").game.edition).end
    if not named:
        known = ", ".join(spec.name for spec in specs().values() if spec.end)
        raise Unknown("unknown-end-game", game=match.game.edition, known=known)
    found: SearchedEnd = resolve(named)(match.game, match.state, nodes)
    return found
