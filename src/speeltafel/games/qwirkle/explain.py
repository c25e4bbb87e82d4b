"""Why an action is refused: the first rule against it, with the tiles and cells concerned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from speeltafel.core.errors import Clue, Illegal
from speeltafel.core.protocol import Seat
from speeltafel.core.words import Message, message
from speeltafel.games.qwirkle._board_cy import goes_with
from speeltafel.games.qwirkle.actions import Action, Draw, Hand, Pass, Place, Swap
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.scoring import lines_made
from speeltafel.games.qwirkle.state import State, drawer, owed, tiles_at
from speeltafel.games.qwirkle.tiles import (
    TEXTS,
    Cell,
    Laid,
    Tile,
    best_set,
    cell_text,
    mask_of,
    tile_name,
    tile_text,
)

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
MOST_CLUES = 3


def lines_or_why(rules: Rules, state: State, play: Place) -> list[tuple[Laid, ...]] | Illegal:
    """The lines that a play makes, or the first reason against it."""
    if refusal := _against_turn(rules, state):
        return refusal
    assert state.mover is not None
    hand = state.hands[state.mover]
    if missing := _not_in_hand(state, hand, [tile for _, _, tile in play.tiles]):
        return missing
    table = tiles_at(state)
    if wrong := _against_shape(state, table, play.tiles):
        return wrong
    table.update(((x, y), tile) for x, y, tile in play.tiles)
    lines = lines_made(table, play.tiles)
    if wrong := _against_lines(lines, play.tiles):
        return wrong
    if not state.board and (wrong := _against_small_opening(state, hand, play.tiles)):
        return wrong
    return lines


def why_not(rules: Rules, state: State, action: Action) -> Illegal | None:
    """The first reason against a player's action, in the order of the rules page; None when it is legal."""
    if isinstance(action, Place):
        found = lines_or_why(rules, state, action)
        return found if isinstance(found, Illegal) else None
    if state.end:
        return Illegal("illegal-over")
    if not isinstance(action, Swap | Pass):
        return Illegal("qwirkle-no-draw")
    if refusal := _against_turn(rules, state):
        return refusal
    assert state.mover is not None
    hand = state.hands[state.mover]
    if isinstance(action, Pass):
        return _against_pass(rules, state, hand)
    return _not_in_hand(state, hand, action.tiles) or _against_swap(state, action)


def _against_turn(rules: Rules, state: State) -> Illegal | None:
    """The game is over, or the bag or the lot has to speak first."""
    if state.end:
        return Illegal("illegal-over")
    if state.mover is None or drawer(rules, state) is not None:
        return Illegal("illegal-not-your-turn")
    return None


def why_not_draw(rules: Rules, state: State, action: Draw, seat: Seat | None) -> Illegal | None:
    """The reason why the bag cannot give these tiles now, which are for this seat, or for nobody."""
    if state.end:
        return Illegal("illegal-over")
    if seat is None:
        return Illegal("qwirkle-no-draw")
    count = owed(rules, state, seat)
    if len(action.tiles) != count:
        return Illegal("qwirkle-draw-count", count=count, given=len(action.tiles))
    for tile, needed in Counter(action.tiles).items():
        if tile is not None and needed > state.pool[tile]:
            return Illegal("qwirkle-draw-bag", pieces=(tile_text(tile),), tile=tile_name(tile))
    return None


def _not_in_hand(state: State, hand: Hand, used: Sequence[Tile | None]) -> Illegal | None:
    """A tile that is not there; one face down may be any that is not seen."""
    held = Counter(hand)
    down = held[None]
    for tile, count in Counter(used).items():
        lacking = count - held[tile]
        if lacking <= 0:
            continue
        down -= lacking
        if tile is None or down < 0 or lacking > state.pool[tile]:
            return Illegal("qwirkle-not-in-hand", pieces=(tile_text(tile),), tile=tile_name(tile))
    return None


def _against_pass(rules: Rules, state: State, hand: Hand) -> Illegal | None:
    if state.opening:
        return Illegal("qwirkle-opening-pass")
    if state.bag:
        return Illegal("qwirkle-pass-bag")
    mask = mask_of(hand)
    with lent_finder(rules, state.board) as finder:
        frontier = finder.board.frontier()
    for x, y, kinds in frontier:
        for tile in hand:
            if tile is not None and kinds & mask & 1 << tile:
                return Illegal(
                    "qwirkle-pass-place",
                    cells=(cell_text(x, y),),
                    pieces=(tile_text(tile),),
                    tile=tile_name(tile),
                    cell=cell_text(x, y),
                )
    return None


