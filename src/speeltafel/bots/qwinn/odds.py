"""The chances in any position of Qwinn!: who wins how often, what is best now, and by how much."""

from __future__ import annotations

from pathlib import Path

from speeltafel.bots.exact import Odds
from speeltafel.bots.qwinn.small import chances_for
from speeltafel.bots.qwinn.table import open_table
from speeltafel.bots.qwinn.turn import Turn
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.state import Action, State, winners


def odds(game: Qwinn, state: State, folder: Path | None = None) -> Odds:
    """The chances in this position, by the solved table where it lies on this machine."""
    is_solved = open_table(game.rules, folder) is not None
    won = winners(game.rules, state)
    seat = state.mover or 0
    if won:
        return Odds(seat, float(seat in won) / len(won), (), is_solved=is_solved)
    if state.mover is None:
        first = 0.5 if game.rules.first is None else float(game.rules.first == 0)
        begins = _turn(game, state, folder).value
        return Odds(0, first * begins + (1 - first) * (1 - begins), (), is_solved=is_solved)
    turn = _turn(game, state, folder)
    if not state.lying:
        return Odds(seat, turn.kept(state.dice, state.throws), (), is_solved=is_solved)
    found: list[tuple[Action, float]] = sorted(
        turn.choices(state.dice, state.throws), key=lambda each: -each[1]
    )
    choices = tuple((game.text(action), chance) for action, chance in found)
    return Odds(seat, choices[0][1], choices, is_solved=is_solved)


def _turn(game: Qwinn, state: State, folder: Path | None) -> Turn:
    seat = state.mover or 0
    return Turn(game.rules, state.sheets[seat], state.sheets[1 - seat], chances_for(game.rules, folder))
