"""Many tables for one learner each, as Gymnasium knows vector environments; the others play in the kernel.

A game that ends is dealt anew in the same step (`AutoresetMode.SAME_STEP`): `final_obs` of the infos has what was seen at the
end, and `episode` its result, scores and length. `action_mask` has a 1 for everything that may be chosen:

- Qwirkle: a place among the `most` actions with the most points, whose `rows` are shown; `left_out` of the infos says how many
  a table has beyond them.
- Exago: an origin (the last one is the hand, and the pass), then a destination (0 for the pass).
- Qwinn!: one of the fixed ids of `ManyQwinn`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from speeltafel.envs.many import Arrays, ManyTables
from speeltafel.envs.many_exago import ManyExago
from speeltafel.envs.many_qwinn import ManyQwinn
from speeltafel.envs.many_qwirkle import ROW, ManyQwirkle, Top


class ManyVectorEnv(gymnasium.vector.VectorEnv):
    """So many tables; the learner has seat 0, everybody else is an opponent of the kernel."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium has it so
    shown: ClassVar[tuple[str, ...]]
    many: Any

    def __init__(self, many: ManyTables, action_space: Any) -> None:
        self.many, self.num_envs = many, many.count
        self.single_action_space = action_space
        shaped = {name: self._shaped(many.arrays[name]) for name in self.shown}
        self.single_observation_space = spaces.Dict(
            {
                name: spaces.Box(
                    *(0, 1) if name == "action_mask" else _limits(array), array.shape[1:], array.dtype.type
                )
                for name, array in (shaped | self._choices()).items()
            }
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _choices(self) -> Arrays:
        """What may be chosen now at every table: `action_mask`, and what it takes to read it."""
        raise NotImplementedError

    def _play(self, actions: Any) -> None:
        raise NotImplementedError

    def _told(self) -> dict[str, Any]:
        """What else stands in the infos of every step."""
        return {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins every table's first game; the same seed deals the same."""
        super().reset(seed=seed)
        self.many.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._seen(), self._told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Plays an action at every table, and all that follows up to the learner's next turn."""
        many = self.many
        self._play(np.asarray(actions))
        done = many.done > 0
        infos: dict[str, Any] = {"points": many.points[:, 0].copy()}
        seen = self._seen()
        if done.any():
            infos |= {"final_obs": self._at_the_end(done, seen), "_final_obs": done}
            infos["episode"] = {
                "r": many.results[:, 0].copy(),
                "l": many.lengths.copy(),
                "scores": many.finals.copy(),
            }
            infos["_episode"] = done
        rewards = np.where(done, many.results[:, 0], 0).astype(np.float64)
        cut = many.cut > 0
        return seen, rewards, done & ~cut, cut, infos | self._told()

    def _seen(self) -> dict[str, Any]:
        return {name: self._shaped(self.many.arrays[name]) for name in self.shown} | self._choices()

    def _shaped(self, array: Any) -> Any:
        return array.reshape(self.num_envs, *array.shape[1:] or (1,)).copy()

    def _at_the_end(self, done: Any, seen: dict[str, Any]) -> Any:
        """What the learners saw at the end of the games that are over, one for each table; None for the others."""
        found = np.full(self.num_envs, None, dtype=object)
        ends = {name: self._shaped(self.many.ends[name]) for name in self.shown}
        nothing = {name: np.zeros_like(array[0]) for name, array in seen.items() if name not in ends}
        for table in np.flatnonzero(done):
            found[table] = {name: array[table] for name, array in ends.items()} | {
                name: array.copy() for name, array in nothing.items()
            }
        return found


class QwirkleVectorEnv(ManyVectorEnv):
    """Tables of Qwirkle; the others are random, greedy or saver."""

    shown = ("codes", "large", "hand", "unseen", "sizes", "scores", "bag", "last")

    def __init__(
        self, num_envs: int = 64, seats: int = 2, level: str = "greedy", most: int = 128, **options: Any
    ) -> None:
        self.most = most
        rivals = dict.fromkeys(range(1, seats), level)
        self.many = ManyQwirkle(num_envs, seats=seats, opponents=rivals, ends=True, **options)
        self._top: Top = self.many.top(most)
        super().__init__(self.many, spaces.Discrete(most))

    def _choices(self) -> Arrays:
        self._top = self.many.top(self.most)
        rows = np.ascontiguousarray(self._top.rows).view(np.uint8).reshape(self.num_envs, self.most, -1)
        assert rows.shape[2] == ROW.itemsize
        return {"rows": rows, "action_mask": (self._top.numbers >= 0).astype(np.int8)}

    def _play(self, actions: Any) -> None:
        self.many.step(self._top.numbers[np.arange(self.num_envs), actions])

    def _told(self) -> dict[str, Any]:
        return {"left_out": self._top.left_out}


class ExagoVectorEnv(ManyVectorEnv):
    """Tables of Exago; the others are random or greedy. Where groups tie for largest, the first one stays."""

    shown = ("stones", "hands", "quiet", "last")

    def __init__(self, num_envs: int = 64, seats: int = 2, level: str = "greedy", **options: Any) -> None:
        rivals = dict.fromkeys(range(1, seats), level)
        self.many = ManyExago(num_envs, seats=seats, opponents=rivals, ends=True, **options)
        cells = len(self.many.cells)
        super().__init__(self.many, spaces.MultiDiscrete([cells + 1, cells]))

    def _choices(self) -> Arrays:
        cells, rows = len(self.many.cells), self.many.rows
        mask = np.zeros((self.num_envs, cells + 1, cells), np.int8)
        table = np.repeat(np.arange(self.num_envs), self.many.counts)
        origin = np.where(rows["origin"] < 0, cells, rows["origin"])
        mask[table, origin, np.maximum(rows["to"], 0)] = 1
        return {"action_mask": mask}

    def _play(self, actions: Any) -> None:
        self.many.step(origin=actions[:, 0], to=actions[:, 1])


class QwinnVectorEnv(ManyVectorEnv):
    """Tables of Qwinn! for two; the other is random or greedy."""

    shown = ("dice", "place", "scores", "boycott", "throws")

    def __init__(self, num_envs: int = 64, level: str = "greedy", **options: Any) -> None:
        self.many = ManyQwinn(num_envs, opponents={1: level}, ends=True, **options)
        super().__init__(self.many, spaces.Discrete(len(self.many.names)))

    def _choices(self) -> Arrays:
        return {"action_mask": self.many.mask.astype(np.int8)}

    def _play(self, actions: Any) -> None:
        self.many.step(ids=actions)


def _limits(array: Any) -> tuple[int, int]:
    limits = np.iinfo(array.dtype)
    return int(limits.min), int(limits.max)
