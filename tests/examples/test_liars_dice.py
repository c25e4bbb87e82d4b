"""A game from another package, with hidden dice that are shown, is held to everything that ours are held to."""

from __future__ import annotations

import io
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from speeltafel import Match, find
from speeltafel.bots.levels import level_names
from speeltafel.core.protocol import NOBODY, Decision, Reveal, Seat
from speeltafel.core.registry import specs
from speeltafel.locale import LANGUAGES
from speeltafel.terminal.players import players, read_bots
from speeltafel.terminal.screen import Screen
from speeltafel.terminal.session import Session
from speeltafel.testing import laws
from speeltafel.testing.checks import census_of
from speeltafel.testing.fuzz import TARGETS, attack, corpus
from speeltafel.testing.perft import check as check_count
from speeltafel.testing.perft import read_counts
from speeltafel.testing.playthrough import check as check_played
from speeltafel.testing.tables import settings
from speeltafel.testing.walk import Care, Walk
from speeltafel.tui.moves import previewed
from speeltafel.tui.table import TableScreen
from tests.examples.installing import EXAMPLES, with_path
from tests.server.scripted import Script
from tests.server.serving import run, serving
from tests.server.test_leaks import VIEWERS, told
from tests.tui.test_tui import SIZE, _sit, story, table_of, type_in, until

GAME = "liars-dice"
KEPT = EXAMPLES / GAME / "tests"


def test_it_comes_by_its_entry_point() -> None:
    assert list(specs())[-1] == GAME


def test_it_keeps_every_law() -> None:
    tally: Counter[str] = Counter()
    for edition in specs()[GAME].editions:
        for setting in list(settings(f"{GAME}/{edition}"))[::2]:
            game = setting.game()
            Walk(game, setting.seats, Care(part=0.08), census=census_of(game), tally=tally).run()
    assert min(tally[law] for law in laws.LAWS if law != "kernel") > 0


def test_only_our_own_errors_come_out_of_its_parsers() -> None:
    assert set(attack(corpus((GAME,), seed=4, a_table=1), seed=5_000, count=900)) == set(TARGETS)


def test_its_lines_of_play_are_as_many_as_its_file_says() -> None:
    for count in read_counts(KEPT / "perft.txt"):
        check_count(count)


def test_a_game_is_played_as_it_was() -> None:
    check_played(KEPT / "played.txt")


def test_a_doubt_shows_everything_and_nothing_before_it_does() -> None:
    match: Match[Any, Any] = Match(find(GAME, 3, first=0), eyes=None)
    for text in ("lot:0", "roll:11345", "roll:22233", "roll:12344", "bid:3x2", "doubt"):
        match.push(match.game.parse(match.state, text))
    blind = match.observe(NOBODY).state
    assert match.game.turn(blind) == Reveal(None)
    asked = match.game.turn(match.state)
    assert isinstance(asked, Reveal)
    assert asked.shown is not None
    shown = match.text(asked.shown)
    assert shown == "show:11345/22233/12344"
    match.push(asked.shown)
    assert match.text(match.redacted(match.log[-1], NOBODY).action) == shown
    assert match.scores == (5, 4, 5)  # three twos, and three ones that count as twos: the bid was true


def test_other_dice_under_a_cup_give_others_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = ("lot:0", "roll:11345", "roll:22233", "roll:12344", "bid:3x2", "bid:4x2", "bid:4x5")
    one = Script("liars-dice/common", 3, texts)
    other = replace(one, texts=(*texts[:2], "roll:14566", *texts[3:]))
    first = told(tmp_path / "one", one, monkeypatch)
    second = told(tmp_path / "other", other, monkeypatch)
    for eyes in VIEWERS:
        assert (first[eyes] == second[eyes]) == (1 not in eyes), f"eyes {eyes}"


def test_what_a_doubt_costs_is_told_with_the_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ("lot:0", "roll:11345", "roll:22233", "roll:12344", "bid:3x2", "doubt", "show:11345/22233/12344")
    script = Script("liars-dice/common", 3, (*texts, "roll:11111", "roll:2222", "roll:33333"))
    heard = "".join(map(str, told(tmp_path / "doubted", script, monkeypatch)[()]))
    assert '"gains":[0,-1,0]' in heard
    shown = heard.count('"action":"show:11345/22233/12344","said"')
    assert heard.count('"gains"') == shown, "other luck brings nobody anything"


