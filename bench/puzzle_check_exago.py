"""Checks puzzles of Exago again: lines and defences by trying everything, by the rules' own list of actions."""

from __future__ import annotations

from collections.abc import Iterator

from bench.puzzle_check_qwirkle import TooLarge
from speeltafel.coach.puzzles.puzzle import Puzzle
from speeltafel.core.registry import find
from speeltafel.games.exago._play_cy import ExagoPosition
from speeltafel.games.exago._turn_cy import unpacked
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of, board_of, code_of, lent_position
from speeltafel.games.exago.state import Move, Place, State

LEAST_LEGAL, MOST_PLAYS = 10, 2
ENOUGH = 300_000
"""So many positions at the most: what is larger is not checked, and does not pass."""
SEEN = 0
"""Where the count of positions lies among the answers that refuted something last, which are kept by turns."""


def wins(position: ExagoPosition, turns: int, refuters: dict[int, int]) -> bool:
    """Whether the mover can complete a line within so many own turns, whatever the other does: everything is tried."""
    refuters[SEEN] = refuters.get(SEEN, 0) + 1
    if refuters[SEEN] > ENOUGH:
        raise TooLarge
    seat = position.turns.to_move()
    if position.wins(seat):
        return True
    return turns > 1 and any(wins_by(position, code, turns, refuters) for code in position.legal())


def wins_by(position: ExagoPosition, code: int, turns: int, refuters: dict[int, int]) -> bool:
    """The same with this action first."""
    seat = position.turns.to_move()
    if position.line_by(code, seat):
        return True
    if turns == 1:
        return False
    position.turns.do(code)
    sure = not position.wins(1 - seat) and _answered(position, turns, refuters)
    position.turns.undo()
    return sure


def _answered(position: ExagoPosition, turns: int, refuters: dict[int, int]) -> bool:
    """Whether no answer of the other keeps the line away; the answer that did last is tried first."""
    answers = position.legal()
    if (last := refuters.get(turns)) in answers:
        answers.remove(last)
        answers.insert(0, last)
    for answer in answers:
        position.turns.do(answer)
        still = wins(position, turns - 1, refuters)
        position.turns.undo()
        if not still:
            refuters[turns] = answer
            return False
    return True


def complaints(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with one puzzle."""
    game = find(puzzle.game, 2)
    assert isinstance(game, Exago)
    state = game.set_up(puzzle.position)
    board = board_of(game.rules.side)
    refuters: dict[int, int] = {}
    with lent_position(game.rules, state) as position:
        codes = position.legal()
        if puzzle.kind == "line":
            right = [code for code in codes if wins_by(position, code, puzzle.value, refuters)]
            if wins(position, puzzle.value - 1, refuters):
                yield "there is a shorter way"
        else:
            right = []
            for code in codes:
                position.turns.do(code)
                if not wins(position, puzzle.value, refuters):
                    right.append(code)
                position.turns.undo()
    found = sorted(game.text(action_of(board, code)) for code in right)
    if len(codes) < LEAST_LEGAL or len(codes) != puzzle.legal:
        yield f"{len(codes)} actions are legal"
    if found != puzzle.answers:
        yield f"right are {found}"
    if len(found) > MOST_PLAYS:
        yield "too many are right"
    if not all(_is_so(game, state, puzzle.theme, each) for each in puzzle.answers):
        yield f"{puzzle.theme} is not true of every right action"


def _is_so(game: Exago, state: State, theme: str, text: str) -> bool:
    """Whether what the sentence of a theme says is true of an action."""
    action = game.parse(state, text)
    if not isinstance(action, Place):
        falls = sum(map(bool, game.apply(state, action).board)) < sum(map(bool, state.board))
        by = "line-by-falling" if falls else "line-by-moving"
        return isinstance(action, Move) and theme in ("defence", "defence-moving", by)
    board = board_of(game.rules.side)
    with lent_position(game.rules, state) as position:
        seat = position.turns.to_move()
        position.turns.do(code_of(board, action))
        cells = {unpacked(code)[0] for code in position.wins(seat)}
        answers = len(position.legal())
        position.turns.undo()
    match theme:
        case "double-threat":
            return len(cells) > 1
        case "forced":
            return len(cells) == 1 and answers == 1
        case "defence-threat":
            return bool(cells)
        case _:
            return theme in ("defence", "long-plan", "four-turns")
