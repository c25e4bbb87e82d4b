"""Qwinn!'s bots: the turn they look through, their levels, their limits, their words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from speeltafel import Decision, Outcome, Seat, find
from speeltafel.bots.levels import bot_named, level_names, levels
from speeltafel.bots.protocol import Bot, Limit, Rater
from speeltafel.bots.qwinn import turn
from speeltafel.bots.qwinn.lattice import lattice, set_numbers
from speeltafel.bots.qwinn.odds import odds
from speeltafel.bots.qwinn.small import SMALL, small_for
from speeltafel.bots.qwinn.turn import Turn, ways
from speeltafel.bots.warmup import warm_up
from speeltafel.cli import main
from speeltafel.core.kernels import VARIABLE
from speeltafel.core.protocol import Observation
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.state import Action, Sheet, State
from speeltafel.locale import LANGUAGES, say
from speeltafel.terminal.rules import chances_told
from tests.games.qwinn.positions import decisions
from tests.lab.qwinn_plain import best

ROOT = Path(__file__).parents[2]
NAMES = ("collector", "grabber", "rascal", "racer", "master")
KINDS = ("", "max2", "minus", "negeer")
SOLVED = {
    "topper:0:- topper:0:- 0": 0.5676,
    "full:100:- 2x5:110:negeer 0": 0.6129,
    "2x6:180:max2 small:200:- 1": 0.8261,
    "four:255:minus full:190:- 0": 0.9091,
    "three:225:- large:240:- 0 roll:2346/5 2": 1.0,
}
"""Some positions, and what the solved table says of them."""


def some_chance(p: int, q: int, mine: int, theirs: int) -> float:
    """Any numbers between 0 and 1 that differ from state to state."""
    return Random(p * 7919 + q * 104729 + mine * 1299709 + theirs).random()


def seen(state: State) -> Observation[State]:
    return Observation(state, frozenset({state.mover or Seat(0)}))


def play(game: Qwinn, bots: tuple[Bot[State, Action], ...], seed: int) -> Outcome:
    """One game; bots have all the time they like."""
    rng, state = Random(seed), game.start()
    while not isinstance(asked := game.turn(state), Outcome):
        if isinstance(asked, Decision):
            action = bots[asked.seat].choose(game, seen(state), (), Limit(), seed).action
            assert action in game.legal(state)
        else:
            action = asked.sample(rng)
        state = game.apply(state, action)
    return asked


@pytest.mark.parametrize("strict", [False, True])
def test_a_turn_is_looked_through_as_a_second_reading_does(strict: bool) -> None:
    game = find("qwinn", target=60, cap=90, negeer_stops_topper=strict)
    assert isinstance(game, Qwinn)

    def worth(mover: Sheet, other: Sheet) -> float:
        if mover.points >= 60 and not mover.boycott:
            return 1.0
        if other.points >= 60 and not other.boycott:
            return 0.0
        sides = (KINDS.index(sheet.boycott) * 12 + sheet.place for sheet in (mover, other))
        return some_chance(mover.points, other.points, *sides)

    rng = Random(1)
    for boycott in KINDS:
        mover = Sheet(rng.randrange(12), rng.randrange(60), boycott)
        other = Sheet(rng.randrange(12), rng.randrange(60), rng.choice(KINDS))
        mine, theirs = (KINDS.index(sheet.boycott) * 12 + sheet.place for sheet in (mover, other))
        wanted = best(
            mover.points, other.points, mine, theirs, some_chance, target=60, bound=90, strict=strict
        )  # fmt: skip
        assert Turn(game.rules, mover, other, worth).value == pytest.approx(wanted, abs=1e-12)


def test_choices_are_the_legal_actions_and_the_best_is_what_the_dice_are_worth() -> None:
    game = find("qwinn")
    assert isinstance(game, Qwinn)
    bot = bot_named("qwinn", "master")
    assert isinstance(bot, Rater)
    for state in decisions(game, Random(2), 40):
        legal = list(game.legal(state))
        if not legal:
            continue
        found = odds(game, state)
        assert {text for text, _ in found.choices} == {game.text(action) for action in legal}
        assert found.margin >= 0
        rates = bot.rate(game, seen(state), (), legal, Limit(), 1)
        choice = bot.choose(game, seen(state), (), Limit(), 1)
        assert rates[legal.index(choice.action)] == pytest.approx(max(rates))


def test_there_are_five_levels_with_a_name_and_a_character_in_every_language() -> None:
    assert level_names("qwinn") == NAMES
    for level in levels("qwinn"):
        for language in LANGUAGES:
            assert say(level.name, language)
            assert say(level.character, language)


def test_every_level_answers_with_a_legal_action_and_says_why() -> None:
    for options in ({}, {"target": 40, "cap": 60, "negeer_stops_topper": True}, {"target": 300}):
        game = find("qwinn", **options)
        assert isinstance(game, Qwinn)
        bots = [bot_named("qwinn", name) for name in NAMES]
        for state in decisions(game, Random(3), 25):
            if not list(game.legal(state)):
                continue
            for bot in bots:
                for limit in (Limit(), Limit(seconds=0.001)):
                    choice = bot.choose(game, seen(state), (), limit, 7)
                    assert choice.action in game.legal(state)
                    assert choice.words is not None
                    assert say(choice.words, "fr")


def test_a_first_turn_builds_nothing_that_practice_could_have_built() -> None:
    built = (ways, turn._flattened, turn._throws, lattice, set_numbers)
    for each in built:
        each.cache_clear()
    game, bot = find("qwinn"), bot_named("qwinn", "racer")
    assert isinstance(game, Qwinn)
    state = next(state for state in decisions(game, Random(1), 50) if state.lying and state.throws)
    warm_up(bot, game, seen(state), (), 1)
    before = [each.cache_info().misses for each in built]
    bot.choose(game, seen(state), (), Limit(seconds=1), 1)
    assert [each.cache_info().misses for each in built] == before
    assert all(before)


def test_a_win_is_never_passed_by() -> None:
    game = find("qwinn")
    state = game.set_up("four:240:minus full:200:- 0 roll:1133/3 2")
    for name in NAMES:
        assert (
            game.text(bot_named("qwinn", name).choose(game, seen(state), (), Limit(), 1).action)
            == "go:full-minus"
        )


def test_the_lowest_level_beats_one_that_plays_by_lot() -> None:
    game = find("qwinn", target=100)
    assert isinstance(game, Qwinn)
    pair = (bot_named("qwinn", "collector"), bot_named("qwinn", "random"))
    assert sum(0 in play(game, pair, seed).winners for seed in range(20)) >= 18


def test_a_higher_level_wins_more() -> None:
    game = find("qwinn")
    assert isinstance(game, Qwinn)
    pair = (bot_named("qwinn", "collector"), bot_named("qwinn", "master"))
    assert sum(1 in play(game, pair, seed).winners for seed in range(30)) >= 21


def test_odds_are_told_for_every_kind_of_position(capsys: pytest.CaptureFixture[str]) -> None:
    game = find("qwinn")
    assert isinstance(game, Qwinn)
    for position, chance in (
        ("topper:0:- topper:0:- lot", 0.5),
        ("2x1:250:- 2x1:0:- 0 roll:1133/3 0", 1.0),
        ("2x1:10:- 2x1:260:- 0", 0.0),
    ):
        assert odds(game, game.set_up(position)).chance == pytest.approx(chance)
    for position in ("2x1:10:- 2x1:20:- 1 keep:33/- 1", "2x1:10:- 2x1:20:- 1 roll:1133/3 2"):
        for language in LANGUAGES:
            assert main(["rules", "qwinn", "--odds", position, "--language", language]) == 0
            assert position in capsys.readouterr().out


def test_without_the_solved_table_a_small_one_comes_near_it_and_says_so(tmp_path: Path) -> None:
    assert SMALL.stat().st_size <= 100_000
    game = find("qwinn")
    assert isinstance(game, Qwinn)
    for position, solved in SOLVED.items():
        found = odds(game, game.set_up(position), tmp_path)
        assert not found.is_solved
        assert found.chance == pytest.approx(solved, abs=0.015), position
    told = "\n".join(chances_told(found, "en"))
    assert "small table" in told


def test_the_small_table_serves_other_targets_too() -> None:
    for target in (50, 300):
        game = find("qwinn", target=target)
        assert isinstance(game, Qwinn)
        chances = small_for(game.rules)
        behind, level, ahead = (chances.after(p, target // 2, 5, 5) for p in (5, target // 2, target - 5))
        assert 0 < behind < level < ahead < 1


def test_the_interpreted_kernel_gives_the_same_choices() -> None:
    script = (
        "from speeltafel import find, Observation, Seat\n"
        "from speeltafel.bots.levels import bot_named\n"
        "from speeltafel.bots.protocol import Limit\n"
        "game = find('qwinn')\n"
        "for place in ('2x1', 'four', 'topper'):\n"
        "    state = game.set_up(f'{place}:200:minus 2x3:180:- 0 roll:1346/5 2')\n"
        "    seen = Observation(state, frozenset({Seat(0)}))\n"
        "    choice = bot_named('qwinn', 'master').choose(game, seen, (), Limit(), 1)\n"
        "    print(game.text(choice.action), round(choice.after, 9))\n"
    )
    told = []
    for interpreted in ("", "1"):
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), VARIABLE: interpreted}
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        told.append(done.stdout)
    assert told[0] == told[1] != ""
