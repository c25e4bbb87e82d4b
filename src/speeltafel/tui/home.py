"""Home: a table against bots at once, an open table to join, or a code to sit down with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import httpx
from rich.cells import cell_len
from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Button, DataTable, Header, Input, Select, Static

from speeltafel.client.bodies import GameOffered, NewSeat, NewTable, SitDown
from speeltafel.client.http import Declined
from speeltafel.core.errors import SpeeltafelError
from speeltafel.home.asking import TableRefused
from speeltafel.tui.context import Context, context_of
from speeltafel.tui.here import Here
from speeltafel.tui.plain_text import edition_name, plain, told
from speeltafel.wire import TableSent


class HomeScreen(Screen[None]):
    """Choices come from the server; nothing about games is known here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5", "refresh", show=False),
        Binding("ctrl+q", "app.quit", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.games: list[GameOffered] = []
        self.offered = ""
        """The edition whose seats and levels are offered at this moment."""

    @property
    def table_app(self) -> Context:
        """The app, which has server and language."""
        return context_of(self)

    def compose(self) -> ComposeResult:
        words = self.table_app.words
        yield Header()
        with Horizontal(id="choices"):
            yield Select[str]([], id="edition", prompt=words("tui-edition"))
            yield Select[int]([], id="seats", prompt=words("tui-seats"))
            yield Select[int]([], id="people", prompt=words("tui-people"))
            yield Select[str]([], id="level", prompt=words("tui-level"))
            yield Button(words("tui-play"), id="play", variant="primary")
        with Horizontal(id="joining"):
            yield Input(placeholder=words("tui-code"), id="code")
            yield Button(words("tui-join"), id="join")
        yield Static(id="notice", markup=False)
        yield DataTable[Text](id="lobby", cursor_type="row")
        yield Static(words("tui-keys-home"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.list_tables({})
        self.load()

    @work(exclusive=True)
    async def load(self) -> None:
        """Asks the server for its games and open tables."""
        app = self.table_app
        try:
            self.games = await app.server.games()
            tables = await app.server.lobby("open")
        except (Declined, httpx.HTTPError, SpeeltafelError, TableRefused) as error:
            self.notice(self._why(error))
            return
        editions = [each.id for game in self.games for each in game.editions]
        chooser = self.query_one("#edition", Select)
        chooser.set_options([(plain(edition_name(each, app.language)), each) for each in editions])
        if editions:
            known = self.games[0].familiar.get(app.language)
            chooser.value = known if known in editions else editions[0]
        self.list_tables({table.table: table for table in tables})

    def list_tables(self, tables: Mapping[str, TableSent]) -> None:
        """Shows the open tables; columns are as wide as what they hold, since those measured by themselves stay narrow now and then."""
        app = self.table_app
        rows = {
            code: (
                plain(code),
                plain(edition_name(table.game, app.language)),
                plain(", ".join(seat.name or "-" for seat in table.seats)),
            )
            for code, table in tables.items()
        }
        lobby = self.query_one("#lobby", DataTable)
        lobby.clear(columns=True)
        for place, label in enumerate(app.words(each) for each in ("tui-table", "tui-game", "tui-players")):
            width = max((row[place].cell_len for row in rows.values()), default=0)
            lobby.add_column(label, width=max(width, cell_len(label)))
        for code, row in rows.items():
            lobby.add_row(*row, key=code)

    def _why(self, error: Exception) -> str:
        """What a refusal says, in the app's language."""
        if isinstance(error, TableRefused):
            return told(error.refusal.message, self.table_app.language)
        return error.say(self.table_app.language) if isinstance(error, SpeeltafelError) else str(error)

    def notice(self, text: str) -> None:
        """Says something above the lobby."""
        self.query_one("#notice", Static).update(plain(text))

    @on(Select.Changed, "#edition")
    def offer(self, event: Select.Changed) -> None:
        """Seats and levels follow from the edition."""
        for game in self.games:
            for edition in game.editions:
                if edition.id == event.value:
                    seats = self.query_one("#seats", Select)
                    seats.set_options([(str(n), n) for n in range(edition.least, edition.most + 1)])
                    seats.value = edition.least
                    people = self.query_one("#people", Select)
                    people.set_options(
                        [
                            (self.table_app.words("tui-people-here", count=n), n)
                            for n in range(1, edition.most + 1)
                        ]
                    )
                    people.value = 1
                    level = self.query_one("#level", Select)
                    language = self.table_app.language
                    level.set_options([(plain(told(each.name, language)), each.id) for each in game.levels])
                    if game.levels:
                        level.value = game.levels[(len(game.levels) - 1) // 2].id
                    self.offered = edition.id

    @on(Button.Pressed, "#play")
    @work(exclusive=True)
    async def play(self) -> None:
        """Makes a table against bots and sits down."""
        app = self.table_app
        edition = self.query_one("#edition", Select).value
        seats = self.query_one("#seats", Select).value
        level = self.query_one("#level", Select).value
        if not isinstance(edition, str) or not isinstance(seats, int) or not isinstance(level, str):
            return
        people = self.query_one("#people", Select).value
        here = min(people, seats) if isinstance(people, int) else 1
        chairs = [NewSeat("me", app.player or app.words("tui-player", number=1))]
        chairs += [NewSeat("me", app.words("tui-player", number=place + 1)) for place in range(1, here)]
        chairs += [NewSeat("bot", level=level) for _ in range(seats - here)]
        try:
            made = await app.server.make_table(NewTable(edition, chairs, language=app.language))  # type: ignore[arg-type]
        except (Declined, httpx.HTTPError, SpeeltafelError, TableRefused) as error:
            self.notice(self._why(error))
            return
        app.sit(made.table, [each.secret for each in made.mine])

    @on(Button.Pressed, "#join")
    @on(Input.Submitted, "#code")
    def join(self) -> None:
        """Takes `CODE`, `CODE SECRET`, or a link of either."""
        typed = self.query_one("#code", Input).value.strip()
        code, _, secret = typed.rpartition("/t/")[2].replace("#", " ").partition(" ")
        if not code:
            return
        self.take(code, secret.strip().removeprefix("s="))

    @on(DataTable.RowSelected, "#lobby")
    def choose(self, event: DataTable.RowSelected) -> None:
        """Takes a place at an open table."""
        if event.row_key.value:
            self.take(event.row_key.value)

    @work(exclusive=True)
    async def take(self, code: str, secret: str = "") -> None:
        """Sits down by an invitation or in a seat one has, else at an open place; where there is none one watches."""
        app = self.table_app
        try:
            place = await app.server.take_place(code, SitDown(app.player), invitation=secret)
        except Declined as refused:
            if refused.problem is not None and refused.problem.message.id == "server-no-open-place":
                app.sit(code)
            else:
                self.notice(str(refused))
        except (httpx.HTTPError, SpeeltafelError, TableRefused) as error:
            self.notice(self._why(error))
        else:
            shared = app.server.secrets_of(code) if isinstance(app.server, Here) else []
            app.sit(code, shared or [place.secret])

    def action_refresh(self) -> None:
        self.load()