def _against_swap(state: State, action: Swap) -> Illegal | None:
    if state.opening:
        return Illegal("qwirkle-opening-swap")
    if not action.tiles:
        return Illegal("qwirkle-swap-none")
    if not state.bag:
        return Illegal("qwirkle-swap-empty")
    if len(action.tiles) > state.bag:
        return Illegal("qwirkle-swap-bag", bag=state.bag, count=len(action.tiles))
    return None


def _against_shape(state: State, table: Mapping[Cell, Tile], laid: tuple[Laid, ...]) -> Illegal | None:
    """Free cells, one row, no gap, and touching the rest; the opening starts at 0,0."""
    seen: dict[Cell, Tile] = {}
    for x, y, tile in laid:
        if (x, y) in table:
            cell, lying = cell_text(x, y), table[x, y]
            return Illegal(
                "qwirkle-cell-taken",
                cells=(cell,),
                pieces=(tile_text(lying),),
                cell=cell,
                tile=tile_name(lying),
            )
        if (x, y) in seen:
            cell, both = cell_text(x, y), (seen[x, y], tile)
            return Illegal(
                "qwirkle-cell-twice",
                cells=(cell,),
                pieces=tuple(map(tile_text, both)),
                cell=cell,
                tile=tile_name(both[0]),
                other=tile_name(both[1]),
            )
        seen[x, y] = tile
    if not laid:
        return Illegal("qwirkle-nothing-laid")
    cells = list(seen)
    spots = tuple([f"{x},{y}" for x, y in cells])
    pieces = tuple([TEXTS[tile] for tile in seen.values()])
    left, top = cells[0]
    if any(x != left for x, _ in cells) and any(y != top for _, y in cells):
        return Illegal("qwirkle-one-row", cells=spots, pieces=pieces)
    gap = _gap(table, cells)
    if gap is not None:
        cell = cell_text(*gap)
        return Illegal("qwirkle-gap", cells=(cell,), pieces=pieces, cell=cell)
    if not state.board:
        if (left, top) != (0, 0):
            return Illegal("qwirkle-opening-start", cells=("0,0",), pieces=pieces)
        return None
    if not any((x + dx, y + dy) in table for x, y in cells for dx, dy in SIDES):
        return Illegal("qwirkle-island", cells=spots, pieces=pieces)
    return None


def _gap(table: Mapping[Cell, Tile], cells: Sequence[Cell]) -> Cell | None:
    """The first empty cell between the first and the last of the play."""
    (x, y), last = cells[0], cells[-1]
    dx, dy = (0, 1) if x == last[0] else (1, 0)
    laid = set(cells)
    while (x, y) != last:
        x, y = x + dx, y + dy
        if (x, y) not in table and (x, y) not in laid:
            return x, y
    return None


def _against_lines(lines: Sequence[tuple[Laid, ...]], laid: tuple[Laid, ...]) -> Illegal | None:
    """Two tiles that may not lie in one line; every such pair is a clue, those with a new tile first."""
    new = set(laid)
    pairs = [
        (other, one) if other in new and one not in new else (one, other)
        for line in lines
        for one, other in combinations(line, 2)
        if not goes_with(one[2], other[2])
    ]
    if not pairs:
        return None
    clashes = list(dict.fromkeys(pairs))
    clashes.sort(key=lambda pair: not (pair[0] in new or pair[1] in new))
    one, other = clashes[0]
    told = _clash(one, other)
    return Illegal(
        told.id,
        cells=tuple(cell_text(x, y) for x, y, _ in (one, other)),
        pieces=(tile_text(one[2]), tile_text(other[2])),
        clues=tuple(
            Clue(_clash(*pair), tuple(cell_text(x, y) for x, y, _ in pair)) for pair in clashes[:MOST_CLUES]
        ),
        **told.args,
    )


def _clash(one: Laid, other: Laid) -> Message:
    if one[2] == other[2]:
        return message("qwirkle-twin", tile=tile_name(one[2]), cell=cell_text(*other[:2]))
    return message("qwirkle-clash", tile=tile_name(one[2]), other=tile_name(other[2]))


def _against_small_opening(state: State, hand: Hand, laid: tuple[Laid, ...]) -> Illegal | None:
    """The opening is a best set; where the hand is face down its announced size must do."""
    assert state.mover is not None
    best = best_set(hand)
    if None in hand:
        best = state.announced[state.mover] if state.announced else 0
    if best and len(laid) != best:
        return Illegal(
            "qwirkle-opening-best",
            pieces=tuple(tile_text(tile) for _, _, tile in laid),
            best=best,
            count=len(laid),
        )
    return None
