"""Actions as text and back: canonical text, short forms, plays in progress."""

from __future__ import annotations

import re
from collections.abc import Iterable

from speeltafel.core.chance import Lot, read_lot
from speeltafel.core.errors import Ambiguous, Unreadable
from speeltafel.core.typed import shown, tidied
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import Action, Cell, Move, Pass, Place, State
from speeltafel.games.exago.table import action_of, board_of, lent_position

LONGEST = 64

# No two parts of these can take the same letter, so that there is one way at most to read a text.
_SIGN = re.compile(r" ?([,>!]) ?")
_CELL = r"\(?(-?[0-9]{1,3})[, ](-?[0-9]{1,3})\)?"
_PLACE = re.compile(_CELL)
_LIFT = re.compile(rf"{_CELL}>")
_MOVE = re.compile(rf"{_CELL}[> ]{_CELL}(?:!{_CELL})?")
_LANDING = re.compile(rf">{_CELL}")


def text_of(action: Action) -> str:
    """Canonical text."""
    match action:
        case Lot(seat):
            return f"lot:{seat}"
        case Place(cell):
            return str(cell)
        case Move(origin, None, _):
            return f"{origin}>"
        case Move(origin, to, None):
            return f"{origin}>{to}"
        case Move(origin, to, stays):
            return f"{origin}>{to}!{stays}"
        case Pass():
            return "pass"


def read_action(rules: Rules, state: State, text: str) -> Action:
    """Reads canonical text, a play in progress, `(1, -1)`, `1 -1`, `1 -1 2 0`, `>2,0`, any cell of a group."""
    typed = tidied(text, LONGEST)
    if typed is None:
        raise Unreadable("exago-unreadable", text=shown(text))
    plain = _SIGN.sub(r"\1", typed.replace("\u2212", "-")).replace("( ", "(").replace(" )", ")")
    if plain == "pass":
        return Pass()
    if plain.startswith("lot"):
        return read_lot(plain)
    if found := _PLACE.fullmatch(plain):
        return Place(_cell(found, 1))
    if found := _LIFT.fullmatch(plain):
        return Move(_cell(found, 1))
    if found := _MOVE.fullmatch(plain):
        move = Move(_cell(found, 1), _cell(found, 3))
        return move if found[5] is None else _with_group(rules, state, move, _cell(found, 5))
    if found := _LANDING.fullmatch(plain):
        return _move_to(rules, state, _cell(found, 1), text)
    raise Unreadable("exago-unreadable", text=shown(text))


def _cell(found: re.Match[str], first: int) -> Cell:
    return Cell(int(found[first]), int(found[first + 1]))


def _with_group(rules: Rules, state: State, move: Move, stays: Cell) -> Move:
    """The move with the group of this cell, named by its smallest where there is a choice between groups."""
    board = board_of(rules.side)
    origin, cell = board.number(move.origin), board.number(stays)
    named = stays
    if origin >= 0 and cell >= 0 and state.board[origin]:
        with lent_position(rules, state) as position:
            groups = position.lifted(origin)
        tied = [group for group in groups if len(group) == len(groups[0])]
        for group in tied if len(tied) > 1 else ():
            if cell in group:
                named = board.cells[group[0]]
    return Move(move.origin, move.to, named)


def _move_to(rules: Rules, state: State, to: Cell, text: str) -> Move:
    """The only legal move that ends there."""
    moves = [action for action in legal_actions(rules, state) if isinstance(action, Move) and action.to == to]
    if len(moves) == 1:
        return moves[0]
    if moves:
        candidates = tuple(text_of(move) for move in moves)
        raise Ambiguous(
            "exago-ambiguous", candidates=candidates, text=shown(text), known=", ".join(candidates[:8])
        )
    raise Unreadable("exago-unreadable-landing", text=shown(text))


def legal_actions(rules: Rules, state: State) -> Iterable[Place | Move | Pass]:
    """The mover's actions by rising cell; none when nobody is to choose."""
    if state.mover is None or state.outcome is not None:
        return
    board = board_of(rules.side)
    with lent_position(rules, state) as position:
        codes = position.legal()
    for code in codes:
        yield action_of(board, code)
