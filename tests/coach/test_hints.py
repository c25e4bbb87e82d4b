"""Hints tell no more than their strength, every choice can be asked why, and lost positions can be tried again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from speeltafel import Decision, Match, Outcome, SpeeltafelError, find
from speeltafel.coach.appraisal import Effort
from speeltafel.coach.find import coach_for
from speeltafel.coach.hints import Strength, exercises, hint, retried, why
from speeltafel.coach.qwinn_reasons import hopes_of
from speeltafel.coach.review import LookBack, review
from speeltafel.games.qwinn.state import Go, Keep
from speeltafel.locale import LANGUAGES, say
from tests.coach.games import finished

GAMES = [
    ("qwirkle", ("saver", "sprout"), 700),
    ("exago", ("hasty", "dreamer"), 500),
    ("qwinn", ("grabber", "master"), 1),
    ("pile", ("greedy", "random", "greedy"), 200),
]


def moves(match: Match[Any, Any]) -> list[Any]:
    return [event for event in match.events if event.seat is not None]


@pytest.mark.parametrize(("name", "bots", "nodes"), GAMES)
def test_a_hint_tells_no_more_than_its_strength(name: str, bots: tuple[str, ...], nodes: int) -> None:
    match = finished(name, bots)
    game = match.game
    coach = coach_for(game)
    for event in moves(match)[2::7]:
        state = match.before(event.number)
        eyes = frozenset({event.seat})
        seen = game.observe(state, eyes)
        events = tuple(each for each in match.events_for(eyes) if each.number < event.number)
        where, pieces, move = (hint(game, coach, seen, events, each, nodes=nodes) for each in Strength)
        assert (where.action, where.pieces, where.reasons) == ("", (), ())
        assert (pieces.action, pieces.reasons) == ("", ())
        assert game.parse(state, move.action) in game.legal(state)
        assert move.reasons
        assert where.places == pieces.places == move.places
        for language in LANGUAGES:
            for each in (where.said, pieces.said, move.said, *move.reasons):
                assert say(each, language)
            assert move.action not in say(where.said, language) + say(pieces.said, language)


def test_the_only_move_is_not_hinted_at_but_told() -> None:
    match = Match(find("exago", 2), seed=1)
    game, eyes = match.game, frozenset({match.turn.seat})
    coach, seen = coach_for(game), match.observe(eyes)
    assert len([*game.legal(seen.state)]) == 1
    events = match.events_for(eyes)
    where, pieces, move = (hint(game, coach, seen, events, each, nodes=500) for each in Strength)
    assert {where.said.id, pieces.said.id} == {"coach-hint-nowhere"}
    assert (move.places, move.pieces, move.held) == ((), (), ())
    assert move.action == game.text(next(iter(game.legal(seen.state))))


@pytest.mark.parametrize(("name", "bots", "nodes"), GAMES)
def test_every_choice_can_be_asked_why(name: str, bots: tuple[str, ...], nodes: int) -> None:
    match = finished(name, bots)
    coach = coach_for(match.game)
    told = [
        tuple(say(each, "en") for each in why(match, coach, event.number, nodes=nodes))
        for event in moves(match)[1:40:3]
    ]
    assert all(len(each) >= 2 for each in told)
    assert len(set(told)) > len(told) // 2


def test_a_keep_says_what_it_hopes_for() -> None:
    match = finished("qwinn", ("grabber", "master"))
    keep = next(event for event in moves(match) if match.text(event.action).startswith("keep:"))
    told = [each.id for each in why(match, coach_for(match.game), keep.number)]
    assert {"coach-qwinn-hopes", "coach-qwinn-rather"} < set(told)


def test_a_hope_is_told_as_often_as_the_dice_bring_it() -> None:
    match = finished("qwinn", ("grabber", "master"))
    game = match.game
    keeps = [each for each in moves(match) if isinstance(each.action, Keep) and len(each.action.dice.all) > 2]
    told = 0
    for event in keeps[:4]:
        before = match.before(event.number)
        after = game.apply(before, event.action)
        chance = game.turn(after)
        assert not isinstance(chance, Decision | Outcome)
        counts: dict[str, Any] = {}
        for each in chance.outcomes():
            legal = game.legal(game.apply(after, each))
            for name in {action.space for action in legal if isinstance(action, Go)}:
                counts[name] = counts.get(name, 0) + chance.probability(each)
        for name, share in hopes_of(game.rules, before, event.action):
            assert share == pytest.approx(float(counts[name]))
            told += 1
    assert told > 2


def test_what_is_tried_again_are_a_seats_own_losses_the_dearest_first() -> None:
    match = finished("qwinn", ("grabber", "master"))
    *_, found = review(match, coach_for(match.game))
    assert isinstance(found, LookBack)
    own, other = ([each for each in found.verdicts if each.seat == seat] for seat in (0, 1))
    told = [("slip", 0.03, False), ("", 0.01, False), ("mistake", 0.09, False), ("slip", 0.04, False)]
    told += [("blunder", 0.2, False), ("blunder", 0.1, True), ("mistake", 0.06, False)]
    given = [
        msgspec.structs.replace(each, name=name, given=loss, loss=loss, decides=decides)
        for each, (name, loss, decides) in zip(own, told, strict=False)
    ]
    worst = msgspec.structs.replace(other[0], name="blunder", given=0.9, loss=0.9)
    lost = exercises(match, msgspec.structs.replace(found, verdicts=[worst, *given]), 0)
    assert [told.index((each.verdict.name, each.verdict.given, each.verdict.decides)) for each in lost] == [
        5,
        4,
        2,
        6,
        3,
    ]


def test_the_positions_lost_most_at_can_be_tried_again() -> None:
    match = finished("qwirkle", ("saver", "sprout"))
    coach = coach_for(match.game)
    *_, found = review(match, coach, effort=Effort(first=2_000, more=2_000, game=160_000))
    assert isinstance(found, LookBack)
    weak = match.game.seats - 1
    lost = exercises(match, found, weak)
    assert 1 <= len(lost) <= 5
    assert [each.verdict.seat for each in lost] == [weak] * len(lost)
    first = lost[0]
    assert match.game.set_up(first.position)
    assert "??" in first.position or match.before(first.number).bag == 0
    again = retried(match, coach, first.number, first.verdict.best, nodes=2_000)
    assert again.name in ("", "slip")
    with pytest.raises(SpeeltafelError):
        retried(match, coach, first.number, "rs@90,90")
    with pytest.raises(SpeeltafelError, match="not a player’s move"):
        retried(match, coach, 0, "rs@0,0")
