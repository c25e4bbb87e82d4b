"""The worked game of the sheets: twelve turns, each line named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from speeltafel import Match, find
from speeltafel.locale import say

GAME: dict[str, Any] = json.loads(Path(__file__).with_name("worked_game.json").read_text("utf-8"))


@pytest.mark.parametrize("edition", GAME["editions"])
def test_it_replays_with_every_line_named(edition: str) -> None:
    match: Match[Any, Any] = Match(find(f"qwirkle/{edition}", seats=GAME["seats"]))
    for text in [*GAME["deal"], GAME["lot"]]:
        match.push(text)
    scores = []
    for turn in GAME["turns"]:
        action = match.game.parse(match.state, turn["action"])
        assert match.state.mover == turn["seat"]
        score = match.game.score(match.state, action)
        assert sorted(say(line.name, "en") for line in score.lines) == sorted(turn["lines"])
        assert score.points == turn["score"]
        assert match.game.preview(match.state, action).score == score
        before = match.scores[turn["seat"]]
        match.push(turn["action"])
        scores.append(match.scores[turn["seat"]] - before)
        match.push(turn["draw"])
    assert scores == [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]


def test_the_qwirkle_of_turn_eleven_says_which_tiles_earn_it() -> None:
    match: Match[Any, Any] = Match(find("qwirkle/nl-2023", seats=GAME["seats"]))
    for text in [*GAME["deal"], GAME["lot"]]:
        match.push(text)
    for turn in GAME["turns"][:10]:
        match.push(turn["action"])
        match.push(turn["draw"])
    action = match.game.parse(match.state, GAME["turns"][10]["action"])
    line = next(line for line in match.game.score(match.state, action).lines if line.bonus)
    assert (line.points, line.bonus) == (12, 6)
    assert line.cells == ("-1,0", "0,0", "1,0", "2,0", "3,0", "4,0")
    assert line.pieces == ("rt", "rl", "rd", "rc", "rs", "rx")
    assert [say(line.name, language) for language in ("nl", "de", "fr")] == [
        "rood 6 + 6",
        "Rot 6 + 6",
        "rouge 6 + 6",
    ]
