"""Bots and reviews at a prompt: names, a choice for the seat to move, and a game looked back at that prints and draws itself."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from speeltafel import (
    Choice,
    Illegal,
    Limit,
    Match,
    Review,
    SpeeltafelError,
    Unknown,
    ask,
    bot,
    find,
    levels,
    odds,
    review,
    say,
    solve_end,
    what_if,
)
from speeltafel.coach.classes import CHANCES
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES


class First:
    """Takes the first action, and remembers what it was given."""

    def choose(self, game: Any, seen: Any, events: Any, limit: Limit, luck: int) -> Choice[Any]:
        self.given = seen, events, limit, luck
        return Choice(next(iter(game.legal(seen.state))))


def test_a_level_is_asked_by_its_name_for_the_seat_to_move() -> None:
    match = Match("qwirkle", 3)
    assert levels("qwirkle/nl-2023") == levels("qwirkle")
    for name in (*levels("qwirkle")[:2], "greedy", "random"):
        choice = ask(match, name, "50n")
        assert choice.action in match.legal
    assert ask(match, "greedy").action == ask(match, bot("qwirkle", "greedy")).action


def test_a_bot_of_ones_own_may_answer_with_a_text() -> None:
    class Texting:
        def choose(self, game: Any, seen: Any, *_: Any) -> Choice[Any]:
            return Choice(game.text(next(iter(game.legal(seen.state)))))

    match = Match("qwinn", 3)
    assert ask(match, Texting()).action == next(iter(match.legal))


def test_a_bot_of_ones_own_gets_what_its_seat_sees() -> None:
    match = Match("qwirkle", 3)
    match.push(next(iter(match.legal)))
    mine = First()
    assert ask(match, mine, Limit(nodes=7), luck=9).action == next(iter(match.legal))
    seen, events, limit, luck = mine.given
    assert seen.eyes == frozenset({match.turn.seat})  # type: ignore[union-attr]
    assert list(events) == list(match.events_for(seen.eyes))
    assert (limit, luck) == (Limit(nodes=7), 9)
    ask(match.at(), mine, "20ms")
    assert mine.given[1:3] == ((), Limit(seconds=0.02))


def test_nobody_is_asked_where_nobody_is_to_choose() -> None:
    with pytest.raises(Illegal):
        ask(Match("qwinn"))
    with pytest.raises(Unknown, match="collector"):
        ask(Match("qwinn", 1), "nobody")
    for wrong in (3, None, First, [], b"x"):
        with pytest.raises(SpeeltafelError):
            ask(Match("qwinn", 1), wrong)  # type: ignore[arg-type]
        with pytest.raises(SpeeltafelError):
            review(wrong)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def looked_back() -> Review:
    match: Match[Any, Any] = Match(find("qwinn", target=40), 4)
    while match.outcome is None:
        match.push(ask(match, "collector").action)
    return review(match, names=["Ada", "Ben"])


def test_a_review_tells_and_draws_itself(looked_back: Review) -> None:
    told = str(looked_back)
    assert "Ada" in told
    assert say(message("coach-against-equal"), "en") in told
    assert "Player" not in told
    assert "Player 1" in Review(looked_back.match, looked_back.figures).text()
    assert len({looked_back.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert f"{len(looked_back)} decisions" in repr(looked_back)
    drawn = ElementTree.fromstring(looked_back._repr_svg_())
    curves = [each for each in drawn.iter() if each.tag.endswith("polyline")]
    points = sum(len(each.get("points", "").split()) for each in curves)
    assert (len(curves), points) == (2, len(looked_back))
    assert looked_back.drawing(dark=True) != looked_back.drawing()


def test_the_text_tells_each_part_of_every_result(looked_back: Review) -> None:
    figures = looked_back.figures
    parts = [(0.21, 0.04, 0.03, 0.3), (-0.21, 0.03, 0.04, -0.3)]
    players = [
        msgspec.structs.replace(each, luck=luck, given=given, received=received, unknown=unknown)
        for each, (luck, given, received, unknown) in zip(figures.players, parts, strict=True)
    ]
    told = Review(looked_back.match, msgspec.structs.replace(figures, players=players), ["Ada", "Ben"])
    accounts = str(told).split("\n\n")[1].splitlines()[1:]
    assert [re.findall(r"[+-]\d+\.\d", each) for each in accounts] == [
        ["+21.0", "-4.0", "+3.0", "+30.0"],
        ["-21.0", "-3.0", "+4.0", "-30.0"],
    ]


def test_a_review_is_gone_through_decision_by_decision(looked_back: Review) -> None:
    match = looked_back.match
    assert [each.number for each in looked_back] == [e.number for e in match.events if e.seat is not None]
    dear = looked_back.dearest(2)
    assert all(each.name in CHANCES for each in dear)
    for each in looked_back.players:
        parts = each.luck - each.given + each.received + each.unknown
        assert each.result - each.even == pytest.approx(parts)


def test_a_match_that_goes_on_is_not_looked_back_at() -> None:
    with pytest.raises(Illegal, match="not over"):
        review(Match("qwinn", 1))


def test_what_if_goes_from_any_moment_of_a_match_and_from_a_position(looked_back: Review) -> None:
    match = looked_back.match
    for each in looked_back:
        line = what_if(match, each.number)
        assert (line.mover, line.log.state) == (each.seat, match.before(each.number))
        advice = line.best(tried=each.action)
        assert [one.is_tried for one in advice.choices].count(True) == 1
        assert len(str(advice).splitlines()) == len(advice.choices) + 1
        assert f"{advice.choices[0].action}: wins" in repr(advice)
        assert line.why(each.action)
        on = line.tried(each.best)
        assert line.tried(match.game.parse(line.log.state, each.best)).line == on.line
        assert on.back().log.state == line.log.state
        assert str(on) != str(line)
        assert what_if(match.at(each.number)).tried(each.best).moves == on.moves
    assert what_if(match).mover is None


def test_what_if_imagines_what_the_eyes_of_a_match_do_not_see() -> None:
    match = Match("qwirkle", 3)
    match.push(next(iter(match.legal)))
    mine = match.seen_by({match.turn.seat})  # type: ignore[union-attr]
    seen, other = (set(what_if(mine, luck=luck).log.state.hands) for luck in (1, 2))
    assert len(seen & other) == 1
    for wrong in (match.history, "x", None):
        with pytest.raises(SpeeltafelError, match="match is wanted"):
            what_if(wrong)  # type: ignore[arg-type]
    with pytest.raises(SpeeltafelError, match="match is wanted"):
        what_if(match.at(), 1)


def test_certain_answers_take_a_position_and_can_be_read() -> None:
    match = Match("qwinn", 3)
    found = odds(match.at())
    assert found == odds(match)
    assert f"best {found.choices[0][0]} of {len(found.choices)}" in repr(found)
    assert len(str(found).splitlines()) == 1 + len(found.choices)
    with pytest.raises(SpeeltafelError, match="a match or a position is wanted"):
        solve_end("x")  # type: ignore[arg-type]


def test_what_a_bot_says_is_said_in_a_language() -> None:
    words = ask(Match("qwirkle", 3), "greedy").words
    assert words is not None
    assert say(words, "nl") != say(words, "de")
