"""Shipped puzzles: a sample is proved again by another search, all have words, and together they are varied."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bench.puzzle_check import complaints, lacking, together
from speeltafel import Illegal, Unknown
from speeltafel.bots.qwinn.small import near_for
from speeltafel.bots.qwinn.turn import Turn
from speeltafel.coach.puzzles.puzzle import (
    Puzzle,
    attempt,
    game_of,
    next_puzzle,
    puzzle_named,
    puzzles,
    sentence_of,
    task_words,
    themes,
)
from speeltafel.core.words import message
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.locale import LANGUAGES, say
from tests.house_games import HOUSE_GAMES

GAMES = HOUSE_GAMES
QUICK = {
    "points": "qwirkle",
    "end": "qwirkle",
    "line": "exago",
    "defence": "exago",
}


def sample(game: str, kind: str, count: int) -> list[Puzzle]:
    """Small ones of a kind, which are quick to prove."""
    found = [each for each in puzzles(game) if each.kind == kind]
    return sorted(found, key=lambda each: each.legal * each.value if kind == "line" else each.legal)[:count]


@pytest.mark.parametrize("kind", sorted(QUICK))
def test_a_sample_is_proved_again_by_a_search_of_its_own(kind: str) -> None:
    found = sample(QUICK[kind], kind, 6)
    assert len(found) == 6
    for each in found:
        assert list(complaints(each)) == []


def test_a_wrong_answer_is_found_out() -> None:
    each = sample("qwirkle", "points", 1)[0]
    worse = Puzzle(
        **{name: getattr(each, name) for name in Puzzle.__struct_fields__} | {"answers": ["rs@0,0"]}
    )
    assert list(complaints(worse))


def test_what_to_keep_is_weighed_again_on_other_deals() -> None:
    each = next(one for one in sample("qwirkle", "keep", 99) if one.theme == "keep-later")
    assert list(complaints(each)) == []


def test_what_a_sentence_of_keep_or_swap_tells_is_true_of_every_right_turn() -> None:
    each = next(one for one in sample("qwirkle", "keep", 99) if one.theme == "keep-later")
    for name in ("points", "later"):
        wrong = replace(each, facts={**each.facts, name: each.facts[name] + 1})
        assert next(complaints(wrong)) == "keep-later is not true of every right action"


def test_what_an_end_denies_is_counted_again() -> None:
    each = min(
        (one for one in puzzles("qwirkle") if one.theme == "end-deny"), key=lambda one: (one.legal, one.id)
    )
    assert list(complaints(each)) == []
    more = {**each.facts, "denied": each.facts["denied"] + 1}
    assert list(complaints(replace(each, facts=more))) == ["it does not deny what is told"]


def test_what_a_sentence_of_exago_tells_is_true_of_every_right_action() -> None:
    each = next(one for one in sample("exago", "defence", 99) if one.theme == "defence")
    assert list(complaints(each)) == []
    for theme in ("defence-threat", "defence-moving"):
        wrong = list(complaints(replace(each, theme=theme)))
        assert wrong == [f"{theme} is not true of every right action"]


def test_what_a_sentence_of_an_end_tells_is_true_of_every_right_play() -> None:
    each = min(
        (one for one in puzzles("qwirkle") if one.theme == "end-later"), key=lambda one: (one.legal, one.id)
    )
    assert list(complaints(each)) == []
    for name in ("points", "later"):
        facts = {**each.facts, name: each.facts[name] + 1}
        assert list(complaints(replace(each, facts=facts))) == ["end-later is not true of every right action"]


def test_it_is_told_what_is_still_to_be_found() -> None:
    found = [each for each in puzzles("qwinn") if each.kind != "go"]
    assert list(lacking("qwinn", list(puzzles("qwinn")))) == []
    assert list(lacking("qwinn", found)) == ["0 of 40 go"]
    assert next(lacking("qwinn", found[:20])) == "20 of 200"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_right_move_is_told_of(language: str) -> None:
    both = next(each for each in puzzles("exago") if each.kind == "defence" and len(each.answers) == 2)
    only = replace(both, answers=both.answers[:1])
    two = {"en": "but two", "nl": "op twee na", "de": "bis auf zwei", "fr": "sauf deux"}[language]
    assert two in say(sentence_of(both), language)
    assert two not in say(sentence_of(only), language)


def test_answers_of_qwinn_are_the_best_by_the_small_table_too() -> None:
    for each in puzzles("qwinn")[::10]:
        game = game_of(each)
        assert isinstance(game, Qwinn)
        state = game.set_up(each.position)
        seat = state.mover or 0
        turn = Turn(game.rules, state.sheets[seat], state.sheets[1 - seat], near_for(game.rules))
        values = {game.text(action): value for action, value in turn.choices(state.dice, state.throws)}
        assert max(values, key=lambda text: values[text]) in each.answers
        assert len(values) == each.legal


@pytest.mark.parametrize("game", GAMES)
def test_they_are_varied(game: str) -> None:
    assert list(together(list(puzzles(game)))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_one_has_its_words_and_waits_for_a_player(game: str) -> None:
    assert len(puzzles(game)) >= 20
    for each in puzzles(game):
        assert 800 < each.grade < 2800
        assert each.answers
        for language in LANGUAGES:
            for words in (task_words(each), sentence_of(each), message(f"puzzle-theme-{each.theme}")):
                assert say(words, language)
    assert len(themes(game)) >= 5


def test_an_attempt_is_right_wrong_or_refused_by_the_rules() -> None:
    each = sample("qwirkle", "points", 1)[0]
    game = game_of(each)
    state = game.set_up(each.position)
    assert attempt(each, each.answers[0]).right
    other = next(game.text(action) for action in game.legal(state) if game.text(action) not in each.answers)
    assert not attempt(each, other).right
    with pytest.raises(Illegal):
        attempt(each, "rs@90,90")


def test_the_next_one_is_near_the_rating_and_new() -> None:
    first = next_puzzle("qwirkle", 1500)
    assert first is not None
    second = next_puzzle("qwirkle", 1500, [first.id])
    third = next_puzzle("qwirkle", 1500, [first.id], hidden=[second.id] if second else [])
    assert second is not None
    assert third is not None
    assert len({first.id, second.id, third.id}) == 3
    assert abs(first.grade - 1500) <= abs(second.grade - 1500) <= abs(third.grade - 1500)
    theme = themes("exago")[0]
    chosen = next_puzzle("exago", 1500, theme=theme)
    assert chosen is not None
    assert chosen.theme == theme
    assert next_puzzle("exago", 1500, [each.id for each in puzzles("exago")]) is None
    with pytest.raises(Unknown, match="qwirkle-points-x"):
        puzzle_named("qwirkle-points-x")


def test_puzzles_at_the_terminal_move_the_rating_once(tmp_path: Path) -> None:
    each = sample("qwirkle", "points", 1)[0]

    def speeltafel(*words: str, given: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "speeltafel", "puzzle", *words, "--language", "en"],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            input=given,
            capture_output=True,
            text=True,
        )
        return done.stdout + done.stderr

    told = speeltafel("qwirkle", "--id", each.id, given=f"?\nrs@90,90\n{each.answers[0]}\n")
    listed = [line.strip() for line in told.splitlines() if line.startswith("  ") and "@" in line]
    assert len(listed) >= 5
    assert listed == sorted(listed), "an order by points would give the answer away"
    assert not any(" " in line for line in listed), "points would, too"
    assert "Right!" in told
    assert "Your rating: 1" in told
    again = speeltafel("qwirkle", "--id", each.id, given=f"{each.answers[0]}\n")
    assert "Your rating" not in again
    assert "Choose from" in speeltafel("qwirkle", "--theme", "nonsense")
    offered = speeltafel().splitlines()
    assert len(offered) == len(GAMES)
    assert f"Qwirkle: {len(puzzles('qwirkle'))} puzzles, 1 tried: speeltafel puzzle qwirkle" in offered
    hidden = speeltafel("qwirkle", given="bad\n")
    assert "not be shown again" in hidden
