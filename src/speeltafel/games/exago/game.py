"""Exago as a game of the table: the protocol over rules, kernel, notation and picture."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from speeltafel.core.chance import Lot, Lots
from speeltafel.core.preview import Preview, Step
from speeltafel.core.protocol import Decision, Event, Eyes, Observation, Outcome
from speeltafel.core.score import Score
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message, message
from speeltafel.games.exago import notation, picture, position, table
from speeltafel.games.exago import preview as in_progress
from speeltafel.games.exago.explain import colour, why_not
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import Action, Move, Place, State
from speeltafel.games.exago.threats import marks_of
from speeltafel.games.exago.view import ExagoView, laid_stone


@dataclass(frozen=True, slots=True)
class LegalActions(Collection[Action]):
    """The mover's actions; `in` asks the rules about the one action only."""

    rules: Rules
    state: State

    def __contains__(self, action: object) -> bool:
        if self.state.mover is None or not isinstance(action, Action) or isinstance(action, Lot):
            return False
        return why_not(self.rules, self.state, action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(notation.legal_actions(self.rules, self.state))

    def __len__(self) -> int:
        return sum(1 for _ in self)


@dataclass(frozen=True, slots=True)
class Exago:
    """One edition for one number of seats with its options."""

    edition: str
    rules: Rules
    options: Mapping[str, object]

    @property
    def seats(self) -> int:
        return self.rules.seats

    def start(self) -> State:
        return table.start(self.rules)

    def turn(self, state: State) -> Decision | Lots | Outcome:
        if state.outcome is not None:
            return state.outcome
        return Lots(self.rules.beginners()) if state.mover is None else Decision(state.mover)

    def legal(self, state: State) -> LegalActions:
        return LegalActions(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        refusal = why_not(self.rules, state, action)
        if refusal is not None:
            raise refusal
        if isinstance(action, Lot):
            return table.begun(state, action.seat)
        return table.played(self.rules, state, action)

    def preview(self, state: State, partial: Action | None = None) -> Preview:
        return in_progress.preview(self.rules, state, partial)

    def tell_step(self, state: State, step: Step) -> Message:
        return message(f"exago-step-{step.kind}", cell=step.cell)

    def score(self, state: State, action: Action) -> Score:
        return in_progress.score(self.rules, state, action)

    def scores(self, state: State) -> tuple[int, ...]:
        return (0,) * self.seats if state.outcome is None else state.outcome.scores

    def observe(self, state: State, eyes: Eyes) -> Observation[State]:
        """All is open: everybody sees the state."""
        return Observation(state, eyes)

    def redact(self, state: State, action: Action, eyes: Eyes) -> Action:
        return action

    def imagine(self, seen: Observation[State], rng: Random, events: Sequence[Event[Action]] = ()) -> State:
        return seen.state

    def text(self, action: Action) -> str:
        return notation.text_of(action)

    def parse(self, state: State, text: str) -> Action:
        return notation.read_action(self.rules, state, text)

    def position(self, state: State) -> str:
        return position.position_text(self.rules, state)

    def set_up(self, text: str) -> State:
        return position.read_position(self.rules, text)

    def picture(self, state: State, style: TextStyle, language: str = "en") -> str:
        return picture.picture(self.rules, state, style)

    def view(self, state: State) -> ExagoView:
        cells = table.board_of(self.rules.side).cells
        stones = tuple(
            laid_stone(cell.q, cell.r, stone - 1, cell == state.last)
            for cell, stone in zip(cells, state.board, strict=True)
            if stone
        )
        running = state.mover is not None and state.outcome is None
        return ExagoView(
            side=self.rules.side,
            need=self.rules.need,
            stones=stones,
            hands=state.hands,
            moving=running and not state.hands[state.mover or 0],
            marks=marks_of(self.rules, state),
            turns_left=self.rules.moves - state.moves,
        )

    def describe(self, state: State, action: Action, points: int | None = None) -> Message:
        if isinstance(action, Lot):
            first, why = colour(self.rules, action.seat), self.rules.why_first()
            return message("exago-did-lot", colour=first, seat=action.seat + 1, why=why)
        if not isinstance(action, Place | Move) or (isinstance(action, Move) and action.to is None):
            return message("exago-did-pass")
        after = table.played(self.rules, state, action)
        line = "line" if after.line else "none"
        if isinstance(action, Place):
            return message("exago-did-place", cell=str(action.cell), line=line)
        back = sum(after.hands) - sum(state.hands)
        return message("exago-did-move", origin=str(action.origin), to=str(action.to), back=back, line=line)
