"""Learned values of lines to be, by the length of a line; written by `bench/exago_learn.py`."""

JUDGEMENT: dict[int, tuple[int, ...]] = {
    5: (10, 2, 12, 60, 240, 0)
    + (0, 2, 12, 60, 240, 0) * 2
    + (10, 2, 12, 60, 240, 0)
    + (0, 2, 12, 60, 240, 0) * 2,
    4: (10, 2, 15, 80, 0) + (0, 2, 15, 80, 0) * 2 + (10, 2, 15, 80, 0) + (0, 2, 15, 80, 0) * 2,
}
