"""Counts a play of Qwirkle for a score pad: what it brings by the rules, or why it is none."""

from __future__ import annotations

from msgspec.structs import replace

from speeltafel.client.paper_bodies import LineCounted, LinesAsked, LinesCounted, TileAt
from speeltafel.core.errors import Unreadable
from speeltafel.core.protocol import Seat
from speeltafel.core.registry import find
from speeltafel.games.qwirkle.actions import Place
from speeltafel.games.qwirkle.explain import why_not
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import TILES, Laid
from speeltafel.home.paper import PadQuestion
from speeltafel.live.encode import refusal, said
from speeltafel.wire_plays import Refusal


def lines_counted(asked: LinesAsked) -> LinesCounted:
    """A play on what lies near it; with nothing there it is the first one."""
    game = find("qwirkle")
    assert isinstance(game, Qwirkle)
    home = (0, 0) if asked.lying else min((each.x, each.y) for each in asked.laid)
    lying = tuple(sorted(_laid(each, home) for each in asked.lying))
    laid = tuple(sorted(_laid(each, home) for each in asked.laid))
    hand = tuple(sorted(tile for _, _, tile in laid))
    others = tuple(() for _ in range(game.seats - 1))
    state = State(lying, (hand, *others), (), (0,) * len(TILES), 0, (0,) * game.seats, Seat(0))
    if wrong := why_not(game.rules, state, Place(laid)):
        return LinesCounted(0, [], _put_back(refusal(wrong), home))
    found = [
        LineCounted(said(line.name), line.points, [_cell(cell, home) for cell in line.cells])
        for line in game.score(state, Place(laid)).lines
        if line.cells
    ]
    return LinesCounted(sum(line.points for line in found), found)


def _laid(asked: TileAt, home: tuple[int, int]) -> Laid:
    if asked.tile not in TILES:
        raise Unreadable("unknown-form", given=asked.tile, form="rs")
    return asked.x - home[0], asked.y - home[1], TILES[asked.tile]


def _put_back(wrong: Refusal, home: tuple[int, int]) -> Refusal:
    """A refusal in the cells of who asked: a first play was counted as if it began in the middle."""

    def there(cell: str) -> str:
        return ",".join(map(str, _cell(cell, home)))

    args = {
        name: there(word) if name == "cell" and isinstance(word, str) else word
        for name, word in wrong.message.args.items()
    }
    return replace(
        wrong,
        message=replace(wrong.message, args=args),
        cells=[there(cell) for cell in wrong.cells],
        clues=[replace(clue, cells=[there(cell) for cell in clue.cells]) for clue in wrong.clues],
    )


def _cell(text: str, home: tuple[int, int]) -> list[int]:
    x, y = text.split(",")
    return [int(x) + home[0], int(y) + home[1]]


QUESTIONS = (
    PadQuestion(
        "lines",
        LinesAsked,
        LinesCounted,
        lines_counted,
        "Count a play of Qwirkle",
        "By the tiles near it; a play that the rules refuse is told why.",
    ),
)
