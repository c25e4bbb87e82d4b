"""No array that a learner gets knows a tile its seat cannot see: with those dealt anew, every byte is the same."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from speeltafel import Match, find
from speeltafel.envs.batch import Tables
from speeltafel.envs.seats import Episode

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from speeltafel.envs.aec import raw_env
from speeltafel.envs.parallel import SpeeltafelParallel
from speeltafel.envs.single import TableEnv
from speeltafel.envs.vector import QwirkleVectorEnv


def flat(shown: Any) -> Any:
    """Arrays as their bytes, in whatever they are nested."""
    if isinstance(shown, dict):
        return {name: flat(each) for name, each in shown.items()}
    if isinstance(shown, list):
        return [flat(each) for each in shown]
    return shown.tobytes() if isinstance(shown, np.ndarray) else shown


def deal_anew(episode: Episode, seat: int, luck: int) -> None:
    """Deals what the seat does not see another time; another hand lies elsewhere than it did."""
    game, match, eyes = episode.game, episode.match, frozenset({seat})
    before: Any = match.state
    state: Any = game.imagine(match.observe(eyes), Random(luck), match.events_for(eyes))
    assert state.hands != before.hands
    assert state.hands[seat] == before.hands[seat]
    episode.match = Match(game, position=game.position(state))
    episode._legal = None


def play_on(episode: Episode, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        episode.play(rng.choice(list(episode.legal())))


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("decisions", [3, 12])
def test_pettingzoo_shows_a_seat_the_same_one_by_one_and_all_at_once(seat: int, decisions: int) -> None:
    table, rng = SpeeltafelParallel("qwirkle", 3), Random(decisions)
    table.reset(seed=2)
    assert isinstance(table.table, raw_env)
    episode = table.table.episode
    assert episode is not None
    play_on(episode, rng, decisions)
    agent = f"seat_{seat}"
    before = flat([table.table.observe(agent), table._seen()[agent]])
    deal_anew(episode, seat, 7)
    assert flat([table.table.observe(agent), table._seen()[agent]]) == before


@pytest.mark.parametrize("decisions", [0, 2, 6])
def test_gymnasium_shows_its_learner_the_same(decisions: int) -> None:
    env, rng = TableEnv("qwirkle", 3, "greedy"), np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    for _ in range(decisions):
        seen, *_ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert env.episode is not None
    before = flat([env._seen(), env._told()])
    deal_anew(env.episode, 0, 5)
    assert flat([env._seen(), env._told()]) == before


def test_tables_one_after_the_other_show_their_movers_the_same() -> None:
    tables, rng = Tables("qwirkle", 3, seats=2, seed=4), Random(2)
    for episode in tables.episodes:
        play_on(episode, rng, 5)
    before = tables.positions()
    for luck, episode in enumerate(tables.episodes):
        assert episode.seat is not None
        deal_anew(episode, episode.seat, luck)
    after = tables.positions()
    for name in ("seats", "observations", "masks"):
        assert getattr(after, name).tobytes() == getattr(before, name).tobytes()


def test_gymnasiums_vector_shows_its_learners_the_same() -> None:
    env, rng = QwirkleVectorEnv(16, seats=3, level="saver"), np.random.default_rng(6)
    seen, _ = env.reset(seed=6)
    for _ in range(8):
        seen, *_ = env.step(rng.integers(seen["action_mask"].sum(axis=1)))
    before, hands = (
        flat(env._seen() | env._told()),
        [env.many.open_state(table)["hands"] for table in range(16)],
    )
    env.many.imagine(seed=1)
    env.many.restore(env.many.save())
    assert flat(env._seen() | env._told()) == before
    others = [env.many.open_state(table)["hands"] for table in range(16)]
    assert sum(now != then for now, then in zip(others, hands, strict=True)) > 12


def test_the_hidden_test_itself_finds_an_array_that_knows_too_much() -> None:
    episode = Episode(find("qwirkle", 2), 1)
    play_on(episode, Random(1), 4)
    everything = frozenset({0, 1})
    before = episode.codec.vector(episode.match.observe(everything), 1).tobytes()  # type: ignore[arg-type]
    deal_anew(episode, 0, 3)
    assert episode.codec.vector(episode.match.observe(everything), 1).tobytes() != before  # type: ignore[arg-type]
