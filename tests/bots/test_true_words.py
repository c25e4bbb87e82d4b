"""What a bot says is so: the short form of `bench/words.py`, and the sentences that used to be false."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bench.words import Evening, Tally, evenings
from speeltafel import Match, find
from speeltafel.bots.chances import in_hundred, per_cent
from speeltafel.bots.exago import bot as exago
from speeltafel.bots.exago.words import words_for as exago_words
from speeltafel.bots.protocol import Limit
from speeltafel.bots.qwirkle import levels as qwirkle
from speeltafel.bots.qwirkle.words import words_for
from speeltafel.bots.simple import RandomBot, listed
from speeltafel.core.registry import specs
from speeltafel.core.words import message
from speeltafel.games.exago.kernel import board_of, code_of
from speeltafel.table.match import Match as AnyMatch


@pytest.mark.parametrize("game", [name for name, spec in specs().items() if spec.levels])
def test_everything_said_is_so_and_nothing_hidden_is_told(game: str) -> None:
    total = Tally()
    for each in evenings(game, 8, "short"):
        total.add(each)
    assert total.false == []
    assert total.told == []
    assert sum(total.said.values()) > 150
    assert len(total.said) > 5


def test_the_listener_hears_a_hidden_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AnyMatch, "is_open", True)
    assert Evening("qwirkle", 0, "short").play().told


def test_twelve_points_are_no_qwirkle() -> None:
    game = find("qwirkle", 2)
    for seed in range(200):
        match = Match(game, seed=seed)
        rng = Random(seed)
        while match.outcome is None:
            state = match.state
            for action in match.legal:
                lines = game.score(state, action).lines
                points = sum(line.points for line in lines)
                if points >= 12 and not any(line.bonus for line in lines) and state.bag:
                    told = words_for(game.rules, state, action, points, is_most=True)
                    assert told.id in ("bot-most-points", "qwirkle-bot-lines-most")
                    return
            match.push(
                max(rng.sample(list(match.legal), min(9, len(match.legal))), key=lambda each: len(str(each)))
            )
    raise AssertionError("no such play in 200 games")


def test_a_saver_says_what_it_brings_and_not_that_it_is_the_most() -> None:
    saver = next(level for level in qwirkle.LEVELS if level.id == "saver").make()
    match = Match(find("qwirkle", 2), seed="saver")
    heard = set()
    while match.outcome is None:
        turn = match.turn
        eyes = frozenset({turn.seat})  # type: ignore[union-attr]
        choice = saver.choose(match.game, match.observe(eyes), match.events_for(eyes), Limit(nodes=1), 1)
        heard.add(choice.words.id)
        match.push(choice.action)
    assert {"bot-points", "qwirkle-bot-lines", "qwirkle-bot-denies"} <= heard
    assert not {"bot-most-points", "qwirkle-bot-lines-most"} & heard


def test_no_level_has_one_sentence_for_most_plays() -> None:
    for level in qwirkle.LEVELS[:-1]:
        bot = level.make()
        heard: Counter[str] = Counter()
        for seed in range(3):
            match = Match(find("qwirkle", 2), seed=seed)
            while match.outcome is None:
                eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
                seen, events = match.observe(eyes), match.events_for(eyes)
                choice = bot.choose(match.game, seen, events, Limit(nodes=1), len(match.log))
                heard[choice.words.id] += 1
                match.push(choice.action)
        (_, most), *_ = heard.most_common()
        assert most < 0.75 * heard.total(), (level.id, heard)


def test_a_search_of_many_players_is_sure_only_of_lines_it_saw_completed() -> None:
    crowd = exago.mind_for(find("exago", 3).rules, exago.MASTER)
    assert exago._sure(crowd, 0.95123) is None
    assert exago._sure(crowd, 1.0) is None
    assert exago._sure(crowd, 1.0 - 0.001 * 3) == 1
    assert exago._sure(crowd, 1.0 - 0.001 * 4) == 2


@pytest.mark.parametrize(
    ("place", "id"), [("0,3", "exago-bot-sure"), ("0,-1", "exago-bot-sure"), ("-1,0", "exago-bot-sees")]
)
def test_only_a_line_that_no_answer_stops_is_certain(place: str, id: str) -> None:
    game = find("exago", 2)
    state = game.set_up("turn:0 r9:0,0+0,1+0,2 b9:1,0+2,0+2,1")
    mind = exago.mind_for(game.rules, exago.MASTER)
    mind.load(state)
    code = code_of(board_of(game.rules.side), game.parse(state, place))
    assert exago_words(game, mind, code, sure=1).id == id


def test_whatever_builds_or_hinders_nothing_does_not_say_so() -> None:
    heard = set()
    for seed in range(6):
        match = Match(find("exago", 2 + seed % 3), seed=seed)
        rng = Random(seed)
        for _ in range(40):
            if match.outcome is not None:
                break
            match.push(rng.choice(list(match.legal)))
            if match.outcome is not None or not match.state.board.strip(b"\0"):
                continue
            mind = exago.mind_for(match.game.rules, exago.MASTER)
            mind.load(match.state)
            seat, before = mind.turns.to_move(), mind.windows.scores()
            for code in rng.sample(mind.position.legal(), min(5, len(mind.position.legal()))):
                words = exago_words(match.game, mind, code, sure=None)
                heard.add(words.id)
                mind.windows.do(code)
                after = mind.windows.scores()
                mind.windows.undo()
                if words.id == "exago-bot-build":
                    assert after[seat] > before[seat]
                if words.id == "exago-bot-hinder":
                    who = [message(f"exago-colour-{name}") for name in match.game.rules.colours]
                    other = who.index(words.args["who"])
                    assert after[other] < before[other]
    assert {"exago-bot-build", "exago-bot-hinder", "exago-bot-best"} <= heard


def test_one_listed_action_is_not_taken_for_the_only_one() -> None:
    game = find("qwinn")
    match = Match(game, seed=1)

    class Spent:
        def has_time(self, share: float = 1.0) -> bool:
            return False

    assert len(listed(match.legal, Spent())) == 2  # type: ignore[arg-type]
    eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
    choice = RandomBot().choose(game, match.observe(eyes), (), Limit(seconds=1e-9), 1)
    assert choice.words is not None
    assert choice.words.id == "bot-by-lot"


@pytest.mark.parametrize(
    ("chance", "whole", "exact"),
    [(0.0, 0, "0.0"), (0.001, 1, "0.1"), (0.5, 50, "50.0"), (0.9999, 99, "99.9"), (1.0, 100, "100.0")],
)
def test_only_what_is_certain_is_a_hundred(chance: float, whole: int, exact: str) -> None:
    assert in_hundred(chance) == whole
    assert per_cent(chance) == exact
