"""What liar's dice tells of itself; the entry point in pyproject.toml leads here."""

from __future__ import annotations

from collections.abc import Mapping

from liars_dice.game import LiarsDice
from liars_dice.state import Rules
from speeltafel.core.options import FIRST, changed, whole
from speeltafel.core.registry import Edition, Spec

OPTIONS = {"dice": whole(1, 5, 5), "first": FIRST}


def build(edition: Edition, seats: int, options: Mapping[str, object]) -> LiarsDice:
    """The game of an edition with these options."""
    numbers = {name: int(str(number)) for name, number in edition.numbers.items()}
    first = options["first"]
    rules = Rules(
        seats=seats,
        dice=min(numbers["dice"], int(str(options["dice"]))),
        faces=numbers["faces"],
        wild=numbers["wild"],
        first=None if first is None else int(str(first)),
    )
    return LiarsDice(edition.id, rules, changed(OPTIONS, options))


SPEC = Spec(
    name="liars-dice",
    package="liars_dice",
    editions=("common", "plain"),
    options=OPTIONS,
    build=build,
    texts="liars_dice.texts",
    trials=({"dice": 1}, {"dice": 2, "first": 1}),
    checks="liars_dice.checks",
)
