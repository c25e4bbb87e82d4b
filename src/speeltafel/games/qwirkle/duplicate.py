"""Deals in which each of two seats gets the same tiles in the same order, however both play: the dealer's `duplicate/1`.

One secret order has all tiles; seat 0 draws from its front and seat 1 from its back. A returned tile goes in at the mark,
which lies where the seats would meet, and changes places with any tile: so one later draw changes for each tile returned,
and every draw has the law of a bag without memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from speeltafel.core.protocol import Chance, Event, Game, Rng, Seat
from speeltafel.games.qwirkle.actions import Action, Draw, Swap
from speeltafel.games.qwirkle.chance import BagDraw
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import Tile, kinds_listed, tile_text

SEATS = 2
Luck = Callable[[str], Rng]


@dataclass(slots=True)
class Order:
    """The tiles that are still to come, the front first; `mark` is where returned tiles go in."""

    tiles: list[Tile]
    luck: Luck
    mark: int = field(init=False)
    returned: dict[Tile, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.mark = len(self.tiles) // SEATS

    def draw(self, seat: int, count: int) -> list[Tile]:
        """The next tiles of a seat, in the order in which they come."""
        if seat == 0:
            drawn, self.tiles = self.tiles[:count], self.tiles[count:]
            self.mark = max(0, self.mark - len(drawn))
            return drawn
        kept = max(0, len(self.tiles) - count)
        drawn, self.tiles = self.tiles[kept:][::-1], self.tiles[:kept]
        self.mark = min(self.mark, len(self.tiles))
        return drawn

    def put_back(self, tiles: Iterable[Tile]) -> None:
        """Returns tiles, in the order of their texts."""
        for tile in sorted(tiles):
            times = self.returned.get(tile, 0)
            self.returned[tile] = times + 1
            self.tiles.insert(self.mark, tile)
            other = self.luck(f"return/{tile_text(tile)}/{times}").randrange(len(self.tiles))
            self.tiles[self.mark], self.tiles[other] = self.tiles[other], self.tiles[self.mark]


def order_of(luck: Luck, pool: Sequence[int]) -> Order:
    """The order at the start, before any tile is drawn; `pool` counts the tiles of each kind."""
    tiles = list(kinds_listed(pool))
    luck("order").shuffle(tiles)
    return Order(tiles, luck)


def replayed_draws(order: Order, events: Iterable[Event[Action]]) -> tuple[list[Tile], list[Tile]]:
    """Draws again as these events did: the tiles of each seat in the order in which they came."""
    drawn: tuple[list[Tile], list[Tile]] = ([], [])
    swapped: tuple[Tile | None, ...] = ()
    mover: Seat | None = None
    dealt = 0
    for event in events:
        if event.seat is not None:
            mover, swapped = event.seat, event.action.tiles if isinstance(event.action, Swap) else ()
        elif isinstance(event.action, Draw):
            seat = dealt if mover is None else mover
            dealt += mover is None
            drawn[seat].extend(order.draw(seat, len(event.action.tiles)))
            order.put_back(tile for tile in swapped if tile is not None)
            swapped = ()
    return drawn


def deal(
    luck: Luck, game: Game[State, Action], past: Sequence[Event[Action]], chance: Chance[Action]
) -> Action:
    """The draw that follows these events."""
    assert isinstance(chance, BagDraw), "all other chance of Qwirkle is the lot"
    order = order_of(luck, game.start().pool)
    replayed_draws(order, past)
    movers = [event.seat for event in past if event.seat is not None]
    seat = movers[-1] if movers else sum(isinstance(event.action, Draw) for event in past)
    return Draw(tuple(order.draw(seat, chance.count)))
