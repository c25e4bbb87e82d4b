"""The front door: `find` makes a game from an edition's name, a number of seats and options."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from speeltafel.core.errors import Unknown
from speeltafel.core.options import Option, read_options
from speeltafel.core.protocol import Game


@dataclass(frozen=True, slots=True)
class Edition:
    """One rule sheet as data: the table of its TOML file, with the seats it allows."""

    id: str
    least: int
    most: int
    source: str
    numbers: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Spec:
    """What a game's folder tells the registry.

    `prepare` loads what a game would else load when it is first needed: a server calls it before it opens.
    """

    name: str
    package: str
    editions: tuple[str, ...]
    options: Mapping[str, Option]
    build: Callable[[Edition, int, Mapping[str, object]], Game[Any, Any]]
    view: type
    winner_begins: bool = False
    prepare: Callable[[], object] | None = None


_SPECS: dict[str, Spec] = {}


def register(spec: Spec) -> None:
    """Makes a game known; its first edition is the default."""
    _SPECS[spec.name] = spec


def specs() -> Mapping[str, Spec]:
    """Every game there is, by name."""
    from speeltafel import games  # registers ours on first use

    assert games
    return _SPECS


def editions() -> tuple[str, ...]:
    """Every edition id, such as `qwirkle/nl-2023`."""
    return tuple(f"{spec.name}/{name}" for spec in specs().values() for name in spec.editions)


def spec_of(name: str) -> Spec:
    """The game of an edition id or a game's name."""
    found = specs().get(name.split("/")[0])
    if found is None:
        raise Unknown("unknown-game", name=name, known=", ".join(specs()))
    return found


@cache
def edition_of(name: str) -> Edition:
    """The edition's data; a game's bare name means its default edition."""
    spec = spec_of(name)
    short = name.partition("/")[2] if "/" in name else spec.editions[0]
    if short not in spec.editions:
        known = ", ".join(f"{spec.name}/{each}" for each in spec.editions)
        raise Unknown("unknown-edition", name=name, known=known)
    path = files(spec.package) / "editions" / f"{short}.toml"
    table = tomllib.loads(path.read_text("utf-8"))
    least, most = table.pop("players")
    return Edition(f"{spec.name}/{short}", least, most, table.pop("source"), table)


def find(name: str, seats: int | None = None, **options: object) -> Game[Any, Any]:
    """The game of this edition for so many seats; an error lists what there is."""
    return find_with(name, seats, options)


def find_with(name: str, seats: int | None, options: Mapping[str, object]) -> Game[Any, Any]:
    """As `find`, for options that come from outside and may be called anything."""
    spec = spec_of(name)
    edition = edition_of(name)
    if seats is None:
        seats = edition.least
    if isinstance(seats, bool) or not isinstance(seats, int) or not edition.least <= seats <= edition.most:
        raise Unknown(
            "unknown-seats", edition=edition.id, seats=str(seats), least=edition.least, most=edition.most
        )
    return spec.build(edition, seats, read_options(edition.id, spec.options, options, seats))
