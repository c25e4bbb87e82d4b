"""The game of the day: the same for everybody, checked by replaying it, and compared without spoiling anything."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from bench.exago_days import EXAGO_POSITIONS, STONES, candidate
from bench.puzzle_check import hexes_alike
from speeltafel import Decision, Illegal, Match, Unknown, find
from speeltafel.coach.day.check import checked
from speeltafel.coach.day.plan import DayGame, answered, day_game, day_games
from speeltafel.coach.day.results import DayResult, line_of
from speeltafel.coach.day.streak import DayBook, Finished, Streak, streak
from speeltafel.coach.day.words import share_text
from speeltafel.games.exago.game import Exago
from speeltafel.locale import LANGUAGES
from speeltafel.table.proof import AnyMatch
from speeltafel.table.record import Entry
from tests.house_games import HOUSE_GAMES

TODAY = date(2026, 11, 17)
GAMES = HOUSE_GAMES


def played(day: DayGame, luck: int = 0) -> AnyMatch:
    """A whole game in which the person plays by lot, without a swap where there is another way."""
    match, rng = day.begin(), Random(luck)
    while answered(match).outcome is None:
        texts = [match.text(each) for each in match.legal]
        match.push(rng.choice([each for each in texts if not each.startswith(("swap", "keep"))] or texts))
    return match


def test_our_three_games_have_a_day() -> None:
    assert day_games() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_day_is_the_same_for_everybody_and_every_day_is_another(game: str) -> None:
    one, same, other = (day_game(game, day) for day in (TODAY, TODAY, TODAY + timedelta(1)))
    assert one == same
    assert one.begin().log == same.begin().log
    assert (one.seed, one.position) != (other.seed, other.position)
    secret = day_game(game, TODAY, b"a server's secret")
    assert secret.seed not in (one.seed, day_game(game, TODAY, b"another").seed)


def test_days_of_exago_begin_from_even_positions_of_which_no_two_are_alike() -> None:
    lines = (Path(__file__).parents[2] / EXAGO_POSITIONS).read_text("utf-8").splitlines()
    game = find("exago")
    for line in lines:
        share, _, position = line.partition(" ")
        state = game.set_up(position)
        assert 35 <= float(share) <= 65
        assert sum(map(bool, state.board)) in STONES
        assert game.turn(state) == Decision(0)
    assert len({hexes_alike(line.partition(" ")[2]) for line in lines}) == len(lines)


def test_a_position_like_one_that_is_known_is_not_tried_again() -> None:
    game = find("exago")
    assert isinstance(game, Exago)
    number, state = next(
        (each, found) for each in range(20_000, 20_100) if (found := candidate(game, each, ())) is not None
    )
    assert candidate(game, number, {hexes_alike(game.position(state))}) is None


def test_the_seeds_of_a_day_are_the_same_for_ever() -> None:
    assert day_game("qwirkle", TODAY).commitment[:16] == "489421d84aba6f60"
    with pytest.raises(Unknown, match="2026-01-01"):
        day_game("qwirkle", date(2025, 12, 31))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_day_is_checked_by_replaying_it(game: str) -> None:
    day = day_game(game, TODAY)
    match = played(day)
    record = match.record()
    result = checked(day, record)
    assert result == day.plan.result(match)
    with pytest.raises(Illegal, match=r"2026-11-18|should be"):
        checked(day_game(game, TODAY + timedelta(1)), record)
    first = next(event.number for event in match.log if event.seat == 1)
    forged = Match(match.game, day.seed, position=day.position, mode=day.mode)
    for event in match.log[forged.number + 1 : first]:
        if event.number > forged.number:
            forged.push(event.action)
    others = [each for each in forged.legal if each != match.log[first].action]
    forged.push(others[0])
    while forged.outcome is None:
        forged.push(next(iter(forged.legal)))
        if forged.number > 600:
            return
    with pytest.raises(Illegal, match=f"Event {first} should be"):
        checked(day, forged.record())


def test_an_undo_does_not_count_and_a_running_game_neither() -> None:
    day = day_game("exago", TODAY)
    match = day.begin()
    with pytest.raises(Illegal, match="not finished"):
        checked(day, match.record())
    match.push(next(iter(match.legal)))
    match.push("undo:0")
    while answered(match).outcome is None:
        match.push(next(iter(match.legal)))
    with pytest.raises(Illegal, match="Event 1 is no move"):
        checked(day, match.record())
    record = played(day).record()
    with pytest.raises(Illegal, match="not the game of"):
        checked(day, replace(record, position=None, entries=(Entry("lot:0"), *record.entries)))


SHORT = """
import sys
from datetime import date
from random import Random
from speeltafel.coach.day.plan import answered, day_game
from tests.house_games import HOUSE_GAMES
for game in HOUSE_GAMES:
    match, rng = day_game(game, date(2026, 11, 3)).begin(), Random(5)
    for _ in range(4):
        if answered(match).outcome is not None:
            break
        match.push(rng.choice(sorted(match.text(each) for each in match.legal)))
    print(*(match.text(event.action) for event in match.log))
