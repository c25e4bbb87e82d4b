"""Gymnasium's and PettingZoo's own checks accept the environments, under the names they are registered by."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest

from speeltafel.core.registry import specs
from speeltafel.envs.registered import gymnasium_name, made, register, zoo_name
from speeltafel.envs.single import TableEnv

GAMES = tuple(specs())
DRAWN = tuple(game for game, spec in specs().items() if spec.svg)
SHORT = {game: dict(spec.short) for game, spec in specs().items()}
SHORT["exago"] |= {"duty": "off"}  # with the duty a game may end by another stone than the last one


@pytest.fixture(autouse=True, scope="module")
def _names() -> None:
    register()


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_single_player(game: str) -> None:
    from gymnasium.utils.env_checker import check_env

    assert isinstance(gymnasium.make(gymnasium_name(game), **SHORT[game]).unwrapped, TableEnv)
    table = Lenient(game, level="random", **SHORT[game])
    if game in DRAWN:
        table.spec = gymnasium.spec(gymnasium_name(game))  # then it is drawn in every mode, and closed twice
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(table, skip_render_check=game not in DRAWN)


class Lenient(TableEnv):
    """A table that takes the next legal id for one that is not: the check draws without a mask."""

    def step(self, action: int) -> Any:
        assert self.episode is not None
        legal = list(self.episode.legal())
        return super().step(legal[int(action) % len(legal)])


def test_a_single_player_plays_whole_games_against_a_level() -> None:
    table = gymnasium.make("speeltafel/Qwinn-v0", level="greedy", target=60)
    rng = np.random.default_rng(1)
    for seed in range(2):
        seen, _ = table.reset(seed=seed)
        over = cut = False
        reward: Any = 0.0
        while not (over or cut):
            seen, reward, over, cut, told = table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert reward in (1.0, -1.0)
        assert told["scores"].shape == (2,)


def test_gymnasiums_vector_deals_anew_in_the_same_step() -> None:
    tables = gymnasium.make_vec("speeltafel/Qwirkle-v0", num_envs=6, level="greedy", most=16)
    assert tables.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, _ = tables.reset(seed=3)
    assert seen in tables.observation_space
    ended = 0
    for _ in range(45):
        actions = np.zeros(6, np.int64)
        seen, rewards, over, _, told = tables.step(actions)
        assert seen in tables.observation_space
        assert (seen["action_mask"][:, 0] == 1).all()
        assert seen["large"].tolist() == tables.unwrapped.many.large[:, None].tolist()
        if over.any():
            for table in np.flatnonzero(over):
                ended += 1
                assert rewards[table] == told["episode"]["r"][table]
                last = told["final_obs"][table]
                assert last in tables.single_observation_space
                assert last["scores"].tolist() == told["episode"]["scores"][table].tolist()
                assert last["bag"][0] == 0
                assert not last["action_mask"].any()
    assert ended >= 6
    again, _ = tables.reset(seed=3)
    other, _ = gymnasium.make_vec("speeltafel/Qwirkle-v0", num_envs=6, most=16).reset(seed=3)
    assert all((again[name] == other[name]).all() for name in again)


def _legal(masks: Any, rng: np.random.Generator) -> Any:
    """An action of every table, drawn from the ones of its mask."""
    drawn = [rng.choice(np.flatnonzero(mask)) for mask in masks]
    return np.stack(np.unravel_index(drawn, masks.shape[1:]), axis=-1).squeeze()


@pytest.mark.parametrize("game", ["exago", "qwinn"])
def test_the_vectors_of_the_other_games_are_played_by_their_masks(game: str) -> None:
    name = gymnasium_name(game)
    tables = gymnasium.make_vec(name, num_envs=5, level="random", **SHORT[game])
    assert tables.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, _ = tables.reset(seed=4)
    rng = np.random.default_rng(4)
    won = lost = 0
    for _ in range(600):
        assert seen in tables.observation_space
        actions = _legal(seen["action_mask"], rng)
        assert actions in tables.action_space
        seen, rewards, over, _, told = tables.step(actions)
        for table in np.flatnonzero(over):
            assert rewards[table] == told["episode"]["r"][table]
            won, lost = won + (rewards[table] > 0), lost + (rewards[table] < 0)
            last = told["final_obs"][table]
            assert last in tables.single_observation_space
            assert not last["action_mask"].any()
            if game == "qwinn":
                assert last["scores"].tolist() == told["episode"]["scores"][table].tolist()
                assert (last["boycott"][last["scores"] >= 60] == 0).any()
            elif rewards[table]:  # the winner's stone was laid last, and is the learner's own after a win
                assert (last["stones"][last["last"][0]] == 1) == (rewards[table] > 0)
        if won > 3 and lost > 3:
            break
    assert won > 3
    assert lost > 3
    first, _ = tables.reset(seed=4)
    again, _ = gymnasium.make_vec(name, num_envs=5, level="random", **SHORT[game]).reset(seed=4)
    assert all((first[each] == again[each]).all() for each in first)


def test_gymnasiums_own_statistics_tell_the_same_results() -> None:
    tables = gymnasium.wrappers.vector.RecordEpisodeStatistics(
        gymnasium.make_vec("speeltafel/Qwinn-v0", num_envs=4, target=20), stats_key="counted"
    )
    seen, _ = tables.reset(seed=2)
    rng, ended = np.random.default_rng(2), 0
    while ended < 8:
        seen, _, over, _, told = tables.step(_legal(seen["action_mask"], rng))
        for table in np.flatnonzero(over):
            ended += 1
            assert told["counted"]["r"][table] == told["episode"]["r"][table]


@pytest.mark.parametrize("game", ["exago", "qwinn"])
def test_a_vector_refuses_what_the_mask_does_not_have(game: str) -> None:
    tables = gymnasium.make_vec(gymnasium_name(game), num_envs=2, **SHORT[game])
    seen, _ = tables.reset(seed=1)
    wrong = np.argwhere(seen["action_mask"][1] == 0)[0]
    with pytest.raises(ValueError, match=r"table [01]"):
        tables.step(np.array([wrong, wrong]).squeeze())


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_everybody_at_once(game: str) -> None:
    from pettingzoo.test import parallel_api_test

    table = made(zoo_name(game), parallel=True, **SHORT[game])
    assert table.metadata["name"] == zoo_name(game)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(_Masked(table), num_cycles=25)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_the_same_seed_to_be_the_same_game(game: str) -> None:
    from pettingzoo.test import parallel_seed_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: made(zoo_name(game), **SHORT[game]), num_cycles=10)
        parallel_seed_test(lambda: _Masked(made(zoo_name(game), parallel=True, **SHORT[game])), num_cycles=10)


@pytest.mark.parametrize("game", DRAWN)
def test_pettingzoo_draws_a_table_in_every_mode(game: str) -> None:
    from pettingzoo.test import render_test

    render_test(partial(made, zoo_name(game), **SHORT[game]))


class _Masked:
    """A table whose agents' spaces draw legal answers: the check draws without a mask."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.seen: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def step(self, actions: dict[str, Any]) -> Any:
        mover = self.table.table.agent_selection
        mask = self.table.table.observe(mover)["action_mask"]
        return self.table.step({**actions, mover: int(np.flatnonzero(mask)[0])})


def test_names_that_are_none_are_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="known are " + ", ".join(map(zoo_name, GAMES))):
        made("chess_v0")
    with pytest.raises(ValueError, match="render_mode 'hologram': known are ansi, human, rgb_array"):
        made(zoo_name(GAMES[0]), render_mode="hologram")
    with pytest.raises(ValueError, match="render_mode 'human': known are ansi, rgb_array"):
        TableEnv(GAMES[0], render_mode="human")


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_is_drawn_in_pixels(game: str) -> None:
    pytest.importorskip("resvg_py")
    table = made(zoo_name(game), render_mode="rgb_array", **SHORT[game])
    table.reset(seed=1)
    first = table.render()
    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    mask = table.observe(table.agent_selection)["action_mask"]
    table.step(int(np.flatnonzero(mask)[-1 if game == "qwinn" else 0]))
    assert first.shape == table.render().shape
    assert first.std() > 0
