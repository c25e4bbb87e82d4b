"""Environments pass the checks of those who invented them, and play whole games."""

from __future__ import annotations

import warnings
from random import Random

import numpy as np
import pytest

from speeltafel.core.registry import edition_of, specs
from speeltafel.envs.aec import env
from speeltafel.envs.batch import Tables, by_lot, simulate


@pytest.mark.parametrize("game", specs())
def test_pettingzoo_accepts_the_environment(game: str) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, edition_of(game).least, **specs()[game].short), num_cycles=60)


def test_the_same_seed_deals_the_same() -> None:
    table = env("pile", 3)
    games = []
    for _ in range(2):
        table.reset(seed=11)
        rng = Random(1)
        seen = []
        for agent in table.agent_iter():
            observation, reward, over, cut, _ = table.last()
            seen.append((agent, observation["observation"].tobytes(), reward))
            legal = np.flatnonzero(observation["action_mask"])
            table.step(None if over or cut else int(rng.choice(list(legal))))
        games.append(seen)
    assert games[0] == games[1]


def test_rewards_sum_to_zero_and_the_winner_has_one() -> None:
    table = env("pile", 2)
    for seed in range(4):
        table.reset(seed=seed)
        rewards: dict[str, float] = {}
        for agent in table.agent_iter():
            observation, reward, over, cut, _ = table.last()
            rewards[agent] = reward
            table.step(None if over or cut else int(np.flatnonzero(observation["action_mask"])[0]))
        assert sum(rewards.values()) == pytest.approx(0)
        assert set(rewards.values()) in ({1.0, -1.0}, {0.0})


def test_an_action_that_is_not_legal_is_refused_by_name() -> None:
    table = env("pile", 2).unwrapped
    table.reset(seed=1)
    with pytest.raises(ValueError, match="not legal here; legal are"):
        table.step(1000)


def test_many_tables_step_together_and_are_dealt_anew() -> None:
    tables = Tables("pile", 8, seats=3, seed=2)
    positions = tables.positions()
    assert positions.observations.shape == (8, tables.codec.size)
    assert (positions.masks.sum(axis=1) > 0).all()
    results = simulate(tables, 20, seed=3)
    assert results.shape == (20, 3)
    assert np.allclose(results.sum(axis=1), 0, atol=1e-6)
    again = simulate(Tables("pile", 8, seats=3, seed=2), 20, seed=3)
    assert (results == again).all()


def test_points_of_a_step_go_to_the_mover() -> None:
    tables = Tables("pile", 4, seats=2, seed=1)
    rng = np.random.default_rng(0)
    positions = tables.positions()
    step = tables.step(by_lot(positions, rng))
    for table, seat in enumerate(positions.seats):
        assert step.points[table, 1 - seat] == 0
