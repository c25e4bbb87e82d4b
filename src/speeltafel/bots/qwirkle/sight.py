"""What a Qwirkle bot sees of a table: for a kernel all that its seat may know, for weak eyes less than that."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from speeltafel.bots.qwirkle._candidates_cy import SWAP_BIT, Candidates
from speeltafel.bots.qwirkle._guess_cy import Guess
from speeltafel.core.protocol import Event, Observation, Seat
from speeltafel.games.qwirkle._board_cy import ROW
from speeltafel.games.qwirkle.actions import Action, Draw, Pass, Place, Swap
from speeltafel.games.qwirkle.legal import Legal
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.scoring import empties_hand
from speeltafel.games.qwirkle.sight import bound_by
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import Cell, Laid, Tile, best_sets, kinds_listed

CENTRE = ROW // 2 * (ROW + 1)


def see(guess: Guess, rules: Rules, seen: Observation[State], events: Sequence[Event[Action]]) -> None:
    """Shows a mind what the mover sees and knows, and what others have played since its last turn."""
    state = seen.state
    seat = state.mover or Seat(0)
    told = plays_since(seat, events)
    later = {laid for _, tiles, _ in told for laid in tiles}
    guess.see(
        [laid for laid in state.board if laid not in later],
        [tile for tile in state.hands[seat] if tile is not None],
        kinds_listed(state.pool),
        [len(hand) for hand in state.hands],
        state.scores,
        seat,
        told,
        bound_by(rules, seen, events),
    )


def plays_since(seat: Seat, events: Sequence[Event[Action]]) -> list[tuple[Seat, tuple[Laid, ...], int]]:
    """The plays since this seat's last turn, in order, with their points."""
    told = []
    for event in reversed(events):
        if isinstance(event.action, Draw):
            continue
        if event.seat is None or event.seat == seat:
            break
        if isinstance(event.action, Place):
            told.append((event.seat, event.action.tiles, event.points))
    return told[::-1]


def hands_of(state: State) -> list[tuple[Tile, ...]]:
    """Both hands where two play and the bag is empty: what the mover does not see, the other holds."""
    unseen = kinds_listed(state.pool)
    return [
        tuple(tile for tile in hand if tile is not None) if None not in hand else unseen
        for hand in state.hands
    ]


def openings(rules: Rules, state: State) -> list[tuple[Place, int]]:
    """Every best set in one order, to the right."""
    sets: dict[frozenset[Tile], tuple[Place, int]] = {}
    for action, points in Legal(rules, state).scored():
        if isinstance(action, Place):
            sets.setdefault(frozenset(tile for _, _, tile in action.tiles), (action, points))
    return list(sets.values())


def propose(candidates: Candidates, rules: Rules, state: State, width: int, swaps: int) -> int:
    """Lists what is worth a thought, every opening or so many plays and swaps; answers how many, none where there is only the pass."""
    if not state.opening:
        return candidates.propose(width, swaps)
    candidates.clear_options()
    for place, points in openings(rules, state):
        candidates.add_option(option_of(state, place, points))
    return candidates.option_total()


def option_of(state: State, action: Action, points: int) -> int:
    """An action as the kernel writes it; openings of the same tiles are all the same there."""
    if isinstance(action, Swap):
        left = list(action.tiles)
        places = 0
        for place, tile in enumerate(state.hands[state.mover or 0]):
            if tile in left:
                left.remove(tile)
                places |= 1 << place
        return SWAP_BIT | places
    assert isinstance(action, Place)
    tiles = action.tiles
    if state.opening:
        tiles = tuple((index, 0, tile) for index, tile in enumerate(sorted(tile for _, _, tile in tiles)))
    x, y, _ = tiles[0]
    upright = len(tiles) > 1 and tiles[1][0] == x
    word = points << 56 | len(tiles) << 17 | upright << 16 | (CENTRE + x + ROW * y)
    for index, (_, _, tile) in enumerate(tiles):
        word |= tile << 20 + 6 * index
    return word


def action_of(candidates: Candidates, state: State, option: int) -> Action:
    """A candidate of the kernel as an action."""
    if option & SWAP_BIT:
        hand = state.hands[state.mover or 0]
        return Swap(tile for place, tile in enumerate(hand) if option >> place & 1)
    return Place(candidates.laid_by(option))


def points_of(rules: Rules, state: State, option: int) -> int:
    """What a candidate of the kernel brings, with the bonus for the last tile."""
    if option & SWAP_BIT:
        return 0
    return (option >> 56) + (rules.last if empties_hand(state, option >> 17 & 7) else 0)


def glimpsed(rules: Rules, state: State, reach: int, eyes: float, rng: Random) -> tuple[int, Action]:
    """The most points among the plays that such eyes notice, ties by lot; without any play a swap, or the pass."""
    plays = [(points, action) for action, points in Legal(rules, state).scored() if isinstance(action, Place)]
    if not plays:
        return 0, swap_of(state) if state.bag else Pass()
    short = [each for each in plays if len(each[1].tiles) <= reach or state.opening] or plays
    noticed: dict[Cell, bool] = {}
    found = [
        each
        for each in short
        if noticed.setdefault(each[1].tiles[0][:2], rng.random() < eyes) or state.opening
    ]
    most = max(points for points, _ in found or short)
    return rng.choice([each for each in found or short if each[0] == most])


def swap_of(state: State) -> Swap:
    """Swaps all tiles but those of a best set, or any tile when there are no others."""
    hand = [tile for tile in state.hands[state.mover or 0] if tile is not None]
    kept = list(best_sets(hand)[0])
    given = []
    for tile in hand:
        if tile in kept:
            kept.remove(tile)
        else:
            given.append(tile)
    return Swap((given or hand)[: state.bag])
