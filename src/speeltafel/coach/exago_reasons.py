"""What speaks for a turn of Exago, in sentences, and where a hint points before it tells the turn."""

from __future__ import annotations

from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.bots.exago.words import colour_of, effect_of
from speeltafel.coach.appraisal import Pointers
from speeltafel.core.words import Message, message
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import Board, board_of, code_of
from speeltafel.games.exago.state import Action, Cell, Move, Pass, Place, State

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def pointers_of(game: Exago, state: State, action: Action) -> Pointers:
    """Stones beside the cell where the stone goes, and the stone that is lifted."""
    board = board_of(game.rules.side)
    if isinstance(action, Place):
        cell, held = action.cell, "stone"
        piece = message("coach-exago-hand")
    elif isinstance(action, Move) and action.to is not None:
        cell, held = action.to, str(action.origin)
        piece = message("coach-exago-stone", cell=held)
    else:
        return Pointers()
    around = [Cell(cell.q + q, cell.r + r) for q, r in NEIGHBOURS]
    beside = tuple(str(each) for each in around if _has_stone(state, board, each))
    return Pointers(beside, (piece,), (held,))


def reasons_for(game: Exago, mind: ExagoMind, state: State, action: Action) -> tuple[Message, ...]:
    """All that can be said of an action: lines completed, stopped, threatened, built, hindered, stones that fall."""
    if not isinstance(action, Place | Move):
        return (message("bot-only") if isinstance(action, Pass) else message("coach-exago-quiet"),)
    code = code_of(board_of(game.rules.side), action)
    seat = mind.turns.to_move()
    follower = (seat + 1) % game.seats
    if mind.position.line_by(code, seat):
        return (message("exago-bot-line"),)
    found = []
    if mind.windows.threatens(follower):
        kind = "coach-exago-stops" if mind.position.blocks(code, follower) else "coach-exago-lets"
        found.append(message(kind, who=colour_of(game, follower)))
    effect = effect_of(mind, code)
    if effect.threats:
        found.append(message("coach-exago-threatens", count=effect.threats))
    if effect.fallen > 0:
        found.append(message("exago-bot-falls", count=effect.fallen))
    if effect.gained > 0:
        found.append(message("coach-exago-builds"))
    if effect.lost > 0:
        found.append(message("coach-exago-hinders", who=colour_of(game, effect.hindered)))
    return tuple(found) or (message("coach-exago-quiet"),)


def _has_stone(state: State, board: Board, cell: Cell) -> bool:
    number = board.number(cell)
    return number >= 0 and state.board[number] > 0
