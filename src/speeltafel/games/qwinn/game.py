"""Qwinn! behind the protocol: one edition with its options, nothing hidden."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from speeltafel.core.chance import Lot
from speeltafel.core.preview import Preview, Step
from speeltafel.core.protocol import Chance, Decision, Event, Eyes, Observation, Outcome
from speeltafel.core.score import Score
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message
from speeltafel.games.qwinn import explain, notation, picture, position, rules
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Action, Fail, Go, Keep, QwinnState, Roll
from speeltafel.games.qwinn.view import QwinnView


@dataclass(frozen=True, slots=True)
class Legal(Collection[Action]):
    """The mover's choices, lazily: asking for one looks at that one alone."""

    rules: Rules
    state: QwinnState

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Keep | Go | Fail):
            return False
        return rules.why_not(self.rules, self.state, action) is None

    def __iter__(self) -> Iterator[Action]:
        return rules.actions(self.rules, self.state)

    def __len__(self) -> int:
        return sum(1 for _ in self)


@dataclass(frozen=True, slots=True)
class Qwinn:
    """The game of one edition; `options` are the ones that differ from the default."""

    edition: str
    rules: Rules
    options: Mapping[str, object]
    seats: int = 2

    def start(self) -> QwinnState:
        return rules.start(self.rules)

    def turn(self, state: QwinnState) -> Decision | Chance[Action] | Outcome:
        asked = rules.turn(self.rules, state)
        if isinstance(asked, Decision | Outcome):
            return asked
        return cast(Chance[Action], asked)

    def legal(self, state: QwinnState) -> Legal:
        return Legal(self.rules, state)

    def apply(self, state: QwinnState, action: Action) -> QwinnState:
        return rules.apply(self.rules, state, action)

    def preview(self, state: QwinnState, partial: Action | None = None) -> Preview:
        return explain.preview_of(self.rules, state, partial)

    def tell_step(self, state: QwinnState, step: Step) -> Message:
        return explain.tell_step(step)

    def score(self, state: QwinnState, action: Action) -> Score:
        return explain.score_of(self.rules, state, action)

    def scores(self, state: QwinnState) -> tuple[int, ...]:
        return tuple(sheet.points for sheet in state.sheets)

    def observe(self, state: QwinnState, eyes: Eyes) -> Observation[QwinnState]:
        return Observation(state, eyes)

    def redact(self, state: QwinnState, action: Action, eyes: Eyes) -> Action:
        return action

    def imagine(
        self, seen: Observation[QwinnState], rng: Random, events: Sequence[Event[Action]] = ()
    ) -> QwinnState:
        return seen.state

    def text(self, action: Action) -> str:
        return notation.text_of(action)

    def parse(self, state: QwinnState, text: str) -> Action:
        return notation.read_action(self.rules, state, text)

    def position(self, state: QwinnState) -> str:
        return position.position_of(self.rules, state)

    def set_up(self, text: str) -> QwinnState:
        return position.read_position(self.rules, text)

    def picture(self, state: QwinnState, style: TextStyle, language: str = "en") -> str:
        return picture.picture(self.rules, state, style)

    def view(self, state: QwinnState) -> QwinnView:
        first, second = state.sheets
        return QwinnView(
            spaces=self.rules.names,
            places=(self.rules.names[first.place], self.rules.names[second.place]),
            points=(first.points, second.points),
            boycotts=(first.boycott, second.boycott),
            whites=state.dice.whites,
            red=state.dice.red,
            throws=0 if state.mover is None else state.throws,
            target=self.rules.target,
            values=tuple(space.value or 0 for space in self.rules.spaces),
        )

    def describe(self, state: QwinnState, action: Action, points: int | None = None) -> Message:
        return explain.describe(self.rules, state, action, points)


__all__ = ["Action", "Fail", "Go", "Keep", "Legal", "Lot", "Qwinn", "Roll"]
