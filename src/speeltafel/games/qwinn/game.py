"""Qwinn! behind the protocol: one edition with its options, nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast, get_args

from speeltafel.core.chance import Lot
from speeltafel.core.given import as_action, as_text, wrong_kind
from speeltafel.core.preview import Preview, Step
from speeltafel.core.protocol import Chance, Decision, Event, Eyes, Observation, Outcome, Rng, as_eyes
from speeltafel.core.score import Score
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message
from speeltafel.games.qwinn import notation, picture, position, preview, rules, scoring, words
from speeltafel.games.qwinn.legal import Legal
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Action, Fail, Go, Keep, Roll, State
from speeltafel.games.qwinn.view import QwinnView, view_of

ACTIONS: tuple[type[Action], ...] = get_args(Action)
_KNOWN = frozenset(ACTIONS)
"""The types of actions as a set: asked at every action that is played."""


@dataclass(frozen=True, slots=True)
class Qwinn:
    """The game of one edition; `options` are the ones that differ from the default."""

    edition: str
    rules: Rules = field(repr=False)
    options: Mapping[str, object]
    seats: int = 2

    def start(self) -> State:
        return rules.start(self.rules)

    def turn(self, state: State) -> Decision | Chance[Action] | Outcome:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        asked = rules.turn(self.rules, state)
        if isinstance(asked, Decision | Outcome):
            return asked
        return cast(Chance[Action], asked)

    def legal(self, state: State) -> Legal:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        return Legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        if type(action) not in _KNOWN:
            action = self._meant(state, action)
        return rules.apply(self.rules, state, action)

    def preview(self, state: State, partial: Action | None = None) -> Preview:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        if partial is not None and type(partial) not in _KNOWN:
            partial = self._meant(state, partial)
        return preview.preview_of(self.rules, state, partial)

    def tell_step(self, state: State, step: Step) -> Message:
        if not isinstance(step, Step):
            raise wrong_kind(step, "step", "step")
        return words.tell_step(step)

    def score(self, state: State, action: Action) -> Score:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        if type(action) not in _KNOWN:
            action = self._meant(state, action)
        return scoring.score_of(self.rules, state, action)

    def scores(self, state: State) -> tuple[int, ...]:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        return tuple(sheet.points for sheet in state.sheets)

    def observe(self, state: State, eyes: Eyes) -> Observation[State]:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        return Observation(state, eyes if isinstance(eyes, frozenset) else as_eyes(eyes, self.seats))

    def redact(self, state: State, action: Action, eyes: Eyes) -> Action:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        if type(action) not in _KNOWN:
            action = self._meant(state, action)
        return action

    def imagine(self, seen: Observation[State], rng: Rng, events: Sequence[Event[Action]] = ()) -> State:
        if not isinstance(seen, Observation) or not isinstance(seen.state, State):
            raise wrong_kind(seen, "seen", "seen")
        return seen.state

    def text(self, action: Action) -> str:
        if type(action) in _KNOWN or isinstance(action, ACTIONS):
            return str(action)
        raise wrong_kind(action, "read-action", "action")

    def parse(self, state: State, text: str) -> Action:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        return notation.read_action(self.rules, state, as_text(text, "text"))

    def position(self, state: State) -> str:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        return position.position_of(self.rules, state)

    def set_up(self, text: str) -> State:
        return position.read_position(self.rules, as_text(text, "text"))

    def picture(self, state: State, style: TextStyle, language: str = "en") -> str:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        if not isinstance(style, TextStyle):
            raise wrong_kind(style, "style", "style")
        return picture.picture(self.rules, state, style)

    def view(self, state: State) -> QwinnView:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        return view_of(self.rules, state)

    def describe(self, state: State, action: Action, points: int | None = None) -> Message:
        if not isinstance(state, State):
            raise wrong_kind(state, "state", "state")
        if type(action) not in _KNOWN:
            action = self._meant(state, action)
        return words.describe(self.rules, state, action, points)

    def _meant(self, state: State, given: object) -> Action:
        """An action that is not of a type of ours: its text, a subclass, or a mistake."""
        return as_action(given, ACTIONS, lambda text: self.parse(state, text))


__all__ = ["Action", "Fail", "Go", "Keep", "Legal", "Lot", "Qwinn", "Roll"]
