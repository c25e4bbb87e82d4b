"""The full-screen terminal: home to choose a table, and the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from speeltafel.client.http import Server
from speeltafel.client.table import Seat as Chair
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import Word, message
from speeltafel.locale import say
from speeltafel.tui.here import Here, HereChair
from speeltafel.tui.home import HomeScreen
from speeltafel.tui.table import TableScreen


class TableApp(App[None]):
    """Talks to one server, or without an address to the tables of this terminal, which may be kept in a folder."""

    TITLE = "Speeltafel"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #choices { layout: grid; grid-size: 3 2; grid-rows: 3; height: 6; padding: 0 2; }
    #choices #edition { column-span: 2; }
    #choices Button { width: 100%; }
    #joining Button { margin-left: 1; }
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
    #move { border: none; height: 1; padding: 0 1; background: $boost; }
    #keys { height: 1; padding: 0 1; background: $panel; }
    #hint.refused { color: $text-error; }
    """
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        address: str | None,
        language: str,
        *,
        table: str = "",
        secret: str = "",
        name: str = "",
        record: bytes | None = None,
        folder: Path | None = None,
    ) -> None:
        super().__init__()
        self.server: Server | Here = Here(folder) if address is None else Server(address)
        self.address = address
        self.language = language
        self.player = name
        self._table = table
        self._secret = secret
        self._record = record
        self.last_seat: tuple[str, str] | None = None

    async def on_mount(self) -> None:
        home = HomeScreen()
        await self.push_screen(home)
        if self._table and self._secret:
            home.take(self._table, self._secret)
        elif self._table:
            self.sit(self._table)
        elif self._record is not None and isinstance(self.server, Here):
            try:
                self.sit(await self.server.open_record(self._record, self.language))
            except SpeeltafelError as error:
                home.notice(error.say(self.language))

    async def on_unmount(self) -> None:
        await self.server.close()

    async def _shutdown(self) -> None:
        """Ends the program. What is heard from now on would look for a drawing that is being taken down."""
        self.workers.cancel_all()
        await super()._shutdown()

    def sit(self, table: str, secrets: Sequence[str] = ()) -> None:
        """Goes to a table; without a secret one watches, with several they share this terminal."""
        self.last_seat = (table, secrets[0]) if secrets and self.address is not None else None
        self.push_screen(TableScreen(self.chair(table, secrets), table))

    def chair(self, table: str, secrets: Sequence[str]) -> Chair:
        """A seat at a table, wherever it stands; who share it are asked before anybody's hand is shown."""
        if isinstance(self.server, Here):
            return HereChair(self.server, table, secrets, holds=False)
        return Chair(self.server.address, table, secrets, holds=False)

    def words(self, id: str, **args: Word) -> str:
        """A text in the app's language."""
        return say(message(id, **args), self.language)
