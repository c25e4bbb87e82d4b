"""Objects that speak: what a person at a prompt sees and may type, and errors of our own for what does not fit."""

from __future__ import annotations

import io
from collections.abc import Callable
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from speeltafel import (
    NOBODY,
    Illegal,
    Match,
    Position,
    Seat,
    SpeeltafelError,
    Unknown,
    Unreadable,
    find,
    read_record,
    read_records,
    say,
    write_record,
)
from speeltafel.core.registry import specs
from speeltafel.table.acts import Resign
from tests.house_games import HOUSE_GAMES

GAMES = [pytest.param(name, id=name) for name in specs()]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_tells_where_it_stands(name: str) -> None:
    match = Match(find(name), 3)
    assert match.game.edition in repr(match)
    assert "to move" in repr(match)
    assert str(match)
    while match.outcome is None:
        match.push(next(iter(match.legal)))
    assert "won by" in repr(match) or "no winner" in repr(match)


@pytest.mark.parametrize("name", GAMES)
def test_texts_are_taken_wherever_an_action_is(name: str) -> None:
    match = Match(name, 3)
    texts = list(match.legal.texts())
    assert texts
    assert all(text in match.legal for text in texts[:20])
    assert texts[0] in repr(match.legal)
    action = next(iter(match.legal))
    assert match.score(texts[0]) == match.score(action)
    assert match.preview(texts[0]).text == match.preview(action).text
    assert "no such thing" not in match.legal
    match.push(texts[0])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("wrong", [3, None, 1.5, ("a",), b"x"])
def test_a_plain_value_is_no_action(name: str, wrong: object) -> None:
    match = Match(name, 3)
    before = match.number
    with pytest.raises(SpeeltafelError) as refused:
        match.push(wrong)
    assert isinstance(refused.value, Unreadable | Illegal)
    assert repr(wrong) in str(refused.value)
    assert next(match.legal.texts()) in str(refused.value)
    assert match.number == before


def asked_of_a_game(match: Match[Any, Any]) -> dict[str, Callable[[Any], object]]:
    """Everything of a game that takes an action, asked where the match stands."""
    game, state = match.game, match.state
    asked: dict[str, Callable[[Any], object]] = {
        "apply": lambda action: game.apply(state, action),
        "score": lambda action: game.score(state, action),
        "redact": lambda action: game.redact(state, action, NOBODY),
        "preview": lambda action: game.preview(state, action),
        "describe": lambda action: game.describe(state, action),
        "after": match.at().after,
        "text": match.text,
    }
    own = getattr(game, "play", None)
    return asked if own is None else asked | {"play": lambda action: own(state, action)}


@pytest.mark.parametrize("name", HOUSE_GAMES)
@pytest.mark.parametrize(
    "wrong", ["zz", 3, 1.5, ("a",), b"x", object(), Resign(Seat(0))], ids=lambda wrong: type(wrong).__name__
)
def test_what_is_no_action_is_refused_wherever_a_game_takes_one(name: str, wrong: object) -> None:
    match = Match(name, 3)
    for asked, ask in asked_of_a_game(match).items():
        if asked == "text" and isinstance(wrong, Resign):
            continue
        with pytest.raises(Unreadable):
            ask(wrong)
    with pytest.raises(Unreadable, match="as parse gives it"):
        match.game.text(wrong)


@pytest.mark.parametrize("name", HOUSE_GAMES)
def test_a_game_takes_the_text_of_an_action_as_the_action(name: str) -> None:
    match = Match(name, 3)
    text = list(match.legal.texts())[-1]
    action = match.game.parse(match.state, text)
    for asked, ask in asked_of_a_game(match).items():
        assert ask(text) == ask(action), asked
    assert match.text(f" {text} ") == text
    assert match.text("resign:1") == "resign:1"


@pytest.mark.parametrize("wrong", [[], {}, 1.5, object()])
def test_what_is_no_seed_is_refused(wrong: object) -> None:
    with pytest.raises(Unreadable, match=r"seed: a text, a whole number or bytes is wanted, not "):
        Match("qwirkle", wrong)  # type: ignore[arg-type]


def test_what_is_no_message_or_no_language_is_refused() -> None:
    with pytest.raises(Unreadable, match="message: a message is wanted, not 3"):
        say(3, "nl")  # type: ignore[arg-type]
    with pytest.raises(Unknown, match="xx"):
        say(Illegal("not-over").message, "xx")


@pytest.mark.parametrize("wrong", [{7}, [2], "x", 5, [None], [-1]])
def test_eyes_of_nobody_here_are_refused(wrong: object) -> None:
    match = Match("qwirkle", 3)
    for ask in (
        match.observe,
        match.log_for,
        match.events_for,
        match.record,
        lambda eyes: list(match.replay(eyes)),
    ):
        with pytest.raises(Unknown, match="seats count from 0 to 1"):
            ask(wrong)  # type: ignore[operator]


def test_eyes_are_any_seats_in_a_row() -> None:
    match = Match("qwirkle", 3)
    assert match.observe([0]) == match.observe(frozenset({0})) == match.observe((0,))  # type: ignore[arg-type]
    assert match.observe([]).eyes == frozenset()


def test_a_record_is_read_from_text_and_from_bytes_and_from_nothing_else() -> None:
    record = Match("exago", 1).record()
    for form in ("spel", "json"):
        text = write_record(record, form)
        assert write_record(read_record(text), form) == write_record(read_record(text.encode()), form) == text
    with pytest.raises(Unreadable, match="int"):
        read_record(3)  # type: ignore[arg-type]
    with pytest.raises(Unknown, match="spel, json"):
        write_record(record, "pgn")


