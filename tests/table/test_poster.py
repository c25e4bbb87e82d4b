"""Pictures of games: whole, the same for whoever asks, and with nothing in them that nobody may see."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from speeltafel import find
from speeltafel.core.registry import edition_of, specs
from speeltafel.table.match import Match
from speeltafel.table.poster import SIZES, Size, headline_of, poster
from speeltafel.table.raster import rasterised

NAMES = ("Ada <&>", "Fern")
EDITIONS = tuple(edition_of(name).id for name, spec in specs().items() if spec.svg)


def played(edition: str, moves: int = 10_000, seed: int = 5) -> Match[Any, Any]:
    """A game of players who take the most points; so many moves, or to the end."""
    game = find(edition)
    match: Match[Any, Any] = Match(game, seed=seed)
    luck = Random(seed)
    while match.outcome is None and moves > 0:
        legal = [action for _, action in zip(range(300), match.legal, strict=False)]
        match.push(max(legal, key=lambda action: (game.score(match.state, action).points, luck.random())))
        moves -= 1
    return match


def parts(svg: str, kind: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter(f"{{http://www.w3.org/2000/svg}}{kind}"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_game_is_drawn_in_every_size_by_day_and_by_night(edition: str) -> None:
    match = played(edition)
    drawn = set()
    for size, (width, height) in SIZES.items():
        for dark in (False, True):
            svg = poster(match.history, NAMES, size, dark=dark, language="en")
            root = ET.fromstring(svg)
            assert (root.get("width"), root.get("height")) == (str(width), str(height))
            assert "Ada <&>" in (root.get("aria-label") or "")
            drawn.add(svg)
    assert len(drawn) == 2 * len(SIZES)


def test_every_tile_that_lies_is_drawn_once() -> None:
    match = played("qwirkle/nl-2023")
    tiles = match.game.view(match.state).tiles
    used = [
        one.get("href")
        for one in parts(poster(match.history, NAMES, "wide", dark=False, language="nl"), "use")
    ]
    assert sorted(used) == sorted(f"#tile-{one.tile}" for one in tiles)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dark", [False, True])
def test_the_best_move_of_qwirkle_is_parted_from_its_neighbours_and_its_points_lie_on_no_tile(
    size: Size, *, dark: bool
) -> None:
    svg = poster(played("qwirkle/nl-2023").history, NAMES, size, dark=dark, language="en")
    rim, line = (one for one in parts(svg, "rect") if one.get("fill") == "none")
    assert [rim.get(one) for one in ("x", "y", "width", "height")] == [
        line.get(one) for one in ("x", "y", "width", "height")
    ]
    assert float(rim.get("stroke-width", "0")) > 2 * float(line.get("stroke-width", "0"))
    (disc,) = parts(svg, "circle")[-1:]
    x, y = float(disc.get("cx", "0")), float(disc.get("cy", "0"))
    for tile in parts(svg, "use"):
        left, top, scale = map(float, re.findall(r"[\d.]+", tile.get("transform") or ""))
        assert not (left < x < left + 100 * scale and top < y < top + 100 * scale)


def test_exagos_line_and_qwinns_deciding_throw_are_there() -> None:
    exago = played("exago/goliath")
    assert parts(poster(exago.history, NAMES, "wide", dark=False, language="en"), "mask")
    qwinn = played("qwinn/standard")
    svg = poster(qwinn.history, NAMES, "wide", dark=False, language="en")
    last = [
        text for text in (qwinn.text(event.action) for event in qwinn.events) if text.startswith("roll:")
    ][-1]
    whites, _, red = last.removeprefix("roll:").partition("/")
    assert [one.get("href") for one in parts(svg, "use")] == [f"#die-w{pips}" for pips in whites] + [
        f"#die-r{red}"
    ]


def test_what_a_failed_turn_cost_is_cut_off_qwinns_race_and_no_number_lies_under_another_block() -> None:
    match = played("qwinn/standard")
    costs = [event.points for event in match.events if event.points < 0]
    assert costs, "a game in which Minus took points"
    svg = poster(match.history, NAMES, "wide", dark=False, language="en")
    blocks = [one for one in parts(svg, "rect") if one.get("stroke-width") == "1.5"]
    lanes = {one.get("y") for one in blocks}
    assert len(lanes) == 2
    for lane in lanes:
        found = sorted(
            (float(one.get("x", "0")), float(one.get("width", "0"))) for one in blocks if one.get("y") == lane
        )
        assert all(x + width < after + 0.1 for (x, width), (after, _) in pairwise(found))


def test_a_block_of_qwinns_race_that_is_too_narrow_for_a_number_has_it_upward() -> None:
    svg = poster(played("qwinn/standard").history, NAMES, "tall", dark=False, language="en")
    blocks = [one for one in parts(svg, "rect") if one.get("stroke-width") == "1.5"]
    wide = [one for one in blocks if float(one.get("width", "0")) >= 10]
    numbers = [one for one in parts(svg, "text") if (one.text or "").isdecimal()]
    assert any("rotate" in (one.get("transform") or "") for one in numbers)
    assert len(numbers) >= len(wide), "each has its points"


def test_a_running_game_shows_no_hand_and_no_winner() -> None:
    match = played("qwirkle/nl-2023", moves=3)
    svg = poster(match.history, NAMES, "link", dark=False, language="de")
    lying = len(match.game.view(match.state).tiles)
    assert len(parts(svg, "use")) == lying
    assert headline_of(match.history, NAMES, "de") == "Qwirkle"


@pytest.mark.parametrize("size", SIZES)
def test_pixels_are_as_many_as_the_picture_says(size: Size) -> None:
    pytest.importorskip("resvg_py")
    png = rasterised(poster(played("qwinn/standard").history, NAMES, size, dark=True, language="fr"))
    assert png.startswith(b"\x89PNG")
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == SIZES[size]
