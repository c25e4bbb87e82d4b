"""Who sees what: tiles face down for other eyes, and full tables that could lie behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from speeltafel.core.protocol import Event, Eyes, Observation
from speeltafel.games.qwirkle._lines_cy import KINDS, SHAPES
from speeltafel.games.qwirkle.actions import Action, Draw, Hand, Pass, Place, Swap
from speeltafel.games.qwirkle.lines import lines_of
from speeltafel.games.qwirkle.state import Rules, State, drawer
from speeltafel.games.qwirkle.tiles import Tile, best_set, kinds_listed, sort_tiles

TRIES = 400
EXCHANGES = 60


def observe(state: State, eyes: Eyes) -> Observation[State]:
    """The table with every other hand face down."""
    pool = list(state.pool)

    def cover(tiles: Hand) -> Hand:
        for tile in tiles:
            if tile is not None:
                pool[tile] += 1
        return (None,) * len(tiles)

    hands = tuple(hand if seat in eyes else cover(hand) for seat, hand in enumerate(state.hands))
    aside = state.aside if state.mover in eyes else cover(state.aside)
    return Observation(replace(state, hands=hands, aside=aside, pool=tuple(pool)), eyes)


def redact(rules: Rules, state: State, action: Action, eyes: Eyes) -> Action:
    """The action as these eyes may know it; a dealt hand's best set is told to all."""
    if isinstance(action, Swap) and state.mover not in eyes:
        return Swap((None,) * len(action.tiles))
    if isinstance(action, Draw) and drawer(rules, state) not in eyes:
        best = action.best
        if state.mover is None and None not in action.tiles:
            best = best_set(action.tiles)
        return Draw((None,) * len(action.tiles), best)
    return action


def imagine(rules: Rules, seen: Observation[State], rng: Random, events: Sequence[Event[Action]]) -> State:
    """A full table that fits what was seen: announced best sets, and who could not place when they passed."""
    state = seen.state
    unseen = list(kinds_listed(state.pool))
    rng.shuffle(unseen)
    barred = _barred(rules, state, events)
    hands: list[Hand] = list(state.hands)
    hidden = [seat for seat, hand in enumerate(hands) if None in hand]
    # Whoever's hand is known best draws first, while there is most to choose from.
    hidden.sort(key=lambda seat: (-_told(state, seat), not barred[seat]))
    for seat in hidden:
        known = tuple(tile for tile in hands[seat] if tile is not None)
        count = len(hands[seat]) - len(known)
        hands[seat] = known + _deal(unseen, count, barred[seat], _told(state, seat), rng)
    if any(_told(state, seat) or barred[seat] for seat in hidden):
        _exchange(state, hands, unseen, hidden, barred, rng)
    lying = tuple(tile for tile in state.aside if tile is not None)
    aside = lying + tuple(unseen.pop() for _ in range(len(state.aside) - len(lying)))
    pool = [0] * KINDS
    for tile in unseen:
        pool[tile] += 1
    return replace(
        state, hands=tuple(sort_tiles(hand) for hand in hands), aside=sort_tiles(aside), pool=tuple(pool)
    )


def _told(state: State, seat: int) -> int:
    """The announced size of a seat's best set; 0 when it is not known."""
    return state.announced[seat] if state.announced else 0


def _barred(rules: Rules, state: State, events: Sequence[Event[Action]]) -> list[int]:
    """The kinds that each seat cannot hold: those that fitted when it passed, for the bag was empty then."""
    barred = [0] * rules.seats
    if state.bag or state.end:
        return barred
    board = state.board
    for event in reversed(events):
        if isinstance(event.action, Place):
            later = set(event.action.tiles)
            board = tuple(laid for laid in board if laid not in later)
        elif isinstance(event.action, Pass) and event.seat is not None:
            barred[event.seat] |= lines_of(rules, board).open()
        elif not isinstance(event.action, Pass):
            break
    return barred


def _fits(tiles: Sequence[Tile | None], barred: int, best: int) -> bool:
    if barred and any(tile is not None and barred >> tile & 1 for tile in tiles):
        return False
    return not best or best_set(tiles) == best


def _deal(unseen: list[Tile], count: int, barred: int, best: int, rng: Random) -> tuple[Tile, ...]:
    """Takes a hand that fits out of the unseen tiles; the last one tried, when none is found."""
    tiles: list[Tile] = []
    for _ in range(TRIES):
        tiles = _draft(unseen, count, barred, best, rng)
        if _fits(tiles, barred, best):
            break
    for tile in tiles:
        unseen.remove(tile)
    return tuple(tiles)


def _draft(unseen: list[Tile], count: int, barred: int, best: int, rng: Random) -> list[Tile]:
    """A hand at random, helped along where most hands would not do."""
    if barred:
        free = [tile for tile in unseen if not barred >> tile & 1]
        if len(free) >= count:
            return rng.sample(free, count)
    if best == 1:
        return _rooks(unseen, count, rng)
    if best > 3:  # half the hands or more have a best set of two or three
        return _line_hand(unseen, count, best, rng)
    return rng.sample(unseen, count)


def _line_hand(unseen: list[Tile], count: int, best: int, rng: Random) -> list[Tile]:
    """A hand with so many different tiles of one colour or shape."""
    left = rng.sample(unseen, len(unseen))
    seed = left[0]
    by_colour = rng.random() < 0.5
    line: dict[Tile, None] = {}
    for tile in left:
        same = tile // SHAPES == seed // SHAPES if by_colour else tile % SHAPES == seed % SHAPES
        if same and len(line) < best:
            line[tile] = None
    for tile in line:
        left.remove(tile)
    return [*line, *left[: count - len(line)]]


def _rooks(unseen: list[Tile], count: int, rng: Random) -> list[Tile]:
    """A hand in which only identical tiles share anything."""
    tiles: list[Tile] = []
    for tile in rng.sample(unseen, len(unseen)):
        if len(tiles) < count and all(
            tile == held or (tile // SHAPES != held // SHAPES and tile % SHAPES != held % SHAPES)
            for held in tiles
        ):
            tiles.append(tile)
    return tiles if len(tiles) == count else rng.sample(unseen, count)


def _exchange(
    state: State,
    hands: list[Hand],
    unseen: list[Tile],
    hidden: list[int],
    barred: list[int],
    rng: Random,
) -> None:
    """Exchanges tiles as long as all still fits, so that every table that fits is about as likely."""
    held = {seat: [tile for tile in state.hands[seat] if tile is not None] for seat in hidden}
    for _ in range(EXCHANGES * len(hidden)):
        seat = rng.choice(hidden)
        hand = list(hands[seat])
        index = rng.randrange(len(held[seat]), len(hand))
        places = len(unseen) + sum(len(hands[other]) - len(held[other]) for other in hidden)
        other, spot = None, rng.randrange(places)
        if spot < len(unseen):
            put, hand[index] = hand[index], unseen[spot]
            if put is not None and _fits(hand, barred[seat], _told(state, seat)):
                unseen[spot] = put
                hands[seat] = tuple(hand)
            continue
        spot -= len(unseen)
        for other in hidden:
            size = len(hands[other]) - len(held[other])
            if spot < size:
                break
            spot -= size
        if other is None or other == seat:
            continue
        theirs = list(hands[other])
        spot += len(held[other])
        hand[index], theirs[spot] = theirs[spot], hand[index]
        if _fits(hand, barred[seat], _told(state, seat)) and _fits(
            theirs, barred[other], _told(state, other)
        ):
            hands[seat], hands[other] = tuple(hand), tuple(theirs)
