"""Actions as text and back: canonical text, short forms, plays in progress."""

from __future__ import annotations

import re

from speeltafel.core.chance import read_lot
from speeltafel.core.deeds import Deed, PieceMove
from speeltafel.core.errors import Ambiguous, Unreadable
from speeltafel.core.typed import shown, tidied
from speeltafel.games.exago.kernel import board_of, legal_actions, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import Action, Cell, Move, Pass, Place, State

LONGEST = 64

# No two parts of these can take the same letter, so that there is one way at most to read a text.
_SIGN = re.compile(r" ?([,>!]) ?")
_CELL = r"\(?(-?[0-9]{1,3})[, ](-?[0-9]{1,3})\)?"
_PLACE = re.compile(_CELL)
_LIFT = re.compile(rf"{_CELL}>")
_MOVE = re.compile(rf"{_CELL}[> ]{_CELL}(?:!{_CELL})?")
_LANDING = re.compile(rf">{_CELL}")


def deed_of(text: str) -> Deed:
    """What an action of this canonical text moves: a stone, and then the group that stays where one has to be chosen."""
    move, _, stays = text.partition("!")
    origin, arrow, to = move.rpartition(">")
    if not arrow and "," not in to:
        return Deed(move.partition(":")[0])
    group = (PieceMove("group", to=stays),) if stays else ()
    return Deed("move" if arrow else "place", (PieceMove(origin=origin, to=to), *group))


def written(deed: Deed) -> str:
    """The canonical text of a stone placed, lifted or moved, whether that is allowed or not."""
    if not deed.moves:
        return deed.kind
    stone, *group = deed.moves
    move = f"{stone.origin}>{stone.to}" if stone.origin else stone.to
    return f"{move}!{group[0].to}" if group else move


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
            groups = position.turns.lifted(origin)
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
        candidates = tuple(str(move) for move in moves)
        raise Ambiguous(
            "exago-ambiguous", candidates=candidates, text=shown(text), known=", ".join(candidates[:8])
        )
    raise Unreadable("exago-unreadable-landing", text=shown(text))
