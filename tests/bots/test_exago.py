"""Exago's bots: their search against plain enumeration, their levels, their words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from speeltafel import Decision, Match, Observation, Seat, find
from speeltafel.bots.checked import checked
from speeltafel.bots.exago.blocker import Blocker
from speeltafel.bots.exago.bot import ExagoBot, ExagoCharacter, mind_for
from speeltafel.bots.exago.levels import LEVELS
from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.bots.levels import bot_named, default_level, level_names
from speeltafel.bots.protocol import Bot, Limit, Rater
from speeltafel.core.kernels import VARIABLE
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.rules import begun
from speeltafel.games.exago.state import Action, State
from speeltafel.locale import LANGUAGES, say
from tests.games.exago.positions import VARIATIONS, states

ROOT = Path(__file__).parents[2]
WON = 1_000_000
WIDE = ExagoCharacter(depth=9, root=4_000, width=4_000)


def chosen(game: Exago, position: str, bot: Bot[State, Action], limit: Limit, luck: int = 1) -> str:
    """The text of what a bot plays in a position."""
    state = game.set_up(position)
    seen = Observation(state, frozenset({state.mover or Seat(0)}))
    return game.text(bot.choose(game, seen, (), limit, luck).action)


def plain_value(mind: ExagoMind, code: int, depth: int, ply: int = 0) -> int:
    """What `Duel.value` should find, by looking at everything."""
    seat = mind.turns.to_move()
    if mind.position.line_by(code, seat):
        return WON - ply - 1
    mind.windows.do(code)
    found = -_negamax(mind, depth - 1, ply + 1)
    mind.windows.undo()
    return found


def _negamax(mind: ExagoMind, depth: int, ply: int) -> int:
    seat = mind.turns.to_move()
    other = 1 - seat
    if mind.windows.threatens(seat):
        return WON - ply - 1
    threatened = mind.windows.threatens(other)
    if depth <= 0 and not threatened:
        return mind.windows.judged(seat) - mind.windows.judged(other)
    codes = mind.turns.actions(seat)
    if threatened:
        codes = [code for code in codes if mind.position.blocks(code, other)]
        if not codes:
            return 2 + ply - WON
    deep = depth + 1 if threatened and len(codes) < 3 else depth
    return max(plain_value(mind, code, deep, ply) for code in codes)


def test_the_search_for_two_finds_what_plain_enumeration_finds() -> None:
    game = find("exago", 2, side=5)
    rng = Random(6)
    tried = 0
    for state in states(game, rng, 40):
        if min(state.hands) < 3 or sum(state.hands) > 20:
            continue
        mind = mind_for(game.rules, WIDE)
        mind.load(state)
        codes = mind.position.legal()
        mind.begin(state, 0, 0.0)
        for code in rng.sample(codes, min(3, len(codes))):
            assert mind.search.value(code, 2, -2 * WON, 2 * WON) == plain_value(mind, code, 2), game.position(
                state
            )
            tried += 1
    assert tried > 10


def test_the_windows_are_counted_right_after_any_play_and_undo() -> None:
    for options in VARIATIONS[::3]:
        game = find("exago", 3, **options)
        for state in states(game, Random(3), 3):
            mind = mind_for(game.rules, ExagoCharacter())
            fresh = mind_for(game.rules, ExagoCharacter())
            mind.load(state)
            before = mind.windows.counts()
            for code in mind.position.legal()[::7]:
                mind.windows.do(code)
                fresh.windows.load(mind.turns.board(), mind.turns.hands(), mind.turns.to_move(), 0)
                assert mind.windows.counts() == fresh.windows.counts()
                assert [mind.windows.judged(seat) for seat in range(3)] == [
                    fresh.windows.judged(seat) for seat in range(3)
                ]
                mind.windows.undo()
                assert mind.windows.counts() == before


def test_a_fork_is_found_before_it_is_on_the_board() -> None:
    # Red to move can make four with both ends open, which nobody stops.
    game = find("exago", 2)
    bot = ExagoBot(ExagoCharacter(depth=6))
    position = "turn:0 r9:0,0+0,1+0,2 b9:1,0+2,0+2,1"
    state = game.set_up(position)
    choice = bot.choose(game, Observation(state, frozenset({Seat(0)})), (), Limit(nodes=20_000), 1)
    assert game.text(choice.action) in {"0,-1", "0,3"}
    assert choice.words is not None
    assert choice.words.id == "exago-bot-sure"
    assert choice.after is not None
    assert choice.after > 0.99


def test_five_levels_with_names_and_characters_in_every_language() -> None:
    assert level_names("exago") == ("dreamer", "hasty", "watchman", "planner", "master")
    assert default_level("exago").id == "watchman"
    assert isinstance(bot_named("exago", "greedy"), Blocker)
    assert isinstance(bot_named("exago", "strongest"), Rater)
    for language in LANGUAGES:
        names = {say(level.name, language) for level in LEVELS}
        assert len(names) == len(LEVELS)
        assert all(say(level.character, language).endswith(".") for level in LEVELS)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_level_plays_legal_actions_and_says_why(seats: int) -> None:
    match = Match(find("exago", seats, early_moves=seats == 3), seed=seats)
    bots = [level.make() for level in LEVELS]
    said = set()
    for turn in range(30):
        decision = match.turn
        if not isinstance(decision, Decision):
            break
        eyes = frozenset({decision.seat})
        bot = bots[turn % len(bots)]
        report = checked(bot, match.game, match.observe(eyes), match.events_for(eyes), Limit(nodes=300), turn)
        assert report.fault is None, report.detail
        assert report.choice.words is not None
        said.add(report.choice.words.id)
        for language in LANGUAGES:
            assert say(report.choice.words, language)
        match.push(report.choice.action)
    assert len(said) > 2


def test_with_a_limit_in_nodes_the_answer_is_always_the_same() -> None:
    game = find("exago", 3)
    for state in states(game, Random(9), 4):
        seen = Observation(state, frozenset({state.mover or Seat(0)}))
        fresh = [LEVELS[-1].make().choose(game, seen, (), Limit(nodes=500), 3) for _ in range(2)]
        used = LEVELS[-1].make()
        used.choose(
            game, Observation(begun(game.start(), Seat(1)), frozenset({Seat(1)})), (), Limit(nodes=500), 7
        )
        assert used.choose(game, seen, (), Limit(nodes=500), 3) == fresh[0] == fresh[1]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_search_whose_time_is_over_looks_no_further(seats: int) -> None:
    game = find("exago", seats)
    assert isinstance(game, Exago)
    bot, limit = ExagoBot(), Limit(seconds=1e-6)
    for state in states(game, Random(seats), 60):
        if len(list(game.legal(state))) > 1:
            choice = bot.choose(game, Observation(state, frozenset({state.mover or Seat(0)})), (), limit, 1)
            assert choice.nodes <= 1


def test_every_action_can_be_rated() -> None:
    game = find("exago", 2)
    state = game.set_up("turn:0 r8:0,0+0,1+0,2+0,3 b8:1,0+1,1+1,2+1,3")
    bot = LEVELS[-1].make()
    assert isinstance(bot, Rater)
    actions = list(game.legal(state))
    rated = bot.rate(game, Observation(state, frozenset({Seat(0)})), (), actions, Limit(nodes=5_000), 1)
    assert len(rated) == len(actions)
    by_text = {game.text(action): chance for action, chance in zip(actions, rated, strict=True)}
    assert by_text["0,-1"] == by_text["0,4"] == max(rated) == 1.0
    assert all(0 <= chance <= 1 for chance in rated)


def test_the_strongest_beats_the_player_that_only_completes_and_blocks() -> None:
    rng = Random(5)
    won = 0
    for number in range(6):
        game = find("exago", 2, duty="next" if number % 2 else "off")
        strong = number // 2 % 2
        bots: list[Bot[State, Action]] = [Blocker(), Blocker()]
        bots[strong] = LEVELS[-1].make()
        state = begun(game.start(), Seat(0))
        while state.outcome is None:
            seen = Observation(state, frozenset({state.mover or Seat(0)}))
            choice = bots[state.mover or 0].choose(game, seen, (), Limit(nodes=2_000), rng.randrange(1 << 30))
            state = game.apply(state, choice.action)
        won += state.outcome.winners == {strong}
    assert won >= 5


def test_compiled_and_interpreted_searches_choose_the_same() -> None:
    program = (
        "from tests.bots.test_exago import chosen, LEVELS, Limit, find\n"
        "for seats, position in ((2, 'turn:0 r9:0,0+0,1+1,2 b9:1,0+2,0+2,1'), (3, 'turn:2 r3:0,0+0,1+2,0 b3:0,-1+1,-1+2,-1 y4:-1,1+1,-2')):\n"
        "    print(chosen(find('exago', seats, duty='off'), position, LEVELS[-1].make(), Limit(nodes=120)))\n"
    )
    told = []
    for extra in ({}, {VARIABLE: "1"}):
        environment = {
            **os.environ,
            **extra,
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}{os.pathsep}{ROOT / 'tests/testing'}",
        }
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(done.stdout)
    assert told[0] == told[1] != ""
