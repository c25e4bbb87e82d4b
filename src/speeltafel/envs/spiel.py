"""The games as OpenSpiel's own: `import speeltafel.envs.spiel; game = pyspiel.load_game("speeltafel_qwirkle")`.

Real `pyspiel.Game`s: every game there is, registered as `speeltafel_NAME` (`-` in a name becomes `_`), each with a parameter
`players`. Chance nodes are explicit and small; strings and tensors of a player show what its seat sees and nothing else.
A tensor is the vector of the game's codec and then the play in progress, as the game's small steps tell it.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    told = "speeltafel.envs.spiel needs OpenSpiel. Install it with: pip install open_spiel"
    raise ImportError(told, name=error.name) from None

from speeltafel.core.protocol import Decision, Game, Outcome, Seat
from speeltafel.core.registry import edition_of, find_with, specs
from speeltafel.core.text_style import PLAIN
from speeltafel.envs.codecs import Floats, codec_for
from speeltafel.envs.small_steps import CHANCE, LONGEST, TERMINAL, SmallSteps, eyes_of, steps_for

EVENTS = 400
"""So far a game is looked at for something hidden."""


def short_name(name: str) -> str:
    """The name of a game at OpenSpiel, which knows no hyphens."""
    return f"speeltafel_{name.replace('-', '_')}"


def hides(game: Game[Any, Any]) -> bool:
    """Whether somebody who looks on sees less than there is, at any time of a game by lot."""
    state, rng = game.start(), Random(1)
    for _ in range(EVENTS):
        if game.position(game.observe(state, frozenset()).state) != game.position(state):
            return True
        turn = game.turn(state)
        if isinstance(turn, Outcome):
            break
        action = rng.choice(list(game.legal(state))) if isinstance(turn, Decision) else turn.sample(rng)
        state = game.apply(state, action)
    return False


@cache
def type_of(name: str) -> Any:
    """What OpenSpiel is told of a game."""
    edition = edition_of(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=f"Speeltafel: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hides(find_with(name, None, {}))
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=edition.most,
        min_num_players=edition.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": edition.least},
    )


class PySpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of one edition for one number of players."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", edition_of(name).least))
        self.table: Game[Any, Any] = find_with(name, players, {})
        steps = steps_for(self.table)
        told = pyspiel.GameInfo(
            num_distinct_actions=steps.ids,
            max_chance_outcomes=steps.most_outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(name), told, params or {})

    def new_initial_state(self) -> PySpielState:
        """The table before anything happened."""
        return PySpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> PySpielObserver:
        """What writes a player's tensor and string; without private information, those of somebody who looks on."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        looks_on = asked.private_info == pyspiel.PrivateInfoType.NONE
        return PySpielObserver(self.table, recalls=asked.perfect_recall, looks_on=looks_on)


class PySpielState(pyspiel.State):  # type: ignore[misc]
    """A table in small steps; what it knows is in `at`."""

    def __init__(self, game: PySpielGame) -> None:
        super().__init__(game)
        self.at = SmallSteps(game.table)

    def current_player(self) -> int:
        return int({CHANCE: pyspiel.PlayerId.CHANCE, TERMINAL: pyspiel.PlayerId.TERMINAL}.get(
            player := self.at.player(), player
        ))  # fmt: skip

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.outcomes()

    def _apply_action(self, action: int) -> None:
        self.at.go(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.step_text(int(player), action)

    def is_terminal(self) -> bool:
        return self.at.player() == TERMINAL

    def returns(self) -> list[float]:
        return self.at.returns()

    def resample_from_infostate(self, player: int, sample: Any = None) -> PySpielState:
        """A state that it could be, for all that this player knows; its history is not that of the state."""
        made = PySpielState(self.get_game())
        made.at = self.at.imagined(player, Random(None if sample is None else sample()))
        return made

    def __str__(self) -> str:
        return str(self.at.game.picture(self.at.state, PLAIN))


class PySpielObserver:
    """What a player sees, or with `looks_on` everybody: `tensor`, its parts in `dict`, and a line of text."""

    def __init__(self, game: Game[Any, Any], *, recalls: bool, looks_on: bool = False) -> None:
        self.codec = codec_for(game)
        self.steps = steps_for(game)
        self.recalls = recalls
        self.looks_on = looks_on
        self.tensor: Floats = np.zeros(self.codec.size + self.steps.begun, np.float32)
        self.dict = {"seen": self.tensor[: self.codec.size], "begun": self.tensor[self.codec.size :]}

    def set_from(self, state: PySpielState, player: int) -> None:
        """Writes what the player sees now."""
        at, eyes = state.at, eyes_of(who := self._who(player))
        self.dict["seen"][:] = self.codec.vector(at.game.observe(at.state, eyes), Seat(player))
        begun = self.dict["begun"]
        begun.fill(0)
        self.steps.write_begun(at.begun_by(who), begun)

    def string_from(self, state: PySpielState, player: int) -> str:
        """What the player sees now in one line, or with perfect recall all that it has seen."""
        at, who = state.at, self._who(player)
        if self.recalls:
            return at.seen_by(who)
        begun = " ".join(at.step_text(player, id) for id in at.begun_by(who))
        return f"{at.game.position(at.game.observe(at.state, eyes_of(who)).state)} {begun}".strip()

    def _who(self, player: int) -> int | None:
        return None if self.looks_on else player


def _makes(name: str) -> type[PySpielGame]:
    class Named(PySpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


for each in specs():
    pyspiel.register_game(type_of(each), _makes(each))
