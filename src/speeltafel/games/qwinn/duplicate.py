"""Throws that do not depend on what was kept before: the dealer's `duplicate/1` has luck for every die of every throw."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from speeltafel.core.chance import Lot
from speeltafel.core.protocol import Chance, Event, Game, Rng
from speeltafel.games.qwinn.chance import Throw
from speeltafel.games.qwinn.state import Action, Dice, Fail, Go, Keep, Roll, State


def deal(
    luck: Callable[[str], Rng],
    game: Game[State, Action],
    past: Sequence[Event[Action]],
    chance: Chance[Action],
) -> Action:
    """The throw that follows these events: `die/SEAT/t/i/red` and `die/SEAT/t/i/white/j`, all counted from 0."""
    assert isinstance(chance, Throw), "all other chance of Qwinn! is the lot"
    seat, turn, throw = place_of(past)
    label = f"die/{seat}/{turn}/{throw}"
    loose = chance.whites - len(chance.kept.whites)
    whites = [luck(f"{label}/white/{number}").randint(1, chance.faces) for number in range(loose)]
    red = chance.kept.red or luck(f"{label}/red").randint(1, chance.faces)
    return Roll(Dice(tuple(sorted((*chance.kept.whites, *whites))), red))


def place_of(past: Sequence[Event[Action]]) -> tuple[int, int, int]:
    """Who throws now, in which turn of their own, and for which time in that turn."""
    first = next((event.action.seat for event in past if isinstance(event.action, Lot)), 0)
    turns = [event for event in past if isinstance(event.action, Go | Fail)]
    seat = (first + len(turns)) % 2
    throw = 0
    for event in reversed(past):
        if not isinstance(event.action, Roll | Keep):
            break
        throw += isinstance(event.action, Roll)
    return seat, sum(event.seat == seat for event in turns), throw