def test_many_records_are_read_one_after_the_other() -> None:
    records = []
    for seed, name in enumerate(HOUSE_GAMES):
        match = Match(name, seed)
        match.push(next(iter(match.legal)))
        records.append(match.record(Seat0="Anna", Date="2026"))
    in_a_row = "\n".join(write_record(each) for each in records)
    by_line = "\n".join(write_record(each, "json").replace("\n", "") for each in records)
    for text in (in_a_row, by_line):
        assert [write_record(each) for each in read_records(io.StringIO(text))] == [
            write_record(each) for each in records
        ]
        assert len(list(read_records(io.BytesIO(text.encode())))) == 3
    whole = write_record(records[0], "json")
    assert len(list(read_records(io.StringIO(whole)))) == 1
    assert list(read_records(io.StringIO("\n \n"))) == []


@pytest.mark.parametrize("name", HOUSE_GAMES)
def test_an_action_shows_its_kind_and_its_text(name: str) -> None:
    match = Match(name, 3)
    for action in list(match.legal)[:20]:
        assert str(action) == match.text(action)
        assert repr(action) == f"<{type(action).__name__} {match.text(action)}>"
    assert f"lot:{match.turn.seat}" in " ".join(repr(event) for event in match.events)  # type: ignore[union-attr]


def test_a_score_tells_its_lines() -> None:
    match = Match(find("qwirkle", 2), 7)
    score = match.score(next(iter(match.legal)))
    assert str(score).startswith(f"{score.points} (")
    assert all(f": {line.points}" in str(score) for line in score.lines)
    assert str(Match("exago", 1).score("0,0")) == "0"


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_drawn_in_a_notebook(name: str) -> None:
    match = Match(name, 3)
    while match.outcome is None:
        match.push(next(iter(match.legal)))
    drawn = ElementTree.fromstring(match._repr_svg_())
    assert drawn.tag.endswith("svg")
    assert match.drawing(dark=True) != match.drawing()
    assert "Ada" in match.drawing(["Ada", "Ben"])


def used(drawn: str) -> list[str]:
    """The pieces of a picture by their names, in the order they are drawn."""
    return [each.attrib["href"][1:] for each in ElementTree.fromstring(drawn).iter() if "href" in each.attrib]


@pytest.mark.parametrize(
    ("name", "position", "text", "drawn"),
    [
        ("qwirkle", "0,0/BXOXYX bcgxpcpcpxrd/gsgsolrcylyx 3,0 0", "px@3,0+gx@4,0", ["tile-px", "tile-gx"]),
        ("qwinn", "topper:0:- topper:0:- 0 roll:1344/6 2", "keep:44/6", ["die-w4", "die-w4", "die-r6"]),
    ],
)
def test_an_action_is_drawn_by_its_pieces(name: str, position: str, text: str, drawn: list[str]) -> None:
    here = Position(name, position)
    action = here.game.parse(here.state, text)
    assert used(action._repr_svg_()) == drawn
    assert f">{text}<" in action._repr_svg_()


def test_what_is_face_down_is_drawn_face_down() -> None:
    match = Match(find("qwirkle", 2), 3)
    dealt = match.events[0].action._repr_svg_()
    hidden = match.events_for([])[0].action._repr_svg_()
    assert len(used(dealt)) == 6
    assert used(hidden) == []
    assert hidden.count("<rect") == 1 + 6


def test_an_action_without_pieces_is_drawn_by_its_cells_or_not_at_all() -> None:
    here = Position("exago", "turn:0 r10:0,0+1,0 b10:0,1+1,1")
    assert here.game.parse(here.state, "0,0>2,0")._repr_svg_().count("<polygon") == 2
    assert here.game.parse(here.state, "2,0")._repr_svg_().count("<polygon") == 1
    assert here.game.parse(here.state, "pass")._repr_svg_() is None
    dice = Position("qwinn", "topper:0:- topper:0:- 0 roll:1344/6 2")
    assert dice.game.parse(dice.state, "fail")._repr_svg_() is None


@pytest.mark.parametrize("name", HOUSE_GAMES)
def test_a_score_is_drawn_line_by_line(name: str) -> None:
    """Every play that scores in a game: its pieces in the order of its lines, and each line's points."""
    match, rng = Match(name, 3), Random(3)
    scored = 0
    while match.outcome is None:
        legal = list(match.legal)
        best = max(rng.sample(legal, len(legal)), key=lambda action: match.score(action).points)
        score = match.score(best)
        drawn = score._repr_svg_()
        assert (drawn is None) == (not score.lines)
        if drawn is not None:
            scored += 1
            ends = [piece.replace("-", "") for line in score.lines for piece in line.pieces]
            assert [each.rsplit("-", 1)[1].removeprefix("w") for each in used(drawn)] == ends
            assert all(f": {line.points}<" in drawn for line in score.lines)
        match.push(best)
    assert scored


def test_what_a_seat_sees_can_be_printed_and_tried_on() -> None:
    match = Match(find("qwirkle", 2), 7)
    mover = match.turn.seat  # type: ignore[union-attr]
    seen = match.seen_by([mover])
    assert "??" in str(seen)
    assert "??" not in str(match)
    assert set(seen.legal.texts()) == set(match.legal.texts())
    before = match.number
    seen.push(next(seen.legal.texts()))
    assert match.number == before
