"""A game in steps so small that each has a fixed id: luck piece by piece, and a play of many pieces piece by piece.

A whole action is a row of ids, and of all legal rows one is followed step by step; so no legal action is missing and none
can be reached in two ways. How the actions and the luck of a game come apart, `Spec.steps` says (`SmallStepGrammar`); a game without
one goes by whole actions, whose ids are its codec's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Protocol, TypeAlias

from speeltafel.core.protocol import NOBODY, Chance, Decision, Event, Eyes, Game, Observation, Outcome, Seat
from speeltafel.core.registry import resolve, spec_of
from speeltafel.envs.codecs import Floats, codec_for

CHANCE, TERMINAL = -1, -4
LONGEST = 10_000
"""Steps of players after which a game is cut off without a winner: nobody stops players who swap for ever."""
MOST_OUTCOMES = 1_000

Path: TypeAlias = tuple[int, ...]


class SmallStepGrammar(Protocol):
    """How the actions and the luck of one game come apart into small steps."""

    @property
    def ids(self) -> int:
        """How many ids of players' steps there are."""
        ...

    @property
    def most_outcomes(self) -> int:
        """Results of one small chance at the most."""
        ...

    @property
    def begun(self) -> int:
        """How many numbers tell a play in progress."""
        ...

    def paths(self, seen: Observation[Any]) -> dict[Path, object]:
        """Every legal action by its row of ids."""
        ...

    def name(self, id: int) -> str:
        """A step of a player in words; empty where it is a whole action, which has a text."""
        ...

    def outcomes(self, chance: Chance[Any], drawn: Path) -> list[tuple[int, float]]:
        """Every result of the next small chance after those drawn, with its probability."""
        ...

    def decided(self, chance: Chance[Any], drawn: Path) -> object | None:
        """What luck has decided once enough is drawn; None before."""
        ...

    def outcome_name(self, chance: Chance[Any], id: int) -> str:
        """A result of a small chance in words."""
        ...

    def write_begun(self, path: Path, numbers: Floats) -> None:
        """Writes a play in progress into zeros."""
        ...


class WholeActions:
    """The steps of any game: an action and a result of chance are one step each."""

    begun = 0
    most_outcomes = MOST_OUTCOMES

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self._codec = codec_for(game)
        self.ids = self._codec.actions

    def paths(self, seen: Observation[Any]) -> dict[Path, object]:
        return {(id,): action for id, action in self._codec.legal(seen).items()}

    def name(self, id: int) -> str:
        return ""

    def outcomes(self, chance: Chance[Any], drawn: Path) -> list[tuple[int, float]]:
        return [(id, float(chance.probability(each))) for id, each in enumerate(chance.outcomes())]

    def decided(self, chance: Chance[Any], drawn: Path) -> object | None:
        found: object = list(chance.outcomes())[drawn[0]]
        return found

    def outcome_name(self, chance: Chance[Any], id: int) -> str:
        return self.game.text(list(chance.outcomes())[id])

    def write_begun(self, path: Path, numbers: Floats) -> None:
        """A play is never in progress."""


def steps_for(game: Game[Any, Any]) -> SmallStepGrammar:
    """The steps of a game."""
    named = spec_of(game.edition).steps
    make: Callable[[Game[Any, Any]], SmallStepGrammar] = resolve(named) if named else WholeActions
    return make(game)


def eyes_of(player: int | None) -> Eyes:
    """What a player sees with; None is somebody who looks on."""
    return NOBODY if player is None else frozenset({Seat(player)})


@dataclass(frozen=True, slots=True)
class ToldEvent:
    """One event with the state before it, so that anybody's share of it can be told."""

    before: Any
    event: Event[Any]