def test_generic_bots_play_it_in_the_terminal_and_the_record_holds(tmp_path: Path, liars_dice: Path) -> None:
    file = tmp_path / "game.spel"
    bots = [
        part for seat, name in enumerate(level_names(GAME)[:3]) for part in ("--bot", f"{seat + 1}={name}")
    ]
    table = ["play", GAME, "--seats", "3", "--option", "dice=1", *bots, "--seed", "2", "--language", "nl"]
    done = speeltafel(liars_dice, *table, "--record", str(file))
    assert "Nog maar één speler heeft dobbelstenen." in done
    assert "De bekers gaan omhoog" in done
    assert speeltafel(liars_dice, "verify", str(file))


def test_the_rules_say_what_an_option_does_in_the_words_of_the_game(liars_dice: Path) -> None:
    told = speeltafel(liars_dice, "rules", GAME, "--language", "nl")
    assert "Dobbelstenen per speler" in told


def speeltafel(folder: Path, *arguments: str) -> str:
    """The command in a process of its own, which finds the game by its entry point."""
    done = subprocess.run(
        [sys.executable, "-m", "speeltafel", *arguments],
        env=with_path(folder),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_types_a_whole_game_in_the_terminal(language: str) -> None:
    game = find(GAME, 2, dice=1)
    out = io.StringIO()
    match: Match[Any, Any] = Match(game, seed="evening")
    luck = Random(3)

    def lines() -> Iterator[str]:
        yield from ("help", "?")
        while True:
            yield game.text(luck.choice(list(match.legal)))

    typed = lines()
    screen = Screen(out, {"NO_COLOR": "1"}, lambda _: next(typed), is_live=False)
    around = players(["Anna"], read_bots(["2=hasty"], game.edition, 2), 2, language)
    Session(match, around, screen, language).run()
    assert match.outcome is not None
    shown = {
        "nl": "Dobbelstenen op tafel",
        "de": "Würfel auf dem Tisch",
        "fr": "Dés sur la table",
        "en": "Dice on the table",
    }
    assert shown[language] in out.getvalue()
    assert "liars-dice-" not in out.getvalue()


def test_a_whole_game_is_typed_at_a_server_table_in_the_terminal(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            app = await _sit(house, "de", GAME, dice=1)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: isinstance(app.screen, TableScreen))
                screen = table_of(app)
                luck = Random(1)
                while True:
                    await until(pilot, lambda: screen.is_my_turn or screen.chair.outcome is not None, 1_000)
                    if screen.chair.outcome is not None:
                        break
                    follower = screen.follower
                    assert follower is not None
                    legal = [follower.game.text(each) for each in follower.game.legal(follower.seen.state)]
                    number = screen.chair.number
                    await type_in(pilot, luck.choice(legal))
                    await until(pilot, lambda was=number: screen.chair.number > was)
                await until(pilot, lambda: "Nur noch ein Spieler hat Würfel." in " ".join(story(app).split()))

    run(evening(), 120)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_under_a_table_says_what_a_step_does(language: str) -> None:
    match: Match[Any, Any] = Match(find(GAME, 2, first=0), seed=1)
    text, refused = previewed(match.game, match.observe(frozenset({Seat(0)})), "", language)
    words = {"nl": "3 dobbelstenen", "de": "3 Würfel", "fr": "3 dés", "en": "3 dice"}
    assert not refused
    assert f"bid:3 ({words[language]})" in text


def test_a_learner_plays_it() -> None:
    from speeltafel.envs.aec import env

    table = env(GAME, 3, dice=2)
    table.reset(seed=7)
    luck = Random(7)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(2_000):
        seen, reward, over, cut, _ = table.last()
        rewards[agent] += reward
        legal = [id for id, may in enumerate(seen["action_mask"]) if may]
        table.step(None if over or cut else luck.choice(legal))
    assert sorted(rewards.values()) == [-0.5, -0.5, 1.0]


def test_it_is_offered_and_its_words_are_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            offered = {game.game: game for game in await served.http.games()}
            assert offered[GAME].editions[0].most == 6
            for language in LANGUAGES:
                words = await served.http.words(language)
                assert "liars-dice-name = " in words
                assert "qwirkle-name" not in words
            _, *seats = await served.pair(GAME)
            mover = next(seat for seat in seats if seat.turn in seat.you)
            assert mover.preview is not None
            assert {step.said.id for step in mover.preview.steps if step.said} == {"liars-dice-step-count"}
            assert isinstance(find(GAME).turn(find(GAME).start()), Decision) is False

    run(scenario())
