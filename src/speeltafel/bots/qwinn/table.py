"""A solved game of Qwinn! on disk: what its file looks like, where it lies, and how to look a chance up.

A file is a head (JSON, padded to one page), then the chance to win, less one half, of a player whose
opponent is to move, as little-endian single floats by own points, other's points, own side, other's side,
then what the solver needs to go on. A side is boycott × 12 + space.
"""

from __future__ import annotations

import mmap
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from speeltafel.games.qwinn.numbers import Rules

PAGE = 4096
SPACES = 12
SIDES = 48
FORMAT = 2


def kinds(rules: Rules) -> tuple[str, ...]:
    """The boycotts by number: none, then by rising number of the red die."""
    return ("", *rules.kinds)


def side(rules: Rules, place: int, boycott: str) -> int:
    """The number of a player's place and boycott."""
    return kinds(rules).index(boycott) * SPACES + place


class Head(Struct, frozen=True):
    """What a table says of itself; `residual` is the most that any state differs from what follows it."""

    format: int
    options: dict[str, int | bool | None]
    target: int
    bound: int
    start: float
    residual: float
    sweeps: int
    total: int
    seconds: float
    done: bool


class Chances(Protocol):
    """Whoever knows the chances after a turn: a solved table, or something that comes near it."""

    def after(self, p: int, q: int, mine: int, theirs: int) -> float:
        """The chance to win of a player with p points whose opponent, with q, is to move."""
        ...


@dataclass(frozen=True, slots=True)
class FullTable:
    """A solved table, mapped into memory: a look costs one page at most."""

    head: Head
    values: memoryview[float]

    def after(self, p: int, q: int, mine: int, theirs: int) -> float:
        size = self.head.bound + 1
        p, q = min(p, size - 1), min(q, size - 1)
        chance: float = self.values[((p * size + q) * SIDES + mine) * SIDES + theirs]
        return 0.5 + chance


def options_of(rules: Rules) -> dict[str, int | bool | None]:
    """The options on which the chances depend."""
    return {
        "target": rules.target,
        "cap": rules.cap,
        "negeer_stops_topper": rules.negeer_stops_topper,
    }


def table_path(rules: Rules, folder: Path | None = None) -> Path:
    """Where the table of these rules lies: by default in the user's data folder."""
    name = f"target-{rules.target}"
    if rules.cap is not None:
        name += f"-cap-{rules.cap}"
    if rules.negeer_stops_topper:
        name += "-negeer-stops-topper"
    return (_data_folder() if folder is None else folder) / f"{name}.table"


def _data_folder() -> Path:
    """The user's own; in a browser, which keeps no files, one that is not there."""
    try:
        from platformdirs import user_data_path
    except ImportError:
        return Path("/none")
    return user_data_path("speeltafel") / "qwinn"


def read_head(path: Path) -> Head | None:
    """The head of a table's file; None when there is no such file or it is another thing."""
    try:
        with path.open("rb") as file:
            head = msgspec.json.decode(file.read(PAGE).rstrip(b"\0 "), type=Head)
            whole = path.stat().st_size >= PAGE + 4 * (head.bound + 1) ** 2 * SIDES**2
    except (OSError, msgspec.DecodeError):
        return None
    return head if whole and head.format == FORMAT else None


def open_table(rules: Rules, folder: Path | None = None) -> FullTable | None:
    """The solved table of these rules, or None when it has not been computed here."""
    path = table_path(rules, folder)
    head = read_head(path)
    if head is None or not head.done or head.options != options_of(rules) or sys.byteorder != "little":
        return None
    with path.open("rb") as file:
        mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    if hasattr(mmap, "MADV_RANDOM"):
        mapped.madvise(mmap.MADV_RANDOM)  # a turn looks here and there: reading on from each look is wasted
    count = (head.bound + 1) ** 2 * SIDES**2
    return FullTable(head, memoryview(mapped)[PAGE : PAGE + 4 * count].cast("f"))
