"""Saves a table on its way and takes it up again, so that a killed solve loses minutes and not hours."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import numpy as np

from speeltafel.bots.qwinn.table import FORMAT, PAGE, SIDES, Head, options_of, read_head
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab.qwinn_sweep import Sweeps
from speeltafel.lab.qwinn_tables import Floats


def head_of(sweeps: Sweeps, *, residual: float, seconds: float, done: bool) -> Head:
    """What the file says of a table."""
    return Head(
        format=FORMAT,
        options=options_of(sweeps.rules),
        target=sweeps.rules.target,
        bound=sweeps.bound,
        start=sweeps.start,
        residual=residual,
        sweeps=sweeps.sweep,
        total=sweeps.total,
        seconds=round(seconds, 1),
        done=done,
    )


def save(sweeps: Sweeps, head: Head, path: Path) -> None:
    """Writes the file beside its place, makes sure of the disk, and puts it there in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(msgspec.json.encode(head).ljust(PAGE, b" "))
            for array in (sweeps.after, sweeps.waiting, sweeps.fresh):
                array.astype("<f4", copy=False).tofile(file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def part_path(path: Path) -> Path:
    """Where the unfinished table of a path lies."""
    return path.with_suffix(".part")


def take_up(rules: Rules, bound: int, path: Path) -> tuple[Sweeps, Head] | None:
    """The solve that a file holds, ready to go on; None when there is none of these rules and this bound."""
    head = read_head(path)
    if head is None or head.options != options_of(rules) or head.bound != bound:
        return None
    size = bound + 1
    blocks = size * size
    with path.open("rb") as file:
        file.seek(PAGE)
        after = np.fromfile(file, "<f4", blocks * SIDES**2).reshape(size, size, SIDES, SIDES)
        waiting = np.fromfile(file, "<f4", blocks).reshape(size, size)
        fresh = np.fromfile(file, "<f4", blocks).reshape(size, size)
    return Sweeps(rules, bound, after, waiting, fresh, head.sweeps, head.total), head


def mapped(path: Path) -> Floats | None:
    """The values of a finished table, read from the disk as they are needed."""
    head = read_head(path)
    if head is None or not head.done:
        return None
    size = head.bound + 1
    return np.memmap(path, "<f4", "r", PAGE, (size, size, SIDES, SIDES))
