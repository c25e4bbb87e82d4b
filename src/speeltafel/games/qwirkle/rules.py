"""The course of a game: deal, lot, opening, turns, and the two ways it ends."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from speeltafel.core.chance import Lot, Lots
from speeltafel.core.errors import Illegal
from speeltafel.core.play import Counted
from speeltafel.core.protocol import Decision, Outcome, Seat
from speeltafel.core.score import NOTHING
from speeltafel.games.qwirkle._board_cy import KINDS
from speeltafel.games.qwirkle.actions import Action, Draw, Hand, Place, Swap
from speeltafel.games.qwirkle.chance import BagDraw
from speeltafel.games.qwirkle.explain import lines_or_why, why_not, why_not_draw
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.scoring import empties_hand, score_lines
from speeltafel.games.qwirkle.state import State, drawer, owed
from speeltafel.games.qwirkle.tiles import Laid, Tile, best_set, sort_tiles

EMPTIED = "qwirkle-end-emptied"
BLOCKED = "qwirkle-end-blocked"


def start(rules: Rules) -> State:
    """Every tile in the bag."""
    return State(
        board=(),
        hands=((),) * rules.seats,
        aside=(),
        pool=(rules.copies,) * KINDS,
        bag=rules.copies * KINDS,
        scores=(0,) * rules.seats,
        mover=None,
        announced=(0,) * rules.seats,
    )


def turn(rules: Rules, state: State) -> Decision | BagDraw | Lots | Outcome:
    """What the table waits for."""
    if state.end:
        most = max(state.scores)
        winners = frozenset(Seat(seat) for seat, points in enumerate(state.scores) if points == most)
        return Outcome(state.scores, winners, state.end)
    seat = drawer(rules, state)
    if seat is not None:
        return BagDraw(state.pool, owed(rules, state, seat))
    if state.mover is None:
        return Lots(beginners(rules, state))
    return Decision(state.mover)


def beginners(rules: Rules, state: State) -> tuple[Seat, ...]:
    """Who may begin: the largest best sets, and of those whoever could be the oldest (or youngest)."""
    if rules.first is not None:
        return (Seat(rules.first),)
    seats = tuple(Seat(seat) for seat in range(rules.seats))
    if not all(state.announced):
        return seats
    most = max(state.announced)
    tied = tuple(seat for seat in seats if state.announced[seat] == most)
    if rules.ages is None:
        return tied
    known = [age for seat in tied if (age := rules.ages[seat]) is not None]
    if not known:
        return tied
    wanted = max(known) if rules.oldest else min(known)
    return tuple(seat for seat in tied if rules.ages[seat] in (None, wanted))


def why_first(rules: Rules, state: State) -> str:
    """Why it is the one who begins: chosen beforehand, the largest set, an age, or drawn among several."""
    if rules.first is not None:
        return "chosen"
    if not all(state.announced) or len(beginners(rules, state)) > 1:
        return "drawn"
    if state.announced.count(max(state.announced)) == 1:
        return "largest"
    return "oldest" if rules.oldest else "youngest"


def apply(rules: Rules, state: State, action: Action) -> State:
    """The state after the action; raises Illegal with the first rule against it."""
    if isinstance(action, Lot):
        return _cast(rules, state, action)
    if isinstance(action, Draw):
        return _draw(rules, state, action)
    if isinstance(action, Place):
        return play(rules, state, action).state
    if refusal := why_not(rules, state, action):
        raise refusal
    assert state.mover is not None
    if isinstance(action, Swap):
        hand = without(state.hands[state.mover], action.tiles)
        return replace(state, hands=_with_hand(state, state.mover, hand), aside=action.tiles)
    return replace(state, mover=after(rules, state.mover))


def play(rules: Rules, state: State, action: Action) -> Counted[State]:
    """The state after a player's action and what it brought, counted once; raises Illegal as `apply` does."""
    if not isinstance(action, Place):
        return Counted(apply(rules, state, action), NOTHING)
    lines = lines_or_why(rules, state, action)
    if isinstance(lines, Illegal):
        raise lines
    score = score_lines(rules, state, action, lines)
    return Counted(_place(rules, state, action, score.points), score)


def after(rules: Rules, seat: Seat) -> Seat:
    """The next seat in turn order."""
    return Seat((seat + 1) % rules.seats)


def without(hand: Hand, tiles: tuple[Tile | None, ...]) -> Hand:
    """The hand less these tiles; a tile that is not seen in it is taken from those face down."""
    left = list(hand)
    for tile in tiles:
        left.remove(tile if tile in left else None)
    return tuple(left)


def _with_hand(state: State, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return tuple(hand if index == seat else held for index, held in enumerate(state.hands))


def _cast(rules: Rules, state: State, action: Lot) -> State:
    if state.end:
        raise Illegal("illegal-over")
    lots = turn(rules, state)
    if not isinstance(lots, Lots):
        raise Illegal("qwirkle-no-lot")
    return replace(state, mover=lots.check(action).seat)


def _draw(rules: Rules, state: State, action: Draw) -> State:
    seat = drawer(rules, state)
    if refusal := why_not_draw(rules, state, action, seat):
        raise refusal
    assert seat is not None
    pool = list(state.pool)
    for tile in action.tiles:
        if tile is not None:
            pool[tile] -= 1
    for tile in state.aside:
        if tile is not None:
            pool[tile] += 1
    drawn = replace(
        state,
        hands=_with_hand(state, seat, sort_tiles(state.hands[seat] + action.tiles)),
        aside=(),
        pool=tuple(pool),
        bag=state.bag - len(action.tiles) + len(state.aside),
    )
    if state.mover is not None:
        return replace(drawn, mover=after(rules, seat))
    best = action.best if None in action.tiles else best_set(action.tiles)
    announced = tuple(best if index == seat else told for index, told in enumerate(state.announced))
    return replace(drawn, announced=announced)


def _place(rules: Rules, state: State, action: Place, points: int) -> State:
    seat = state.mover
    assert seat is not None
    tiles = tuple(tile for _, _, tile in action.tiles)
    held = state.hands[seat]
    hand = without(held, tiles)
    pool = list(state.pool)
    for tile, count in (Counter(tiles) - Counter(tile for tile in held if tile is not None)).items():
        pool[tile] -= count
    placed = replace(
        state,
        board=tuple(sorted(state.board + action.tiles)),
        hands=_with_hand(state, seat, hand),
        pool=tuple(pool),
        scores=tuple(had + points if index == seat else had for index, had in enumerate(state.scores)),
        fresh=tuple((x, y) for x, y, _ in action.tiles),
        announced=(),
    )
    if not state.bag and empties_hand(state, len(action.tiles)):
        return replace(placed, end=EMPTIED)
    if is_blocked(rules, placed.board):
        return replace(placed, end=BLOCKED)
    if owed(rules, placed, seat):
        return placed
    return replace(placed, mover=after(rules, seat))


def is_blocked(rules: Rules, board: tuple[Laid, ...]) -> bool:
    """Says whether no tile that is off the table fits anywhere."""
    lying = Counter(tile for _, _, tile in board)
    off = sum(1 << tile for tile in range(KINDS) if lying[tile] < rules.copies)
    with lent_finder(rules, board) as finder:
        return not finder.board.open() & off
