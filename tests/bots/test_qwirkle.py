"""Qwirkle's bots: the end against plain enumeration, imagined hands, their levels, their words."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from speeltafel import Decision, Match, Observation, Outcome, Seat, find
from speeltafel.bots.checked import checked
from speeltafel.bots.levels import bot_named, default_level, level_names
from speeltafel.bots.protocol import Bot, Limit, Rater
from speeltafel.bots.qwirkle._guess_cy import DEALS
from speeltafel.bots.qwirkle.bot import MASTER, QwirkleBot, QwirkleCharacter
from speeltafel.bots.qwirkle.levels import LEVELS
from speeltafel.bots.qwirkle.mind import QwirkleMind
from speeltafel.bots.qwirkle.sight import hands_of, see
from speeltafel.core.kernels import VARIABLE
from speeltafel.games.qwirkle.actions import Action, Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import TILES
from speeltafel.locale import LANGUAGES, say

ROOT = Path(__file__).parents[2]
FIVE = "0,0/rcrsrdrtrl"


def seen_by_mover(state: State, game: Qwirkle) -> Observation[State]:
    return game.observe(state, frozenset({state.mover or Seat(0)}))


def chosen(position: str, limit: Limit, seats: int = 2, luck: int = 1) -> str:
    """The text of what the strongest plays in a position."""
    game = find("qwirkle", seats)
    state = game.set_up(position)
    bot = LEVELS[-1].make()
    return game.text(bot.choose(game, seen_by_mover(state, game), (), limit, luck).action)


def judged_where_much_fits() -> tuple[int, int]:
    """How many plays there are on a rare table with more than 1,500, and which a mind judges best; interpreted only."""
    game = find("qwirkle", 2)
    assert isinstance(game, Qwirkle)
    match = Match(game, seed=165)
    greedy = bot_named("qwirkle", "greedy")
    while isinstance(decision := match.turn, Decision):
        eyes = frozenset({decision.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        if sum(1 for _ in match.legal) > 1500:
            mind = QwirkleMind(game.rules)
            see(mind.guess, game.rules, seen, events)
            mind.guess.lay_out(0)
            best = mind.candidates.judge.judged_play()
            return mind.candidates.finder.found_count, best
        match.push(greedy.choose(game, seen, events, Limit(nodes=100), 1).action)
    raise AssertionError("there is no such table in this game")


def ends(game: Qwirkle, rng: Random, tiles: int) -> Iterator[State]:
    """Tables with an empty bag and so few tiles in hands, from games of plays by lot among the better ones."""
    while True:
        state = game.start()
        while not isinstance(turn := game.turn(state), Outcome):
            if not isinstance(turn, Decision):
                state = game.apply(state, turn.sample(rng))
                continue
            if not state.bag and sum(map(len, state.hands)) <= tiles:
                yield state
                break
            state = game.apply(state, rng.choice(game.legal(state).scored()[:4])[0])


def plain_gain(game: Qwirkle, state: State, known: dict[object, int]) -> int:
    """What the mover gains on the other from here on when both play best, by looking at everything."""
    key = state.board, state.mover
    if key not in known:
        found = []
        for action in game.legal(state):
            after = game.apply(state, action)
            gain = after.scores[state.mover or 0] - state.scores[state.mover or 0]
            found.append(gain if after.end else gain - plain_gain(game, after, known))
        known[key] = max(found)
    return known[key]


def test_the_end_is_worth_what_plain_enumeration_finds() -> None:
    game = find("qwirkle", 2)
    end = QwirkleMind(game.rules).end
    tables = ends(game, Random(4), tiles=4)
    for _ in range(30):
        state = next(tables)
        end.face(state.board, state.hands, state.mover, 0, 0.0)
        assert end.solve(whole=False)
        wanted = plain_gain(game, state, {})
        best = end.plays()[0][1] if end.plays() else end.worth_of_passing()
        assert best == wanted, game.position(state)


def test_the_end_values_every_play_when_asked() -> None:
    game = find("qwirkle", 2)
    end = QwirkleMind(game.rules).end
    state = next(state for state in ends(game, Random(9), tiles=4) if len(game.legal(state)) > 5)
    end.face(state.board, state.hands, state.mover, 0, 0.0)
    assert end.solve(whole=True)
    for tiles, gain in end.plays():
        after = game.apply(state, Place(tiles))
        points = after.scores[state.mover] - state.scores[state.mover]
        assert gain == (points if after.end else points - plain_gain(game, after, {}))


def test_a_mind_sees_both_hands_when_the_bag_is_empty() -> None:
    game = find("qwirkle", 2)
    state = next(ends(game, Random(2), tiles=8))
    seen = seen_by_mover(state, game)
    assert [Counter(hand) for hand in hands_of(seen.state)] == [Counter(hand) for hand in state.hands]


def test_imagined_hands_come_from_what_is_unseen() -> None:
    hands = QwirkleMind(find("qwirkle", 3).rules).guess
    mine = [0, 0, 7, 14, 21, 28]
    unseen = [tile for tile in range(36) for _ in range(3 - mine.count(tile) - (tile == 35))]
    hands.see([(0, 0, 35)], mine, unseen, [6, 6, 6], [0, 0, 1], 1, [])
    drawn = hands.imagined(20, 7)
    assert drawn == hands.imagined(20, 7) != hands.imagined(20, 8)
    for deal in drawn:
        assert deal[1] == mine
        assert not Counter(deal[0] + deal[2]) - Counter(unseen)


@pytest.mark.parametrize("is_told", [False, True])
def test_neighbouring_batches_are_not_the_same_deals_shifted(is_told: bool) -> None:
    """A batch that began one step later in the same stream would deal most hands anew, off by a tile."""
    mine = [0, 0, 7, 14, 21, 28]
    unseen = [tile for tile in range(36) for _ in range(3 - mine.count(tile) - (tile == 35))]
    hands = QwirkleMind(find("qwirkle", 2).rules).guess
    told = [(0, [(0, 0, 35)], 1)] if is_told else []
    hands.see([] if is_told else [(0, 0, 35)], mine, unseen, [6, 6], [1, 0], 1, told)
    drawn = [Counter(deal[0]) for deal in hands.imagined(12 * DEALS, 7)]
    assert len(drawn) == 12 * DEALS
    alike = Counter((one & other).total() for one, other in zip(drawn, drawn[DEALS:], strict=False))
    apart = Counter((one & other).total() for one, other in zip(drawn, drawn[DEALS + 1 :], strict=False))
    assert sum(alike[count] for count in (4, 5, 6)) <= sum(apart[count] for count in (4, 5, 6)) + 3


def test_who_made_few_points_hardly_holds_a_tile_that_makes_many() -> None:
    # Five red tiles lay open; seat 0 made two points elsewhere, so the red cross was hardly in its hand.
    red = [(x, 0, TILES[text]) for x, text in enumerate(("rc", "rs", "rd", "rt", "rl"))]
    sixth = TILES["rx"]
    played = [(0, 1, TILES["bc"])]
    lying = Counter(tile for _, _, tile in (*red, *played))
    mine = [TILES[text] for text in ("ys", "ys", "yd", "gd", "gt", "pl")]
    unseen = [tile for tile in range(36) for _ in range(3 - lying[tile] - mine.count(tile))]
    hands = QwirkleMind(find("qwirkle", 2).rules).guess
    held = []
    for told in ([(0, played, 2)], []):
        board = red if told else red + played
        hands.see(board, mine, unseen, [6, 6], [2, 5], 1, told)
        drawn = [deal for luck in range(20) for deal in hands.imagined(32, luck)]
        held.append(sum(sixth in deal[0] for deal in drawn) / len(drawn))
    assert held[0] < 0.5 * held[1]


def test_five_levels_with_names_and_characters_in_every_language() -> None:
    assert level_names("qwirkle") == ("sprout", "hasty", "gatherer", "saver", "master")
    assert default_level("qwirkle").id == "gatherer"
    assert isinstance(bot_named("qwirkle", "strongest"), Rater)
    for language in LANGUAGES:
        assert len({say(level.name, language) for level in LEVELS}) == len(LEVELS)
        assert all(say(level.character, language).endswith(".") for level in LEVELS)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_every_level_plays_legal_actions_and_says_why(seats: int) -> None:
    match = Match(find("qwirkle/nl-classic", seats), seed=seats)
    bots = [level.make() for level in LEVELS]
    said = set()
    turn = 0
    while isinstance(decision := match.turn, Decision):
        eyes = frozenset({decision.seat})
        bot = bots[(turn // seats + turn) % len(bots)]
        report = checked(bot, match.game, match.observe(eyes), match.events_for(eyes), Limit(nodes=200), turn)
        assert report.fault is None, report.detail
        assert report.choice.words is not None
        said.add(report.choice.words.id)
        assert all(say(report.choice.words, language) for language in LANGUAGES)
        match.push(report.choice.action)
        turn += 1
    assert len(said) > 3


def test_a_bot_needs_no_events_and_little_time() -> None:
    game = find("qwirkle", 4)
    match = Match(game, seed=5)
    for turn in range(12):
        decision = match.turn
        assert isinstance(decision, Decision)
        eyes = frozenset({decision.seat})
        bot = LEVELS[-1].make()
        choice = bot.choose(game, match.observe(eyes), (), Limit(nodes=1), turn)
        assert choice.nodes <= 1
        assert choice.action in match.legal
        match.push(choice.action)


def test_the_strongest_completes_a_line_rather_than_open_one() -> None:
    assert "rx" in chosen(f"{FIVE} rxbcgsydotpl/???????????? 0,5 0", Limit(nodes=2_000))


def test_a_hand_that_fits_nowhere_is_swapped() -> None:
    game = find("qwirkle", 2)
    state = game.set_up("0,0/rc bsbsgdgdytyt/???????????? 0,1 0")
    for level in LEVELS:
        choice = level.make().choose(game, seen_by_mover(state, game), (), Limit(nodes=200), 3)
        assert isinstance(choice.action, Swap)
        assert choice.words is not None
        assert choice.words.id == "qwirkle-bot-swaps"


def test_a_bot_knows_that_what_it_swapped_away_can_only_have_been_drawn_since() -> None:
    """All three red squares went back into the bag, and the other has drawn one tile since: it holds one at most."""
    game = find("qwirkle", seats=2, first=0)
    assert isinstance(game, Qwirkle)
    match = Match(game)
    for text in ("draw:rc+rd+rl+bs+gt+px", "draw:bc+rs+rs+rs+yt+ox", "lot:0", "rc@0,0+rd@1,0+rl@2,0"):
        match.push(text)
    for text in ("draw:gx+gx+gx", "swap:rs+rs+rs", "draw:gc+gd+gl", "swap:bs", "draw:yx"):
        match.push(text)
    eyes = frozenset({Seat(1)})
    guess = QwirkleMind(game.rules).guess
    see(guess, game.rules, match.observe(eyes), match.events_for(eyes))
    red_square = game.parse(match.state, "rs@3,0").tiles[0][2]
    deals = [deal for luck in range(100) for deal in guess.imagined(DEALS, luck)]
    held = Counter(deal[0].count(red_square) for deal in deals)
    assert set(held) == {0, 1}


@pytest.mark.parametrize("seats", [2, 4])
def test_with_a_limit_in_nodes_the_answer_is_always_the_same(seats: int) -> None:
    """Also of a mind that has thought of other things before: enough nodes for some batches of deals."""
    game = find("qwirkle", seats)
    match = Match(game, seed=8)
    used = LEVELS[-1].make()
    while isinstance(decision := match.turn, Decision):
        eyes = frozenset({decision.seat})
        asked = game, match.observe(eyes), match.events_for(eyes), Limit(nodes=4_000), 3
        choice = used.choose(*asked)
        assert LEVELS[-1].make().choose(*asked) == choice
        match.push(choice.action)


def test_every_action_can_be_rated() -> None:
    game = find("qwirkle", 2)
    bot = LEVELS[-1].make()
    assert isinstance(bot, Rater)
    state = game.set_up(f"{FIVE} rxbcgsydotpl/???????????? 0,5 0")
    actions = list(game.legal(state))
    rated = bot.rate(game, seen_by_mover(state, game), (), actions, Limit(nodes=20_000), 1)
    assert len(rated) == len(actions)
    assert all(0 <= chance <= 1 for chance in rated)
    best = game.text(actions[rated.index(max(rated))])
    assert "rx@" in best
    last = next(ends(game, Random(3), tiles=6))
    plays = list(game.legal(last))
    assert set(bot.rate(game, seen_by_mover(last, game), (), plays, Limit(), 1)) <= {0.0, 0.5, 1.0}
    opening = Match(game, seed=3)
    eyes = frozenset({opening.turn.seat})  # type: ignore[union-attr]
    orders = list(opening.legal)
    assert len(bot.rate(game, opening.observe(eyes), (), orders, Limit(nodes=50), 1)) == len(orders)


def won_by(first: Bot[State, Action], second: Bot[State, Action], limit: Limit, games: int) -> float:
    """The first bot's share of games, each deal played from both seats."""
    share = 0.0
    for number in range(games):
        match = Match(find("qwirkle", 2), seed=number // 2 + 10)
        own = number % 2
        while isinstance(decision := match.turn, Decision):
            eyes = frozenset({decision.seat})
            bot = first if decision.seat == own else second
            choice = bot.choose(match.game, match.observe(eyes), match.events_for(eyes), limit, number)
            match.push(choice.action)
        outcome = match.turn
        assert isinstance(outcome, Outcome)
        share += (own in outcome.winners) / len(outcome.winners)
    return share / games


def test_levels_far_apart_differ() -> None:
    assert (
        won_by(QwirkleBot(MASTER), QwirkleBot(QwirkleCharacter(reach=2, eyes=0.3)), Limit(nodes=200), 8) > 0.8
    )


def told_by(program: str, extra: dict[str, str]) -> str:
    """What a program prints in an interpreter of its own."""
    environment = {
        **os.environ,
        **extra,
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}{os.pathsep}{ROOT / 'tests/testing'}",
    }
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_compiled_and_interpreted_minds_choose_the_same() -> None:
    program = (
        "from tests.bots.test_qwirkle import FIVE, Limit, chosen\n"
        "print(chosen(f'{FIVE} rxbcgsydotpl/???????????? 0,5 0', Limit(nodes=120)))\n"
        "print(chosen(f'{FIVE} bcbsgsydotpl/????????????/???????????? 0,5,3 0', Limit(nodes=120), seats=3))\n"
    )
    assert told_by(program, {}) == told_by(program, {VARIABLE: "1"}) != ""


def test_an_interpreted_mind_judges_more_plays_than_it_had_room_for() -> None:
    program = "from tests.bots.test_qwirkle import judged_where_much_fits\nprint(*judged_where_much_fits())\n"
    count, best = map(int, told_by(program, {VARIABLE: "1"}).split())
    assert count > 1024
    assert best > 0
