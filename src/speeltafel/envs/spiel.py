"""The games as OpenSpiel's users know them: `game = load_game("qwinn"); state = game.new_initial_state()`.

Chance nodes are explicit: `chance_outcomes` lists ids with their probabilities where there are few enough, and
`sample_chance` always works. Strings and tensors of a player show what its seat sees and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from speeltafel.core.protocol import Chance, Decision, Event, Game, Outcome, Seat
from speeltafel.core.registry import find_with
from speeltafel.core.text_style import PLAIN
from speeltafel.envs.codecs import Codec, Floats, codec_for

CHANCE, TERMINAL = -1, -4
MOST_OUTCOMES = 10_000


class SpielGame:
    """A game, one edition for one number of players."""

    def __init__(self, game: Game[object, object]) -> None:
        self.game = game
        self.codec: Codec = codec_for(game)

    def new_initial_state(self) -> SpielState:
        """The table before anything happened."""
        return SpielState(self, self.game.start(), ())

    def num_players(self) -> int:
        return self.game.seats

    def num_distinct_actions(self) -> int:
        return self.codec.actions

    def observation_tensor_shape(self) -> list[int]:
        return [self.codec.size]

    def min_utility(self) -> float:
        return -1 / (self.game.seats - 1)

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0


def load_game(edition: str, seats: int | None = None, **options: object) -> SpielGame:
    """The game of an edition, as `speeltafel.find` knows it."""
    return SpielGame(find_with(edition, seats, options))


@dataclass(frozen=True, slots=True)
class _Told:
    """One event with the state before it, so that anybody's share of it can be told."""

    before: object
    event: Event[object]


class SpielState:
    """A mutable state, as OpenSpiel's are; `clone` is free, as what it holds is not."""

    def __init__(self, spiel: SpielGame, state: object, told: tuple[_Told, ...]) -> None:
        self._spiel = spiel
        self._state = state
        self._told = told

    def clone(self) -> SpielState:
        return SpielState(self._spiel, self._state, self._told)

    def child(self, action: int) -> SpielState:
        """The state after an action, this one unchanged."""
        made = self.clone()
        made.apply_action(action)
        return made

    def current_player(self) -> int:
        """A seat, or -1 for chance and -4 for the end."""
        turn = self._turn()
        if isinstance(turn, Decision):
            return int(turn.seat)
        return TERMINAL if isinstance(turn, Outcome) else CHANCE

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def legal_actions(self) -> list[int]:
        """Ids in rising order; those of `chance_outcomes` at a chance node."""
        if self.is_chance_node():
            return [id for id, _ in self.chance_outcomes()]
        return list(self._legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every result of chance with its probability; ValueError where there are more than can be listed."""
        turn = self._turn()
        assert not isinstance(turn, Decision | Outcome), "no chance node"
        found = list(islice(turn.outcomes(), MOST_OUTCOMES + 1))
        if len(found) > MOST_OUTCOMES:
            raise ValueError(f"more than {MOST_OUTCOMES} results: use sample_chance")
        return [(id, float(turn.probability(action))) for id, action in enumerate(found)]

    def sample_chance(self, rng: Random) -> None:
        """Lets chance speak."""
        turn = self._turn()
        assert not isinstance(turn, Decision | Outcome), "no chance node"
        self._apply(turn.sample(rng))

    def apply_action(self, id: int) -> None:
        """Plays an id of `legal_actions`."""
        turn = self._turn()
        if isinstance(turn, Decision):
            legal = self._legal()
            if id not in legal:
                raise ValueError(f"action {id} is not legal here")
            self._apply(legal[id])
        else:
            assert not isinstance(turn, Outcome), "the game is over"
            self._apply(next(islice(turn.outcomes(), id, None)))

    def returns(self) -> list[float]:
        """Results summing to zero, as environments have them; all zero while the game runs."""
        turn, seats = self._turn(), self._spiel.game.seats
        if not isinstance(turn, Outcome) or not turn.winners:
            return [0.0] * seats
        part = seats / len(turn.winners)
        return [((part if seat in turn.winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]

    def information_state_string(self, player: int) -> str:
        """Everything that a seat has seen so far."""
        game, eyes = self._spiel.game, frozenset({Seat(player)})
        return " ".join(game.text(game.redact(each.before, each.event.action, eyes)) for each in self._told)

    def observation_string(self, player: int) -> str:
        """What a seat sees now, in one line."""
        game = self._spiel.game
        return game.position(game.observe(self._state, frozenset({Seat(player)})).state)

    def observation_tensor(self, player: int) -> Floats:
        """What a seat sees now, as numbers."""
        seat = Seat(player)
        return self._spiel.codec.vector(self._spiel.game.observe(self._state, frozenset({seat})), seat)

    def resample_from_infostate(self, player: int, rng: Random) -> SpielState:
        """A state that it could be, for all that this player knows."""
        game, eyes = self._spiel.game, frozenset({Seat(player)})
        told = tuple(
            _Told(
                game.observe(each.before, eyes).state,
                replace(each.event, action=game.redact(each.before, each.event.action, eyes)),
            )
            for each in self._told
        )
        seen = game.observe(self._state, eyes)
        return SpielState(self._spiel, game.imagine(seen, rng, [each.event for each in told]), told)

    def action_to_string(self, player: int, id: int) -> str:
        """An action's canonical text."""
        if player == CHANCE:
            turn = self._turn()
            assert not isinstance(turn, Decision | Outcome)
            return self._spiel.game.text(next(islice(turn.outcomes(), id, None)))
        return self._spiel.game.text(self._legal()[id])

    def string_to_action(self, text: str) -> int:
        """The id of a legal action by its text."""
        game = self._spiel.game
        wanted = game.text(game.parse(self._state, text))
        return next(id for id, action in self._legal().items() if game.text(action) == wanted)

    def __str__(self) -> str:
        return self._spiel.game.picture(self._state, PLAIN)

    def _turn(self) -> Decision | Chance[object] | Outcome:
        return self._spiel.game.turn(self._state)

    def _legal(self) -> dict[int, object]:
        turn = self._turn()
        if not isinstance(turn, Decision):
            return {}
        return self._spiel.codec.legal(self._spiel.game.observe(self._state, frozenset({turn.seat})))

    def _apply(self, action: object) -> None:
        game, turn = self._spiel.game, self._turn()
        seat = turn.seat if isinstance(turn, Decision) else None
        points = 0 if seat is None else game.score(self._state, action).points
        event = Event(len(self._told), seat, action, points)
        self._told = (*self._told, _Told(self._state, event))
        self._state = game.apply(self._state, action)
