"""What plays Qwinn!: it looks a turn through to its end, or collects dice that look alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from speeltafel.bots.protocol import Choice, Limit
from speeltafel.bots.qwinn.race import Make
from speeltafel.bots.qwinn.turn import Turn, Worth, ways
from speeltafel.bots.qwinn.words import words_for
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import message
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.legal import gos
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import worth as points_of
from speeltafel.games.qwinn.state import Action, Dice, Fail, Go, Keep, Sheet, State

HURRIED = 0.004
"""CPU seconds below which nobody looks a whole turn through."""

CONTENT = 20
"""Points with which a collector stops throwing."""


@dataclass(slots=True)
class QwinnBot:
    """Looks every turn through to the end, by its own idea of what the end is worth.

    `is_chance` says that this idea is a chance of winning; `may_boycott` whether it thinks of boycotts.
    """

    make: Make
    is_chance: bool = False
    may_boycott: bool = True
    _worths: dict[Rules, Worth] = field(default_factory=dict)
    _turn: Turn | None = None

    def choose(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        limit: Limit,
        luck: int,
    ) -> Choice[Action]:
        assert isinstance(game, Qwinn)
        state = seen.state
        worth = self._worth(game.rules)
        if limit.seconds is not None and limit.seconds < HURRIED and state.throws:
            return Collector().choose(game, seen, events, limit, luck)
        turn = self._turn_of(game.rules, state, worth)
        choices = list(turn.choices(state.dice, state.throws))
        if len(choices) == 1:
            return Choice(choices[0][0], message("bot-only"))
        action, after = max(choices, key=lambda each: each[1])
        if not self.is_chance:
            return Choice(action, words_for(game.rules, state, action), nodes=len(choices))
        stop = max(value for each, value in choices if not isinstance(each, Keep))
        words = words_for(game.rules, state, action, after=after, stop=stop)
        return Choice(action, words, turn.value, after, len(choices))

    def rate(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        actions: Sequence[Action],
        limit: Limit,
        luck: int,
    ) -> Sequence[float]:
        """What each action is worth: a chance of winning where the bot thinks in chances."""
        assert isinstance(game, Qwinn)
        turn = self._turn_of(game.rules, seen.state, self._worth(game.rules))
        values = dict(turn.choices(seen.state.dice, seen.state.throws))
        return [values.get(action, 0.5) for action in actions]

    def _worth(self, rules: Rules) -> Worth:
        """What the end of a turn is worth; at the first call also looks a turn through, so that no later one waits."""
        if rules not in self._worths:
            if len(self._worths) >= 8:
                self._worths.clear()
            self._worths[rules] = self.make(rules)
            for place in range(len(rules.spaces)):
                for boycott in ("", *rules.kinds):
                    ways(rules, place, boycott)
            turn = Turn(rules, Sheet(0), Sheet(0), self._worths[rules])
            list(turn.choices(Dice((1,) * rules.whites, 1), rules.throws - 1))
        return self._worths[rules]

    def _turn_of(self, rules: Rules, state: State, worth: Worth) -> Turn:
        mover, other = _sheets(state)
        known = self._turn
        if known is None or (known.rules, known.mover, known.other) != (rules, mover, other):
            known = self._turn = Turn(rules, mover, other, worth, self.may_boycott)
        return known


@dataclass(frozen=True, slots=True)
class Collector:
    """Keeps the dice that look most alike until there are points enough; never places a boycott."""

    def choose(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        limit: Limit,
        luck: int,
    ) -> Choice[Action]:
        assert isinstance(game, Qwinn)
        state, rules = seen.state, game.rules
        best: Action = Fail()
        most = -1
        for go in gos(rules, state):
            points = points_of(rules.spaces[rules.index(go.space)], state.dice) or 0
            if not go.red.startswith("+") and points + go.red.startswith("-") > most:
                best, most = go, points + go.red.startswith("-")
        if state.throws and most < CONTENT and not _wins(rules, state, best):
            best = Keep(_alike(state.dice))
        return Choice(best, words_for(rules, state, best))


def _alike(dice: Dice) -> Dice:
    """The largest group of equal dice, of equally large ones the highest; of five equal ones all but a white one."""
    counts = Counter(dice.all)
    number = max(counts, key=lambda each: (counts[each], each))
    whites = tuple(each for each in dice.whites if each == number)
    red = dice.red if dice.red == number else 0
    return Dice(whites[1:] if red and len(whites) == len(dice.whites) else whites, red)


def _wins(rules: Rules, state: State, action: Action) -> bool:
    mover, _ = _sheets(state)
    if not isinstance(action, Go) or (mover.boycott and not action.red.startswith("-")):
        return False
    points = points_of(rules.spaces[rules.index(action.space)], state.dice) or 0
    return mover.points + points >= rules.target


def _sheets(state: State) -> tuple[Sheet, Sheet]:
    seat = state.mover or 0
    return state.sheets[seat], state.sheets[1 - seat]
