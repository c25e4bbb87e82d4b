"""Every player's account of a game: luck, own mistakes, others' mistakes, and what nobody could know.

The four lines add up to the result exactly: the last is what the others leave, hidden hands that lay well or badly and
the judge's own error, and it is shown as that.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from speeltafel.coach.classes import CHANCES, Verdict
from speeltafel.coach.luck import Fortune
from speeltafel.core.protocol import Outcome


class Account(Struct, frozen=True):
    """One seat: `result` is its part of the win, `even` the part to expect before the game.

    `result - even == luck - given + received + unknown`. `margin` is points ahead of the mean of the others, and
    `margin_luck` the luck in it.
    """

    seat: int
    result: float
    even: float
    luck: float
    given: float
    received: float
    unknown: float
    margin: float
    margin_luck: float
    decisions: int
    names: dict[str, int]


def accounts(
    outcome: Outcome, verdicts: Sequence[Verdict], luck: Sequence[Fortune], *, all_losses: bool
) -> list[Account]:
    """The accounts of all seats; with `all_losses` a loss counts also where it has no name."""
    seats = len(outcome.scores)
    mean = sum(outcome.scores) / seats
    given = [0.0] * seats
    received = [0.0] * seats
    for each in verdicts:
        if not (all_losses or each.name):
            continue
        given[each.seat] += each.given
        for other in range(seats):
            if other != each.seat:
                received[other] += each.given / (seats - 1)
    found = []
    for seat in range(seats):
        result, even = part_of_win(outcome, seat), 1 / seats
        fortune = sum(each.chances[seat] for each in luck)
        found.append(
            Account(
                seat,
                result,
                even,
                fortune,
                given[seat],
                received[seat],
                result - even - fortune + given[seat] - received[seat],
                (outcome.scores[seat] - mean) * seats / (seats - 1),
                sum(each.margins[seat] for each in luck),
                sum(each.seat == seat for each in verdicts),
                {name: sum(each.name == name and each.seat == seat for each in verdicts) for name in CHANCES},
            )
        )
    return found


def part_of_win(outcome: Outcome, seat: int) -> float:
    """One for the winner; winners share it, and a draw is everybody's."""
    if not outcome.winners:
        return 1 / len(outcome.scores)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
