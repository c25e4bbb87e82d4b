"""Qwirkle behind the protocol: one edition for one number of seats, with its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from speeltafel.core.play import Counted
from speeltafel.core.preview import Preview, Step
from speeltafel.core.protocol import Chance, Decision, Event, Eyes, Observation, Outcome
from speeltafel.core.score import Score
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message
from speeltafel.games.qwirkle import notation, picture, position, preview, rules, scoring, sight, words
from speeltafel.games.qwirkle.actions import Action
from speeltafel.games.qwirkle.legal import Legal
from speeltafel.games.qwirkle.state import Rules, State, drawer
from speeltafel.games.qwirkle.tiles import SHOWN, TEXTS
from speeltafel.games.qwirkle.view import QwirkleView, laid_tiles


@dataclass(frozen=True, slots=True)
class Qwirkle:
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
        asked = rules.turn(self.rules, state)
        if isinstance(asked, Decision | Outcome):
            return asked
        return cast(Chance[Action], asked)

    def legal(self, state: State) -> Legal:
        return Legal(self.rules, state)

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(self.rules, state, action)

    def play(self, state: State, action: Action) -> Counted[State]:
        return rules.play(self.rules, state, action)

    def preview(self, state: State, partial: Action | None = None) -> Preview:
        return preview.preview_of(self.rules, state, partial)

    def tell_step(self, state: State, step: Step) -> Message:
        return words.tell_step(step)

    def score(self, state: State, action: Action) -> Score:
        return scoring.score_of(self.rules, state, action)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    observe = staticmethod(sight.observe)

    def redact(self, state: State, action: Action, eyes: Eyes) -> Action:
        return sight.redact(self.rules, state, action, eyes)

    def imagine(self, seen: Observation[State], rng: Random, events: Sequence[Event[Action]] = ()) -> State:
        return sight.imagine(self.rules, seen, rng, events)

    text = staticmethod(notation.text_of)

    def parse(self, state: State, text: str) -> Action:
        return notation.read_action(self.rules, state, text)

    def position(self, state: State) -> str:
        return position.position_of(state)

    def set_up(self, text: str) -> State:
        return position.read_position(self.rules, text)

    def picture(self, state: State, style: TextStyle, language: str = "en") -> str:
        return picture.picture(self.rules, state, style)

    def view(self, state: State) -> QwirkleView:
        opening = not state.board
        chooses = state.mover is not None and not state.end and drawer(self.rules, state) is None
        can_swap = chooses and not opening and state.mover is not None
        return QwirkleView(
            tiles=laid_tiles(state.board, state.fresh),
            hands=tuple([tuple([SHOWN[tile] for tile in hand]) for hand in state.hands]),
            bag=state.bag,
            unseen=dict(zip(TEXTS, state.pool, strict=True)),
            announced=state.announced if opening and all(state.announced) else None,
            opening=opening,
            swap=min(state.bag, len(state.hands[state.mover])) if can_swap and state.mover is not None else 0,
            symbols=self.rules.symbols,
        )

    def describe(self, state: State, action: Action, points: int | None = None) -> Message:
        return words.describe(self.rules, state, action, points)
