"""Learned values of lines to be, by the length of a line; written by `bench/exago_learn.py`."""

# fmt: off
JUDGEMENT: dict[int, tuple[int, ...]] = {
    5: (
        13, 2, 13, 69, 240, 0,
        -3, 2, 8, 41, 240, 0,
        0, 2, 12, 60, 240, 0,
        6, -1, 10, 39, 240, 0,
        4, -2, 10, 27, 240, 0,
        0, 2, 12, 60, 240, 0,
    ),
    4: (
        6, 1, 13, 80, 0,
        3, 1, 6, 80, 0,
        1, 0, 7, 25, 0,
        7, 1, 13, 80, 0,
        7, 1, 8, 80, 0,
        -4, 1, 4, 47, 0,
    ),
}
# fmt: on
