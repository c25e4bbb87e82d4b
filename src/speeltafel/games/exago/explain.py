"""Why not: the first rule that refuses an action, with the cells that cause it."""

from __future__ import annotations

from speeltafel.core.chance import Lot, Lots
from speeltafel.core.errors import Clue, Illegal
from speeltafel.core.given import wrong_kind
from speeltafel.core.words import Message, message
from speeltafel.games.exago._play_cy import ExagoPosition
from speeltafel.games.exago._turn_cy import unpacked
from speeltafel.games.exago.kernel import Board, action_of, board_of, code_of, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import START, Action, Cell, Move, Pass, Place, State
from speeltafel.games.exago.threats import blocking_cells, lines_to_be


def colour(rules: Rules, seat: int) -> Message:
    """The name of a seat's colour."""
    return message(f"exago-colour-{rules.colours[seat]}")


def why_not(rules: Rules, state: State, action: Action) -> Illegal | None:
    """The first rule that refuses the action in the order of the rules, or None."""
    if state.outcome is not None:
        return Illegal("illegal-over")
    if state.mover is None:
        return _why_not_lot(Lots(rules.beginners()), action)
    if isinstance(action, Lot):
        return Illegal("exago-lot-drawn")
    if not isinstance(action, Pass | Place | Move):
        raise wrong_kind(action, "action", "action")
    with lent_position(rules, state) as position:
        return _why_not_played(rules, state, position, action)


def _why_not_played(
    rules: Rules, state: State, position: ExagoPosition, action: Pass | Place | Move
) -> Illegal | None:
    board = board_of(rules.side)
    if isinstance(action, Pass):
        return _why_not_pass(board, position)
    if isinstance(action, Place):
        refusal = _why_not_placed(rules, state, board, position, action.cell)
    else:
        refusal = why_not_lifted(rules, state, action.origin) or _why_not_moved(
            rules, state, board, position, action
        )
    return refusal or _why_not_free(rules, board, position, code_of(board, action))


def why_not_lifted(rules: Rules, state: State, origin: Cell) -> Illegal | None:
    """The rule that keeps the mover from lifting this stone, or None."""
    board = board_of(rules.side)
    seat = state.mover or 0
    number = board.number(origin)
    if number < 0:
        return Illegal("exago-off-board", cells=(str(origin),), cell=str(origin))
    owner = state.board[number] - 1
    if owner < 0:
        return Illegal("exago-no-stone", cells=(str(origin),), cell=str(origin))
    if owner != seat:
        return Illegal("exago-not-yours", cells=(str(origin),), cell=str(origin), colour=colour(rules, owner))
    if state.hands[seat] and not rules.early_moves:
        return Illegal("exago-hand-first", pieces=(rules.colours[seat],), count=state.hands[seat])
    if len(state.board) - state.board.count(0) == 1:
        return Illegal("exago-lone-stone", cells=(str(origin),))
    return None


def _why_not_lot(lots: Lots, action: Action) -> Illegal | None:
    if not isinstance(action, Lot):
        return Illegal("exago-lot-first")
    try:
        lots.check(action)
    except Illegal as refusal:
        return refusal
    return None


def _why_not_pass(board: Board, position: ExagoPosition) -> Illegal | None:
    code = position.legal()[0]
    if unpacked(code)[0] < 0:
        return None
    return Illegal("exago-no-pass", example=str(action_of(board, code)))


def _why_not_placed(
    rules: Rules, state: State, board: Board, position: ExagoPosition, cell: Cell
) -> Illegal | None:
    if not state.hands[state.mover or 0]:
        return Illegal("exago-hand-empty", pieces=(rules.colours[state.mover or 0],))
    refusal = _why_not_there(rules, state, board, cell)
    if refusal is not None:
        return refusal
    if not any(state.board):
        return None if cell == START else Illegal("exago-start", cells=(str(START),), start=str(START))
    if not position.turns.touches(board.numbers[cell]):
        return Illegal("exago-island", cells=(str(cell),), cell=str(cell))
    return None


