"""What the registry knows of Exago."""

from __future__ import annotations

from collections.abc import Mapping

from speeltafel.core.options import (
    AGES,
    FIRST,
    EachSeat,
    Option,
    changed,
    one_of,
    per_seat,
    reading,
    whole,
    yes_no,
)
from speeltafel.core.protocol import Rng
from speeltafel.core.registry import Edition, Spec, edition_of
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.notation import deed_of, written
from speeltafel.games.exago.numbers import dealt_colours, read_rules
from speeltafel.games.exago.view import ExagoView


def _handicap() -> Option:
    """Stones fewer, one number a seat; none fewer at all is the default."""
    plain = per_seat(0, 99, blank=False, form="0,2,0")

    def read(value: object, seats: int) -> object:
        fewer = plain.read(value, seats)
        return fewer if isinstance(fewer, tuple) and any(fewer) else None

    return Option(read, None, plain.form, personal=True, fits=plain.fits)


COLOURS = ("red", "blue", "yellow", "green", "light-blue", "orange")


def _colours() -> Option:
    """Each seat's colour, `-` for whoever leaves it to the lot."""
    form = f"{' | '.join(COLOURS)} | -, ..."

    def one(value: object) -> str | None:
        if value is None or value in ("-", ""):
            return None
        if value not in COLOURS:
            raise ValueError
        return str(value)

    def read(value: object, seats: int) -> object:
        parts = value.strip("()").split(",") if isinstance(value, str) else value or ()
        if not isinstance(parts, list | tuple) or len(parts) not in (0, seats):
            raise ValueError
        chosen = tuple(one(part.strip() if isinstance(part, str) else part) for part in parts)
        return chosen if any(chosen) else None

    return Option(read, None, form, personal=True, fits=EachSeat(COLOURS))


OPTIONS: Mapping[str, Option] = {
    "side": whole(5, 13, 7),
    "duty": one_of("next", "nearest", "off"),
    "reading": reading(2),
    "early_moves": yes_no(),
    "handicap": _handicap(),
    "bridge": yes_no(),
    "colours": _colours(),
    "ages": AGES,
    "first": FIRST,
}


def build(edition: Edition, seats: int, options: Mapping[str, object]) -> Exago:
    """The game of an edition with these options."""
    return Exago(edition.id, read_rules(edition, seats, options), changed(OPTIONS, options))


def dealt(game: Exago, rng: Rng) -> Mapping[str, object]:
    """The colours of a new table, where they are given out by lot."""
    colours = dealt_colours(edition_of(game.edition), game.seats, game.options.get("colours"), rng)
    return {} if colours is None else {"colours": colours}


SPEC = Spec(
    name="exago",
    package=__package__,
    editions=("goliath",),
    options=OPTIONS,
    build=build,
    dealt=dealt,
    view=ExagoView,
    winner_begins=True,
    scored=False,
    trials=(
        {"duty": "nearest"},
        {"duty": "off", "side": 5},
        {"early_moves": True, "ages": (70, 8, 40, None, 12, 33)},
        {"bridge": True, "side": 6},
        {"handicap": (0, 2, 0, 1, 2, 0), "colours": ("blue", None, "orange", "green", None, "red")},
        {"bridge": True, "early_moves": True, "duty": "nearest", "side": 5, "first": 1},
    ),
    short={"side": 5},
    place=2,
    sections={
        "goal": (),
        "board": ("exago-off-board",),
        "placing": ("exago-start", "exago-taken", "exago-island"),
        "moving": ("exago-",),
        "duty": ("exago-duty",),
        "draw": (),
        "variations": (),
        "tips": (),
    },
    deed=deed_of,
    written=written,
    checks="speeltafel.games.exago.checks",
    spots="speeltafel.games.exago.picture:spots",
    levels="speeltafel.bots.exago.levels",
    codec="speeltafel.envs.exago:ExagoCodec",
    vector="speeltafel.envs.vector:ExagoVectorEnv",
    bench="speeltafel.lab.bench_exago",
    day="speeltafel.coach.day.games:EXAGO",
    coach="speeltafel.coach.exago:ExagoCoach",
    svg="speeltafel.games.exago.svg:render",
)
