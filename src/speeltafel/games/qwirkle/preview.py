"""A play in progress: where the next tile may go and what it brings, or why not."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from speeltafel.core.preview import Preview, Step
from speeltafel.games.qwirkle._board_cy import CLASHES, is_line, line_points
from speeltafel.games.qwirkle.actions import Action, Hand, Pass, Place, Swap
from speeltafel.games.qwirkle.explain import why_not
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.rules import without
from speeltafel.games.qwirkle.scoring import DOWN, RIGHT, empties_hand, line_through, score_of
from speeltafel.games.qwirkle.state import State, drawer, tiles_at
from speeltafel.games.qwirkle.tiles import TEXTS, Cell, Laid, Tile, best_sets, cell_text, tile_text


def preview_of(rules: Rules, state: State, partial: Action | None) -> Preview:
    """What could follow a play in progress; without one, where a play may begin."""
    play: Action = Place(()) if partial is None else partial
    chooses = not state.end and state.mover is not None and drawer(rules, state) is None
    if chooses and play == Place(()):
        return Preview("", ready=False, steps=tuple(_root_steps(rules, state)))
    refusal = why_not(rules, state, play)
    if not chooses:
        return Preview(_text(play), ready=False, refusal=refusal)
    if isinstance(play, Place):
        steps = tuple(_place_steps(rules, state, play, is_legal=refusal is None))
        if refusal is not None and steps and refusal.reason == "qwirkle-opening-best":
            return Preview(_text(play), ready=False, steps=steps)  # not enough yet, and nothing wrong
        if refusal is not None:
            return Preview(_text(play), ready=False, steps=steps, refusal=refusal)
        return Preview(_text(play), ready=True, steps=steps, score=score_of(rules, state, play))
    if isinstance(play, Swap):
        if refusal is not None and play.tiles:
            return Preview(_text(play), ready=False, refusal=refusal)
        return Preview(_text(play), ready=refusal is None, steps=tuple(_swap_steps(rules, state, play)))
    return Preview(_text(play), ready=refusal is None, refusal=refusal)


def _text(play: Action) -> str:
    return "" if play == Place(()) else str(play)


def _left(state: State, used: tuple[Tile | None, ...]) -> tuple[Tile, ...]:
    """The different tiles still in the mover's hand."""
    assert state.mover is not None
    hand: Hand = state.hands[state.mover]
    try:
        hand = without(hand, used)
    except ValueError:
        return ()
    return tuple(sorted({tile for tile in hand if tile is not None}))


def _root_steps(rules: Rules, state: State) -> list[Step]:
    """Where a tile may go, and a swap where one is allowed; the pass, when that is all there is."""
    left = _left(state, ())
    if not state.board:
        return list(_opening_steps(rules, state, Place(()), left))
    steps = _first_steps(rules, state, left)
    return [*steps, Step("swap:", "", kind="swap")] if state.bag and left else steps


def _place_steps(rules: Rules, state: State, play: Place, *, is_legal: bool) -> Iterator[Step]:
    left = _left(state, tuple(tile for _, _, tile in play.tiles))
    if state.opening:
        return _opening_steps(rules, state, play, left)
    return _next_steps(rules, state, play, left, is_legal=is_legal)


def _step(rules: Rules, state: State, play: Place, laid: Laid) -> Step:
    grown = Place((*play.tiles, laid))
    x, y, tile = laid
    points = score_of(rules, state, grown).points
    return Step(str(grown), cell_text(x, y), tile_text(tile), points, "lay")


def _first_steps(rules: Rules, state: State, left: tuple[Tile, ...]) -> list[Step]:
    """Every tile in hand on every cell where it fits; the pass, when that is all there is."""
    more = rules.last if not state.bag and empties_hand(state, 1) else 0
    with lent_finder(rules, state.board) as finder:
        singles = finder.singles(sum(1 << tile for tile in left))
    steps = [
        Step(f"{TEXTS[tile]}@{x},{y}", f"{x},{y}", TEXTS[tile], points + more, "lay")
        for (x, y, tile), points in singles
    ]
    if not steps and why_not(rules, state, Pass()) is None:
        return [Step(str(Pass()), "", kind="pass")]
    return steps


