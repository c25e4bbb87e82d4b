"""The full-screen terminal: home to choose a table, and the table itself."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from speeltafel.client.http import Server
from speeltafel.core.words import Word, message
from speeltafel.locale import say
from speeltafel.tui.home import HomeScreen
from speeltafel.tui.table import TableScreen


class TableApp(App[None]):
    """Talks to one server in one language; it keeps no state of a game, screens follow the table's events."""

    TITLE = "Speeltafel"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #choices { height: auto; padding: 1 2; }
    #choices Select { width: 1fr; }
    #choices Button, #joining Button { margin-left: 1; }
    #joining { height: auto; padding: 0 2; }
    #joining Input { width: 1fr; }
    #lobby { height: 1fr; margin: 1 2; }
    #notice { height: auto; padding: 0 2; color: $text-warning; }
    #middle { height: 1fr; }
    #room { width: 2fr; border: round $primary; padding: 0 1; }
    #board { width: auto; }
    #side { width: 1fr; min-width: 30; }
    #players { height: auto; border: round $secondary; padding: 0 1; }
    #story { height: 1fr; border: round $secondary; padding: 0 1; }
    #hint { height: auto; max-height: 4; padding: 0 1; }
    #keys { height: 1; padding: 0 1; background: $panel; }
    #hint.refused { color: $text-error; }
    """
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self, address: str, language: str, *, table: str = "", secret: str = "", name: str = ""
    ) -> None:
        super().__init__()
        self.server = Server(address)
        self.address = address
        self.language = language
        self.player = name
        self._table = table
        self._secret = secret
        self.last_seat: tuple[str, str] | None = None

    async def on_mount(self) -> None:
        await self.push_screen(HomeScreen())
        if self._table:
            self.sit(self._table, self._secret)

    async def on_unmount(self) -> None:
        await self.server.close()

    def sit(self, table: str, secret: str = "") -> None:
        """Goes to a table; without a secret one watches."""
        self.last_seat = (table, secret) if secret else None
        self.push_screen(TableScreen(self.address, table, [secret] if secret else []))

    def words(self, id: str, **args: Word) -> str:
        """A text in the app's language."""
        return say(message(id, **args), self.language)
