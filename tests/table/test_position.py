"""A position is a value: it comes back from its line, plays on without changing, and hides what its eyes may not see."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from speeltafel import Decision, Illegal, Match, Observation, Position, Unreadable, find
from tests.house_games import HOUSE_GAMES


@pytest.mark.parametrize("name", HOUSE_GAMES)
def test_a_position_comes_back_from_its_line(name: str) -> None:
    match = Match(name, 5)
    for _ in range(6):
        match.push(next(iter(match.legal)))
    here = match.at()
    again = Position(match.game, here.line)
    assert again.line == here.line
    assert Position(name, here.line) == again
    assert hash(Position(name, here.line)) == hash(again)
    assert here.line[:20] in repr(here)
    assert str(here) == str(match)
    assert ElementTree.fromstring(here._repr_svg_()).tag.endswith("svg")


@pytest.mark.parametrize("name", HOUSE_GAMES)
def test_playing_on_gives_the_next_position_and_leaves_this_one(name: str) -> None:
    match = Match(name, 5)
    here = match.at()
    text = next(here.legal.texts())
    after = here.after(text)
    match.push(text)
    assert after.state == match.before(next(e.number for e in match.events if e.seat is not None) + 1)
    assert here == Match(name, 5).at()
    assert after != here
    assert here.score(text) == match.game.score(here.state, match.game.parse(here.state, text))


def test_a_match_tells_the_position_of_every_event() -> None:
    match = Match("exago", 5)
    for _ in range(4):
        match.push(next(iter(match.legal)))
    assert match.at(0).state == match.game.start()
    assert [match.at(event.number).turn for event in match.events if event.seat is not None] == [
        Decision(event.seat) for event in match.events if event.seat is not None
    ]
    assert match.at() == match.at(match.number + 1)


def test_what_eyes_may_not_see_is_in_no_position_of_theirs() -> None:
    match = Match("qwirkle", 5)
    mine = match.at().seen_by([1])
    assert mine == Position(match.game, match.observe([1]))
    assert mine != match.at()
    assert "??" in mine.line
    assert mine.eyes == frozenset({1})
    assert mine.seen_by([0]).eyes == frozenset()  # no eyes get more than they are shown


def test_results_of_chance_are_played_like_actions() -> None:
    start = Position.of(find("qwinn"), find("qwinn").start())
    rolled = start.after("lot:1").after("roll:3455/3")
    assert rolled.turn == Decision(1)  # type: ignore[arg-type]
    with pytest.raises(Illegal):
        rolled.after("roll:3455/3")


@pytest.mark.parametrize("wrong", [None, 3, [], Match])
def test_what_is_no_position_is_refused(wrong: object) -> None:
    with pytest.raises(Unreadable):
        Position("exago", wrong)  # type: ignore[arg-type]
    assert isinstance(Match("exago", 1).observe([0]), Observation)


def test_a_position_is_compared_with_anything_and_shown_in_part() -> None:
    exact = "turn:0 r3:-2,0+0,0+1,-2 b3:-3,1+0,-1+1,-1 y3:-4,1+-1,-1+-1,0"
    longer = "turn:0 r3:-1,0+1,-2+1,0 b3:-2,1+1,-1+1,1 y2:-1,1+0,0+2,0+3,-1"
    game = find("exago", 3)
    assert (Position(game, exact) == 3) is False
    assert repr(Position(game, exact)).endswith(f": {exact}>")
    assert repr(Position(game, longer)).endswith(f": {longer[:-1]}…>")
