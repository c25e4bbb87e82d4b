"""Liar's dice behind the protocol: one edition for one number of seats."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from liars_dice import notation, preview, rules, sight, view, words
from liars_dice.state import Action, Bid, Doubt, Rules, State
from speeltafel.core.preview import Preview, Step
from speeltafel.core.protocol import Chance, Decision, Event, Eyes, Observation, Outcome
from speeltafel.core.scene import Scene
from speeltafel.core.scene_text import scene_text
from speeltafel.core.score import Score
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message


@dataclass(frozen=True, slots=True)
class Legal(Collection[Action]):
    """The mover's choices, lazily: asking for one looks at that one alone."""

    rules: Rules
    state: State

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Bid | Doubt) and rules.why_not(self.rules, self.state, action) is None

    def __iter__(self) -> Iterator[Action]:
        return rules.actions(self.rules, self.state)

    def __len__(self) -> int:
        return sum(1 for _ in self)


@dataclass(frozen=True, slots=True)
class LiarsDice:
    """The game of one edition; `options` are the ones that differ from the default."""

    edition: str
    rules: Rules
    options: Mapping[str, object]

    @property
    def seats(self) -> int:
        return self.rules.seats

    def start(self) -> State:
        return rules.start(self.rules)

    def turn(self, state: State) -> Decision | Chance[Action] | Outcome:
        return cast(Decision | Chance[Action] | Outcome, rules.turn(self.rules, state))

    def legal(self, state: State) -> Legal:
        return Legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(self.rules, state, action)

    def preview(self, state: State, partial: Action | None = None) -> Preview:
        return preview.preview(self.rules, state, partial)

    def tell_step(self, state: State, step: Step) -> Message:
        return words.tell_step(step)

    def score(self, state: State, action: Action) -> Score:
        """Nothing at once: dice are lost when the cups are lifted."""
        return Score()

    def scores(self, state: State) -> tuple[int, ...]:
        return state.left

    def observe(self, state: State, eyes: Eyes) -> Observation[State]:
        return sight.observe(state, eyes)

    def redact(self, state: State, action: Action, eyes: Eyes) -> Action:
        return sight.redact(state, action, eyes)

    def imagine(self, seen: Observation[State], rng: Random, events: Sequence[Event[Action]] = ()) -> State:
        return sight.imagine(self.rules, seen.state, rng)

    def text(self, action: Action) -> str:
        return notation.text_of(action)

    def parse(self, state: State, text: str) -> Action:
        return notation.read_action(text)

    def position(self, state: State) -> str:
        return notation.position_text(state)

    def set_up(self, text: str) -> State:
        return notation.read_position(self.rules, text)

    def picture(self, state: State, style: TextStyle, language: str = "en") -> str:
        return scene_text(self.view(state), style, language)

    def view(self, state: State) -> Scene:
        return view.view(self.rules, state)

    def describe(self, state: State, action: Action, points: int | None = None) -> Message:
        return words.describe(self.rules, state, action)
