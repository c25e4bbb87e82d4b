"""Where a message names a player by a number it counts from one, in every game and for everything that happens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import speeltafel.locale
from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import NOBODY, Seat
from speeltafel.core.registry import find_with
from speeltafel.core.words import Message
from speeltafel.table.acts import Flag, Resign, describe_act
from speeltafel.table.clock import Clock
from speeltafel.table.match import Match

ENGLISH = Path(speeltafel.locale.__file__).parent / "en"
PRINTED = {"odds-chance", "analyse-to-move"}


def naming(seat: Seat) -> Iterator[Message]:
    """Every message that can name this seat."""
    yield describe_act(Resign(seat))
    yield describe_act(Flag(seat))
    with pytest.raises(Illegal) as early:
        Clock("move", 60, seat=seat, ends=1).flag(0)
    yield early.value.message
    for edition in ("qwirkle/nl-2023", "qwinn/standard"):
        match = Match(find_with(edition, 2, {"first": seat}), seed=1)
        lot = next(event for event in match.log if match.text(event.action).startswith("lot:"))
        yield match.describe(lot, NOBODY)


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_a_player_named_by_number_is_counted_from_one(seat: Seat) -> None:
    told = {message.id: dict(message.args)["seat"] for message in naming(seat)}
    assert set(told.values()) == {seat + 1}
    texts = "\n".join(path.read_text("utf-8") for path in ENGLISH.glob("*.ftl"))
    naming_one = {
        found.split(" =")[0] for found in re.split(r"\n(?=[a-z])", texts) if re.search(r"\{ \$seat \}", found)
    }
    assert {id for id in naming_one if not id.startswith("page-")} == told.keys() | PRINTED
