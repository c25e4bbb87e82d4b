"""The same tables for those who act all at once: everybody is asked, and of the answers that of the seat to choose counts.

A seat that is not to choose has an empty mask, and whatever it answers is not looked at.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from speeltafel.envs.aec import raw_env

Told = dict[str, Any]


class SpeeltafelParallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of any game, stepped with an answer of every seat."""

    def __init__(
        self, edition: str, seats: int | None = None, render_mode: str | None = None, **options: object
    ) -> None:
        self.table = raw_env(edition, seats, render_mode, **options)
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.table.action_space(agent)

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        """Deals a new game; the same seed deals the same."""
        self.table.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Told) -> tuple[Told, Told, Told, Told, Told]:
        """Plays the answer of the seat to choose."""
        self.table.step(actions[self.table.agent_selection])
        told = (
            self._seen(),
            dict(self.table.rewards),
            dict(self.table.terminations),
            dict(self.table.truncations),
            dict(self.table.infos),
        )
        if any(self.table.terminations.values()) or any(self.table.truncations.values()):
            self.agents = []
        return told

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """Nothing stays open."""

    def _seen(self) -> Told:
        return {agent: self.table.observe(agent) for agent in self.agents}
