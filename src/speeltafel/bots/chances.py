"""Chances as people say them: in the hundred, and 0 or 100 only for what is certain."""

from __future__ import annotations


def in_hundred(chance: float) -> int:
    """The chance as a whole number of times in a hundred."""
    return round(_said(chance, 1))


def per_cent(chance: float) -> str:
    """The chance in per cent with one decimal."""
    return f"{_said(chance, 0.1):.1f}"


def _said(chance: float, least: float) -> float:
    if chance <= 0 or chance >= 1:
        return 0 if chance <= 0 else 100
    return min(100 - least, max(least, 100 * chance))
