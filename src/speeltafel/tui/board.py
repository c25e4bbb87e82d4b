"""The drawn table as a widget: it knows what lies where, and tells what was pressed."""

from __future__ import annotations

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from speeltafel.core.spots import TextSpot, spot_at
from speeltafel.tui.mouse import TextPicture


class TextBoard(Static):
    """A picture made of text."""

    class Pressed(Message):
        """Somebody pressed a cell or a piece."""

        def __init__(self, spot: TextSpot) -> None:
            super().__init__()
            self.spot = spot

    spots: tuple[TextSpot, ...] = ()

    def show(self, picture: TextPicture) -> None:
        """Shows a table."""
        self.spots = picture.spots
        self.update(Text.from_ansi(picture.text, no_wrap=True))

    def on_click(self, event: Click) -> None:
        spot = spot_at(self.spots, event.y, event.x)
        if spot is not None:
            self.post_message(self.Pressed(spot))
