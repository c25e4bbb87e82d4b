"""A table in one line of text, and back; also with tiles face down.

`-1,-3/otoxod/pt1ydyc bcbcox/???????????? 10,4 0` has the board (the cell at its left top, then its
rows, a number for so many empty cells, capitals for the last play), the hands, the points, and the
seat to move (`-` before the lot). `best=3,2` and `swap=btrs` follow where there are any.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from speeltafel.core.errors import Unreadable
from speeltafel.core.protocol import Seat
from speeltafel.games.qwirkle._board_cy import KINDS, is_line
from speeltafel.games.qwirkle.actions import Hand
from speeltafel.games.qwirkle.explain import SIDES
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.rules import BLOCKED, EMPTIED, is_blocked
from speeltafel.games.qwirkle.scoring import DOWN, RIGHT, line_through
from speeltafel.games.qwirkle.state import State, drawer, owed
from speeltafel.games.qwirkle.tiles import (
    HIDDEN,
    TILES,
    Cell,
    Laid,
    Tile,
    best_set,
    cell_text,
    sort_tiles,
    tile_text,
)

LONGEST = 4000
NONE = "-"
_CORNER = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_PIECE = re.compile(r"[0-9]{1,3}|[a-zA-Z]{2}|\?\?")
_NUMBER = re.compile(r"[0-9]{1,5}")


def position_of(state: State) -> str:
    """The table in one line."""
    parts = [
        _board_text(state),
        "/".join(_tiles_text(hand) for hand in state.hands),
        ",".join(map(str, state.scores)),
        NONE if state.mover is None else str(state.mover),
    ]
    if state.opening and any(state.announced):
        parts.append("best=" + ",".join(map(str, state.announced)))
    if state.aside:
        parts.append("swap=" + _tiles_text(state.aside))
    return " ".join(parts)


def _tiles_text(tiles: Hand) -> str:
    return "".join(map(tile_text, tiles)) or NONE


def _board_text(state: State) -> str:
    if not state.board:
        return NONE
    left = min(x for x, _, _ in state.board)
    top = min(y for _, y, _ in state.board)
    rows: dict[int, list[Laid]] = {}
    for laid in state.board:
        rows.setdefault(laid[1], []).append(laid)
    texts = [cell_text(left, top)]
    for y in range(top, max(rows) + 1):
        text, at = "", left
        for x, _, tile in sorted(rows.get(y, ())):
            text += str(x - at) * (x > at)
            text += tile_text(tile).upper() if (x, y) in state.fresh else tile_text(tile)
            at = x + 1
        texts.append(text)
    return "/".join(texts)


def read_position(rules: Rules, text: str) -> State:
    """Reads a position; says what cannot be on a table."""
    fields = text.split()
    if len(text) > LONGEST or len(fields) < 4:
        raise _wrong(text, "qwirkle-position-fields")
    board, fresh = _read_board(rules, fields[0], text)
    hands = tuple(_read_tiles(part, text) for part in fields[1].split("/"))
    scores = tuple(_read_number(part, text) for part in fields[2].split(","))
    if len(hands) != rules.seats or len(scores) != rules.seats:
        raise _wrong(text, "qwirkle-position-seats", seats=rules.seats)
    if any(len(hand) > rules.hand for hand in hands):
        raise _wrong(text, "qwirkle-position-hand", hand=rules.hand)
    mover = None if fields[3] == NONE else Seat(_read_number(fields[3], text))
    if mover is not None and mover >= rules.seats:
        raise _wrong(text, "qwirkle-position-seats", seats=rules.seats)
    aside: Hand = ()
    told = (0,) * rules.seats
    for extra in fields[4:]:
        name, _, value = extra.partition("=")
        if name == "swap":
            aside = _read_tiles(value, text)
        elif name == "best" and not board:
            told = tuple(_read_number(part, text) for part in value.split(","))
        else:
            raise _wrong(text, "qwirkle-position-fields")
    pool = _pool(rules, board, hands, aside, text)
    bag = sum(pool) - sum(tiles.count(None) for tiles in (*hands, aside))
    if bag < 0 or len(told) != rules.seats:
        raise _wrong(text, "qwirkle-position-tiles")
    state = State(
        board=board,
        hands=hands,
        aside=aside,
        pool=pool,
        bag=bag,
        scores=scores,
        mover=mover,
        fresh=fresh,
        announced=() if board else _announced(hands, told),
    )
    return _checked(rules, state, text)


def _announced(hands: tuple[Hand, ...], told: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(said if None in hand else best_set(hand) for hand, said in zip(hands, told, strict=True))


def _checked(rules: Rules, state: State, text: str) -> State:
    """The state with its end, when hands, mover and tiles aside go together."""
    dealt = all(state.hands)
    if not state.board and (any(state.scores) or not _could_tell(rules, state)):
        raise _wrong(text, "qwirkle-position-mover")
    if state.mover is None:
        if state.board or state.aside or any(state.scores):
            raise _wrong(text, "qwirkle-position-mover")
        return state
    if not state.board:
        if not dealt or state.aside:
            raise _wrong(text, "qwirkle-position-mover")
        return state
    if state.aside and (
        len(state.aside) > state.bag or len(state.aside) + len(state.hands[state.mover]) > rules.hand
    ):
        raise _wrong(text, "qwirkle-position-mover")
    if not state.bag and not dealt:
        return replace(state, end=EMPTIED)
    if is_blocked(rules, state.board):
        return replace(state, end=BLOCKED)
    if any(
        seat != state.mover and len(hand) < rules.hand and state.bag for seat, hand in enumerate(state.hands)
    ):
        raise _wrong(text, "qwirkle-position-mover")
    assert drawer(rules, state) is None or owed(rules, state, state.mover)
    return state


def _could_tell(rules: Rules, state: State) -> bool:
    """Says whether every announced best set can be that of its hand, seen or not."""
    for hand, said in zip(state.hands, state.announced, strict=True):
        least = best_set(hand) if any(tile is not None for tile in hand) else bool(hand)
        most = min(len(hand), rules.full)
        if said and not least <= said <= most:
            return False
    return True


def _pool(
    rules: Rules, board: tuple[Laid, ...], hands: tuple[Hand, ...], aside: Hand, text: str
) -> tuple[int, ...]:
    """What is not seen; no kind can be seen more often than it is there."""
    seen: Counter[Tile | None] = Counter(tile for _, _, tile in board)
    for tiles in (*hands, aside):
        seen.update(tiles)
    pool = tuple(rules.copies - seen[tile] for tile in range(KINDS))
    if min(pool) < 0:
        raise _wrong(text, "qwirkle-position-tiles")
    return pool


def _read_board(rules: Rules, given: str, text: str) -> tuple[tuple[Laid, ...], tuple[Cell, ...]]:
    if given == NONE:
        return (), ()
    first, *rows = given.split("/")
    corner = _CORNER.fullmatch(first)
    if corner is None:
        raise _wrong(text, "qwirkle-position-fields")
    left, top = map(int, corner.groups())
    laid: list[Laid] = []
    fresh: list[Cell] = []
    for y, row in enumerate(rows, top):
        x = left
        for piece in _pieces(row, text):
            if piece.isdigit():
                x += int(piece)
                continue
            if piece.lower() not in TILES or piece not in (piece.lower(), piece.upper()):
                raise _wrong(text, "qwirkle-position-fields")
            laid.append((x, y, TILES[piece.lower()]))
            if piece.isupper():
                fresh.append((x, y))
            x += 1
    board = tuple(sorted(laid))
    _check_board(rules, board, text)
    return board, tuple(sorted(fresh))


def _check_board(rules: Rules, board: tuple[Laid, ...], text: str) -> None:
    """The opening lies at 0,0, everything hangs together, and every line is right."""
    if len(board) > rules.copies * KINDS:
        raise _wrong(text, "qwirkle-position-tiles")
    table = {(x, y): tile for x, y, tile in board}
    reached = {(0, 0)} & table.keys()
    edge = list(reached)
    while edge:
        x, y = edge.pop()
        near = {(x + dx, y + dy) for dx, dy in SIDES} & table.keys() - reached
        reached |= near
        edge += near
    if not board or reached != table.keys():
        raise _wrong(text, "qwirkle-position-apart")
    for cell in table:
        for step in (RIGHT, DOWN):
            tiles = [tile for _, _, tile in line_through(table, cell, step)]
            if not is_line(tiles):
                raise _wrong(text, "qwirkle-position-line", cell=cell_text(*cell))


def _pieces(given: str, text: str) -> Iterator[str]:
    at = 0
    while at < len(given):
        piece = _PIECE.match(given, at)
        if piece is None:
            raise _wrong(text, "qwirkle-position-fields")
        yield piece[0]
        at = piece.end()


def _read_tiles(given: str, text: str) -> Hand:
    if given == NONE:
        return ()
    tiles: list[Tile | None] = []
    for piece in _pieces(given, text):
        if piece != HIDDEN and piece not in TILES:
            raise _wrong(text, "qwirkle-position-fields")
        tiles.append(None if piece == HIDDEN else TILES[piece])
    return sort_tiles(tiles)


def _read_number(given: str, text: str) -> int:
    if not _NUMBER.fullmatch(given):
        raise _wrong(text, "qwirkle-position-fields")
    return int(given)


def _wrong(text: str, reason: str, **args: int | str) -> Unreadable:
    shown = text if len(text) <= 60 else text[:57] + "…"
    return Unreadable(reason, text=shown, **args)
