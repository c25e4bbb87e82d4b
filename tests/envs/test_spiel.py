"""Games in small steps: every legal action is one row of ids, and OpenSpiel's own checks accept them where it is installed."""

from __future__ import annotations

import json
from itertools import product
from random import Random

import pytest

from speeltafel import find
from speeltafel.core.registry import specs
from speeltafel.envs.qwirkle_steps import DONE
from speeltafel.envs.small_steps import CHANCE, TERMINAL, SmallSteps

GAMES = [*((name, None) for name in specs()), ("qwirkle", 3), ("pile", 3)]


def go_on(at: SmallSteps, rng: Random) -> None:
    if at.player() == CHANCE:
        ids, weights = zip(*at.outcomes(), strict=True)
        at.go(rng.choices(ids, weights)[0])
    else:
        at.go(rng.choice(at.legal()))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_small_steps_lead_to_every_legal_action_and_to_no_other(name: str, seats: int | None) -> None:
    at, rng = SmallSteps(find(name, seats)), Random(1)
    decisions = 0
    while decisions < 6 and at.player() != TERMINAL:
        if at.player() >= 0 and not at.prefix:
            decisions += 1
            wanted = {at.game.text(action) for action in at.game.legal(at.state)}
            reached: list[str] = []
            open_ends = [at.copy()]
            while open_ends:
                here = open_ends.pop()
                for id in here.legal():
                    assert 0 <= id < at.grammar.ids
                    there = here.copy()
                    there.go(id)
                    if there.prefix:
                        open_ends.append(there)
                    else:
                        reached.append(at.game.text(there.told[len(at.told)].event.action))
            assert len(reached) == len(set(reached))
            assert set(reached) == wanted
        go_on(at, rng)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_chances_are_small_and_whole(name: str, seats: int | None) -> None:
    at, rng = SmallSteps(find(name, seats)), Random(2)
    for _ in range(120):
        if at.player() == TERMINAL:
            break
        if at.player() == CHANCE:
            outcomes = at.outcomes()
            assert len(outcomes) <= at.grammar.most_outcomes
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        go_on(at, rng)


def test_a_play_in_progress_is_its_players_alone() -> None:
    at, rng = SmallSteps(find("qwirkle", 2)), Random(3)
    while not (at.prefix and at.legal() != [DONE]):
        go_on(at, rng)
    player = at.player()
    assert at.begun_by(player) == at.prefix
    assert at.begun_by(1 - player) == ()
    before = at.copy()
    before.prefix = ()
    assert at.seen_by(1 - player) == before.seen_by(1 - player)
    assert at.seen_by(player) != before.seen_by(player)


def test_an_imagined_table_looks_the_same_to_the_player_it_is_for() -> None:
    at, rng = SmallSteps(find("qwirkle", 3)), Random(6)
    for _ in range(60):
        go_on(at, rng)
    other = at.imagined(1, rng)
    eyes = frozenset({1})
    assert other.seen_by(1) == at.seen_by(1)
    assert at.game.position(at.game.observe(other.state, eyes).state) == at.game.position(
        at.game.observe(at.state, eyes).state
    )
    assert other.state.hands != at.state.hands
    assert at.seen_by(0) != at.seen_by(1)


@pytest.mark.parametrize("name", [*specs(), "qwirkle(players=3)"])
def test_openspiel_plays_at_random_and_finds_nothing_wrong(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import speeltafel.envs.spiel

    assert (
        speeltafel.envs.spiel.type_of("qwirkle").information
        == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    )
    assert (
        speeltafel.envs.spiel.type_of("exago").information == pyspiel.GameType.Information.PERFECT_INFORMATION
    )
    game = pyspiel.load_game(f"speeltafel_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "seed"), [("exago", 1), ("qwirkle", 1), ("qwinn", 4)])
def test_openspiels_playthrough_goes_to_the_end(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that it asks of a game at each state, but for writing the thousands of numbers of a tensor one by one."""
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import generate_playthrough

    import speeltafel.envs.spiel  # noqa: F401 - registers the games

    monkeypatch.setattr(
        generate_playthrough, "_format_tensor", lambda tensor, told: [f"{told} {tensor.sum()}"]
    )
    lines = generate_playthrough.playthrough_lines(f"speeltafel_{name}", seed=seed)
    assert any("IsTerminal() = True" in line for line in lines)
    legal = [line.partition(" = ")[2] for line in lines if line.startswith("StringLegalActions")]
    assert legal
    for names in map(json.loads, legal):
        assert len(set(names)) == len(names), "an action is found again by its name"
    if name == "qwirkle":
        hands = [
            line.split()[3].removesuffix('"') for line in lines if line.startswith("PublicObservationString")
        ]
        assert hands
        assert not set("".join(hands)) - set("?/-"), "who looks on sees no tile of a hand"


def test_no_tensor_of_openspiel_knows_what_is_hidden() -> None:
    pytest.importorskip("pyspiel")
    import pyspiel

    import speeltafel.envs.spiel

    game = pyspiel.load_game("speeltafel_qwirkle(players=3)")
    state, rng = game.new_initial_state(), Random(8)
    observer = speeltafel.envs.spiel.PySpielObserver(game.table, recalls=False)
    public = [
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=recalls, private_info=pyspiel.PrivateInfoType.NONE)
        )
        for recalls in (False, True)
    ]
    for _ in range(70):
        ids = [id for id, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(ids))
    for player in range(3):
        other = state.resample_from_infostate(player, lambda: 7)
        shown = []
        for each in (state, other):
            observer.set_from(each, player)
            shown.append((observer.tensor.tobytes(), observer.string_from(each, player)))
        assert shown[0] == shown[1]
        # Each hand of another is dealt anew: what is dealt and what is seen have the same eyes, and both could see too much.
        before, after = state.at.state.hands, other.at.state.hands
        assert [seat for seat in range(3) if after[seat] == before[seat]] == [player]
    # Without private information what is seen is the same whatever anybody holds.
    for player, looks_on in product(range(3), public):
        told = []
        for each in (state, state.resample_from_infostate(player)):
            looks_on.set_from(each, (player + 1) % 3)
            told.append((looks_on.tensor.tobytes(), looks_on.string_from(each, (player + 1) % 3)))
        assert told[0] == told[1]
