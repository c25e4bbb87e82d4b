"""A scene in a plain terminal: what is counted of a seat stands with its pieces, or says whose it is."""

from __future__ import annotations

from speeltafel.core.scene import Counter, Piece, Row, Scene
from speeltafel.core.scene_text import scene_text
from speeltafel.core.text_style import PLAIN
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
