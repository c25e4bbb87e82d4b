"""The course of a game: the lot, what an action does to the table, and how it ends."""

from __future__ import annotations

from speeltafel.core.chance import Lot, Lots
from speeltafel.core.protocol import Decision, Outcome, Seat
from speeltafel.games.exago.explain import why_not
from speeltafel.games.exago.kernel import board_of, code_of, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import Action, Move, Pass, Place, State


def start(rules: Rules) -> State:
    """An empty board, all stones in hand, and the lot to be drawn."""
    return State(bytes(len(board_of(rules.side).cells)), rules.stones, None)


def turn(rules: Rules, state: State) -> Decision | Lots | Outcome:
    """What the table waits for."""
    if state.outcome is not None:
        return state.outcome
    return Lots(rules.beginners()) if state.mover is None else Decision(state.mover)


def apply(rules: Rules, state: State, action: Action) -> State:
    """The table after the action; raises the refusal."""
    refusal = why_not(rules, state, action)
    if refusal is not None:
        raise refusal
    return begun(state, action.seat) if isinstance(action, Lot) else played(rules, state, action)


def begun(state: State, seat: Seat) -> State:
    """The table with the lot drawn: its history begins."""
    return State(state.board, state.hands, seat, history=(state.board + bytes((seat,)),))


def played(rules: Rules, state: State, action: Place | Move | Pass) -> State:
    """The table after a legal action, with its end when it has come."""
    board = board_of(rules.side)
    with lent_position(rules, state) as position:
        position.turns.do(code_of(board, action))
        to = action.cell if isinstance(action, Place) else action.to if isinstance(action, Move) else None
        line = tuple(board.cells[cell] for cell in position.line(board.numbers[to])) if to else ()
        mover = Seat(position.turns.to_move())
        stones, hands, moves = position.turns.board(), position.turns.hands(), position.turns.quiet_moves()
    key = stones + bytes((mover,))
    history = (*state.history, key)
    outcome = None
    if line and state.mover is not None:
        outcome = won(rules, state.mover)
    elif history.count(key) >= rules.occurrences:
        outcome = Outcome((0,) * rules.seats, frozenset(), "exago-over-repetition")
    elif moves >= rules.moves:
        outcome = Outcome((0,) * rules.seats, frozenset(), "exago-over-moves")
    last = state.last if to is None else to
    return State(stones, hands, mover, moves, history, last, line, outcome)


def won(rules: Rules, winner: Seat) -> Outcome:
    """One point for the line."""
    scores = tuple(int(seat == winner) for seat in range(rules.seats))
    return Outcome(scores, frozenset((winner,)), "exago-over-line")
