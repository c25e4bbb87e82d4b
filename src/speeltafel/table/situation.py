"""What can be asked of a table as it stands, whether it is a match that goes on or a position that stays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from speeltafel.core.given import as_texts
from speeltafel.core.preview import Preview
from speeltafel.core.protocol import Chance, Decision, Eyes, Game, Observation, Outcome, as_eyes
from speeltafel.core.said import as_language
from speeltafel.core.score import Score
from speeltafel.core.text_style import PLAIN
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.table.choices import Choices
from speeltafel.table.log import Log

S = TypeVar("S")
A = TypeVar("A")


class Situation(Generic[S, A]):
    """A table to ask, to print and to draw; what it knows is in `_log`."""

    _log: Log[S, A]

    @property
    def game(self) -> Game[S, A]:
        """By which rules it is played."""
        return self._log.game

    @property
    def eyes(self) -> Eyes:
        """Whose secrets it holds."""
        return self._log.eyes

    @property
    def state(self) -> S:
        """The table as a value of its game, with what its `eyes` see."""
        return self._log.state

    @property
    def turn(self) -> Decision | Chance[A] | Outcome:
        """What the table waits for."""
        return self._log.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self._log.outcome

    @property
    def legal(self) -> Choices[S, A]:
        """The actions of the seat to move: a lazy view, empty when nobody is to choose."""
        legal = () if self.outcome is not None else self.game.legal(self.state)
        return Choices(self.game, self.state, legal)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points a seat as they stand."""
        return self.game.scores(self.state)

    def preview(self, partial: A | str | None = None) -> Preview:
        """What may be done next, after part of an action or from nothing, or why not."""
        return self.game.preview(self.state, None if partial is None else self._meant(partial))

    def score(self, action: A | str) -> Score:
        """What a legal action would bring the seat to move, line by line."""
        return self.game.score(self.state, self._meant(action))

    def observe(self, eyes: Iterable[int]) -> Observation[S]:
        """The table as these eyes see it."""
        known = as_eyes(eyes, self.game.seats)
        return Observation(self._log.seen(known), known & self.eyes)

    def drawing(self, names: Sequence[str] = (), *, dark: bool = False, language: str = "en") -> str:
        """The table as SVG, as somebody sees it who has no hand in it."""
        from speeltafel.table.poster import poster  # few who import the library draw

        as_language(language)
        called = as_texts(names, "names") or [
            say(message("play-player", number=seat + 1), language) for seat in range(self.game.seats)
        ]
        return poster(self._log, called, "wide", dark=bool(dark), language=language)

    def __str__(self) -> str:
        """The table as its eyes see it, in plain text."""
        return self.game.picture(self._log.seen(self.eyes), PLAIN)

    def _repr_svg_(self) -> str:
        """The table as a notebook draws it."""
        return self.drawing()

    def _standing(self) -> str:
        """Points, and what it waits for."""
        turn = self.turn
        if isinstance(turn, Outcome):
            waits = f"won by {', '.join(map(str, sorted(turn.winners)))}" if turn.winners else "no winner"
        elif isinstance(turn, Decision):
            waits = f"seat {turn.seat} to move"
        else:
            waits = "chance to speak"
        return f"{'–'.join(map(str, self.scores))}, {waits}"

    def _meant(self, action: A | str) -> A:
        if isinstance(action, str):
            return self.game.parse(self.state, action)
        self._log.checked(action)
        return action
