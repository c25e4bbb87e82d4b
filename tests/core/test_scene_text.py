"""A scene in a plain terminal: its board as it lies; what is counted of a seat stands with its pieces, or says whose it is."""

from __future__ import annotations

from speeltafel.core.scene import Counter, Piece, Row, Scene, Spot
from speeltafel.core.scene_text import scene_text
from speeltafel.core.text_style import PLAIN, TextStyle
from speeltafel.core.words import message
from speeltafel.locale import headed

HAND, BAG = message("exago-name"), message("qwirkle-name")


def test_what_is_counted_of_a_seat_stands_behind_its_pieces_and_the_rest_below() -> None:
    two = Piece("2", HAND, text="2")
    rows = (Row(HAND, (two, two), 0), Row(HAND, (), 1), Row(BAG, (two,)))
    counters = (Counter(BAG, 7, 1), Counter(BAG, 30), Counter(HAND, 4, 0), Counter(HAND, 9, 2))
    assert scene_text(Scene(rows=rows, counters=counters), PLAIN, "en").splitlines() == [
        "Exago: 2 2 · Exago 4",
        "Exago: - · Qwirkle 7",
        "Qwirkle: 2",
        "Qwirkle 30 · Player 3: Exago 9",
    ]


def test_a_colon_stands_apart_in_french() -> None:
    assert scene_text(Scene(rows=(Row(HAND),)), PLAIN, "fr") == "Exago\N{NARROW NO-BREAK SPACE}: -"
    assert headed("Ada", "nl") == "Ada:"


def board(*lines: str) -> tuple[Spot, ...]:
    """A spot for every letter: `.` has no piece, a capital one was laid just now, `-` is no spot at all."""
    return tuple(
        Spot(
            f"{x},{y}", HAND, x, y, None if sign == "." else Piece(sign, BAG, text=sign), fresh=sign.isupper()
        )
        for y, line in enumerate(lines)
        for x, sign in enumerate(line)
        if sign != "-"
    )


def test_a_board_is_drawn_cell_by_cell_with_the_last_play_between_brackets() -> None:
    spots = board("a.", "-B")
    assert scene_text(Scene(grid="square", spots=spots), PLAIN, "en").splitlines() == [" a  ·", "   [B]"]


def test_every_row_of_hexagons_lies_half_a_cell_further_right() -> None:
    spots = board("ab", "cd", "..")
    text = scene_text(Scene(grid="hex", spots=spots), TextStyle(colour=False, unicode=False), "en")
    assert text.splitlines() == [" a  b", "  c  d", "   .  ."]


def test_a_terminal_with_colours_shows_a_piece_in_its_own() -> None:
    one = Spot("a", HAND, 0, 0, Piece("a", BAG, colour="purple", pips=6))
    text = scene_text(Scene(grid="square", spots=(one,)), TextStyle(), "en")
    assert text == "\x1b[1;38;2;150;80;190m 6 \x1b[0m"
