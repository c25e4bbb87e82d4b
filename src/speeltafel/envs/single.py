"""One learner at a table with bots, as Gymnasium knows environments: `gymnasium.make("speeltafel/Qwinn-v0", level="greedy")`.

The learner has seat 0; everybody else is the bot of a level. An observation has the vector of what the seat sees, the mask of
legal ids, and where ids are places in a list the features of every action. The reward comes at the end: 1 for a win alone.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from speeltafel.bots.levels import level_named
from speeltafel.core.protocol import Seat
from speeltafel.core.text_style import PLAIN
from speeltafel.envs.aec import raw_env
from speeltafel.envs.codecs import mask_of
from speeltafel.envs.pixels import check_can_draw, pixels_of
from speeltafel.envs.seats import Episode

ME = Seat(0)


class TableEnv(gymnasium.Env):
    """A table where the others are bots of a level."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - Gymnasium has it so

    def __init__(
        self,
        edition: str = "qwirkle",
        seats: int | None = None,
        level: str = "greedy",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_can_draw(render_mode, self.metadata["render_modes"])
        spaces = raw_env(edition, seats, None, **options)
        self.game, self.codec = spaces.game, spaces.codec
        self.observation_space = spaces.observation_space("seat_0")
        self.action_space = spaces.action_space("seat_0")
        chosen = level_named(edition, level)
        self._bot, self._limit = chosen.make(), chosen.limit
        self.render_mode = render_mode
        self.episode: Episode | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Deals a new game, in which the learner's first turn has come or the game is over; the same seed deals the same."""
        super().reset(seed=seed)
        self.episode = Episode(self.game, int(self.np_random.integers(1 << 62)), self.codec)
        self._let_others_play()
        return self._seen(), self._told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, Any]:
        """Plays an id, and the others' turns after it."""
        episode = self._running()
        episode.play(int(action))
        self._let_others_play()
        reward = episode.rewards()[ME] if episode.seat is None else 0.0
        return self._seen(), reward, episode.outcome is not None, episode.is_cut_off, self._told()

    def render(self) -> Any:
        """The table as everybody at it may see it."""
        match = self._running().match
        if self.render_mode == "rgb_array":
            return pixels_of(match)
        return self.game.picture(match.observe(frozenset()).state, PLAIN)

    def _let_others_play(self) -> None:
        episode = self._running()
        while (seat := episode.seat) is not None and seat != ME:
            events = episode.match.events_for(frozenset({seat}))
            luck = int(self.np_random.integers(1 << 62))
            choice = self._bot.choose(self.game, episode.seen(seat), events, self._limit, luck)
            episode.push(choice.action)

    def _seen(self) -> dict[str, Any]:
        episode = self._running()
        legal = episode.legal() if episode.seat == ME else {}
        seen = {"observation": episode.vector(ME), "action_mask": mask_of(self.codec, legal)}
        if self.codec.features:
            seen["actions"] = self.codec.describe(episode.seen(ME), legal)
        return seen

    def _told(self) -> dict[str, Any]:
        return {"scores": np.array(self._running().match.scores), "decisions": self._running().decisions}

    def _running(self) -> Episode:
        if self.episode is None:
            raise RuntimeError("reset() comes before everything else")
        return self.episode
