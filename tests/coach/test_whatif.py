"""What if: moves for every seat from any moment, the best three, back again, and on against a level."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from speeltafel import Match, SpeeltafelError, find
from speeltafel.coach.find import coach_for
from speeltafel.coach.whatif import WhatIf
from speeltafel.core.protocol import Seat
from tests.coach.games import finished

GAMES = [
    ("qwirkle", ("sprout", "hasty", "gatherer"), 700),
    ("exago", ("hasty", "dreamer"), 700),
    ("exago", ("hasty", "dreamer", "watchman", "hasty"), 300),
    ("qwinn", ("grabber", "master"), 1),
    ("pile", ("greedy", "random", "greedy"), 200),
]


def middle(match: Match[Any, Any]) -> int:
    moves = [event.number for event in match.events if event.seat is not None]
    return moves[len(moves) // 2]


@pytest.mark.parametrize(("name", "bots", "nodes"), GAMES)
def test_moves_can_be_tried_for_every_seat_and_taken_back(
    name: str, bots: tuple[str, ...], nodes: int
) -> None:
    match = finished(name, bots)
    start = WhatIf.from_game(match, middle(match))
    coach = coach_for(match.game)
    line = start
    movers = []
    for _ in range(2 * len(bots)):
        if line.mover is None:
            break
        movers.append(line.mover)
        advice = line.best(coach, nodes=nodes)
        assert advice.seat == line.mover
        assert len(advice.choices) == min(3, len(list(match.game.legal(line.log.state))))
        assert all((each.chance is None) != coach.tells_chances for each in advice.choices)
        line = line.tried(advice.choices[-1].action)
    assert len(set(movers)) > 1
    assert line.back(len(line.moves)).log.state == start.log.state
    assert start.followed(line.moves).line == line.line
    with pytest.raises(SpeeltafelError):
        start.back()
    assert start.line == ()


def test_a_move_that_was_asked_about_is_weighed_beside_the_best() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    line = WhatIf.from_game(match, middle(match))
    poor = min(
        (match.game.score(line.log.state, each).points, match.game.text(each))
        for each in match.game.legal(line.log.state)
    )[1]
    advice = line.best(tried=poor, nodes=3_000)
    tried = next(each for each in advice.choices if each.is_tried)
    assert tried.action == poor
    assert tried.chance is not None
    assert advice.choices[0].chance is not None
    assert tried.chance < advice.choices[0].chance
    assert 0 < tried.error < 0.3
    with pytest.raises(SpeeltafelError):
        line.best(tried="rs@90,90")


def test_thinking_longer_goes_on_from_what_is_known() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    line = WhatIf.from_game(match, middle(match))
    coach = coach_for(match.game)
    short = line.best(coach, nodes=2_000)
    longer = line.best(coach, known=short.appraisal, nodes=9_000)
    assert longer.appraisal.deals > short.appraisal.deals
    assert longer.choices[0].error < short.choices[0].error


@pytest.mark.parametrize(("name", "bots"), [(each[0], each[1]) for each in GAMES])
def test_a_line_is_played_on_to_the_end_against_a_level(name: str, bots: tuple[str, ...]) -> None:
    match = finished(name, bots)
    moves = [event.number for event in match.events if event.seat is not None]
    line = WhatIf.from_game(match, moves[-3])
    for _ in range(60):
        if line.mover is None:
            break
        line = line.answered("greedy")
    assert line.log.outcome is not None
    with pytest.raises(SpeeltafelError):
        line.best()


def test_a_position_is_enough_and_what_lies_face_down_is_imagined() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    number = middle(match)
    state = match.before(number)
    seen = match.game.observe(state, frozenset({Seat(0)})).state
    text = match.game.position(seen)
    assert "??" in text
    lines = [WhatIf.from_position(match.game, text, luck) for luck in (1, 2)]
    hands = [line.log.state.hands for line in lines]
    assert hands[0][0] == hands[1][0] == state.hands[0]
    assert hands[0][1] != hands[1][1]
    assert all(tile is not None for hand in hands[0] for tile in hand)


def test_of_a_running_game_it_knows_what_one_seat_sees() -> None:
    """Another hand of the other seat changes nothing, and nothing is dealt as the game's own seed would deal it."""
    match: Match[Any, Any] = Match(find("qwirkle", 2, first=0), seed=11)
    match.push(next(iter(match.legal)))
    match.push(next(iter(match.legal)))
    eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
    seen, events = match.observe(eyes), match.events_for(eyes)
    twin = match.game.imagine(seen, Random(5), events)
    assert twin != match.state
    told = [
        WhatIf.from_seat(match.game, match.game.observe(state, eyes), events, luck=3)
        for state in (match.state, twin)
    ]
    assert told[0].log.state == told[1].log.state
    advice = [line.best(nodes=2_000) for line in told]
    assert advice[0] == advice[1]
    move = advice[0].choices[0].action
    match.push(move)
    assert told[0].tried(move).line[1:] != tuple(entry.text for entry in match.history.entries[-1:])


@pytest.mark.parametrize(
    ("name", "bots"), [("qwirkle", ("saver", "sprout")), ("qwinn", ("grabber", "master"))]
)
def test_dice_and_bag_bring_what_luck_says_and_not_what_they_brought(
    name: str, bots: tuple[str, ...]
) -> None:
    match = finished(name, bots)
    number = middle(match)
    made = match.text(match.history.move(number).action)
    came = match.text(match.history.move(number + 1).action)
    lines = [WhatIf.from_game(match, number, luck).tried(made).line for luck in (1, 2, 3, 4)]
    assert WhatIf.from_game(match, number, 1).tried(made).line == lines[0]
    assert len({*lines, (made, came)}) == 5


def test_a_moment_that_is_not_there_is_refused() -> None:
    match = finished("exago", ("hasty", "dreamer"))
    with pytest.raises(SpeeltafelError, match="no event 999"):
        WhatIf.from_game(match, 999)
