"""Sets of different tiles that share a colour or a shape, as masks of the 36 kinds."""

from __future__ import annotations

import cython


def group_of(number: cython.int) -> cython.ulonglong:
    """The kinds of a colour, numbers 0 to 5, or of a shape, 6 to 11."""
    one: cython.ulonglong = 1
    if number < 6:
        return (63 * one) << 6 * number
    return (0x41041041 * one) << (number - 6)


def count_of(kinds: cython.ulonglong) -> cython.int:
    """How many kinds a mask has."""
    count: cython.int = 0
    while kinds:
        kinds &= kinds - 1
        count += 1
    return count


def best_of(kinds: cython.ulonglong) -> cython.int:
    """The size of the largest set among these kinds."""
    number: cython.int
    size: cython.int
    best: cython.int = 0
    for number in range(12):
        size = count_of(kinds & group_of(number))
        if size > best:
            best = size
    return best
