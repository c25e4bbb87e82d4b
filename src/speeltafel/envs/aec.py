"""A PettingZoo environment of any game: `env = speeltafel.envs.aec.env("qwirkle", seats=3)`.

Agents are `seat_0`, `seat_1`, ...; an observation has the vector of what the seat sees, the mask of legal
ids, and for games whose ids are places in a list the features of every action. The reward comes at the end.
"""

from __future__ import annotations

import functools

import numpy as np

from speeltafel.envs.missing_extra import lacking

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:  # whoever has Gymnasium need not have PettingZoo
    raise lacking("speeltafel.envs", error) from None

from speeltafel.core.protocol import Seat
from speeltafel.core.registry import find_with
from speeltafel.core.text_style import PLAIN
from speeltafel.envs.codecs import Floats, Mask, codec_for, mask_of
from speeltafel.envs.pixels import Pixels, check_can_draw, pixels_of
from speeltafel.envs.seats import Episode

RENDER_MODES = ("ansi", "human", "rgb_array")


def env(edition: str, seats: int | None = None, render_mode: str | None = None, **options: object) -> AECEnv:
    """The environment, with PettingZoo's own checks around it."""
    made = raw_env(edition, seats, render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """The environment without checks."""

    metadata: dict[str, object] = {  # noqa: RUF012 - PettingZoo has it so
        "name": "speeltafel_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
    }

    def __init__(
        self, edition: str, seats: int | None = None, render_mode: str | None = None, **options: object
    ) -> None:
        EzPickle.__init__(self, edition, seats, render_mode, **options)
        check_can_draw(render_mode, RENDER_MODES)
        super().__init__()
        self.game = find_with(edition, seats, options)
        self.codec = codec_for(self.game)
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{edition.partition('/')[0].replace('-', '_')}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents = list(self.possible_agents)
        self.episode: Episode | None = None
        self._luck = np.random.default_rng()

    @functools.cache  # noqa: B019  PettingZoo wants the same space object for an agent each time
    def observation_space(self, agent: str) -> spaces.Dict:
        parts: dict[str, spaces.Space[object]] = {
            "observation": spaces.Box(-np.inf, np.inf, (self.codec.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.codec.actions,), np.int8),
        }
        if self.codec.features:
            shape = (self.codec.actions, self.codec.features)
            parts["actions"] = spaces.Box(-np.inf, np.inf, shape, np.float32)
        return spaces.Dict(parts)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        return spaces.Discrete(self.codec.actions)

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deals a new game; the same seed deals the same."""
        if seed is None:
            seed = int(self._luck.integers(1 << 62))
        self.episode = Episode(self.game, seed, self.codec)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._turn_to_mover()

    def observe(self, agent: str) -> dict[str, Floats | Mask]:
        """What the agent's seat sees; its mask is empty when it is not to choose."""
        episode = self._running()
        seat = Seat(self.possible_agents.index(agent))
        is_mover = episode.seat == seat
        legal = episode.legal() if is_mover else {}
        seen: dict[str, Floats | Mask] = {
            "observation": episode.vector(seat),
            "action_mask": mask_of(self.codec, legal),
        }
        if self.codec.features:
            seen["actions"] = self.codec.describe(episode.seen(seat), legal)
        return seen

    def step(self, action: int | None) -> None:
        """Plays an action id of the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        episode = self._running()
        assert action is not None
        episode.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if episode.seat is None:
            self.rewards = dict(zip(self.agents, episode.rewards(), strict=True))
            over = self.truncations if episode.outcome is None else self.terminations
            over.update(dict.fromkeys(self.agents, True))
            self.infos = {
                agent: {"score": score}
                for agent, score in zip(self.agents, episode.match.scores, strict=True)
            }
        self._turn_to_mover()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Pixels | None:
        """The table as everybody at it may see it."""
        episode = self._running()
        if self.render_mode == "rgb_array":
            return pixels_of(episode.match)
        picture = self.game.picture(episode.match.observe(frozenset()).state, PLAIN)
        if self.render_mode == "human":
            print(picture)  # noqa: T201 - a drawing, in its own colours
            return None
        return picture

    def close(self) -> None:
        """Nothing stays open."""

    def _running(self) -> Episode:
        if self.episode is None:
            raise RuntimeError("reset() comes before everything else")
        return self.episode

    def _turn_to_mover(self) -> None:
        seat = self._running().seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]
