"""Actions as text: the canonical form, and what people type for short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from speeltafel.core.chance import read_lot
from speeltafel.core.deeds import Deed, PieceMove
from speeltafel.core.errors import Ambiguous, Unreadable
from speeltafel.core.typed import shown, tidied
from speeltafel.core.words import message
from speeltafel.games.qwirkle.actions import Action, Draw, Pass, Place, Swap
from speeltafel.games.qwirkle.explain import why_not
from speeltafel.games.qwirkle.legal import Legal
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.scoring import DOWN, RIGHT
from speeltafel.games.qwirkle.state import State, tiles_at
from speeltafel.games.qwirkle.tiles import (
    COLOUR_NAMES,
    COLOURS,
    HIDDEN,
    SHAPE_LETTERS,
    SHAPE_NAMES,
    TILES,
    Cell,
    Laid,
    Tile,
)
from speeltafel.locale import LANGUAGES, say

LONGEST = 200
MOST_CANDIDATES = 12
MOST_TILES = 12

_LAID = re.compile(f"([{COLOURS}][{SHAPE_LETTERS}])@(-?[0-9]{{1,3}}),(-?[0-9]{{1,3}})")
_CELL = re.compile(r"-?[0-9]{1,3},-?[0-9]{1,3}")
_TOKEN = re.compile(r"-?[0-9]{1,3} ?, ?-?[0-9]{1,3}|\?\?|[^\W\d_]+|[@+;,>]|\S")
_SWAP = {"swap", "swaps", "ruil", "wissel", "tausch", "tausche", "échange", "echange"}
_PASS = {"pass", "pas", "passe", "passer", "passen"}
_ALL = {"all", "alles", "alle", "tout", "tous"}
_WAYS = {
    **dict.fromkeys(("right", "rechts", "droite", "across", ">"), RIGHT),
    **dict.fromkeys(("down", "omlaag", "unten", "bas", "v"), DOWN),
}
_FILLERS = {"+", ";", ",", "@", "at", "place", "leg", "lay", "and", "en", "und", "et"}


def deed_of(text: str) -> Deed:
    """What an action of this canonical text moves: tiles to cells, to the bag, or out of it."""
    kind, _, rest = text.partition(":")
    if "@" in text:
        laid = (part.partition("@") for part in text.split("+"))
        return Deed("lay", tuple(PieceMove(tile, to=cell) for tile, _, cell in laid))
    if kind == "swap":
        return Deed(kind, tuple(PieceMove(tile, "hand", "bag") for tile in rest.split("+")))
    if kind == "draw":
        return Deed(kind, tuple(PieceMove(tile, "bag", "hand") for tile in rest.split("+")))
    return Deed(kind)


def written(deed: Deed) -> str:
    """The canonical text of tiles laid or swapped, whether that is allowed or not."""
    if deed.kind == "lay":
        return "+".join(f"{move.piece}@{move.to}" for move in sorted(deed.moves, key=_by_cell))
    tiles = "+".join(sorted(move.piece for move in deed.moves))
    return f"{deed.kind}:{tiles}" if tiles else deed.kind


def _by_cell(move: PieceMove) -> tuple[int, ...]:
    """Tiles stand in a text from left to right, then from top to bottom; what is no cell stays for the reader to refuse."""
    return tuple(int(part) for part in move.to.split(",")) if _CELL.fullmatch(move.to) else ()


def read_action(rules: Rules, state: State, text: str) -> Action:
    """Reads canonical text, short forms and plays in progress; what is canonical is read at once."""
    pieces = [_LAID.fullmatch(piece) for piece in text[:LONGEST].split("+")]
    if len(pieces) <= MOST_TILES and (laid := [each.groups() for each in pieces if each]) and all(pieces):
        return Place(tuple([(int(x), int(y), TILES[tile]) for tile, x, y in laid]))
    given = tidied(text, LONGEST)
    text = shown(text, LONGEST)
    if given is None:
        raise Unreadable("qwirkle-unreadable", text=text)
    if given.startswith("lot:"):
        return read_lot(given)
    if given in _PASS:
        return Pass()
    if given.startswith("draw:"):
        return Draw(_tile_list(given.removeprefix("draw:"), text))
    words = _TOKEN.findall(given.replace(":", " ", 1) if given.split(":")[0] in _SWAP else given)
    if not words:
        return Place(())
    if words[0] in _SWAP:
        return _read_swap(state, words[1:], text)
    return _read_place(rules, state, words, text)


def _tile_list(given: str, text: str) -> tuple[Tile | None, ...]:
    if not given:
        raise Unreadable("qwirkle-unreadable", text=text)
    return tuple(_tiles(_TOKEN.findall(given), text))


def _read_swap(state: State, words: list[str], text: str) -> Swap:
    if len(words) == 1 and words[0] in _ALL:
        return Swap(() if state.mover is None else state.hands[state.mover])
    return Swap(tuple(_tiles(words, text)))


def _tiles(words: list[str], text: str) -> Iterator[Tile | None]:
    """Tiles as two letters, as two words in any language, several run together, or face down."""
    left = (word for word in words if word not in _FILLERS)
    for word in left:
        if word == HIDDEN:
            yield None
        elif len(word) % 2 == 0 and all(word[i : i + 2] in TILES for i in range(0, len(word), 2)):
            yield from (TILES[word[i : i + 2]] for i in range(0, len(word), 2))
        else:
            colours, shapes = vocabulary()
            other = next(left, "")
            if word in shapes:
                word, other = other, word
            if word not in colours or other not in shapes:
                raise Unreadable("qwirkle-unreadable", text=text)
            yield TILES[colours[word] + shapes[other]]


@cache
def vocabulary() -> tuple[dict[str, str], dict[str, str]]:
    """Words for colours and shapes in every language, each with its letter."""
    colours = {letter: letter for letter in COLOURS}
    shapes = {letter: letter for letter in SHAPE_LETTERS}
    for language in LANGUAGES:
        for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
            colours[say(message(f"qwirkle-colour-{name}"), language).lower()] = letter
            for shape in SHAPE_NAMES:
                said = say(message(f"qwirkle-tile-{shape}", colour=name), language).lower().split()
                bare = say(message(f"qwirkle-shape-{shape}"), language).lower()
                colours.update((word, letter) for word in said if word != bare)
        for letter, name in zip(SHAPE_LETTERS, SHAPE_NAMES, strict=True):
            shapes[say(message(f"qwirkle-shape-{name}"), language).lower()] = letter
    return colours, shapes


def _read_place(rules: Rules, state: State, words: list[str], text: str) -> Place:
    way = None
    if words[-1] in _WAYS and len(words) > 1:
        way = _WAYS[words.pop()]
    groups: list[tuple[tuple[Tile, ...], Cell]] = []
    loose: list[str] = []
    for word in words:
        bare = word.replace(" ", "")
        if not _CELL.fullmatch(bare):
            loose.append(word)
            continue
        x, y = map(int, bare.split(","))
        groups.append((_seen_tiles(loose, text), (x, y)))
        loose = []
    if not groups:
        return _by_tiles(rules, state, _seen_tiles(loose, text), text)
    if any(word not in _FILLERS for word in loose):
        raise Unreadable("qwirkle-unreadable", text=text)
    if len(groups) == 1 and len(groups[0][0]) > 1:
        return _in_a_row(rules, state, *groups[0], way, text)
    if any(len(tiles) != 1 for tiles, _ in groups) or way is not None:
        raise Unreadable("qwirkle-unreadable", text=text)
    return Place(tuple((x, y, tiles[0]) for tiles, (x, y) in groups))


def _seen_tiles(words: list[str], text: str) -> tuple[Tile, ...]:
    tiles = tuple(tile for tile in _tiles(words, text) if tile is not None)
    if not tiles or len(tiles) > MOST_TILES or HIDDEN in words:
        raise Unreadable("qwirkle-unreadable", text=text)
    return tiles


def _in_a_row(
    rules: Rules, state: State, tiles: tuple[Tile, ...], cell: Cell, way: Cell | None, text: str
) -> Place:
    """`rs bs ps 3,0 down`: tiles in this order from a cell on, over tiles that lie there already."""
    plays = [
        Place(tuple(_laid_along(state, tiles, cell, step))) for step in ((way,) if way else (RIGHT, DOWN))
    ]
    legal = [play for play in plays if why_not(rules, state, play) is None]
    if len(legal) > 1:
        raise Ambiguous(
            "qwirkle-ambiguous",
            text=text,
            candidates=(both := tuple(map(str, legal))),
            known=", ".join(both),
        )
    return (legal or plays)[0]


def _laid_along(state: State, tiles: tuple[Tile, ...], cell: Cell, step: Cell) -> Iterator[Laid]:
    table = tiles_at(state)
    x, y = cell
    for index, tile in enumerate(tiles):
        while index and (x, y) in table:
            x, y = x + step[0], y + step[1]
        yield x, y, tile
        x, y = x + step[0], y + step[1]


def _by_tiles(rules: Rules, state: State, tiles: tuple[Tile, ...], text: str) -> Place:
    """`rs` alone: the play with exactly these tiles, when there is only one."""
    plays = [
        action
        for action in Legal(rules, state)
        if isinstance(action, Place) and sorted(tile for _, _, tile in action.tiles) == sorted(tiles)
    ]
    if not plays:
        raise Unreadable("qwirkle-unreadable-cell", text=text)
    if len(plays) == 1:
        return plays[0]
    candidates = tuple(str(play) for play in plays[:MOST_CANDIDATES])
    raise Ambiguous("qwirkle-ambiguous", text=text, candidates=candidates, known=", ".join(candidates[:3]))
