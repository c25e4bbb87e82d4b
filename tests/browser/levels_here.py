"""What the levels that are told to be as strong in a browser as anywhere would play: run in Pyodide, and compiled beside it."""

from __future__ import annotations

import json
from collections.abc import Iterable

import speeltafel.browser  # noqa: F401  (a worker's clock)
from speeltafel.bots.levels import AS_STRONG, level_named, level_names
from speeltafel.bots.protocol import Limit
from speeltafel.browser.thinker import FEW_NODES
from speeltafel.core.protocol import Decision
from speeltafel.core.registry import edition_of, find, specs
from speeltafel.table.match import Match

MOVES = 8


def choices(games: Iterable[str], most_nodes: int) -> dict[str, list[str]]:
    """The first moves of a game by each level against itself, by nodes alone: no clock decides anything."""
    found: dict[str, list[str]] = {}
    for game in games:
        for id in level_names(game):
            level = level_named(game, id)
            if level.slowly != AS_STRONG:
                continue
            limit = Limit(nodes=min(level.limit.nodes or most_nodes, most_nodes))
            bot, match = level.make(), Match(find(edition_of(game).id, 2), bytes(32))
            made = found[f"{game} {id}"] = []
            while len(made) < MOVES and isinstance(match.turn, Decision):
                eyes = frozenset((match.turn.seat,))
                seen, events = match.game.observe(match.state, eyes), tuple(match.events_for(eyes))
                action = bot.choose(match.game, seen, events, limit, match.number).action
                made.append(match.text(action))
                match.push(action)
    return found


if __name__ == "__main__":
    print(json.dumps(choices(specs(), FEW_NODES)))
