"""What speaks for a turn of Exago, in sentences, and where a hint points before it tells the turn."""

from __future__ import annotations

from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.bots.exago.words import colour_of
from speeltafel.coach.appraisal import Pointers
from speeltafel.core.words import Message, message
from speeltafel.games.exago._turn_cy import unpacked
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
    scores = mind.windows.scores()
    mind.windows.do(code)
    cells = {unpacked(win)[0] for win in mind.position.wins(seat)}
    after = mind.windows.scores()
    back = sum(mind.turns.hands())
    mind.windows.undo()
    fallen = back - sum(mind.turns.hands()) + (unpacked(code)[1] < 0)
    if cells:
        found.append(message("coach-exago-threatens", count=len(cells)))
    if fallen > 0:
        found.append(message("exago-bot-falls", count=fallen))
    if after[seat] > scores[seat]:
        found.append(message("coach-exago-builds"))
    others = [each for each in range(game.seats) if each != seat]
    hindered = max(others, key=lambda each: scores[each] - after[each])
    if scores[hindered] > after[hindered]:
        found.append(message("coach-exago-hinders", who=colour_of(game, hindered)))
    return tuple(found) or (message("coach-exago-quiet"),)


def _has_stone(state: State, board: Board, cell: Cell) -> bool:
    number = board.number(cell)
    return number >= 0 and state.board[number] > 0
