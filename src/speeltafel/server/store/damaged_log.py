"""Notices a write-ahead log whose middle is damaged: SQLite would read what comes before, and say nothing.

A server that was killed may leave the last transaction of the log half written, and SQLite rightly passes over that: it was never
acknowledged. But every transaction is on disk before the next begins. So where two or more whole transactions of the same run
of the log follow a frame that cannot be read, what cannot be read had been stored.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

HEADER = struct.Struct(">8I")
FRAME = struct.Struct(">6I")
BIG, LITTLE = 0x377F0683, 0x377F0682
WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class Damage:
    """From which byte on the log cannot be read, and how many stored transactions lie there at least."""

    at: int
    lost: int


def find_damage(log: Path) -> Damage | None:
    """The damage of SQLite's write-ahead log; None for one that is whole, absent or of a transaction that never ended."""
    try:
        data = log.read_bytes()
    except FileNotFoundError:
        return None
    if len(data) < HEADER.size:
        return None
    magic, _, page, _, salt, salt2, sum1, sum2 = HEADER.unpack_from(data)
    if magic not in (BIG, LITTLE) or page < 512:
        return None
    order = ">" if magic == BIG else "<"
    sums = _sums(data, 0, HEADER.size - 8, order, (0, 0))
    bad = None if sums == (sum1, sum2) else 0
    ends = 0
    for at in range(HEADER.size, len(data) - FRAME.size - page + 1, FRAME.size + page):
        _, size, here, here2, sum1, sum2 = FRAME.unpack_from(data, at)
        is_of_this_run = (here, here2) == (salt, salt2)
        if bad is None:
            sums = _sums(data, at, 8, order, sums)
            sums = _sums(data, at + FRAME.size, page, order, sums)
            if not is_of_this_run or sums != (sum1, sum2):
                bad = at
        if bad is not None:
            ends += is_of_this_run and size > 0
    return Damage(bad, ends - 1) if bad is not None and ends > 1 else None


def _sums(data: bytes, at: int, length: int, order: str, before: tuple[int, int]) -> tuple[int, int]:
    """The running checksum of SQLite's file format, section 4.2."""
    one, two = before
    words = iter(struct.unpack_from(f"{order}{length // 4}I", data, at))
    for first, second in zip(words, words, strict=True):
        one = (one + first + two) & WORD
        two = (two + second + one) & WORD
    return one, two