def _why_not_there(rules: Rules, state: State, board: Board, cell: Cell) -> Illegal | None:
    """The cell is off the board or taken."""
    number = board.number(cell)
    if number < 0:
        return Illegal("exago-off-board", cells=(str(cell),), cell=str(cell))
    owner = state.board[number] - 1
    if owner >= 0:
        return Illegal("exago-taken", cells=(str(cell),), cell=str(cell), colour=colour(rules, owner))
    return None


def _why_not_moved(
    rules: Rules, state: State, board: Board, position: ExagoPosition, move: Move
) -> Illegal | None:
    """Where the lifted stone goes, and which group stays."""
    if move.to is None:
        return Illegal("exago-unfinished", cells=(str(move.origin),), cell=str(move.origin))
    if move.to == move.origin:
        return Illegal("exago-same-cell", cells=(str(move.to),), cell=str(move.to))
    refusal = _why_not_there(rules, state, board, move.to)
    if refusal is not None:
        return refusal
    origin, to = board.numbers[move.origin], board.numbers[move.to]
    codes = position.turns.moves_to(origin, to)
    stays = -1 if move.stays is None else board.number(move.stays)
    if move.stays is None or stays >= 0:
        wanted = (to, origin, stays)
        if any(unpacked(code) == wanted for code in codes):
            return None
    if not codes:
        return _why_not_landed(rules, board, position, origin, to)
    groups = position.turns.lifted(origin)
    tied = [group for group in groups if len(group) == len(groups[0])]
    if unpacked(codes[0])[2] < 0:
        return Illegal("exago-no-choice", cells=(str(move.stays),), cell=str(move.stays))
    clues = tuple(
        Clue(
            message("exago-clue-group", cell=str(board.cells[group[0]]), count=len(group)), board.texts(group)
        )
        for group in tied
    )
    if move.stays is None:
        return Illegal("exago-choose", cells=(str(move.to),), clues=clues, count=len(tied))
    if all(stays != group[0] for group in tied):
        return Illegal("exago-wrong-group", cells=(str(move.stays),), clues=clues, cell=str(move.stays))
    return _falls(rules, board, position, [group for group in groups if group[0] != stays], to)


def _why_not_landed(rules: Rules, board: Board, position: ExagoPosition, origin: int, to: int) -> Illegal:
    """The stone would touch nothing, only stones that go back, or a group that is not the largest."""
    cell = str(board.cells[to])
    if not [stone for stone in position.turns.touches(to) if stone != origin]:
        return Illegal("exago-island", cells=(cell,), cell=cell)
    groups = position.turns.lifted(origin)
    if rules.bridge:
        larger = [stone for stone in groups[0] if stone not in position.turns.touches(to)]
        return Illegal("exago-smaller-group", cells=(cell, *board.texts(larger)), cell=cell)
    return _falls(rules, board, position, groups[1:], to)


def _falls(rules: Rules, board: Board, position: ExagoPosition, groups: list[list[int]], to: int) -> Illegal:
    beside = position.turns.touches(to)
    falling = sorted(stone for group in groups if set(group) & set(beside) for stone in group)
    cell = str(board.cells[to])
    clue = Clue(message("exago-clue-falls", count=len(falling)), board.texts(falling))
    return Illegal("exago-island-falls", cells=(cell, *board.texts(falling)), clues=(clue,), cell=cell)


def _why_not_free(rules: Rules, board: Board, position: ExagoPosition, code: int) -> Illegal | None:
    """The duty to block, with the lines to be and the cells that would stop them."""
    debt = position.debt()
    if debt < 0 or position.blocks(code, debt):
        return None
    cells = blocking_cells(position, debt)
    legal = position.legal()
    lines = [
        Clue(message("exago-clue-threat", colour=colour(rules, debt)), board.texts(line))
        for line in lines_to_be(position, debt)
    ]
    blocks = Clue(
        message("exago-clue-blocks", example=str(action_of(board, legal[0])), count=len(legal)),
        board.texts(cells),
    )
    return Illegal(
        "exago-duty",
        cells=board.texts(cells),
        clues=(*lines, blocks),
        colour=colour(rules, debt),
        example=str(action_of(board, legal[0])),
        count=len(legal),
    )
