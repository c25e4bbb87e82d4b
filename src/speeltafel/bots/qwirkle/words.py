"""One sentence for why a Qwirkle bot chose what it chose."""

from __future__ import annotations

from speeltafel.bots.chances import in_hundred
from speeltafel.core.words import Message, message
from speeltafel.games.qwirkle._board_cy import KINDS
from speeltafel.games.qwirkle.actions import Action, Place, Swap
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.rules import without
from speeltafel.games.qwirkle.scoring import empties_hand, lines_made
from speeltafel.games.qwirkle.state import State, tiles_at
from speeltafel.games.qwirkle.tiles import Cell, Laid, Tile, mask_of, tile_name

MANY_LINES = 3
"""Two are what most plays make."""


def words_for(
    rules: Rules,
    state: State,
    action: Action,
    points: int,
    *,
    is_most: bool = False,
    before: float | None = None,
    after: float | None = None,
) -> Message:
    """Why this action: a full line, one denied, tiles kept for one, the chance of winning, or the points and their lines.

    `is_most` says that the bot took the most points of all that it saw. `after` is its chance with this action,
    `before` the mean over all that it considered. Tiles of the hand are named: others hear that after the game.
    """
    if isinstance(action, Swap):
        return message("qwirkle-bot-swaps", count=len(action.tiles))
    if not isinstance(action, Place):
        return message("bot-only")
    if empties_hand(state, len(action.tiles)):
        return message("qwirkle-bot-out", points=points)
    lines = _lines(state, action)
    if any(len(line) == rules.full for line in lines):
        return message("qwirkle-bot-full", points=points)
    if is_most:
        return _for_points(points, len(lines), is_most=True)
    board = tuple(sorted(state.board + action.tiles))
    tiles = tuple(tile for _, _, tile in action.tiles)
    kept = without(state.hands[state.mover or 0], tiles)
    ready = _completing(rules, board, mask_of(kept))
    if ready:
        names = tuple(tile_name(tile) for tile in sorted({tile for _, tile in ready}))
        return message("qwirkle-bot-keeps", points=points, tiles=names)
    unseen = sum(1 << tile for tile in range(KINDS) if state.pool[tile])
    threats = {cell for cell, _ in _completing(rules, state.board, unseen)}
    if {cell for cell, _ in _completing(rules, board, unseen)} < threats:
        return message("qwirkle-bot-denies", points=points)
    if after is None or before is None:
        return _for_points(points, len(lines), is_most=False)
    return message("bot-chance", points=points, before=in_hundred(before), after=in_hundred(after))


def words_for_end(rules: Rules, state: State, action: Place, points: int, lead: int | None) -> Message:
    """Why this play with an empty bag: the result when it is known for sure."""
    if lead is None or empties_hand(state, len(action.tiles)):
        return words_for(rules, state, action, points)
    if lead == 0:
        return message("qwirkle-bot-end-tie", points=points)
    return message(
        "qwirkle-bot-end-ahead" if lead > 0 else "qwirkle-bot-end-behind", points=points, lead=abs(lead)
    )


def _for_points(points: int, lines: int, *, is_most: bool) -> Message:
    """For who goes by points: how many, and that they come from several lines."""
    if lines < MANY_LINES:
        return message("bot-most-points" if is_most else "bot-points", points=points)
    return message("qwirkle-bot-lines-most" if is_most else "qwirkle-bot-lines", points=points, count=lines)


def _lines(state: State, action: Place) -> list[tuple[Laid, ...]]:
    """The lines that a play makes or makes longer."""
    table = tiles_at(state)
    table.update(((x, y), tile) for x, y, tile in action.tiles)
    return lines_made(table, action.tiles)


def _completing(rules: Rules, board: tuple[tuple[int, int, Tile], ...], kinds: int) -> set[tuple[Cell, Tile]]:
    """Where a single tile of these kinds completes a full line."""
    least = rules.full + rules.bonus
    with lent_finder(rules, board) as finder:
        singles = finder.singles(kinds)
    return {((x, y), tile) for (x, y, tile), points in singles if points >= least}