def _next_steps(
    rules: Rules, state: State, play: Place, left: tuple[Tile, ...], *, is_legal: bool
) -> Iterator[Step]:
    """Tiles at the free cells of the play's line, within it and at its ends.

    One tile more on a legal play can only be wrong in the lines through it; a play that is refused so far is judged
    anew with each, since the tile that is still missing may be what makes it right.
    """
    if not left:
        return
    table = tiles_at(state)
    table.update(((x, y), tile) for x, y, tile in play.tiles)
    for x, y in _line_cells(state, play):
        barred = _barred(table, (x, y)) if is_legal else 0
        for tile in left:
            laid = (x, y, tile)
            if barred >> tile & 1:
                continue
            if is_legal or why_not(rules, state, Place((*play.tiles, laid))) is None:
                yield _step(rules, state, play, laid)


def _barred(table: Mapping[Cell, Tile], cell: Cell) -> int:
    """The kinds that may not lie on a free cell, as a mask: by the lines through it, which it may join."""
    barred = 0
    for dx, dy in (RIGHT, DOWN):
        x, y = cell
        beside = [end for end in ((x - dx, y - dy), (x + dx, y + dy)) if end in table]
        tiles = [tile for end in beside for _, _, tile in line_through(table, end, (dx, dy))]
        if not is_line(tiles):
            return -1
        for tile in tiles:
            barred |= CLASHES[tile]
    return barred


def _line_cells(state: State, play: Place) -> list[Cell]:
    """The free cells beyond the ends of the play's line, and one between its tiles where only one is free."""
    table = tiles_at(state)
    (x, y), (right, bottom) = play.tiles[0][:2], play.tiles[-1][:2]
    laid = {(x, y) for x, y, _ in play.tiles}
    taken = laid | table.keys()
    if x != right and y != bottom:
        return []
    cells: list[Cell] = []
    for dx, dy in (RIGHT, DOWN):
        if (dx == 0 and x != right) or (dy == 0 and y != bottom):
            continue
        between = [
            (x + dx * index, y + dy * index)
            for index in range(max(right - x, bottom - y))
            if (x + dx * index, y + dy * index) not in taken
        ]
        if between:
            return between if len(between) == 1 else []
        cells += [_beyond(taken, (x, y), (-dx, -dy)), _beyond(taken, (right, bottom), (dx, dy))]
    return sorted(set(cells))


def _beyond(taken: Collection[Cell], cell: Cell, step: Cell) -> Cell:
    """The first free cell in a direction."""
    x, y = cell
    while (x, y) in taken:
        x, y = x + step[0], y + step[1]
    return x, y


def _opening_steps(rules: Rules, state: State, play: Place, left: tuple[Tile, ...]) -> Iterator[Step]:
    """Tiles that lead on to a best set, to the right or down from 0,0."""
    assert state.mover is not None
    laid = {tile for _, _, tile in play.tiles}
    cells = {(x, y) for x, y, _ in play.tiles}
    count = len(play.tiles)
    across = {(index, 0) for index in range(count)}
    down = {(0, index) for index in range(count)}
    ends = [(count, 0)] * (cells == across) + [(0, count)] * (cells == down)
    sets = [set(best) for best in best_sets(state.hands[state.mover]) if laid < set(best)]
    points = line_points(count + 1, rules.full, rules.bonus) or count + 1
    for x, y in sorted(set(ends)):
        for tile in left:
            if any(tile in best for best in sets) and tile not in laid:
                grown = Place((*play.tiles, (x, y, tile)))
                yield Step(str(grown), cell_text(x, y), tile_text(tile), points, "lay")


def _swap_steps(rules: Rules, state: State, play: Swap) -> Iterator[Step]:
    for tile in _left(state, play.tiles):
        grown = Swap((*play.tiles, tile))
        if why_not(rules, state, grown) is None:
            yield Step(str(grown), "", tile_text(tile), kind="swap")
