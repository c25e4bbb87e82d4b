"""The front door: `find` makes a game from an edition's name, a number of seats and options."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, is_dataclass, replace
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any, TypeVar
from warnings import warn

from speeltafel.core.deeds import Deed
from speeltafel.core.errors import Unknown
from speeltafel.core.given import as_kind, wrong_kind
from speeltafel.core.options import Option, kept, read_options, recalled
from speeltafel.core.protocol import Game, Rng
from speeltafel.core.scene import Scene
from speeltafel.core.words import quoted
from speeltafel.locale import add_catalogues

A = TypeVar("A")


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
    """What a game's folder tells of itself; nothing elsewhere lists games.

    `package` holds `editions/*.toml`, the first named edition is the default. `prepare` loads what the game would
    else load when it is first needed: a server calls it before it opens. `trials` are options worth trying, one set
    a table; `dealt` the options that are drawn with the seats where people sit down; `short` those of a short game. `place` says where it stands among the games, the lowest first. `view` is what `Game.view` answers: a `Scene`, or a
    type of its own where the page has a drawing for it. `scored` is false where nothing is counted during play. `texts` is the package with the folders `nl`, `de`, `fr` and `en` of
    its words, where they do not lie with ours.

    What belongs to upper layers is named, and resolved there: `checks` a module with `census(game)` and
    `kernel(game)` for the laws; `levels` a module with the game's own bots; `codec` a class for learners, `vector` one with many
    tables at once, `steps` one that takes actions and luck apart for OpenSpiel; `odds` a function that tells the chances in a
    position, `end` one that searches a game's end out; `bench` a module with what is worth measuring; `coach` a class that
    weighs its decisions for reviews and hints; `duplicate` a function that deals as the dealer's mode `duplicate/1` does;
    `day` a `DayPlan` for the game of the day; `lessons` and `puzzles` packages with those of a game from elsewhere;
    `svg` a function that draws it as a picture (`core.drawing`); `spots` one that says where things lie on `Game.picture`
    (`core.spots`), for a mouse in the terminal; `paper` a module with what a score pad beside the wooden box asks of it.

    `familiar` is the edition that people of a language know, where that is not the first. `sections` are the parts of its
    rules page in order, each with the beginnings of the reason codes that are explained there. `deed` reads a canonical
    text, `written` writes one, also of a play in progress or one that is not allowed. `announced` names a number that actions have
    and their text does not, which everybody is told, whatever else is hidden from them.
    """

    name: str
    package: str
    editions: tuple[str, ...]
    options: Mapping[str, Option]
    build: Callable[[Edition, int, Mapping[str, object]], Game[Any, Any]]
    dealt: Callable[[Any, Rng], Mapping[str, object]] | None = None
    view: type = Scene
    winner_begins: bool = False
    scored: bool = True
    prepare: Callable[[], object] | None = None
    trials: tuple[Mapping[str, object], ...] = ()
    short: Mapping[str, object] = field(default_factory=dict)
    place: int = 100
    texts: str = ""
    checks: str = ""
    levels: str = ""
    codec: str = ""
    vector: str = ""
    steps: str = ""
    odds: str = ""
    end: str = ""
    bench: str = ""
    coach: str = ""
    duplicate: str = ""
    day: str = ""
    lessons: str = ""
    puzzles: str = ""
    familiar: Mapping[str, str] = field(default_factory=dict)
    sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    deed: Callable[[str], Deed] | None = None
    written: Callable[[Deed], str] | None = None
    svg: str = ""
    paper: str = ""
    spots: str = ""
    announced: str = ""


GAMES = "speeltafel.games"
_SPECS: dict[str, Spec] = {}
_FOUND: list[str] = []


def register(spec: Spec) -> None:
    """Makes a game known, at its place among the others; its first edition is the default."""
    as_kind(spec, Spec, "spec", "spec")
    global _SPECS
    if spec.texts:
        add_catalogues(spec.texts)
    known = sorted({**_SPECS, spec.name: spec}.values(), key=lambda each: (each.place, each.name))
    if [each.name for each in known] == list(_SPECS):
        _SPECS[spec.name] = spec
    else:  # another dict: somebody may be going through this one in another thread
        _SPECS = {each.name: each for each in known}


def specs() -> Mapping[str, Spec]:
    """Every game there is, by name: the folders of `speeltafel.games`, and what other packages bring.

    A package brings a game by an entry point of the group `speeltafel.games` that leads to its `Spec`.
    """
    if (
        not _FOUND
    ):  # whoever asks while another thread still looks, looks too: half of the games would be no answer
        for spec in (*_own(), *_brought()):
            if spec.name not in _SPECS:
                register(spec)
        _FOUND.append(GAMES)
    return _SPECS


def familiar_edition(name: str, language: str) -> str:
    """The edition's id; a game's bare name means the one that people of this language know."""
    spec = spec_of(name)
    return edition_of(
        f"{name}/{spec.familiar.get(language, spec.editions[0])}" if name == spec.name else name
    ).id


def section_of(reason: str) -> str:
    """The part of its game's rules page that explains a reason code; the longest beginning counts, empty where there is none."""
    found = [
        (len(start), section)
        for spec in specs().values()
        for section, starts in spec.sections.items()
        for start in starts
        if reason.startswith(start)
    ]
    return max(found, default=(0, ""))[1]


