"""Who sees what: tiles face down for other eyes, and full tables that could lie behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from speeltafel.core.given import wrong_kind
from speeltafel.core.protocol import Event, Eyes, Observation, Rng, as_eyes
from speeltafel.games.qwirkle._board_cy import KINDS
from speeltafel.games.qwirkle._unseen_cy import ASIDE, BAG, DRAWN, RETURNED, SHOWN, SWAPPED, TAKEN, Unseen
from speeltafel.games.qwirkle.actions import Action, Draw, Hand, Lot, Pass, Place, Swap
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.state import State, drawer
from speeltafel.games.qwirkle.tiles import Tile, best_set, mask_of, sort_tiles


def observe(state: State, eyes: Eyes) -> Observation[State]:
    """The table with every other hand face down."""
    if not isinstance(state, State):
        raise wrong_kind(state, "state", "state")
    if not isinstance(eyes, frozenset):
        eyes = as_eyes(eyes, len(state.hands))
    pool = list(state.pool)
    covered = [hand for seat, hand in enumerate(state.hands) if seat not in eyes]
    hands = tuple([hand if seat in eyes else (None,) * len(hand) for seat, hand in enumerate(state.hands)])
    aside = state.aside
    if aside and state.mover not in eyes:
        covered.append(aside)
        aside = (None,) * len(aside)
    for hand in covered:
        for tile in hand:
            if tile is not None:
                pool[tile] += 1
    seen = State(
        state.board,
        hands,
        aside,
        tuple(pool),
        state.bag,
        state.scores,
        state.mover,
        state.fresh,
        state.end,
        state.announced,
    )
    return Observation(seen, eyes)


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


def imagine(rules: Rules, seen: Observation[State], rng: Rng, events: Sequence[Event[Action]]) -> State:
    """A full table that fits what was seen and said; every way in which it can have come about is as likely."""
    state = seen.state
    if not isinstance(events, Sequence) or (events and not isinstance(events[-1], Event)):
        raise wrong_kind(events, "event", "events")
    unseen = unseen_by(rules, seen, events)
    *hands, aside, bag = unseen.drawn(rng.getrandbits(64))
    pool = [0] * KINDS
    for tile in bag:
        pool[tile] += 1
    return replace(
        state,
        hands=tuple(
            sort_tiles([*_open(hand), *hidden]) for hand, hidden in zip(state.hands, hands, strict=False)
        ),
        aside=sort_tiles([*_open(state.aside), *aside]),
        pool=tuple(pool),
    )


def unseen_by(rules: Rules, seen: Observation[State], events: Sequence[Event[Action]]) -> Unseen:
    """What is not seen, and what is known of it."""
    return _unseen(rules, seen, _known(rules, seen, events))


def bound_by(rules: Rules, seen: Observation[State], events: Sequence[Event[Action]]) -> Unseen | None:
    """The same, or nothing where no more is known than which tiles are not seen: then any deal of them will do."""
    known = _known(rules, seen, events)
    return _unseen(rules, seen, known) if known.told or known.barred or known.steps else None


@dataclass(frozen=True, slots=True)
class _Known:
    """What a viewer knows beyond which tiles are not seen: by seat best sets announced and kinds not held, and swaps."""

    told: tuple[tuple[int, int], ...] = ()
    barred: tuple[tuple[int, int], ...] = ()
    steps: tuple[int, ...] = ()


def _known(rules: Rules, seen: Observation[State], events: Sequence[Event[Action]]) -> _Known:
    """What the table and the events tell.

    That is: the best sets announced, until the opening is laid; what a seat cannot hold since it passed, as the bag
    has been empty from then on; and, by the events, that what the viewer swapped away was in the bag at that time. The
    bag has no memory beyond that: why somebody played as they did tells nothing here.
    """
    state = seen.state
    if state.opening:
        said = enumerate(state.announced)
        return _Known(told=tuple((seat, size) for seat, size in said if size and None in state.hands[seat]))
    barred = enumerate(_barred(rules, state, events))
    return _Known(
        barred=tuple((seat, kinds) for seat, kinds in barred if kinds and None in state.hands[seat]),
        steps=tuple(_steps_back(seen, events)),
    )


def _unseen(rules: Rules, seen: Observation[State], known: _Known) -> Unseen:
    state = seen.state
    found = Unseen(rules.copies)
    hidden = [hand.count(None) for hand in state.hands]
    spare = [0] * (ASIDE - len(hidden))
    found.see(state.pool, [*hidden, *spare, state.aside.count(None), state.bag])
    for seat, size in known.told:
        found.tell(seat, size, mask_of(state.hands[seat]))
    for seat, kinds in known.barred:
        found.bar(seat, kinds)
    if known.steps:
        found.go_back(known.steps, _bounds(state, known.steps))
    return found


def _open(tiles: Hand) -> list[Tile]:
    return [tile for tile in tiles if tile is not None]


def _barred(rules: Rules, state: State, events: Sequence[Event[Action]]) -> list[int]:
    """The kinds that each seat cannot hold: those that fitted when it passed, for the bag was empty then."""
    barred = [0] * rules.seats
    if state.bag:
        return barred
    board = state.board
    for event in reversed(events):
        if isinstance(event.action, Place):
            later = set(event.action.tiles)
            board = tuple(laid for laid in board if laid not in later)
        elif isinstance(event.action, Pass) and event.seat is not None:
            with lent_finder(rules, board) as finder:
                barred[event.seat] |= finder.board.open()
        elif not isinstance(event.action, Pass):
            break
    return barred


def _steps_back(seen: Observation[State], events: Sequence[Event[Action]]) -> list[int]:
    """The moves of tiles, backwards, to the first swap of somebody whose tiles the viewer sees; empty without one."""
    steps: list[int] = []
    needed = 0
    drawn: Hand | None = None
    for event in reversed(events):
        action, seat = event.action, event.seat
        if isinstance(action, Draw):
            if drawn is not None:
                break  # a deal
            drawn = action.tiles
            continue
        if seat is None or isinstance(action, Pass | Lot):
            continue
        is_open = seat in seen.eyes
        if drawn is not None and (None in drawn) is is_open:
            break  # told by other eyes
        if isinstance(action, Swap):
            if (None in action.tiles) is is_open:
                break
            if not is_open:
                steps += (TAKEN if drawn is None else SWAPPED, seat, len(action.tiles))
            elif drawn is not None:
                steps += (RETURNED, BAG, len(action.tiles), *_open(action.tiles))
                steps += (SHOWN, BAG, len(drawn), *_open(drawn))
                needed = len(steps)
        elif isinstance(action, Place):
            if drawn is not None:
                steps += (SHOWN, BAG, len(drawn), *_open(drawn)) if is_open else (DRAWN, seat, len(drawn))
            if not is_open:
                steps += (SHOWN, seat, len(action.tiles), *(tile for _, _, tile in action.tiles))
        drawn = None
    return steps[:needed]


def _bounds(state: State, steps: Sequence[int]) -> list[float]:
    """For each tile that was swapped away the most such tiles that can be expected in the bag at that time."""
    left = list(state.pool)
    shown = [0] * KINDS
    bag, unseen = state.bag, sum(state.pool)
    bounds = []
    at = 0
    while at < len(steps):
        op, place, count = steps[at : at + 3]
        kinds = steps[at + 3 : at + 3 + count] if op in (SHOWN, RETURNED) else ()
        at += 3 + len(kinds)
        bag += count * (op == DRAWN)
        for kind in kinds:
            if op == SHOWN:
                shown[kind] += 1
                left[kind] += 1
                bag += place == BAG
                continue
            known = min(left[kind], shown[kind])
            share = 1.0 if bag >= unseen else bag / unseen
            bounds.append(known + (left[kind] - known) * share)
            left[kind] -= 1
            bag -= 1
            unseen -= 1
    return bounds