"""


def test_the_opponent_answers_alike_compiled_and_interpreted() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", SHORT],
            env={**os.environ, "SPEELTAFEL_INTERPRETED": each},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for each in ("", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0].split()) > 25


@pytest.mark.parametrize(
    ("played_days", "days", "forgiven", "has_spare"),
    [
        ("", 0, [], True),
        ("0", 1, [], True),
        ("1", 1, [], True),
        ("0 1 2", 3, [], True),
        ("0 1 3 4", 4, [2], False),
        ("0 2 4", 2, [1], False),
        ("0 1 2 3 4 5 6 8 9", 9, [7], True),
        ("0 2 3 4 5 6 7 9", 8, [1, 8], False),
        ("0 2 3 4 5 6 8", 6, [1], False),
        ("3 4 5", 0, [], True),
        ("2 3", 2, [1], False),
    ],
)
def test_a_streak_forgives_one_missed_day_in_seven(
    played_days: str, days: int, forgiven: list[int], *, has_spare: bool
) -> None:
    """Days are counted back from today, 0."""
    found = streak([TODAY - timedelta(int(each)) for each in played_days.split()], TODAY)
    assert found == Streak(
        days, [TODAY - timedelta(each) for each in sorted(forgiven, reverse=True)], has_spare
    )


def test_the_first_finished_counts_and_later_ones_are_again() -> None:
    good, bad = DayResult(20, "won", 120, 100, 20), DayResult(-3, "lost", 97, 100, 20)
    book, first = DayBook().finished(TODAY, "qwirkle", bad)
    book, second = book.finished(TODAY, "qwirkle", good)
    book, other = book.finished(TODAY, "qwinn", good)
    assert (first.again, second.again, other.again) == (False, True, False)
    counted = book.counted(TODAY, "qwirkle")
    assert counted is not None
    assert counted.result == bad


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_spoils_nothing(game: str, language: str) -> None:
    match = played(day_game(game, TODAY))
    entry = Finished(TODAY, game, day_game(game, TODAY).plan.result(match))
    text = share_text(game, entry, Streak(13, [], has_spare=True), language)
    assert "13" in text
    assert "2026" in text
    assert not re.search(r"-?\d,-?\d|\b[bgopry][cdlstx]\b|roll|keep|\bgo:|draw:", text)


def test_results_rank_as_people_would() -> None:
    assert line_of([0, 5, 10, -10]) == "▄▆█▁"
    assert line_of([]) == ""


def test_a_day_is_played_at_the_terminal_and_counted_once(tmp_path: Path) -> None:
    today = date(2026, 11, 2)
    match = day_game("exago", today).begin()
    typed = []
    while answered(match).outcome is None:
        text = match.text(next(iter(match.legal)))
        typed.append(text)
        match.push(text)
    lines = "\n".join(["hint", "undo", *typed, ""])

    def speeltafel(*words: str, given: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "speeltafel", "day", *words, "--language", "en"],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            input=given,
            capture_output=True,
            text=True,
        )
        return done.stdout + done.stderr

    told = speeltafel("exago", "--date", "2026-11-02", given=lines)
    assert told.count("no taking back") == 2
    assert "Speeltafel 2 November 2026 · Exago" in told
    assert "does not count" not in told
    again = speeltafel("exago", "--date", "2026-11-02", given=lines)
    assert "played again" in again
    assert "not played yet" in speeltafel("--date", "2026-11-02")
    assert "Lost after" in speeltafel("--date", "2026-11-02") or "Won in" in speeltafel(
        "--date", "2026-11-02"
    )
    assert "still to come" in speeltafel("exago", "--date", "2999-01-01")
    assert "--date 2026-11-17" in speeltafel("exago", "--date", "soon")
    (tmp_path / "speeltafel" / "days.json").write_text("{")
    assert "Move it away" in speeltafel()
