"""The course of a game: who begins, what is drawn, and how it ends."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from speeltafel import Decision, Event, Illegal, Outcome, Seat, Unknown, find
from speeltafel.core.chance import Lot, Lots
from speeltafel.core.preview import Step
from speeltafel.games.qwirkle.actions import Pass, Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State
from tests.games.qwirkle.positions import play


def dealt(game: Qwirkle, *hands: str) -> State:
    """A table after the deal."""
    state = game.start()
    for hand in hands:
        state = game.apply(state, game.parse(state, f"draw:{hand}"))
    return state


def refused(game: Qwirkle, state: State, text: str) -> str:
    with pytest.raises(Illegal) as caught:
        game.apply(state, game.parse(state, text))
    return caught.value.reason


def late_game(game: Qwirkle, rng: Random) -> list[State]:
    """The decisions of one game from the empty bag on."""
    return [
        state
        for state, _ in play(game, rng)
        if isinstance(game.turn(state), Decision) and not state.bag and state.board
    ]


# All eighteen circles in one block: every cell beside it would need a nineteenth.
BLOCK = "0,0/bcgcocpcrcyc/gcocpcrcycbc/ocpcrcycbcGC"
THREE = "rc+rd+rl+bs+gt+px"
ALSO_THREE = "bc+bd+bl+rs+yt+ox"
TWO = "gc+gd+rs+bt+yl+px"


@pytest.mark.parametrize(
    ("edition", "options", "beginners"),
    [
        ("nl-2023", {}, (0, 1)),
        ("nl-2023", {"ages": (8, 70, 99)}, (1,)),
        ("de-summary", {"ages": (8, 70, 3)}, (0,)),
        ("nl-2023", {"ages": (70, 70, 8)}, (0, 1)),
        ("nl-2023", {"ages": (70, None, 8)}, (0, 1)),
        ("nl-2023", {"ages": (None, None, 8)}, (0, 1)),
        ("fr-2023", {"first": 2}, (2,)),
    ],
)
def test_the_largest_best_set_begins_and_age_or_lot_decides_among_equals(
    edition: str, options: dict[str, object], beginners: tuple[int, ...]
) -> None:
    game = find(f"qwirkle/{edition}", seats=3, **options)
    state = dealt(game, THREE, ALSO_THREE, TWO)
    assert state.announced == (3, 3, 2)
    assert game.turn(state) == Lots(beginners)  # type: ignore[arg-type]
    with pytest.raises(Illegal, match="not in the draw"):
        game.apply(state, Lot((set(range(3)) - set(beginners)).pop()))  # type: ignore[arg-type]


def test_the_opening_is_a_best_set_from_the_middle_in_any_order_to_the_right_or_down() -> None:
    game = find("qwirkle", seats=2)
    state = game.apply(dealt(game, THREE, TWO), Lot(0))  # type: ignore[arg-type]
    texts = {game.text(action) for action in game.legal(state)}
    assert len(texts) == 12
    assert {"rc@0,0+rd@1,0+rl@2,0", "rl@0,0+rd@0,1+rc@0,2"} <= texts
    assert refused(game, state, "rc@0,0+rd@1,0") == "qwirkle-opening-best"
    assert refused(game, state, "rc@1,0+rd@2,0+rl@3,0") == "qwirkle-opening-start"
    assert refused(game, state, "rc@-1,0+rd@0,0+rl@1,0") == "qwirkle-opening-start"
    assert refused(game, state, "rc@0,0+rd@1,0+gt@2,0") == "qwirkle-clash"
    assert refused(game, state, "swap:rc") == "qwirkle-opening-swap"
    assert refused(game, state, "pass") == "qwirkle-opening-pass"


def test_identical_tiles_count_once_in_a_best_set() -> None:
    game = find("qwirkle", seats=2)
    state = dealt(game, "rc+rc+rc+rd+bs+gt", TWO)
    assert state.announced == (2, 2)


def test_a_best_set_of_one_is_legal_and_scores_one() -> None:
    game = find("qwirkle", seats=2, first=0)
    state = game.apply(dealt(game, "rc+rc+bd+bd+gl+gl", TWO), Lot(0))  # type: ignore[arg-type]
    assert state.announced[0] == 1
    assert sorted(game.text(action) for action in game.legal(state)) == ["bd@0,0", "gl@0,0", "rc@0,0"]
    after = game.apply(state, Place([(0, 0, game.parse(state, "rc@0,0").tiles[0][2])]))
    assert after.scores == (1, 0)
    assert refused(game, state, "rc@0,0+rc@1,0") == "qwirkle-twin"


def test_a_swap_sets_aside_draws_and_only_then_returns() -> None:
    game = find("qwirkle", seats=2, first=0)
    state = game.apply(dealt(game, THREE, TWO), Lot(0))  # type: ignore[arg-type]
    state = game.apply(state, game.parse(state, "rc@0,0+rd@1,0+rl@2,0"))
    state = game.apply(state, game.parse(state, "draw:gx+gx+gx"))
    swapped = game.apply(state, game.parse(state, "swap:bt+yl"))
    assert (swapped.bag, len(swapped.hands[1]), len(swapped.aside)) == (state.bag, 4, 2)
    assert refused(game, swapped, "draw:bt+yl+ys") == "qwirkle-draw-count"
    assert refused(game, swapped, "draw:gx+yl") == "qwirkle-draw-bag"
    assert refused(game, swapped, "swap:gc") == "illegal-not-your-turn"
    after = game.apply(swapped, game.parse(swapped, "draw:bt+ys"))
    assert (after.bag, after.aside, after.mover) == (state.bag, (), 0)
    assert sum(after.pool) == after.bag


def test_no_more_is_swapped_than_the_bag_has() -> None:
    game = find("qwirkle", seats=2)
    rng = Random(1)
    small = [
        state
        for _ in range(6)
        for state, _ in play(game, rng)
        if 0 < state.bag < 5 and isinstance(game.turn(state), Decision)
    ]
    assert small
    for state in small:
        sizes = {len(action.tiles) for action in game.legal(state) if isinstance(action, Swap)}
        assert max(sizes) == state.bag
        assert refused(game, state, "swap all") == "qwirkle-swap-bag"


def test_passing_is_the_only_action_when_the_bag_is_empty_and_nothing_fits() -> None:
    game = find("qwirkle", seats=2)
    # Of the circles only a green one is left, and nothing else fits this block.
    block = game.set_up(f"{BLOCK[:-2]} bdbdbdgdgdgd/gcrlrlylylyl 3,4 0")
    state = replace(block, pool=(0,) * len(block.pool), bag=0)
    assert list(game.legal(state)) == [Pass()]
    assert refused(game, state, "swap all") == "qwirkle-swap-empty"
    assert refused(game, state, "bd@5,2") == "qwirkle-clash"
    assert game.preview(state).steps == (Step("pass", "", kind="pass"),)
    after = game.apply(state, Pass())
    assert after == replace(state, mover=1)
    assert refused(game, after, "pass") == "qwirkle-pass-place"
    assert {game.text(action)[:3] for action in game.legal(after)} == {"gc@"}
    assert refused(game, block, "pass") == "qwirkle-pass-bag"


def test_who_passed_cannot_hold_what_fitted_then() -> None:
    game = find("qwirkle", seats=3)
    block = game.set_up(f"{BLOCK[:-2]} bdbdbdgdgdgd/gcrlrlylylyl/osososotgtgt 3,4,5 0")
    state = replace(block, pool=(0,) * len(block.pool), bag=0)
    after = game.apply(state, Pass())
    seen = game.observe(after, frozenset({Seat(2)}))
    passed = [Event(0, Seat(0), Pass())]
    green = game.parse(state, "gc@5,2").tiles[0][2]
    assert all(green in game.imagine(seen, Random(seed), passed).hands[1] for seed in range(20))


def test_emptying_the_hand_ends_the_game_and_scores_six_more() -> None:
    game = find("qwirkle", seats=2)
    ends = 0
    for seed in range(8):
        for state in late_game(game, Random(seed)):
            for action, points in game.legal(state).scored():
                if not isinstance(action, Place) or len(action.tiles) != len(state.hands[state.mover]):  # type: ignore[index]
                    continue
                ends += 1
                score = game.score(state, action)
                assert score.lines[-1].name.id == "qwirkle-line-last"
                assert (score.lines[-1].points, score.points) == (6, points)
                after = game.apply(state, action)
                end = game.turn(after)
                assert isinstance(end, Outcome)
                assert end.reason == "qwirkle-end-emptied"
                assert refused(game, after, "pass") == "illegal-over"
                assert list(game.legal(after)) == []
    assert ends


def test_a_block_of_one_shape_ends_the_game_with_tiles_in_the_bag() -> None:
    game = find("qwirkle", seats=2)
    hands = "bdbdbdgdgdgd/rlrlrlylylyl"
    end = game.turn(game.set_up(f"{BLOCK} {hands} 9,4 0"))
    assert end == Outcome((9, 4), frozenset({0}), "qwirkle-end-blocked")  # type: ignore[arg-type]
    nearly = game.set_up(f"{BLOCK[:-2]} gcbdbdgdgdgd/rlrlrlylylyl 3,4 0")
    state = game.apply(nearly, game.parse(nearly, "gc@5,2"))
    end = game.turn(state)
    assert isinstance(end, Outcome)
    assert (end.reason, state.bag > 0, len(state.hands[0])) == ("qwirkle-end-blocked", True, 5)
    assert end.scores == (3 + 12 + 3, 4)


def test_a_tie_is_shared() -> None:
    game = find("qwirkle", seats=2)
    end = game.turn(game.set_up(f"{BLOCK} bdbdbdgdgdgd/rlrlrlylylyl 9,9 0"))
    assert isinstance(end, Outcome)
    assert end.winners == {0, 1}


@pytest.mark.parametrize(
    ("edition", "seats"),
    [("nl-2023", 5), ("fr-2023", 5), ("de-summary", 5), ("nl-classic", 9), ("nl-2023", 1)],
)
def test_every_edition_has_its_number_of_players(edition: str, seats: int) -> None:
    with pytest.raises(Unknown):
        find(f"qwirkle/{edition}", seats=seats)


def test_symbols_are_on_in_the_boxes_of_2023() -> None:
    on = {
        edition: find(f"qwirkle/{edition}").view(find("qwirkle").start()).symbols
        for edition in ("nl-2023", "fr-2023")
    }
    off = {
        edition: find(f"qwirkle/{edition}").view(find("qwirkle").start()).symbols
        for edition in ("nl-classic", "de-summary")
    }
    assert all(on.values())
    assert not any(off.values())
