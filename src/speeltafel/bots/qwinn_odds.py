"""The chances in any position of Qwinn!: who wins how often, what is best now, and by how much."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from speeltafel.bots.qwinn_small import chances_for
from speeltafel.bots.qwinn_table import open_table
from speeltafel.bots.qwinn_turn import Turn
from speeltafel.core.words import message
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.rules import winners
from speeltafel.games.qwinn.state import Action, QwinnState
from speeltafel.locale import say


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances under best play of both sides.

    `seat` is whose chance it is: the one to move, or 0 before the lot. `choices` are all that can be
    done now with their chances, the best first. `is_solved` says that the solved table spoke, and not the small one.
    """

    seat: int
    chance: float
    choices: tuple[tuple[str, float], ...]
    is_solved: bool

    @property
    def margin(self) -> float:
        """How much better the best choice is than the next; 0 where there is no choice."""
        return self.choices[0][1] - self.choices[1][1] if len(self.choices) > 1 else 0.0


def odds(game: Qwinn, state: QwinnState, folder: Path | None = None) -> Odds:
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


def odds_text(
    game: Qwinn, state: QwinnState, language: str, *, most: int = 12, folder: Path | None = None
) -> str:
    """The chances as a terminal shows them: the best choices, and what each other one gives away."""
    found = odds(game, state, folder)
    told = "odds-solved" if found.is_solved else "odds-small"
    lines = [
        game.position(state),
        say(message(told), language),
        say(message("odds-chance", seat=found.seat + 1, chance=f"{100 * found.chance:.3f}"), language),
    ]
    for text, chance in found.choices[:most]:
        lines.append(f"  {text:<20} {100 * chance:7.3f} %  {100 * (chance - found.chance):+8.3f}")
    if len(found.choices) > most:
        lines.append(f"  … {len(found.choices) - most}")
    return "\n".join(lines)


def _turn(game: Qwinn, state: QwinnState, folder: Path | None) -> Turn:
    seat = state.mover or 0
    return Turn(game.rules, state.sheets[seat], state.sheets[1 - seat], chances_for(game.rules, folder))
