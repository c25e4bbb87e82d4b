"""What the screens of the full-screen terminal ask of the app they belong to."""

from __future__ import annotations

from typing import Protocol, cast

from textual.screen import Screen

from speeltafel.client.http import Server
from speeltafel.core.words import Word


class Context(Protocol):
    """The app as its screens see it: one server, one language, one player."""

    server: Server
    address: str
    language: str
    player: str

    def sit(self, table: str, secret: str = "") -> None: ...

    def words(self, id: str, **args: Word) -> str: ...


def context_of(screen: Screen[None]) -> Context:
    """The app of a screen."""
    return cast(Context, screen.app)
