"""Facts of the four sheets with their numbers written out: ties, bonus, the last six, and both ends."""

from __future__ import annotations

import pytest

from speeltafel import Outcome, Seat, Unreadable, find
from speeltafel.core.chance import Lot, Lots
from speeltafel.core.registry import specs
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.scoring import empties_hand
from tests.games.qwirkle.test_qwirkle_rules import dealt

TIES = [("nl-classic", 1), ("de-summary", 2), ("nl-2023", 1), ("fr-2023", 1)]
"""Of players of 40, 70 and 8 with equal best sets: the oldest begins, by the German summary the youngest."""
EDITIONS = [edition for edition, _ in TIES]
HUNDRED_AND_THREE = (
    "-10,-7/6yd/6gd/6rdrsrl/7gs1odoc/4gl1blbsbtbd/4rlolpl1bdpd3bc/7yx1rdrs2gc/4pcrcgcycoc1gsgl1pcyc"
    "/3gxgc3oxotos1ysycyd/2gxrx1ydgdpdod1yspsos1yl/1bxyxox2gl4pd1rtyt/BCbsbx1oxrxgx1ys1pcplpxpt"
    "/1bc1odoc1gsrsos1rc1yxytyl/2ylol3rc3gt1gt/2bl3rxrtrl2rtptot/2olpl1btbx2btotytgt/3blbdbs5pt/4rd"
)
"""A table with an empty bag; once a green diamond lies at -5,-7, no tile fits anywhere."""


def game_of(edition: str, seats: int = 2, **options: object) -> Qwirkle:
    game = find(f"qwirkle/{edition}", seats=seats, **options)
    assert isinstance(game, Qwirkle)
    return game


@pytest.mark.parametrize(("edition", "beginner"), TIES)
def test_among_equal_best_sets_age_decides(edition: str, beginner: int) -> None:
    game = game_of(edition, 3, ages=(40, 70, 8))
    state = dealt(game, "rc+rd+rl+bs+gt+px", "bc+bd+bl+rs+yt+ox", "gc+gd+gl+rs+bt+px")
    assert game.turn(state) == Lots((Seat(beginner),))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_line_brings_twelve(edition: str) -> None:
    game = game_of(edition)
    state = game.set_up("0,0/rcrdrlrsrt rxbcbdgsgtyl/gcgdglgspxox 0,0 0")
    score = game.score(state, game.parse(state, "rx@5,0"))
    assert (score.points, score.lines[0].bonus) == (12, 6)


@pytest.mark.parametrize("edition", EDITIONS)
def test_six_tiles_at_once_end_nothing_while_there_is_a_bag(edition: str) -> None:
    """The hand is empty for a moment, and filled up from the bag: no six more, and no end."""
    game = game_of(edition)
    state = game.set_up("0,0/bc rcrdrlrsrtrx/gcgdglgspxox 1,0 0")
    laid = game.parse(state, "+".join(f"r{shape}@{x},1" for x, shape in enumerate("cdlstx")))
    assert game.score(state, laid).points == 12 + 2
    assert not empties_hand(state, 6)
    after = game.apply(state, laid)
    assert not isinstance(game.turn(after), Outcome)
    assert after.scores == (15, 0)
    opening = game.apply(dealt(game, "rc+rd+rl+rs+rt+rx", "gc+gd+bl+os+yt+px"), Lot(Seat(0)))
    best = game.parse(opening, "+".join(f"r{shape}@{x},0" for x, shape in enumerate("cdlstx")))
    assert game.apply(opening, best).scores == (12, 0)
    assert not isinstance(game.turn(game.apply(opening, best)), Outcome)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_tile_of_a_hand_brings_six_when_the_bag_is_empty(edition: str) -> None:
    game = game_of(edition)
    state = game.set_up(f"{HUNDRED_AND_THREE} gd/pspspxpx 127,115 0")
    last = game.parse(state, "gd@-5,-7")
    after = game.apply(state, last)
    end = game.turn(after)
    assert isinstance(end, Outcome)
    assert (end.reason, end.scores) == ("qwirkle-end-emptied", (127 + 2 + 6, 115))


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_bag_and_nothing_that_fits_end_the_game_without_the_six(edition: str) -> None:
    game = game_of(edition)
    state = game.set_up(f"{HUNDRED_AND_THREE} gdps/pspxpx 127,115 0")
    assert state.bag == 0
    after = game.apply(state, game.parse(state, "gd@-5,-7"))
    end = game.turn(after)
    assert isinstance(end, Outcome)
    assert (end.reason, end.scores, end.winners) == ("qwirkle-end-blocked", (129, 115), {0})


@pytest.mark.parametrize(
    "position",
    [
        "- rcrdrlbsgtpx/bcbdblrsytox 3,0 0",
        "- rcrdrlbsgtpx/???????????? 0,0 0 best=3,9",
        "- rcrdrlbsgtpx/???????????? 0,0 0 best=3,7",
        "- rcrdrlbsgtpx/???? 0,0 0 best=3,3",
        "- rcrdrlbsgtpx/bcbdbl?????? 0,0 0 best=3,2",
    ],
)
def test_a_position_that_no_game_leads_to_is_refused(position: str) -> None:
    with pytest.raises(Unreadable):
        find("qwirkle", seats=2).set_up(position)


@pytest.mark.parametrize("number", range(4))
def test_digits_of_a_position_are_the_ten_of_ascii(number: int) -> None:
    game = find("qwirkle", seats=2)
    parts = ["0", ",0/rcrd/", "1", "bd rlrxrlbsgtpx/bcbdblrsytox ", "3", ",0 ", "0"]
    game.set_up("".join(parts))
    parts[2 * number] = chr(0x0660 + int(parts[2 * number]))
    with pytest.raises(Unreadable):
        game.set_up("".join(parts))


@pytest.mark.parametrize("digits", ["\u0660,\u0660", "\uff10,\uff10", "\u0966,0"])
@pytest.mark.parametrize("name", specs())
def test_digits_are_the_ten_of_ascii(name: str, digits: str) -> None:
    game = find(name)
    for text in (digits, f"rs@{digits}", f"roll:{digits}", f"lot:{digits[0]}", f"keep {digits[0]}"):
        with pytest.raises(Unreadable):
            game.parse(game.start(), text)
