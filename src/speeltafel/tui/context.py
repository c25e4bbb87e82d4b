"""What the screens of the full-screen terminal ask of the app they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from textual.screen import Screen

from speeltafel.client.http import Server
from speeltafel.client.table import Seat as Chair
from speeltafel.core.words import Word
from speeltafel.tui.here import Here


class Context(Protocol):
    """The app as its screens see it: one server, or the tables of this terminal; one language, one player."""

    server: Server | Here
    language: str
    player: str

    def sit(self, table: str, secrets: Sequence[str] = ()) -> None: ...

    def chair(self, table: str, secrets: Sequence[str]) -> Chair: ...

    def words(self, id: str, **args: Word) -> str: ...


def context_of(screen: Screen[None]) -> Context:
    """The app of a screen."""
    return cast(Context, screen.app)
