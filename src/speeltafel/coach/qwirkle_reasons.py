"""What speaks for a turn of Qwirkle, in sentences, and where a hint points before it tells the turn."""

from __future__ import annotations

from collections.abc import Sequence

from speeltafel.coach.appraisal import Pointers
from speeltafel.core.words import Message, message
from speeltafel.games.qwirkle._board_cy import KINDS
from speeltafel.games.qwirkle.actions import Action, Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.rules import without
from speeltafel.games.qwirkle.scoring import empties_hand, lines_made
from speeltafel.games.qwirkle.state import State, tiles_at
from speeltafel.games.qwirkle.tiles import Cell, Laid, Tile, best_sets, mask_of, tile_name, tile_text


def pointers_of(state: State, action: Action) -> Pointers:
    """The tiles that an action uses, and the tiles on the table that it touches."""
    if isinstance(action, Swap):
        return _pointers((), [tile for tile in action.tiles if tile is not None])
    if not isinstance(action, Place):
        return Pointers()
    table = tiles_at(state)
    beside = {
        (x + dx, y + dy)
        for x, y, _ in action.tiles
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        if (x + dx, y + dy) in table
    }
    places = tuple(f"{x},{y}" for x, y in sorted(beside))
    return _pointers(places, [tile for _, _, tile in action.tiles])


def _pointers(places: tuple[str, ...], tiles: Sequence[Tile]) -> Pointers:
    return Pointers(places, tuple(map(tile_name, tiles)), tuple(map(tile_text, tiles)))


def reasons_for(game: Qwirkle, state: State, action: Action) -> tuple[Message, ...]:
    """All that can be said of an action from what its player sees: points, what it keeps, opens, and denies."""
    if isinstance(action, Swap):
        return _for_swap(state, action)
    if not isinstance(action, Place):
        return (message("coach-qwirkle-pass"),)
    rules = game.rules
    points = game.score(state, action).points
    table = tiles_at(state)
    table.update(((x, y), tile) for x, y, tile in action.tiles)
    lines = lines_made(table, action.tiles)
    found = [message("coach-qwirkle-points", points=points, lines=len(lines))]
    if empties_hand(state, len(action.tiles)):
        return (*found, message("coach-qwirkle-out", points=rules.last))
    if any(len(line) == rules.full for line in lines):
        found.append(message("coach-qwirkle-full"))
    board = tuple(sorted(state.board + action.tiles))
    kept = without(state.hands[state.mover or 0], tuple(tile for _, _, tile in action.tiles))
    unseen = sum(1 << tile for tile in range(KINDS) if state.pool[tile])
    before, after = _completing(rules, state.board, unseen), _completing(rules, board, unseen)
    ready = {tile for _, tile in _completing(rules, board, mask_of(kept))}
    if ready:
        names = tuple(tile_name(tile) for tile in sorted(ready))
        found.append(message("coach-qwirkle-ready", tiles=names))
    opened = {cell for cell, _ in after} - {cell for cell, _ in before}
    closed = {cell for cell, _ in before} - {cell for cell, _ in after}
    if opened:
        left = sum(state.pool[tile] for cell, tile in after if cell in opened)
        found.append(message("coach-qwirkle-opens", count=left))
    elif any(len(line) == rules.full - 2 for line in lines):
        found.append(message("coach-qwirkle-four"))
    if closed:
        found.append(message("coach-qwirkle-denies"))
    if not state.opening and not opened and not ready:
        found.append(message("coach-qwirkle-safe"))
    hand = [tile for tile in kept if tile is not None]
    if hand and state.bag:
        found.append(_for_hand(hand))
    return tuple(found)


def _for_hand(kept: list[Tile]) -> Message:
    best = sorted(best_sets(kept)[0])
    if len(best) > 1:
        return message("coach-qwirkle-keeps", tiles=tuple(tile_name(tile) for tile in best))
    return message("coach-qwirkle-keeps-odd", count=len(kept))


def _for_swap(state: State, action: Swap) -> tuple[Message, ...]:
    kept = [tile for tile in without(state.hands[state.mover or 0], action.tiles) if tile is not None]
    found = [message("coach-qwirkle-swaps", count=len(action.tiles))]
    return (*found, _for_hand(kept)) if kept else tuple(found)


def _completing(rules: Rules, board: tuple[Laid, ...], kinds: int) -> set[tuple[Cell, Tile]]:
    """Where a single tile of these kinds completes a full line."""
    least = rules.full + rules.bonus
    with lent_finder(rules, board) as finder:
        singles = finder.singles(kinds)
    return {((x, y), tile) for (x, y, tile), points in singles if points >= least}
