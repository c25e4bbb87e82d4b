"""What is certain of a position can be asked of a match, and says where there is nothing of the kind."""

from __future__ import annotations

import pytest

from speeltafel import Match, Unknown, find, odds, solve_end
from tests.bots.test_qwirkle import plain_gain


def near_the_end(seed: int) -> Match:  # type: ignore[type-arg]
    """A game for two in which the bag is empty, few tiles are left and nobody has gone out yet."""
    match = Match(find("qwirkle", 2), seed)
    while match.game.view(match.state).bag or sum(map(len, match.state.hands)) > 5:  # type: ignore[attr-defined]
        match.push(max(match.legal, key=lambda action: match.score(action).points))
    return match if match.outcome is None else near_the_end(seed + 1)


def test_the_end_is_searched_out_as_plain_enumeration_counts_it() -> None:
    for seed in (3, 8):
        match = near_the_end(seed)
        found = solve_end(match, nodes=0)
        mine, other = match.scores[found.seat], match.scores[1 - found.seat]
        assert found.is_exact
        assert found.lead == found.choices[0][1] == mine - other + plain_gain(match.game, match.state, {})
        assert {text for text, _ in found.choices} == set(match.legal.texts())


def test_a_search_that_was_stopped_says_so() -> None:
    match = near_the_end(3)
    assert not solve_end(match, nodes=1).is_exact


def test_chances_of_a_solved_game_are_told_choice_by_choice() -> None:
    match = Match("qwinn", position="2x1:249:- 2x1:0:- 0 roll:1111/1 0")
    found = odds(match)
    assert found.chance == pytest.approx(1.0)
    assert {text for text, _ in found.choices} == set(match.legal.texts())
    assert list(found.choices) == sorted(found.choices, key=lambda choice: -choice[1])


def test_where_nothing_is_certain_an_error_says_what_is() -> None:
    with pytest.raises(Unknown, match="bag is empty"):
        solve_end(Match("qwirkle", 3))
    with pytest.raises(Unknown, match="qwirkle"):
        solve_end(Match("exago", 3))
    with pytest.raises(Unknown, match="Qwinn!"):
        odds(Match("exago", 3))
