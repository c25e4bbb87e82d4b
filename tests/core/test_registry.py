"""The front door lists what there is when it does not find what was asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from threading import Event, Thread

import pytest
from pile import SPEC

from speeltafel import Unknown, editions, find
from speeltafel.core import registry
from speeltafel.core.registry import (
    Spec,
    edition_of,
    find_stored,
    find_with,
    register,
    specs,
    told_options,
)
from speeltafel.locale import LANGUAGES

OURS = (
    "qwirkle/nl-2023",
    "qwirkle/nl-classic",
    "qwirkle/de-summary",
    "qwirkle/fr-2023",
    "exago/goliath",
    "qwinn/standard",
)
SEATS = {
    "qwirkle/nl-2023": (2, 4),
    "qwirkle/nl-classic": (2, 8),
    "qwirkle/de-summary": (2, 4),
    "qwirkle/fr-2023": (2, 4),
    "exago/goliath": (2, 6),
    "qwinn/standard": (2, 2),
}


def test_all_six_editions_are_registered() -> None:
    assert set(OURS) <= set(editions())


@pytest.mark.parametrize("name", OURS)
def test_an_edition_knows_its_players_and_its_source(name: str) -> None:
    edition = edition_of(name)
    assert (edition.least, edition.most) == SEATS[name]
    assert edition.source


@pytest.mark.parametrize("name", OURS)
def test_every_number_of_seats_makes_a_game_that_can_be_made_again(name: str) -> None:
    for seats in range(SEATS[name][0], SEATS[name][1] + 1):
        game = find(name, seats)
        assert (game.edition, game.seats, dict(game.options)) == (name, seats, {})
        assert find_with(game.edition, game.seats, game.options).start() == game.start()


@pytest.mark.parametrize(
    ("name", "seats", "options", "reason", "listed"),
    [
        ("chess", None, {}, "unknown-game", "qwirkle, exago, qwinn"),
        ("", None, {}, "unknown-game", "qwirkle"),
        ("qwirkle/en", None, {}, "unknown-edition", "qwirkle/nl-classic"),
        ("exago/goliath/x", None, {}, "unknown-edition", "exago/goliath"),
        ("qwirkle/nl-2023", 5, {}, "unknown-seats", "2 to 4"),
        ("qwinn", 1, {}, "unknown-seats", "2 players"),
        ("qwinn", True, {}, "unknown-seats", "2 players"),
        ("qwinn", "2", {}, "unknown-seats", "2 players"),
        ("qwinn", 2, {"side": 5}, "unknown-option", "cap"),
        ("qwinn", 2, {"seats": 5}, "unknown-option", "cap"),
        ("exago", 2, {"duty": "never"}, "unknown-value", "next | nearest | off"),
    ],
)
def test_what_is_not_there_is_answered_with_what_is(
    name: str, seats: int | None, options: dict[str, object], reason: str, listed: str
) -> None:
    with pytest.raises(Unknown) as unknown:
        find_with(name, seats, options)
    assert unknown.value.reason == reason
    assert listed in str(unknown.value)
    assert all(unknown.value.say(language) for language in LANGUAGES)


def test_a_bare_name_is_the_first_edition() -> None:
    for name in specs():
        assert find(name).edition == f"{name}/{specs()[name].editions[0]}"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("exago", {"side": 5, "duty": "off", "early_moves": True, "bridge": True, "handicap": (0, 2)}),
        ("exago", {"ages": (70, None)}),
        ("qwirkle", {"ages": (None, 8), "first": 1}),
        ("qwinn", {"negeer_stops_topper": True, "target": 100, "cap": 120}),
    ],
)
def test_options_are_plain_values_that_make_the_game_again(name: str, options: dict[str, object]) -> None:
    game = find(name, 2, **options)
    assert dict(game.options) == options
    assert dict(find(name, 2, **game.options).options) == options


def test_a_game_stands_at_its_place_whenever_it_was_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_SPECS", {})
    monkeypatch.setattr(registry, "_FOUND", [])
    register(replace(SPEC, name="zero", place=0))
    register(SPEC)  # before anybody asked which games there are
    assert list(specs())[:4] == ["zero", "qwirkle", "exago", "qwinn"]
    assert list(specs())[-1] == "pile"


def test_who_asks_while_another_thread_still_looks_finds_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    look, begun, go_on = registry._own, Event(), Event()

    def look_slowly() -> Iterator[Spec]:
        if not begun.is_set():
            begun.set()
            go_on.wait(60)
        yield from look()

    monkeypatch.setattr(registry, "_SPECS", {})
    monkeypatch.setattr(registry, "_FOUND", [])
    monkeypatch.setattr(registry, "_own", look_slowly)
    first = Thread(target=specs)
    first.start()
    begun.wait(60)
    try:
        assert {edition.partition("/")[0] for edition in OURS} <= specs().keys()
    finally:
        go_on.set()
        first.join(60)


def test_who_goes_through_the_games_is_not_disturbed_by_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_SPECS", dict(specs()))
    names = [f"before-{name}" for name in specs()]
    for name, _ in zip(names, specs(), strict=True):
        register(replace(SPEC, name=name, place=0))
    assert set(names) <= specs().keys()


class Brought:
    """A game of others as Python's list of what is installed has it."""

    name, value = "belote", "belote.spec:SPEC"

    def __init__(self, found: object) -> None:
        self.found = found

    def load(self) -> object:
        if isinstance(self.found, Exception):
            raise self.found
        return self.found


@pytest.mark.parametrize(
    ("found", "told"), [(ImportError("no belote"), "cannot be loaded: no belote"), ("a text", "is no Spec")]
)
def test_a_game_of_others_that_cannot_be_played_is_told_of_and_the_rest_can_be(
    monkeypatch: pytest.MonkeyPatch, found: object, told: str
) -> None:
    monkeypatch.setattr(registry, "_SPECS", {})
    monkeypatch.setattr(registry, "_FOUND", [])
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [Brought(found)])
    with pytest.warns(UserWarning, match=told):
        assert list(specs()) == ["qwirkle", "exago", "qwinn"]


def test_of_a_stored_games_options_everybody_is_told_those_that_are_not_the_default() -> None:
    assert told_options("exago", {"reading": 2, "duty": "off"}) == {"duty": "off"}
    assert told_options("exago", {}) == {"reading": 1}


def test_a_game_stored_before_there_were_readings_is_played_by_the_first() -> None:
    assert find_stored("exago", 2, {}).options == {"reading": 1}
    assert find_stored("exago", 2, {"reading": 2, "side": 5}).options == {"side": 5}
