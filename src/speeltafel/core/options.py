"""Options of a game: how each reads a plain value, and what it says of a wrong one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from msgspec import Struct

from speeltafel.core.errors import Unknown
from speeltafel.core.words import quoted

_NUMBER = re.compile("-?[0-9]{1,9}")

Reader = Callable[[object, int], object]


class YesOrNo(Struct, frozen=True, tag="yes-or-no"):
    """True or false fits."""


class WholeNumber(Struct, frozen=True, tag="whole-number"):
    """A whole number between two bounds fits; `none` too where it is `blank`."""

    least: int
    most: int
    blank: bool


class OneWord(Struct, frozen=True, tag="one-word"):
    """One of these words fits."""

    words: tuple[str, ...]


class EachSeat(Struct, frozen=True, tag="each-seat"):
    """A value for every seat fits: one of these words, or a number where there are none."""

    words: tuple[str, ...] = ()


class OneSeat(Struct, frozen=True, tag="one-seat"):
    """One of the seats fits, or none."""


Fitting = YesOrNo | WholeNumber | OneWord | EachSeat | OneSeat


@dataclass(frozen=True, slots=True)
class Option:
    """One option: `read` takes a plain value or its text and the number of seats; `form` tells people what fits, `fits`
    tells programs, where one of the common forms does.

    A `personal` one has a value a seat that belongs to the person who sits there. One with a value `before` is offered to
    nobody: it says by which reading of the rules a game is played, and games kept since before there was such an option
    have that value.
    """

    read: Reader
    default: object
    form: str
    personal: bool = False
    before: object = None
    fits: Fitting | None = None


def read_options(
    edition: str, options: Mapping[str, Option], given: Mapping[str, object], seats: int
) -> dict[str, object]:
    """Every option with its value; raises Unknown for a name or a value that is not there."""
    values = {name: option.default for name, option in options.items()}
    for name, value in given.items():
        if name not in options:
            raise Unknown("unknown-option", option=name, edition=edition, known=", ".join(sorted(options)))
        try:
            values[name] = options[name].read(value, seats)
        except (ValueError, TypeError):
            raise Unknown(
                "unknown-value", option=name, value=quoted(value), form=options[name].form
            ) from None
    return values


def kept(options: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, object]:
    """Options as they are stored: those that were given, and always by which reading of the rules."""
    always = {name: option.default for name, option in options.items() if option.before is not None}
    return {**always, **given}


def recalled(options: Mapping[str, Option], stored: Mapping[str, object]) -> dict[str, object]:
    """Options that were stored once: without a word on the reading of the rules it was the first."""
    first = {name: option.before for name, option in options.items() if option.before is not None}
    return {**first, **stored}


def changed(options: Mapping[str, Option], values: Mapping[str, object]) -> dict[str, object]:
    """The values that differ from the default."""
    return {name: values[name] for name, option in options.items() if values[name] != option.default}


def whole(least: int, most: int, default: int | None) -> Option:
    """A whole number between two bounds; `none` fits too when that is the default."""

    def read(value: object, seats: int) -> object:
        if default is None and (value is None or value == "none"):
            return None
        number = _number(value)
        if not least <= number <= most:
            raise ValueError
        return number

    form = f"{least}-{most}" + (" | none" if default is None else "")
    return Option(read, default, form, fits=WholeNumber(least, most, default is None))


def yes_no(*, default: bool = False) -> Option:
    """True or false."""
    words = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}

    def read(value: object, seats: int) -> object:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise ValueError

    return Option(read, default, "true | false", fits=YesOrNo())


def one_of(*choices: str) -> Option:
    """One of these words; the first is the default."""

    def read(value: object, seats: int) -> object:
        if value not in choices:
            raise ValueError
        return value

    return Option(read, choices[0], " | ".join(choices), fits=OneWord(choices))


def reading(now: int) -> Option:
    """The reading of the rules: `now` for every new game; games from before there were several keep the first."""

    def read(value: object, seats: int) -> object:
        number = _number(value)
        if not 1 <= number <= now:
            raise ValueError
        return number

    return Option(read, now, f"1-{now}", before=1)


def seat_number() -> Option:
    """A seat of this table, or none."""

    def read(value: object, seats: int) -> object:
        if value is None or value == "none":
            return None
        number = _number(value)
        if not 0 <= number < seats:
            raise ValueError
        return number

    return Option(read, None, "0, 1, ... | none", fits=OneSeat())


def per_seat(least: int, most: int, *, blank: bool, form: str) -> Option:
    """One number a seat, such as `70,-,8`; `-` for none where blanks are allowed."""

    def one(value: object) -> int | None:
        if blank and (value is None or value in ("-", "", "none")):
            return None
        number = _number(value)
        if not least <= number <= most:
            raise ValueError
        return number

    def read(value: object, seats: int) -> object:
        if value is None or value == ():
            return None
        parts: Sequence[object]
        if isinstance(value, str):
            parts = [part.strip() for part in value.strip("()").split(",")]
        elif isinstance(value, list | tuple):
            parts = value
        else:
            raise ValueError
        if len(parts) != seats:
            raise ValueError
        return tuple(one(part) for part in parts)

    return Option(read, None, form, personal=True, fits=EachSeat())


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError
    if isinstance(value, str) and not _NUMBER.fullmatch(value):
        raise ValueError
    return int(value)


AGES = per_seat(0, 150, blank=True, form="70,-,8")
FIRST = seat_number()


def plain(value: object) -> str:
    """An option's value as the text that `find` reads back."""
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return "none"
        case tuple() | list():
            return ",".join("-" if each is None else str(each) for each in value)
        case _:
            return str(value)
