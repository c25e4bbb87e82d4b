"""A play in progress: every next tile with its points, and when it may be laid down."""

from __future__ import annotations

from random import Random

from speeltafel import Seat, find
from speeltafel.core.chance import Lot
from speeltafel.core.preview import Step
from speeltafel.core.text_style import PLAIN, TextStyle
from speeltafel.games.qwirkle.actions import Place
from speeltafel.locale import LANGUAGES, say
from tests.games.qwirkle.positions import decisions, play
from tests.games.qwirkle.test_qwirkle_refusals import GAME, table
from tests.games.qwirkle.test_qwirkle_rules import dealt


def test_at_first_every_tile_is_offered_on_every_cell_where_it_fits() -> None:
    for state in decisions(find("qwirkle", seats=2), Random(8), 8):
        if not state.board:
            continue
        steps = {step.text: step.points for step in GAME.preview(state).steps if step.kind == "lay"}
        single = {
            GAME.text(action): points
            for action, points in GAME.legal(state).scored()
            if isinstance(action, Place) and len(action.tiles) == 1
        }
        assert steps == single


def test_steps_reach_every_legal_play_and_nothing_else() -> None:
    for state in decisions(GAME, Random(9), 4, share=0.1):
        if not state.board:
            continue
        plays = {GAME.text(action) for action in GAME.legal(state) if isinstance(action, Place)}
        reached: set[str] = set()
        edge = [step.text for step in GAME.preview(state).steps if step.kind == "lay"]
        while edge:
            text = edge.pop()
            if text in reached:
                continue
            reached.add(text)
            preview = GAME.preview(state, GAME.parse(state, text))
            assert preview.ready
            assert preview.refusal is None
            edge += [step.text for step in preview.steps]
            assert all(step.points is not None and step.cell and step.piece for step in preview.steps)
        # A play whose tiles touch the rest at a later one only begins there.
        assert reached == plays


def test_the_opening_is_ready_when_the_best_set_is_complete() -> None:
    game = find("qwirkle", seats=2, first=0)
    state = game.apply(dealt(game, "rc+rd+rl+bs+gt+px", "bc+bd+bl+rs+yt+ox"), Lot(Seat(0)))
    first = game.preview(state)
    assert [(step.cell, step.piece, step.points) for step in first.steps] == [
        ("0,0", "rc", 1),
        ("0,0", "rd", 1),
        ("0,0", "rl", 1),
    ]
    second = game.preview(state, game.parse(state, "rd@0,0"))
    assert (second.ready, second.refusal) == (False, None)
    assert {(step.cell, step.piece, step.points) for step in second.steps} == {
        ("0,1", "rc", 2),
        ("0,1", "rl", 2),
        ("1,0", "rc", 2),
        ("1,0", "rl", 2),
    }
    whole = game.preview(state, game.parse(state, "rd@0,0+rc@0,1+rl@0,2"))
    assert (whole.ready, whole.steps, whole.score.points) == (True, (), 3)


def test_a_gap_of_one_cell_offers_the_tile_that_closes_it() -> None:
    preview = GAME.preview(table(), GAME.parse(table(), "rx@4,0+px@4,2"))
    assert preview.refusal is not None
    assert preview.refusal.reason == "qwirkle-gap"
    assert [step.text for step in preview.steps] == ["rx@4,0+bx@4,1+px@4,2"]


def test_a_swap_grows_tile_by_tile() -> None:
    preview = GAME.preview(table(), GAME.parse(table(), "swap:bd"))
    assert preview.ready
    assert preview.steps[0] == Step("swap:bd+bx", "", "bx", kind="swap")
    assert not GAME.preview(table(), GAME.parse(table(), "swap:")).ready


def test_every_action_is_told_in_every_language() -> None:
    game = find("qwirkle/nl-classic", seats=3)
    for state, action in play(game, Random(10)):
        for shown in (action, game.redact(state, action, frozenset())):
            assert all(say(game.describe(state, shown), language) for language in LANGUAGES)
    told = GAME.describe(table(), GAME.parse(table(), "rx@4,0+bx@4,1"))
    assert say(told, "en") == "Placed red cross, blue cross from 4,0: 10 points."
    assert say(told, "nl") == "Legt rood kruis, blauw kruis vanaf 4,0: 10 punten."


def test_the_drawing_is_readable_without_colour() -> None:
    assert GAME.picture(GAME.apply(table(), GAME.parse(table(), "rx@4,0")), PLAIN).splitlines() == [
        "      -1  0   1   2   3   4   5",
        "  -2              ·",
        "  -1      ·   ·   gc  ·   ·",
        "   0  ·   rl  rd  rc  rs [rx] ·",
        "   1      ·   ·   bc  bs  ·",
        "   2              ·   ·",
        "",
        "  1   14  bd bx ps px rs",
        "  2    9  gc gd gl gs gt gx",
        "▣ 89",
    ]
    coloured = GAME.picture(table(), TextStyle())
    assert "\x1b[" in coloured
    assert GAME.picture(table(), TextStyle(colour=False, unicode=False)).isascii()


def test_only_the_tiles_of_the_last_play_are_shown_as_fresh() -> None:
    view = GAME.view(GAME.apply(table(), GAME.parse(table(), "rx@4,0")))
    assert [(one.x, one.y) for one in view.tiles if one.fresh] == [(4, 0)]
