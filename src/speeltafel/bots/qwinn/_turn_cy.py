"""The dice of one turn of Qwinn!: what throws and choices of dice are worth, from what ends are worth.

One source, compiled or interpreted. Columns are one for each number of the red die and a last one for a red die
that is thrown again; a column has an entry for each set of white dice (see `lattice.py`).
"""

from __future__ import annotations

import cython


def is_compiled() -> bool:
    """Says whether this module runs as C or as Python."""
    return bool(cython.compiled)


def finals(
    ends: cython.double[::1],
    fails: cython.double[::1],
    losses: cython.short[::1],
    starts: cython.int[::1],
    reach: cython.short[::1],
    final: cython.double[::1],
) -> None:
    """Fills `final` with the worth of every throw when the turn ends with it: the best end in reach, or to fail."""
    k: cython.int
    n: cython.int
    best: cython.double
    for k in range(len(final)):
        best = fails[losses[k]]
        for n in range(starts[k], starts[k + 1]):
            if ends[reach[n]] > best:
                best = ends[reach[n]]
        final[k] = best


def expect(
    tops: cython.double[::1], means: cython.double[::1], more: cython.short[::1], faces: cython.int
) -> None:
    """Fills `means` with the worth of every choice of dice before the rest is thrown: the mean over one die more."""
    red: cython.int
    base: cython.int
    number: cython.int
    die: cython.int
    whole: cython.int
    sets: cython.int
    total: cython.double
    sets = len(means) // (faces + 1)
    whole = len(tops) // faces
    for red in range(faces):
        base = red * sets
        for number in range(whole):
            means[base + number] = tops[red * whole + number]
        for number in range(whole, sets):
            total = 0
            for die in range(faces):
                total += means[base + more[number * faces + die]]
            means[base + number] = total / faces
    base = faces * sets
    for number in range(sets):
        total = 0
        for red in range(faces):
            total += means[red * sets + number]
        means[base + number] = total / faces


def choose(
    means: cython.double[::1],
    final: cython.double[::1],
    fewer: cython.short[::1],
    best: cython.double[::1],
    tops: cython.double[::1],
    faces: cython.int,
) -> None:
    """Fills `tops` with the worth of every throw: the better of its end and its best part, thrown on."""
    red: cython.int
    base: cython.int
    loose: cython.int
    number: cython.int
    n: cython.int
    most: cython.int
    whole: cython.int
    sets: cython.int
    value: cython.double
    sets = len(means) // (faces + 1)
    whole = len(tops) // faces
    most = len(fewer) // sets
    loose = faces * sets
    for red in range(faces, -1, -1):
        base = red * sets
        for number in range(sets - 1, -1, -1):
            value = means[base + number]
            if red < faces and number < whole:
                value = final[red * whole + number]
            if red < faces and best[loose + number] > value:
                value = best[loose + number]
            for n in range(most):
                if number < sets - 1 and best[base + fewer[number * most + n]] > value:
                    value = best[base + fewer[number * most + n]]
            best[base + number] = value
            if red < faces and number < whole:
                tops[red * whole + number] = value
