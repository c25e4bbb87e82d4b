"""What learners get is what a seat sees, in numbers that mean the same every time."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from speeltafel import Decision, Match, find
from speeltafel.core.registry import edition_of, specs
from speeltafel.envs.codecs import codec_for, mask_of
from speeltafel.envs.many_qwirkle import ManyQwirkle
from speeltafel.games.qwirkle.actions import Place
from speeltafel.games.qwirkle.tiles import TILES

GAMES = [
    (name, seats)
    for name in specs()
    for seats in sorted({edition_of(name).least, min(3, edition_of(name).most)})
]


def decisions(name: str, seats: int, seed: int, most: int = 25):  # type: ignore[no-untyped-def]
    match = Match(find(name, seats), seed=seed)
    rng = Random(seed)
    for _ in range(most):
        turn = match.turn
        if not isinstance(turn, Decision):
            return
        yield match, turn.seat
        match.push(rng.choice(list(match.legal)))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_legal_action_has_one_id_and_the_other_way_round(name: str, seats: int) -> None:
    codec = codec_for(find(name, seats))
    for match, seat in decisions(name, seats, 1):
        seen = match.observe(frozenset({seat}))
        legal = codec.legal(seen)
        assert list(legal) == sorted(legal)
        assert {match.game.text(action) for action in legal.values()} <= {
            match.game.text(each) for each in match.legal
        }
        assert len(legal) == min(len(match.legal), codec.actions)
        assert mask_of(codec, legal).sum() == len(legal)
        assert codec.legal(seen) == legal


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_vectors_have_their_size_and_tell_positions_apart(name: str, seats: int) -> None:
    codec = codec_for(find(name, seats))
    seen = set()
    count = 0
    for match, seat in decisions(name, seats, 2):
        vector = codec.vector(match.observe(frozenset({seat})), seat)
        assert vector.shape == (codec.size,)
        assert vector.dtype == np.float32
        assert np.isfinite(vector).all()
        seen.add(vector.tobytes())
        count += 1
    assert len(seen) > count // 2


@pytest.mark.parametrize("name", ["qwirkle", "pile"])
def test_a_vector_does_not_depend_on_what_the_seat_may_not_see(name: str) -> None:
    game = find(name, 3)
    codec = codec_for(game)
    for match, seat in decisions(name, 3, 3, most=8):
        eyes = frozenset({seat})
        seen = match.observe(eyes)
        other = game.observe(game.imagine(seen, Random(9), match.events_for(eyes)), eyes)
        assert (codec.vector(seen, seat) == codec.vector(other, seat)).all()


def test_actions_of_qwirkle_are_described() -> None:
    codec = codec_for(find("qwirkle", 2))
    for match, seat in decisions("qwirkle", 2, 4, most=6):
        seen = match.observe(frozenset({seat}))
        legal = codec.legal(seen)
        rows = codec.describe(seen, legal)
        assert rows.shape == (codec.actions, codec.features)
        for slot, action in legal.items():
            tiles = rows[slot, :36].sum()
            text = match.game.text(action)
            assert tiles == (0 if text == "pass" else text.count("+") + 1)
            assert rows[slot, -4] == pytest.approx(match.game.score(match.state, action).points / 10)
        assert not rows[len(legal) :].any()


def test_kinds_have_one_numbering_in_games_and_in_all_arrays() -> None:
    many = ManyQwirkle(1, planes=True)
    codec = codec_for(find("qwirkle", 2))
    for match, seat in decisions("qwirkle", 2, 5):
        seen = match.observe(frozenset({seat}))
        vector = codec.vector(seen, seat)
        many.look(seen)
        planes, hand, unseen = np.split(vector[: 12 * 31 * 31 + 72], [12 * 31 * 31, 12 * 31 * 31 + 36])
        assert (planes.reshape(12, 31, 31) == many.planes[0]).all()
        assert np.allclose(3 * hand, many.hand[0])
        assert np.allclose(3 * unseen, many.unseen[0])
        held = sorted(TILES[tile] for tile in match.game.view(seen.state).hands[seat])
        assert np.repeat(np.arange(36), many.hand[0]).tolist() == held
        for slot, action in codec.legal(seen).items():
            if isinstance(action, Place):
                counts = np.bincount([tile for _, _, tile in action.tiles], minlength=36)
                assert codec.describe(seen, {slot: action})[slot, :36].tolist() == counts.tolist()
                break


def test_ids_of_exago_and_qwinn_mean_the_same_at_every_table() -> None:
    for name, texts in (("exago", ("0,0", "1,0")), ("qwinn", ("fail", "keep:/-"))):
        ids: dict[str, set[int]] = {}
        for seed in (5, 6):
            for match, seat in decisions(name, 2, seed):
                for id, action in codec_for(match.game).legal(match.observe(frozenset({seat}))).items():
                    ids.setdefault(match.game.text(action), set()).add(id)
        for text in texts:
            assert len(ids[text]) == 1, text
