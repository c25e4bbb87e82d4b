"""Names for what a decision gave away: one table for all games, and the milder name where it is in doubt.

A loss is flagged when it is two points of winning chance or more and beyond two standard errors of the playouts. Where
the game is decided already, and the played action did not undo that, points of margin count. What is proved says so. A
game whose values are no chances has one class for what is not proved, told without numbers.
"""

from __future__ import annotations

from math import hypot, sqrt

from msgspec import Struct

from speeltafel.coach.appraisal import Appraisal, Measure, Proof, Weighed

CHANCES = {"slip": 0.02, "mistake": 0.05, "blunder": 0.10}
"""Winning chance given away from which a decision has this name."""
POINTS = {"slip": 3.0, "mistake": 6.0, "blunder": 12.0}
"""The same in points of margin, where it is decided already."""
VALUES = {"mistake": 0.25}
"""The same where values are no chances, at the budget and at twice the budget.

From 0.15 on a search of twice the effort told every fourth mistake otherwise.
"""
DECIDED = 0.05
"""With less than this for the best choice, or less than this against it, the game is decided."""
FLAGGED = 2.0
"""A loss must be beyond so many standard errors."""
HOLDS = 1.645
"""Within so many standard errors nine of ten values lie."""
ROUNDING = 1e-9
CERTAIN = {0.0, 0.5, 1.0}
"""Chances that are none any more: lost, drawn, won. What is solved and still hangs on dice decides nothing."""
SEARCHED = 120_000
"""An end that was not searched through with so many nodes stays as it is."""


class Verdict(Struct, frozen=True, omit_defaults=True):
    """What is told of one decision.

    `name` is slip, mistake, blunder or nothing; `unit` says what counts: `chance`, `points`, or `none` where no number is
    told. `loss` and `error` are in that unit: the loss is between them nine times in ten. `decides` says that the loss
    is certain and changes who wins; then `proof` may have the line.
    """

    number: int
    seat: int
    action: str
    best: str
    best_chance: float
    chance: float
    loss: float
    error: float
    given: float
    unit: str = "chance"
    name: str = ""
    decides: bool = False
    proof: Proof | None = None
    choices: list[ChoiceTold] = []


class ChoiceTold(Struct, frozen=True):
    """One of the best three choices: its chance with what that may be off, and its margin."""

    action: str
    chance: float
    error: float
    margin: float


def verdict(known: Appraisal, measure: Measure) -> Verdict:
    """The name of a decision, and its loss with what that may be off."""
    best = known.best
    loss, spread = known.loss()
    own, own_points = measure.error(known)
    if best is known.played:
        loss = 0.0
    chance, best_chance = known.played.chance / known.deals, best.chance / known.deals
    unit, name, decides = "chance" if measure.tells_chances else "none", "", False
    error = hypot(HOLDS * spread, own)
    told = loss
    if known.proof is not None or (known.is_exact and loss > ROUNDING and {chance, best_chance} <= CERTAIN):
        name, decides = "blunder", True
    elif not measure.tells_chances:
        name = _named(loss, 0.0, VALUES) if known.rounds > 1 else ""
    elif is_decided(best_chance, loss):
        best = known.best_by_margin
        short, wide = known.short()
        unit, told = "points", max(0.0, short)
        error = hypot(HOLDS * wide, own_points)
        name = _named(told, wide, POINTS)
    else:
        name = _named(loss, spread, CHANCES)
    return Verdict(
        known.number,
        known.seat,
        known.action,
        best.action,
        best_chance,
        chance,
        told,
        error,
        loss,
        unit,
        name,
        decides,
        known.proof,
        [_told(known, each, own) for each in known.choices],
    )


def is_decided(best: float, loss: float) -> bool:
    """Whether the game was decided before this decision, and still is after it."""
    return best < DECIDED or (best > 1 - DECIDED and loss < CHANCES["slip"])


def is_open(known: Appraisal, measure: Measure) -> bool:
    """Whether more thought could well change the name of a decision."""
    if known.is_exact:
        return False
    best = known.best
    loss, spread = known.loss()
    if not measure.tells_chances:
        return known.rounds == 1 and loss >= VALUES["mistake"]
    if known.deals == 1:
        return known.nodes < SEARCHED
    if is_decided(best.chance / known.deals, loss):
        short, wide = known.short()
        return _is_near(short, wide, tuple(POINTS.values()))
    if best is not known.played:
        return _is_near(loss, spread, tuple(CHANCES.values()))
    rivals = [known.difference(each.better, each.better2) for each in known.choices if each is not best]
    return any(_is_near(*each, tuple(CHANCES.values())) for each in rivals)


def _is_near(loss: float, spread: float, edges: tuple[float, ...]) -> bool:
    return any(abs(loss - edge) < FLAGGED * spread for edge in edges) or FLAGGED * spread > loss > min(edges)


def _named(loss: float, spread: float, classes: dict[str, float]) -> str:
    """The name for a loss; within one standard error of an edge the milder one."""
    least = min(classes.values())
    if loss < least - ROUNDING or loss <= FLAGGED * spread:
        return ""
    sure = max(loss - spread, least)
    return [name for name, edge in classes.items() if sure >= edge - ROUNDING][-1]


def doubt_of(known: Appraisal, each: Weighed, own: float) -> float:
    """How far the chance of one choice may be off, by deals and by the judge; choices differ from each other by less."""
    chance = each.chance / known.deals
    noise = HOLDS * sqrt(max(0.0, chance * (1 - chance)) / known.deals) if known.deals > 1 else 0.0
    return hypot(noise, own)


def _told(known: Appraisal, each: Weighed, own: float) -> ChoiceTold:
    return ChoiceTold(
        each.action, each.chance / known.deals, doubt_of(known, each, own), each.margin / known.deals
    )
