"""Whose stones have which colour: chosen, given out by lot, and a matter of looks alone."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel import find
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Outcome
from speeltafel.core.registry import edition_of, spec_of, stored_options
from speeltafel.core.text_style import TextStyle
from speeltafel.table.series import next_game, sit_down


def colours(people: int, wish: object, luck: int) -> tuple[str, ...]:
    """The colours of a table at which people have just sat down, by person."""
    sitting = sit_down("exago", people, {} if wish is None else {"colours": wish}, Random(luck))
    by_seat = sitting.game.rules.colours  # type: ignore[attr-defined]
    return tuple(by_seat[sitting.seat_of(person)] for person in range(people))


def test_the_usual_colours_stand_where_nobody_chose() -> None:
    assert find("exago", 3).rules.colours == ("red", "blue", "yellow")  # type: ignore[attr-defined]
    assert stored_options(find("exago", 3)) == {"reading": 2}


def test_a_chosen_colour_is_nobody_elses() -> None:
    assert find("exago", 3, colours="-,red,-").rules.colours == ("blue", "red", "yellow")  # type: ignore[attr-defined]
    for wrong in ("red,red,-", "pink,-,-", "red,blue", "red"):
        with pytest.raises(Unknown) as refused:
            find("exago", 3, colours=wrong)
        assert "red | blue | yellow | green | light-blue | orange" in str(refused.value)


def test_two_players_have_red_and_blue() -> None:
    assert find("exago", 2, colours="blue,-").rules.colours == ("blue", "red")  # type: ignore[attr-defined]
    with pytest.raises(Unknown):
        find("exago", 2, colours="green,-")
    assert {colours(2, None, luck) for luck in range(20)} == {("red", "blue"), ("blue", "red")}


def test_the_lot_gives_every_colour_to_three_players() -> None:
    drawn = [colours(3, None, luck) for luck in range(60)]
    assert {colour for table in drawn for colour in table} == set(spec_colours())
    assert all(len(set(table)) == 3 for table in drawn)


def test_what_a_person_chose_goes_with_them_to_the_next_game() -> None:
    sitting = sit_down("exago", 3, {"colours": "-,green,-"}, Random(1))
    seen = set()
    for game in range(12):
        assert sitting.game.rules.colours[sitting.seat_of(1)] == "green"  # type: ignore[attr-defined]
        seen.add(sitting.game.rules.colours)  # type: ignore[attr-defined]
        sitting = next_game(sitting, Outcome((1, 0, 0), frozenset((0,)), "exago-over-line"), Random(game))
    assert len(seen) > 3, "the others' colours are drawn anew"


def test_colours_are_looks_alone() -> None:
    plain, chosen = find("exago", 3), find("exago", 3, colours="green,light-blue,orange")
    state = chosen.set_up("turn:1 r5:0,0 b6: y6:")
    assert chosen.position(state) == plain.position(plain.set_up("turn:1 r5:0,0 b6: y6:"))
    assert "(G)" in chosen.picture(state, TextStyle()).replace("[G]", "(G)")
    assert chosen.view(state).colours == ("green", "light-blue", "orange")
    assert plain.view(plain.start()).colours == ()


def test_the_form_names_the_colours_of_the_edition() -> None:
    assert spec_of("exago").options["colours"].form == f"{' | '.join(spec_colours())} | -, ..."


def spec_colours() -> list[str]:
    boxes = edition_of("exago").numbers["boxes"]
    assert isinstance(boxes, list)
    return list(boxes[-1]["colours"])