def resolve(name: str) -> Any:
    """The module `package.module`, or what it has under a name: `package.module:name`."""
    module, _, attribute = name.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


def _own() -> Iterator[Spec]:
    for folder in iter_modules(import_module(GAMES).__path__, f"{GAMES}."):
        spec = resolve(f"{folder.name}.spec:SPEC")
        assert isinstance(spec, Spec), f"{folder.name}.spec has no SPEC"
        yield spec


def _brought() -> Iterator[Spec]:
    """The games of others; one that cannot be loaded is told of, and the rest can be played."""
    from importlib.metadata import (
        entry_points,  # takes longer to import than all else here; not needed until now
    )

    for point in entry_points(group=GAMES):
        try:
            spec = point.load()
        except Exception as error:
            warn(f"the game {point.name} ({point.value}) cannot be loaded: {error}", stacklevel=2)
            continue
        if isinstance(spec, Spec):
            yield spec
        else:
            warn(f"the game {point.name}: {point.value} is no Spec", stacklevel=2)


def editions() -> tuple[str, ...]:
    """Every edition id, such as `qwirkle/nl-2023`."""
    return tuple(f"{spec.name}/{name}" for spec in specs().values() for name in spec.editions)


def spec_of(name: str) -> Spec:
    """The game of an edition id or a game's name."""
    if not isinstance(name, str):  # asked for every event that is told: a call of `as_text` would be one more
        raise wrong_kind(name, "text", "name")
    short = name.split("/")[0]
    found = _SPECS.get(short) or specs().get(short)
    if found is None:
        raise Unknown("unknown-game", name=name, known=", ".join(specs()))
    return found


def deed_of(edition: str, text: str) -> Deed | None:
    """What an action does, by its canonical text; None where the game does not tell."""
    read = spec_of(edition).deed
    return None if read is None or not text else read(text)


def with_announced(edition: str, action: A, number: int) -> A:
    """The action with what was announced of it, where that is a number that its text does not have."""
    name = spec_of(edition).announced
    if not number or not is_dataclass(action) or isinstance(action, type) or not hasattr(action, name):
        return action
    return replace(action, **{name: number})


def text_given(edition: str, text: str, deed: Deed | None) -> str:
    """The text of what was asked or played: as it was given, or written by the game from a deed."""
    write = None if deed is None else spec_of(edition).written
    return text if deed is None or write is None else write(deed)


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
            "unknown-seats", edition=edition.id, seats=quoted(seats), least=edition.least, most=edition.most
        )
    return spec.build(edition, seats, read_options(edition.id, spec.options, options, seats))


def find_stored(name: str, seats: int | None, options: Mapping[str, object]) -> Game[Any, Any]:
    """As `find`, for a game that was kept in a record or a database: it is played by the rules of its time."""
    return find_with(name, seats, recalled(spec_of(name).options, options))


def stored_options(game: Game[Any, Any]) -> dict[str, object]:
    """The options of a game as a record or a database keeps them, for `find_stored`."""
    return kept(spec_of(game.edition).options, game.options)


def told_options(name: str, stored: Mapping[str, object]) -> dict[str, object]:
    """Stored options as everybody is told them, and as `find` takes them: those that are not the default."""
    options = spec_of(name).options
    return {
        key: value
        for key, value in recalled(options, stored).items()
        if key not in options or value != options[key].default
    }


def offered(name: str, wishes: Mapping[str, object]) -> Mapping[str, object]:
    """The wishes for a new table; raises Unknown for one that is offered to nobody, such as an older reading."""
    options = spec_of(name).options
    open_ones = {key: option for key, option in options.items() if option.before is None}
    for key in wishes:
        if key in options and key not in open_ones:
            known = ", ".join(sorted(open_ones))
            raise Unknown("unknown-option", option=key, edition=edition_of(name).id, known=known)
    return wishes
