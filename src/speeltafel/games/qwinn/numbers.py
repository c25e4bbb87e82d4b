"""The numbers of an edition, read once from its table into a frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from speeltafel.core.errors import Unknown


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the column: what kind of throw it needs, of how many dice, and what it is worth.

    `needs` is number, same, full or run; `value` is None where the equal dice are added up.
    """

    name: str
    needs: str
    count: int
    number: int | None
    value: int | None


@dataclass(frozen=True, slots=True)
class Rules:
    """One edition with its options; `boycotts[red]` is the kind that a number of the red die gives."""

    spaces: tuple[Space, ...]
    names: tuple[str, ...]
    topper: int
    target: int
    cap: int | None
    throws: int
    throws_max2: int
    whites: int
    faces: int
    step: int
    boycotts: tuple[str, ...]
    first: int | None
    negeer_stops_topper: bool

    @property
    def kinds(self) -> tuple[str, ...]:
        """The boycotts there are, by rising number of the red die."""
        return tuple(dict.fromkeys(self.boycotts[1:]))

    def index(self, name: str) -> int:
        """How far down the column a space is; -1 when there is none of that name."""
        return self.names.index(name) if name in self.names else -1

    def throws_under(self, boycott: str) -> int:
        """How many throws a turn has under this boycott."""
        return self.throws_max2 if boycott == "max2" else self.throws

    def kept_points(self, points: int) -> int:
        """The points that stay once the surplus over the cap is lost."""
        return points if self.cap is None else min(points, self.cap)


def read_rules(numbers: Mapping[str, object], options: Mapping[str, object]) -> Rules:
    """The rules of an edition's table with options; a cap below the target is refused."""
    target, cap = _whole(options["target"]), options["cap"]
    if cap is not None and _whole(cap) < target:
        raise Unknown("unknown-value", option="cap", value=repr(cap), form=f"{target}-9999 | none")
    spaces = tuple(_space(entry) for entry in _list(numbers["spaces"]))
    names = tuple(space.name for space in spaces)
    return Rules(
        spaces=spaces,
        names=names,
        topper=names.index(str(numbers["topper"])),
        target=target,
        cap=None if cap is None else _whole(cap),
        throws=_whole(numbers["throws"]),
        throws_max2=_whole(numbers["throws_max2"]),
        whites=_whole(numbers["whites"]),
        faces=_whole(numbers["faces"]),
        step=_whole(numbers["step"]),
        boycotts=_by_red(_table(numbers["boycotts"]), _whole(numbers["faces"])),
        first=None if options["first"] is None else _whole(options["first"]),
        negeer_stops_topper=bool(options["negeer_stops_topper"]),
    )


def _space(entry: object) -> Space:
    table = _table(entry)
    number, value = table.get("number"), table.get("value")
    return Space(
        name=str(table["name"]),
        needs=str(table["needs"]),
        count=_whole(table["count"]),
        number=None if number is None else _whole(number),
        value=None if value is None else _whole(value),
    )


def _by_red(table: Mapping[str, object], faces: int) -> tuple[str, ...]:
    kinds = {_whole(red): kind for kind, reds in table.items() for red in _list(reds)}
    return ("", *(kinds[red] for red in range(1, faces + 1)))


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a whole number is needed, not {value!r}")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"a list is needed, not {value!r}")
    return value


def _table(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"a table is needed, not {value!r}")
    return value
