"""What speaks for a choice of Qwinn!, a keep too, and where a hint points before it tells the choice."""

from __future__ import annotations

from speeltafel.bots.chances import per_cent
from speeltafel.bots.qwinn.lattice import lattice
from speeltafel.bots.qwinn.turn import Turn
from speeltafel.coach.appraisal import Pointers
from speeltafel.core.words import Message, message
from speeltafel.games.qwinn.dice import tell_dice
from speeltafel.games.qwinn.legal import gos
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import apply
from speeltafel.games.qwinn.scoring import score_of, worth
from speeltafel.games.qwinn.state import Action, Dice, Fail, Go, Keep, State, winners

HOPES = 2
"""Spaces that are named as what a keep is for."""
UNLIKELY = 0.04


def pointers_of(rules: Rules, state: State, action: Action) -> Pointers:
    """The space that a choice is for, and the dice that stay."""
    if isinstance(action, Go):
        return _pointers((action.space,), state.dice)
    if not isinstance(action, Keep):
        return Pointers()
    return _pointers(tuple(name for name, _ in hopes_of(rules, state, action)), action.dice)


def _pointers(places: tuple[str, ...], dice: Dice) -> Pointers:
    whites, red = str(dice).split("/")
    held = (*(f"w{pips}" for pips in whites), *(() if red == "-" else (f"r{red}",)))
    kept = message("coach-qwinn-dice", dice=tell_dice(dice), count=len(held))
    return Pointers(places, (kept if held else message("coach-qwinn-no-dice"),), held)


def reasons_for(rules: Rules, state: State, action: Action, turn: Turn) -> tuple[Message, ...]:
    """All that can be said of a choice: points and what the red die does, or what a keep hopes for."""
    if isinstance(action, Keep):
        return _for_keep(rules, state, action, turn)
    if isinstance(action, Fail):
        return _for_fail(rules, state)
    if not isinstance(action, Go):
        return ()
    space = message(f"qwinn-space-{action.space}")
    found = [message("coach-qwinn-goes", points=score_of(rules, state, action).points, space=space)]
    if state.mover in winners(rules, apply(rules, state, action)):
        return (*found, message("bot-wins"))
    if action.red:
        kind = "coach-qwinn-places" if action.red.startswith("+") else "coach-qwinn-removes"
        found.append(message(kind, boycott=message(f"qwinn-boycott-{action.red[1:]}")))
    if state.throws:
        found.append(message("coach-qwinn-stops", throws=state.throws))
    return tuple(found)


def hopes_of(rules: Rules, state: State, keep: Keep) -> list[tuple[str, float]]:
    """The spaces in reach that the next throw brings most often, worth most first, with how often."""
    counts: dict[str, float] = {}
    rewards: dict[str, float] = {}
    for dice, share in _throws(rules, keep.dice):
        thrown = State(state.sheets, state.mover, dice, True, state.throws - 1)
        for name in {go.space for go in gos(rules, thrown)}:
            counts[name] = counts.get(name, 0.0) + share
            points = worth(rules.spaces[rules.index(name)], dice) or 0
            rewards[name] = rewards.get(name, 0.0) + share * points
    likely = [name for name in counts if counts[name] >= UNLIKELY]
    return [(name, counts[name]) for name in sorted(likely, key=lambda each: -rewards[each])[:HOPES]]


def _for_keep(rules: Rules, state: State, keep: Keep, turn: Turn) -> tuple[Message, ...]:
    again = rules.whites + 1 - len(keep.dice.all)
    if keep.dice.all:
        found = [message("coach-qwinn-keeps", dice=tell_dice(keep.dice), count=again)]
    else:
        found = [message("coach-qwinn-keeps-none")]
    for name, share in hopes_of(rules, state, keep):
        found.append(
            message("coach-qwinn-hopes", space=message(f"qwinn-space-{name}"), chance=per_cent(share))
        )
    stop = max(value for _, value in turn.ends(state.dice))
    after = turn.kept(keep.dice, state.throws)
    found.append(message("coach-qwinn-rather", after=per_cent(after), stop=per_cent(stop)))
    return tuple(found)


def _for_fail(rules: Rules, state: State) -> tuple[Message, ...]:
    if next(iter(gos(rules, state)), None) is None:
        return (message("coach-qwinn-must-fail"),)
    return (message("coach-qwinn-rather-fails"),)


def _throws(rules: Rules, kept: Dice) -> list[tuple[Dice, float]]:
    """What the dice may show after the others are thrown, with how often."""
    dice = lattice(rules.whites, rules.faces)
    shares: dict[tuple[int, ...], float] = {kept.whites: 1.0}
    for _ in range(rules.whites - len(kept.whites)):
        more: dict[tuple[int, ...], float] = {}
        for whites, share in shares.items():
            for face in range(1, dice.faces + 1):
                grown = tuple(sorted((*whites, face)))
                more[grown] = more.get(grown, 0.0) + share / dice.faces
        shares = more
    reds = [kept.red] if kept.red else list(range(1, rules.faces + 1))
    return [(Dice(whites, red), share / len(reds)) for whites, share in shares.items() for red in reds]