class SmallSteps:
    """A table that goes on by ids; a copy is free, as what it holds never changes."""

    __slots__ = ("_paths", "drawn", "game", "grammar", "prefix", "state", "steps", "told")

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.grammar = steps_for(game)
        self.state = game.start()
        self.told: tuple[ToldEvent, ...] = ()
        self.drawn: Path = ()
        self.prefix: Path = ()
        self.steps = 0
        self._paths: dict[Path, object] | None = None

    def copy(self) -> SmallSteps:
        """The same table; what happens there does not happen here."""
        made: SmallSteps = object.__new__(SmallSteps)
        for name in self.__slots__:
            setattr(made, name, getattr(self, name))
        return made

    def __deepcopy__(self, memo: object) -> SmallSteps:
        return self.copy()

    @property
    def turn(self) -> Decision | Chance[Any] | Outcome:
        return self.game.turn(self.state)

    def player(self) -> int:
        """The seat to choose, or -1 for chance and -4 for the end."""
        turn = self.turn
        if isinstance(turn, Outcome) or self.steps >= LONGEST:
            return TERMINAL
        return int(turn.seat) if isinstance(turn, Decision) else CHANCE

    def legal(self) -> list[int]:
        """The ids of the next step, in rising order."""
        at = len(self.prefix)
        return sorted({path[at] for path in self._fitting()})

    def outcomes(self) -> list[tuple[int, float]]:
        """Every result of the next small chance, with its probability."""
        turn = self.turn
        assert not isinstance(turn, Decision | Outcome), "no chance node"
        return self.grammar.outcomes(turn, self.drawn)

    def go(self, id: int) -> None:
        """Takes the next step."""
        turn = self.turn
        if not isinstance(turn, Decision):
            assert not isinstance(turn, Outcome), "the game is over"
            self.drawn = (*self.drawn, id)
            decided = self.grammar.decided(turn, self.drawn)
            if decided is not None:
                self._apply(None, decided)
            return
        if id not in self.legal():
            raise ValueError(f"step {id} is not legal here")
        self.steps += 1
        self.prefix = (*self.prefix, id)
        action = self._all().get(self.prefix)
        if action is not None:
            self._apply(turn.seat, action)
        else:
            self._paths = self._fitting()

    def returns(self) -> list[float]:
        """Results summing to zero; all zero while the game runs and when it was cut off."""
        turn, seats = self.turn, self.game.seats
        if not isinstance(turn, Outcome) or not turn.winners:
            return [0.0] * seats
        part = seats / len(turn.winners)
        return [((part if seat in turn.winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]

    def begun_by(self, player: int | None) -> Path:
        """The steps of a play in progress, which its player alone knows of; None is somebody who looks on."""
        return self.prefix if self.player() == player else ()

    def step_text(self, player: int, id: int) -> str:
        """What a step says."""
        if player == CHANCE:
            turn = self.turn
            assert not isinstance(turn, Decision | Outcome)
            return self.grammar.outcome_name(turn, id)
        return self.grammar.name(id) or self.game.text(self._all()[(id,)])

    def seen_by(self, player: int | None) -> str:
        """Everything that a seat has seen so far, or somebody who looks on."""
        game, eyes = self.game, eyes_of(player)
        texts = [game.text(game.redact(each.before, each.event.action, eyes)) for each in self.told]
        return " ".join([*texts, *(self.grammar.name(id) for id in self.begun_by(player))])

    def imagined(self, player: int, rng: Random) -> SmallSteps:
        """A table that it could be, for all that this player knows."""
        game, eyes = self.game, eyes_of(player)
        made = self.copy()
        made.told = tuple(
            ToldEvent(
                game.observe(each.before, eyes).state,
                replace(each.event, action=game.redact(each.before, each.event.action, eyes)),
            )
            for each in self.told
        )
        made.state = game.imagine(game.observe(self.state, eyes), rng, [each.event for each in made.told])
        made.prefix, made.drawn, made._paths = self.begun_by(player), (), None
        return made

    def _all(self) -> dict[Path, object]:
        if self._paths is None:
            turn = self.turn
            assert isinstance(turn, Decision)
            self._paths = self.grammar.paths(self.game.observe(self.state, frozenset({turn.seat})))
        return self._paths

    def _fitting(self) -> dict[Path, object]:
        at = len(self.prefix)
        return {path: action for path, action in self._all().items() if path[:at] == self.prefix}

    def _apply(self, seat: Seat | None, action: object) -> None:
        points = 0 if seat is None else self.game.score(self.state, action).points
        event = Event(len(self.told), seat, action, points)
        self.told = (*self.told, ToldEvent(self.state, event))
        self.state = self.game.apply(self.state, action)
        self.drawn, self.prefix, self._paths = (), (), None
