"""Random tables from all stages of play, as position texts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from speeltafel.core.protocol import Decision, Outcome
from speeltafel.games.qwinn.game import Action, Go, Qwinn
from speeltafel.games.qwinn.state import State


def play(game: Qwinn, rng: Random) -> Iterator[tuple[State, Action]]:
    """One game of a player that goes somewhere when it can, with every state and what was done there."""
    state = game.start()
    while not isinstance(asked := game.turn(state), Outcome):
        if isinstance(asked, Decision):
            choices = list(game.legal(state))
            gos = [choice for choice in choices if isinstance(choice, Go)]
            action = rng.choice(gos if gos and rng.random() < 0.5 else choices)
        else:
            action = asked.sample(rng)
        yield state, action
        state = game.apply(state, action)


def decisions(game: Qwinn, rng: Random, count: int) -> Iterator[State]:
    """So many states in which a player must choose, most from games, some set up at will."""
    while count > 0:
        for state, _ in play(game, rng):
            if count > 0 and state.lying and rng.random() < 0.2:
                count -= 1
                yield state
            if count > 0 and rng.random() < 0.05:
                count -= 1
                yield game.set_up(any_position(game, rng))


def any_position(game: Qwinn, rng: Random) -> str:
    """A table at will: any spaces, points and boycotts, any dice."""
    target = game.rules.target
    sheets = []
    for _ in range(2):
        boycott = rng.choice(("-", *game.rules.kinds))
        most = target - 1 if boycott == "-" else game.rules.cap or target + 60
        sheets.append(f"{rng.choice(game.rules.names)}:{rng.randint(0, most)}:{boycott}")
    numbers = sorted(rng.choices("123456", k=4)) if rng.random() < 0.7 else [rng.choice("123456")] * 4
    seat = rng.randrange(2)
    throws = rng.randrange(2 if sheets[seat].endswith("max2") else 3)
    red = rng.choice(numbers + list("123456"))
    return f"{sheets[0]} {sheets[1]} {seat} roll:{''.join(numbers)}/{red} {throws}"
