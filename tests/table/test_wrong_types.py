"""Whatever is put into what `import speeltafel` offers, only our own errors come out, and they say what would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import speeltafel
from speeltafel import (
    NOBODY,
    Limit,
    Log,
    Match,
    Position,
    Record,
    Review,
    SpeeltafelError,
    WhatIf,
    ask,
    bot,
    everybody,
    find,
    levels,
    odds,
    read_record,
    read_records,
    register,
    replayed,
    review,
    solve_end,
    verify,
    what_if,
    write_record,
)
from speeltafel.core.text_style import PLAIN
from tests.house_games import HOUSE_GAMES

WRONG: tuple[Any, ...] = (
    None, True, 3, -1, 10**30, 3.5, float("nan"), "", "x", "\x00", "é" * 40, b"x", b"\xff", [], [None], ["x"], [[]], (), {}, {"x": 1},
    {1}, object(), Match, len, Match("qwinn", seed=1).observe(NOBODY), Match("exago", seed=1),
)  # fmt: skip
GAMES = HOUSE_GAMES


def calls(name: str) -> Iterator[tuple[str, Callable[[Any], object]]]:
    """Every way in, with one argument left open; the others are right."""
    match = Match(name, seed=1)
    record, game, seat = match.record(), match.game, match.turn.seat  # type: ignore[union-attr]
    event, action = match.log[-1], next(iter(match.legal))
    yield "find(_)", find
    yield "find(game, _)", lambda wrong: find(name, wrong)
    yield "find(game, option=_)", lambda wrong: find(name, wishes=wrong)
    for option in game.options:
        yield f"find(game, {option}=_)", lambda wrong, option=option: find(name, **{option: wrong})
    yield "Match(_)", lambda wrong: Match(wrong, seed=1)
    yield "Match(game, seed=_)", lambda wrong: Match(name, seed=wrong)
    yield "Match(game, position=_)", lambda wrong: Match(name, seed=1, position=wrong)
    yield "Match.of(_)", Match.of
    yield "Match.from_log(_)", lambda wrong: Match.from_log(wrong, ["x"])
    yield "Match.from_log(game, _)", lambda wrong: Match.from_log(game, wrong)
    for method in (
        "parse",
        "text",
        "preview",
        "score",
        "observe",
        "before",
        "log_for",
        "events_for",
        "replay",
    ):
        yield f"match.{method}(_)", lambda wrong, method=method: _used(getattr(match, method)(wrong))
    yield "match.push(_)", lambda wrong: match.copy().push(wrong)
    yield "match.push(action, seat=_)", lambda wrong: match.copy().push(action, seat=wrong)
    yield "match.describe(_)", match.describe
    yield "match.describe(event, _)", lambda wrong: match.describe(event, wrong)
    yield "match.redacted(_)", lambda wrong: match.redacted(wrong, frozenset())
    yield "match.redacted(event, _)", lambda wrong: match.redacted(event, wrong)
    yield "match.record(_)", match.record
    yield "match.record(tag=_)", lambda wrong: match.record(white=wrong)
    yield "match.seen_by(_)", match.seen_by
    yield "match.drawing(_)", match.drawing
    yield "match.drawing(language=_)", lambda wrong: match.drawing(language=wrong)
    yield "_ in match.legal", lambda wrong: wrong in match.legal
    yield "everybody(_)", everybody
    yield "read_record(_)", read_record
    yield "read_records(_)", lambda wrong: list(read_records(wrong))
    yield "write_record(_)", write_record
    yield "write_record(record, _)", lambda wrong: write_record(record, wrong)
    yield "replayed(_)", replayed
    yield "verify(_)", verify
    yield "odds(_)", odds
    yield "Position(_)", lambda wrong: Position(wrong, "x")
    yield "Position(game, _)", lambda wrong: Position(name, wrong)
    yield "Position(game, at, eyes=_)", lambda wrong: Position(name, match.at().line, eyes=wrong)
    yield "position.after(_)", match.at().after
    yield "position.seen_by(_)", match.at().seen_by
    yield "match.at(_)", match.at
    yield "levels(_)", levels
    yield "bot(_)", bot
    yield "bot(game, _)", lambda wrong: bot(name, wrong)
    yield "ask(_)", ask
    yield "ask(match, _)", lambda wrong: ask(match, wrong, "1n")
    yield "ask(match, bot, _)", lambda wrong: ask(match, "random", wrong)
    yield "ask(match, bot, luck=_)", lambda wrong: ask(match, "random", luck=wrong)
    yield "review(_)", review
    yield "review(match, think=_)", lambda wrong: review(match, think=wrong)
    yield "solve_end(_)", solve_end
    yield "solve_end(match, _)", lambda wrong: solve_end(match, wrong)
    yield "register(_)", register
    yield "Limit(nodes=_)", lambda wrong: Limit(nodes=wrong)
    yield "Limit(seconds=_)", lambda wrong: Limit(seconds=wrong)
    yield "game.set_up(_)", game.set_up
    yield "game.parse(state, _)", lambda wrong: game.parse(match.state, wrong)
    yield "game.apply(state, _)", lambda wrong: game.apply(match.state, wrong)
    yield "game.score(state, _)", lambda wrong: game.score(match.state, wrong)
    yield "game.text(_)", game.text
    for method in ("turn", "legal", "preview", "position", "view"):
        yield f"game.{method}(_)", lambda wrong, method=method: _used(getattr(game, method)(wrong))
    for method in ("apply", "score", "describe"):
        yield f"game.{method}(_, action)", lambda wrong, method=method: getattr(game, method)(wrong, action)
    yield "game.observe(_, eyes)", lambda wrong: game.observe(wrong, NOBODY)
    yield "game.redact(_, action, eyes)", lambda wrong: game.redact(wrong, action, NOBODY)
    yield "game.picture(_, style)", lambda wrong: game.picture(wrong, PLAIN)
    yield "game.parse(_, text)", lambda wrong: game.parse(wrong, game.text(action))
    yield "game.picture(state, _)", lambda wrong: game.picture(match.state, wrong)
    yield "game.tell_step(state, _)", lambda wrong: game.tell_step(match.state, wrong)
    yield "game.imagine(_, rng)", lambda wrong: game.imagine(wrong, Random(1))
    yield "game.imagine(seen, _)", lambda wrong: game.imagine(match.observe(NOBODY), wrong)
    yield "ask(match, bot that answers _)", lambda wrong: ask(match, Answering(wrong))
    yield "error.say(_)", lambda wrong: speeltafel.Illegal("illegal-over").say(wrong)
    yield "Log.begin(_)", Log.begin
    yield "Record(edition=_)", lambda wrong: replayed(_changed(record, edition=wrong))
    yield "Record(seats=_)", lambda wrong: replayed(_changed(record, seats=wrong))
    yield "game.observe(state, _)", lambda wrong: game.observe(match.state, wrong)
    yield "game.imagine(seen, rng, _)", lambda wrong: game.imagine(match.observe(NOBODY), Random(1), wrong)
    yield "game.describe(state, _)", lambda wrong: game.describe(match.state, wrong)
    yield "Position.of(_, state)", lambda wrong: Position.of(wrong, match.state)
    yield "Position.of(game, _)", lambda wrong: Position.of(game, wrong)
    yield "Position.of(game, state, _)", lambda wrong: Position.of(game, match.state, wrong)
    yield "match.drawing(dark=_)", lambda wrong: match.drawing(dark=wrong)
    line = what_if(match)
    yield "what_if(_)", what_if
    yield "what_if(match, _)", lambda wrong: what_if(match, wrong)
    yield "what_if(match, luck=_)", lambda wrong: what_if(match, luck=wrong)
    yield "WhatIf.from_game(_, number)", lambda wrong: WhatIf.from_game(wrong, 0)
    yield "WhatIf.from_game(match, _)", lambda wrong: WhatIf.from_game(match, wrong)
    yield "WhatIf.from_position(_, line)", lambda wrong: WhatIf.from_position(wrong, match.at().line)
    yield "WhatIf.from_position(game, _)", lambda wrong: WhatIf.from_position(game, wrong)
    yield "WhatIf.from_seat(_, seen)", lambda wrong: WhatIf.from_seat(wrong, match.observe(NOBODY), ())
    yield "WhatIf.from_seat(game, _)", lambda wrong: WhatIf.from_seat(game, wrong, ())
    yield "WhatIf.from_game(match, number, _)", lambda wrong: WhatIf.from_game(match, 0, wrong)
    yield (
        "WhatIf.from_position(game, line, _)",
        lambda wrong: WhatIf.from_position(game, match.at().line, wrong),
    )
    yield "WhatIf.from_seat(game, seen, _)", lambda wrong: WhatIf.from_seat(game, match.observe([0]), wrong)
    yield "WhatIf.from_seat(_)", lambda wrong: WhatIf.from_seat(game, match.observe([0]), (), wrong)
    for method in ("tried", "followed", "back", "why", "answered"):
        yield f"line.{method}(_)", getattr(line, method)
    yield "line.best(tried=_)", lambda wrong: wrong == "" or line.best(tried=wrong)
    yield "line.best(_)", lambda wrong: wrong is None or line.best(wrong)
    yield "line.best(known=_)", lambda wrong: wrong is None or line.best(known=wrong)
    yield "line.why(move, _)", lambda wrong: line.why(action, wrong)
    yield "line.best(nodes=_)", lambda wrong: type(wrong) in (int, type(None)) or line.best(nodes=wrong)
    assert seat in range(game.seats)


def calls_of_a_review(looked_back: Review) -> Iterator[tuple[str, Callable[[Any], object]]]:
    """The same of what a finished match gives."""
    match, advice = looked_back.match, what_if(looked_back.match, 1).best()
    yield "review(match, seed=_)", lambda wrong: type(wrong) is int or review(match, seed=wrong)
    yield "review(match, names=_)", lambda wrong: review(match, think=0.001, names=wrong) if wrong else None
    yield "back.dearest(_)", looked_back.dearest
    yield "back.named(_)", looked_back.named
    yield "back.named(0, _)", lambda wrong: looked_back.named(0, wrong)
    yield "back.text(_)", looked_back.text
    yield "back.drawing(language=_)", lambda wrong: looked_back.drawing(language=wrong)
    yield "back.drawing(dark=_)", lambda wrong: looked_back.drawing(dark=wrong)
    yield "advice.text(_)", advice.text


@dataclass(frozen=True)
class Answering:
    """A bot that always answers the same."""

    answer: Any

    def choose(self, game: Any, seen: Any, events: Any, limit: Any, luck: int) -> Any:
        return self.answer


def _used(found: Any) -> Any:
    return list(found) if hasattr(found, "__next__") else found


def _changed(record: Record, **parts: Any) -> Record:
    from dataclasses import replace

    return replace(record, **parts)


def refused(call: Callable[[Any], object], wrong: Any) -> str:
    """How a value is refused, in words; nothing when it is taken."""
    try:
        call(wrong)
    except SpeeltafelError as error:
        return error.say("en")
    return ""


def raw(call: Callable[[Any], object]) -> list[str]:
    """What comes out for wrong values that is neither an answer nor an error of ours."""
    found = []
    for wrong in WRONG:
        try:
            refused(call, wrong)
        except Exception as error:
            found.append(f"{wrong!r}: {type(error).__name__}: {error}")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_value_is_refused_by_an_error_of_ours(name: str) -> None:
    told = {label: found for label, call in calls(name) if (found := raw(call))}
    assert not told, "\n".join(f"{label}\n    " + "\n    ".join(found) for label, found in told.items())


def test_a_review_and_advice_refuse_wrong_values_as_well() -> None:
    match: Match[Any, Any] = Match(find("qwinn", target=15), 4)
    while match.outcome is None:
        match.push(ask(match, "collector").action)
    looked_back = review(match, names=["Ada"])
    told = {label: found for label, call in calls_of_a_review(looked_back) if (found := raw(call))}
    assert not told, "\n".join(f"{label}\n    " + "\n    ".join(found) for label, found in told.items())
    assert (looked_back.named(0), looked_back.named(1)) == ("Ada", "Player 2")


@pytest.mark.parametrize(
    ("call", "wrong", "words"),
    [
        (find, 3, "name: a text is wanted, not 3."),
        (Match, None, "game: a game or its name is wanted, not None."),
        (odds, "x", "match: a match or a position is wanted, not 'x'."),
        (
            lambda wrong: ask(Match("qwinn", seed=1), wrong),
            3,
            "by: a bot, or the name of one, is wanted, not 3.",
        ),
        (
            lambda wrong: ask(Match("qwinn", seed=1), Answering(wrong)),
            3,
            "choose: a Choice is wanted, not 3.",
        ),
        (
            find("qwirkle").legal,
            3,
            "state: a state of this game, such as match.state or seen.state, is wanted, not 3.",
        ),
        (replayed, b"x", "record: a record is wanted, not b'x'."),
        (lambda wrong: Match("qwinn", seed=1).before(wrong), 99, "There is no event 99; the last one is 2."),
        (
            lambda wrong: Match("qwinn", seed=1).before(wrong),
            10**30,
            f"There is no event {10**30}; the last one is 2.",
        ),
        (
            lambda wrong: what_if(Match("exago", seed=1)).best(wrong),
            "x",
            "coach: a coach, or None for the game’s own, is wanted, not 'x'.",
        ),
        (
            lambda wrong: what_if(Match("exago", seed=1)).best(known=wrong),
            [],
            "known: an Appraisal, as best(…).appraisal is one, is wanted, not [].",
        ),
        (
            lambda wrong: find("exago").picture(find("exago").start(), wrong),
            None,
            "style: a TextStyle is wanted, not None.",
        ),
        (
            lambda wrong: find("exago").tell_step(find("exago").start(), wrong),
            3,
            "step: a Step, as preview gives it, is wanted, not 3.",
        ),
        (lambda wrong: Limit(nodes=wrong), "many", "nodes: a whole number is wanted, not 'many'."),
        (
            speeltafel.Illegal("illegal-over").say,
            "la",
            "There is no language “la”; choose from: nl, de, fr, en.",
        ),
    ],
)
def test_the_error_says_what_would_be_right(call: Callable[[Any], object], wrong: Any, words: str) -> None:
    assert refused(call, wrong) == words


@pytest.mark.parametrize(
    "call",
    [
        lambda wrong: Match("exago", seed=1).at(wrong),
        lambda wrong: what_if(Match("exago", seed=1), wrong),
        lambda wrong: find("exago", wrong),
        lambda wrong: find("exago", handicap=wrong),
        lambda wrong: Match("exago", seed=1).push(wrong),
        lambda wrong: Match("exago", seed=1).observe([wrong]),
        find,
    ],
)
def test_of_a_number_that_python_does_not_write_the_beginning_is_quoted(
    call: Callable[[Any], object],
) -> None:
    said = refused(call, 10**5000)
    assert "0x31e2080103" in said
    assert "…" in said
    assert len(said) < 600
