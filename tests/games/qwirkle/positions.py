"""Tables from all stages of play, and actions that are nearly right."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from speeltafel.core.protocol import Decision, Outcome
from speeltafel.games.qwirkle.actions import Action, Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import TEXTS


def play(game: Qwirkle, rng: Random) -> Iterator[tuple[State, Action]]:
    """One game of a player that places what comes, or swaps now and then."""
    state = game.start()
    while not isinstance(asked := game.turn(state), Outcome):
        if isinstance(asked, Decision):
            choices = list(game.legal(state))
            places = [choice for choice in choices if isinstance(choice, Place)]
            action = rng.choice(places if places and rng.random() < 0.95 else choices)
        else:
            action = asked.sample(rng)
        yield state, action
        state = game.apply(state, action)


def decisions(game: Qwirkle, rng: Random, count: int, *, share: float = 0.2) -> Iterator[State]:
    """So many states in which a player must choose, from the opening to the last tile."""
    while count > 0:
        for state, _ in play(game, rng):
            if count > 0 and isinstance(game.turn(state), Decision) and rng.random() < share:
                count -= 1
                yield state


def near_misses(state: State, action: Action, rng: Random) -> Iterator[str]:
    """Texts that differ from a legal action in one thing."""
    if isinstance(action, Swap):
        tiles = [TEXTS[tile] for tile in action.tiles if tile is not None]
        yield "swap:" + "+".join([*tiles, rng.choice(TEXTS)])
        yield "swap:"
    if not isinstance(action, Place):
        return
    laid = [(TEXTS[tile], x, y) for x, y, tile in action.tiles]
    index = rng.randrange(len(laid))
    tile, x, y = laid[index]
    dx, dy = rng.choice(((1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (0, -3), (1, 1)))
    assert state.mover is not None
    held = [TEXTS[each] for each in state.hands[state.mover] if each is not None]
    others = laid[:index] + laid[index + 1 :]
    for changed in (
        [*others, (tile, x + dx, y + dy)],
        [*others, (rng.choice(held), x, y)],
        [*others, (rng.choice(TEXTS), x, y)],
        [*laid, (rng.choice(held), x + dx, y + dy)],
        [*laid, (tile, x, y)],
        [(each, x + 40, y - 40) for each, x, y in laid],
        others,
    ):
        if changed:
            yield "+".join(f"{each}@{x},{y}" for each, x, y in changed)
    yield "pass"
