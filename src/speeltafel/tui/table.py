"""The table: its drawing, who plays, what happened, and a line to type moves and commands in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.events import Click
from textual.screen import Screen
from textual.widgets import Header, Input, RichLog, Static

from speeltafel.bots.command_line import unwritten
from speeltafel.client.coach_bodies import Judged
from speeltafel.client.follower import Follower, game_of
from speeltafel.client.table import Seat as Chair
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Eyes, Seat
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message
from speeltafel.locale.visible import visible
from speeltafel.table.rulebook import rulebook
from speeltafel.tui.board import TextBoard
from speeltafel.tui.context import Context, context_of
from speeltafel.tui.mouse import clicked, only_place, text_picture
from speeltafel.tui.moves import legal_lines, previewed
from speeltafel.tui.people import name_of
from speeltafel.tui.plain_text import edition_name, plain, told
from speeltafel.tui.refusals import REFUSALS, refusal_of
from speeltafel.tui.reviewing import dear_moves, reviewed, verdict_of
from speeltafel.tui.story import end_line, event_line, help_lines, players_text, talk_line
from speeltafel.tui.typed import ANSWERS, is_command
from speeltafel.wire import ChatSent, TableChanged, Welcome

LOW = 30
"""Lines of a terminal below which tables are drawn low."""


class TableScreen(Screen[None]):
    """One seat, or a watcher's place; what is shown follows from the events that were sent."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action, show=False)
        for key, action in {
            "f1": "help", "f2": "legal", "f3": "enter('undo')", "f4": "enter('hint')", "f6": "look(-1)", "f7": "look(1)",
            "f8": "review", "escape": "leave",
        }.items()
    ]  # fmt: skip

    def __init__(self, chair: Chair, table: str) -> None:
        super().__init__()
        self.chair = chair
        self.code = table
        self.looking_at: int | None = None
        self.follower: Follower[object, object] | None = None
        self.told = 0
        self.heard = 0
        self.picked = ""
        self.review: Judged | None = None
        self._key: object = None

    @property
    def table_app(self) -> Context:
        """The app, which has the language."""
        return context_of(self)

    def compose(self) -> ComposeResult:
        words = self.table_app.words
        yield Header()
        with Horizontal(id="middle"):
            with ScrollableContainer(id="room"):
                yield TextBoard(plain(words("tui-waiting", table=self.code)), id="board", markup=False)
            with Vertical(id="side"):
                yield Static(id="players", markup=False)
                yield RichLog(id="story", wrap=True, markup=False, min_width=20)
        yield Static(id="hint", markup=False)
        yield Input(placeholder=words("tui-prompt"), id="move")
        yield Static(words("tui-keys-table"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#move", Input).focus()
        self.attend()

    def on_resize(self) -> None:
        self._show_table()

    @work(exclusive=True, group="attend")
    async def attend(self) -> None:
        """Stays at the table, through broken connections, until one leaves."""
        try:
            async with self.chair:
                self.refresh_table()
                async for news in self.chair.updates():
                    if (
                        isinstance(news, ChatSent | TableChanged | Welcome)
                        or self.chair.number != self.told - 1
                    ):
                        self.refresh_table()
            if self.chair.ended is not None:
                raise self.chair.ended
        except SpeeltafelError as error:
            self.hint(error.say(self.table_app.language), refused=True)

    def refresh_table(self) -> None:
        """Draws everything that the chair knows by now."""
        chair, table = self.chair, self.chair.table
        if table is None:
            return
        name = edition_name(table.game, self.table_app.language)
        self.sub_title = visible(f"{name} · {table.table}")
        if table.status != "open":
            self._follow()
        self.query_one("#players", Static).update(players_text(chair, table, self.who))
        self._tell_story()
        offered = [offer for offer in table.offers if not set(chair.you) & set(offer.agreed)]
        words = self.table_app.words
        if offered and chair.you:
            offer = offered[0]
            kind = Message(f"tui-offer-{offer.kind}", {"about": self.who(offer.seat)})
            self.hint(words("tui-offered", kind=kind, name=self.who(offer.by)))
        elif self.is_covered:
            self.hint(words("tui-curtain", name=self.who(chair.turn)))
        elif self.is_my_turn:
            shared = len(chair.you) > 1
            self.hint(
                words("tui-their-turn", name=self.who(chair.turn)) if shared else words("tui-your-turn")
            )
        elif table.status == "open":
            self.hint(words("tui-waiting", table=self.code))
        elif chair.outcome is None and chair.turn is not None:
            self.hint(words("tui-their-turn", name=self.who(chair.turn)))

    def hint(self, text: str, *, refused: bool = False) -> None:
        """Says something under the table."""
        hint = self.query_one("#hint", Static)
        hint.update(plain(text))
        hint.set_class(refused, "refused")

    def who(self, seat: int | None) -> str:
        """Who sits there, by name or by number."""
        return name_of(self.chair.table, seat, self.table_app.words, self.table_app.language)

    @property
    def is_my_turn(self) -> bool:
        """Whether the table waits for this seat, and everything before that is shown."""
        chair = self.chair
        follower = self.follower
        is_caught_up = (
            follower is not None and follower.number == chair.number and follower.eyes == self._eyes()
        )
        return is_caught_up and self._is_turn_here and not self.is_covered

    @property
    def _is_turn_here(self) -> bool:
        chair = self.chair
        return chair.outcome is None and chair.turn is not None and chair.turn in chair.you

    @property
    def is_covered(self) -> bool:
        """Whether several people share this terminal and the one to move has not taken it yet."""
        chair = self.chair
        return chair.hides and len(chair.you) > 1 and self._is_turn_here and chair.hold != chair.turn

    def _follow(self) -> None:
        """Folds the events into what these eyes see, and draws it."""
        chair, table = self.chair, self.chair.table
        assert table is not None
        eyes = self._eyes()
        key = (table.game, tuple(sorted(map(str, table.options.items()))), eyes)
        if key != self._key:
            self._key = key
            self.follower = Follower(game_of(table), eyes)
        assert self.follower is not None
        self.follower.follow(chair.events)
        self.looking_at = None
        self.picked = ""
        self._show_table()

    def _eyes(self) -> Eyes:
        """Whose eyes the screen has: of several people who share it one, or nobody's, where anything is hidden."""
        chair = self.chair
        if chair.hides and len(chair.you) > 1 and chair.outcome is None:
            return frozenset() if chair.hold is None else frozenset({Seat(chair.hold)})
        return frozenset(Seat(seat) for seat in chair.you)

    def _show_table(self) -> None:
        """The table as it is, or as it was after the event that is looked back at."""
        follower = self.follower
        if follower is None:
            return
        at = follower.number if self.looking_at is None else self.looking_at
        style = TextStyle(colour=not self.app.no_color, low=self.size.height < LOW)
        typed = self.typed if self.looking_at is None and self.is_my_turn else ""
        state, language = follower.seen_at(at).state, self.table_app.language
        self.query_one("#board", TextBoard).show(text_picture(follower.game, state, typed, style, language))
        if self.looking_at is not None:
            told_at = event_line(self.chair.events[at], self.who, language) if at >= 0 else ""
            told_at = f"{told_at} {verdict_of(self.review, at, language)}".strip()
            self.hint(
                self.table_app.words("tui-looking", number=at + 1, of=follower.number + 1, what=told_at)
            )

    def _tell_story(self) -> None:
        """Adds what is new to the story: events, talk, and the end."""
        story, chair = self.query_one("#story", RichLog), self.chair
        if self.told > len(chair.events):
            story.clear()
            self.told = 0
        fresh = chair.events[self.told :]
        for event in fresh:
            story.write(plain(event_line(event, self.who, self.table_app.language)))
        self.told += len(fresh)
        for line in chair.chat[self.heard :]:
            story.write(plain(talk_line(line, self.who, self.table_app.language)))
        self.heard = len(chair.chat)
        if chair.outcome is not None and fresh:
            self.hint(over := end_line(chair, self.who, self.table_app.language))
            story.write(plain(over))

    @on(Input.Changed, "#move")
    def look(self, event: Input.Changed) -> None:
        """Previews a move while it is typed."""
        if not self.is_my_turn or self.follower is None or is_command(event.value):
            return
        self._show_table()
        if self.typed:
            language = self.table_app.language
            text, refused = previewed(self.follower.game, self.follower.seen, self.typed, language)
            self.hint(text, refused=refused)

    @property
    def typed(self) -> str:
        """What stands in the line under the table."""
        return self.query_one("#move", Input).value.strip()

    @on(TextBoard.Pressed)
    def press(self, event: TextBoard.Pressed) -> None:
        """Lays the next piece of a play, as if it had been typed; Enter or a press on the line of hints plays it."""
        if self.follower is None or not self.is_my_turn or self.looking_at is not None:
            return
        game, state = self.follower.game, self.follower.seen.state
        typed, self.picked = clicked(game, state, self.typed, self.picked, event.spot)
        if self.picked:
            spots = self.query_one("#board", TextBoard).spots
            if placed := only_place(game, state, typed, self.picked, spots):
                typed, self.picked = placed, ""
            else:
                self.hint(self.table_app.words("tui-picked", piece=self.picked))
        self.query_one("#move", Input).value = typed

    def on_click(self, event: Click) -> None:
        """A press on the line of hints plays what is typed."""
        if event.widget is self.query_one("#hint") and self.typed:
            self.answer(self.typed)

    @on(Input.Submitted, "#move")
    def enter(self, event: Input.Submitted) -> None:
        """Plays what was typed, or does what it asks."""
        typed = event.value.strip()
        if typed:
            self.answer(typed)
        elif self.is_covered:
            self.uncover()

    @work(exclusive=True, group="uncover")
    async def uncover(self) -> None:
        """Shows the hand of whoever is to move: they have said that they are here."""
        if self.chair.turn is not None:
            await self.chair.look_as(self.chair.turn)

    @work(exclusive=True, group="answer")
    async def answer(self, typed: str) -> None:
        """One line of input; a refusal is said, and the line stays to be mended."""
        try:
            await self._do(typed)
            self.query_one("#move", Input).clear()
        except REFUSALS as error:
            self.hint(refusal_of(error, self.table_app.language), refused=True)

    @work(exclusive=True, group="review")
    async def action_review(self) -> None:
        """Looks back at a finished game: its dear moves in the story, and every verdict beside the board."""
        app = self.table_app
        try:
            self.review = await reviewed(
                app.server,
                self.code,
                lambda done: self.hint(app.words("tui-reviewing", percent=round(100 * done))),
            )
        except REFUSALS as error:
            self.hint(refusal_of(error, app.language), refused=True)
        else:
            self._write(dear_moves(self.review, self.who, app.language))
            self.hint(app.words("tui-reviewed"))

    async def _do(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "help":
                self.action_help()
            case "rules":
                self._rules()
            case _ if typed.startswith("?"):
                self._list(typed.lstrip("? "))
            case "hint":
                await self._ask_hint()
            case "review":
                self.action_review()
            case "save":
                await self._save(rest.strip())
            case "say":
                await self.chair.say(rest)
            case "resign" | "claim" | "abandon":
                await self.chair.leave(word.lower())  # type: ignore[arg-type]
            case "undo" | "draw" | "rematch" | "pause":
                await self.chair.propose(word.lower())  # type: ignore[arg-type]
            case "resume":
                await self.chair.propose("resume")
            case answer if answer in ANSWERS:
                await self._agree(agree=ANSWERS[answer])
            case _:
                await self._play(typed)

    async def _play(self, typed: str) -> None:
        if self.follower is None or not self.is_my_turn:
            self.hint(self.table_app.words("illegal-not-your-turn"), refused=True)
            return
        game, state = self.follower.game, self.follower.seen.state
        action = game.parse(state, typed)
        game.apply(state, action)
        await self.chair.play(game.text(action), seat=self.chair.turn)
        self.refresh_table()

    async def _ask_hint(self) -> None:
        """Tells what the strongest bot would play here, and why."""
        hint = await self.table_app.server.hint(self.code, self.chair.secret)
        said = [told(each, self.table_app.language) for each in hint.reasons]
        move = told(Message("coach-hint-move", {"move": hint.action}), self.table_app.language)
        self._write([move, *(f"  {reason}" for reason in said)])

    async def _save(self, name: str) -> None:
        """Writes the game as this terminal may know it, to be replayed and reviewed."""
        path = Path(name or f"{self.code}.spel")
        try:
            path.write_text(await self.table_app.server.record(self.code, secret=self.chair.secret), "utf-8")
        except OSError as error:
            raise unwritten(path, error) from None
        self.hint(self.table_app.words("tui-saved", file=str(path)))

    async def _agree(self, *, agree: bool) -> None:
        table = self.chair.table
        for offer in table.offers if table is not None else ():
            if not set(self.chair.you) & set(offer.agreed):
                await self.chair.answer(offer.kind, agree=agree, about=offer.seat)
                return

    def _list(self, wanted: str) -> None:
        """Writes the possible moves into the story."""
        if self.follower is not None and self.is_my_turn:
            self._write(legal_lines(self.follower.game, self.follower.seen, wanted, self.table_app.language))

    def action_help(self) -> None:
        self._write(help_lines(self.chair.table, self.table_app.language))

    def _rules(self) -> None:
        """Writes the rules of this table's game into the story."""
        if (table := self.chair.table) is not None:
            self._write(rulebook(table.game, table.options, self.table_app.language))

    def _write(self, lines: Iterable[str]) -> None:
        """Adds lines to the story."""
        for line in lines:
            self.query_one("#story", RichLog).write(plain(line))

    def action_legal(self) -> None:
        self._list("")

    def action_enter(self, typed: str) -> None:
        """As if it had been typed."""
        self.answer(typed)

    def action_look(self, step: int) -> None:
        """Goes through the game on the board; at its end the table is there again as it is."""
        if self.follower is None:
            return
        now = self.follower.number if self.looking_at is None else self.looking_at
        at = max(-1, now + step)
        self.looking_at = None if at >= self.follower.number else at
        self._show_table()
        if self.looking_at is None:
            self.refresh_table()

    def action_leave(self) -> None:
        """Goes home; the seat stays ours. What is heard from now on would look for a drawing that is being taken down."""
        self.workers.cancel_node(self)
        self.dismiss()
