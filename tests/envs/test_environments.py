"""Environments pass the checks of those who invented them, and play whole games."""

from __future__ import annotations

import warnings
from random import Random

import numpy as np
import pytest

from speeltafel.envs.aec import env
from speeltafel.envs.batch import Tables, by_lot, simulate
from speeltafel.envs.spiel import CHANCE, load_game


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("qwirkle/nl-2023", 2, {}),
        ("exago", 3, {"side": 5, "duty": "off"}),
        ("qwinn", 2, {"target": 60}),
        ("pile", 3, {}),
    ],
)
def test_pettingzoo_accepts_the_environment(edition: str, seats: int, options: dict[str, object]) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(edition, seats, **options), num_cycles=60)


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


def test_a_state_as_openspiel_has_them_plays_to_the_end() -> None:
    game = load_game("pile", 2)
    rng = Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
            state.sample_chance(rng)
            continue
        player = state.current_player()
        legal = state.legal_actions()
        assert [state.string_to_action(state.action_to_string(player, id)) for id in legal] == legal
        assert state.observation_tensor(player).shape == tuple(game.observation_tensor_shape())
        before = str(state)
        assert state.child(legal[0]).current_player() in (0, 1, CHANCE, -4)
        assert str(state) == before
        state.apply_action(rng.choice(legal))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_resampled_state_looks_the_same_to_the_player_it_is_for() -> None:
    game = load_game("qwirkle", 3)
    rng = Random(6)
    state = game.new_initial_state()
    for _ in range(12):
        if state.is_chance_node():
            state.sample_chance(rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    imagined = state.resample_from_infostate(1, rng)
    assert imagined.information_state_string(1) == state.information_state_string(1)
    assert imagined.observation_string(1) == state.observation_string(1)
    assert "??" in imagined.information_state_string(0)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_a_deal_too_large_to_list_says_what_to_do() -> None:
    state = load_game("qwirkle", 2).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(ValueError, match="sample_chance"):
        state.chance_outcomes()
