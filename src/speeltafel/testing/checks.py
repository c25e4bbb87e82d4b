"""What a game's own checks add to the laws: a count of all its pieces, and the law of its kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from speeltafel.core.protocol import Game
from speeltafel.core.registry import resolve, spec_of
from speeltafel.testing.broken import expect


def census_of(game: Game[Any, Any]) -> Callable[[Any], object] | None:
    """Counts all pieces of a full table; None for a game that does not say how."""
    count = _check(game, "census")
    return None if count is None else count(game)


def kernel_of(game: Game[Any, Any]) -> Callable[[Any, Any], None] | None:
    """Compares kernel and state around one action; None where no fast position plays."""
    compared = _check(game, "kernel")
    if compared is None:
        return None
    compare = compared(game)

    def check(state: Any, action: Any) -> None:
        for where, found, wanted in compare(state, action):
            expect("kernel", found, wanted, where)

    return check


def _check(game: Game[Any, Any], name: str) -> Any:
    checks = spec_of(game.edition).checks
    return getattr(resolve(checks), name, None) if checks else None
