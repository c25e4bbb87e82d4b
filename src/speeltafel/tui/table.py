"""The table: its drawing, who plays, what happened, and a line to type moves and commands in."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.screen import Screen
from textual.widgets import Header, Input, RichLog, Static

from speeltafel.bots.levels import levels
from speeltafel.bots.remote import Follower, game_of
from speeltafel.client.table import Denied, heard
from speeltafel.client.table import Seat as Chair
from speeltafel.core.errors import Ambiguous, SpeeltafelError, Unknown
from speeltafel.core.protocol import Seat
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message
from speeltafel.locale import say
from speeltafel.locale.visible import visible
from speeltafel.table.acts import beside_a_name
from speeltafel.table.rulebook import rulebook
from speeltafel.tui.context import Context, context_of
from speeltafel.tui.moves import legal_lines, previewed
from speeltafel.tui.plain_text import plain, told
from speeltafel.wire import ChatSent, EventSent, TableChanged

ANSWERS = {"yes": True, "ja": True, "oui": True, "no": False, "nee": False, "nein": False, "non": False}
"""Yes and no in the four languages."""
COMMANDS = frozenset(
    [
        "help",
        "rules",
        "say",
        "resign",
        "claim",
        "abandon",
        "undo",
        "draw",
        "rematch",
        "pause",
        "resume",
        *ANSWERS,
    ]
)


class TableScreen(Screen[None]):
    """One seat, or a watcher's place; what is shown follows from the events that were sent."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "legal", show=False),
        Binding("f3", "undo", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, address: str, table: str, secrets: list[str]) -> None:
        super().__init__()
        self.chair = Chair(address, table, secrets)
        self.code = table
        self.follower: Follower[object, object] | None = None
        self.told = 0
        self.heard = 0
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
                yield Static(plain(words("tui-waiting", table=self.code)), id="board", markup=False)
            with Vertical(id="side"):
                yield Static(id="players", markup=False)
                yield RichLog(id="story", wrap=True, markup=False, min_width=20)
        yield Static(id="hint", markup=False)
        yield Input(placeholder=words("tui-prompt"), id="move")
        yield Static(words("tui-keys-table"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#move", Input).focus()
        self.attend()

    @work(exclusive=True, group="attend")
    async def attend(self) -> None:
        """Stays at the table, through broken connections, until one leaves."""
        try:
            async with self.chair:
                self.refresh_table()
                async for news in self.chair.updates():
                    if isinstance(news, ChatSent | TableChanged) or self.chair.number != self.told - 1:
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
        self.sub_title = visible(f"{table.game} · {table.table}")
        if table.status != "open":
            self._follow()
        self.query_one("#players", Static).update(self._players())
        self._tell_story()
        offered = [offer for offer in table.offers if not set(chair.you) & set(offer.agreed)]
        words = self.table_app.words
        if offered and chair.you:
            self.hint(
                words(
                    "tui-offered", kind=Message(f"tui-offer-{offered[0].kind}"), name=self.who(offered[0].by)
                )
            )
        elif self.is_my_turn:
            self.hint(words("tui-your-turn"))
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
        table = self.chair.table
        words = self.table_app.words
        if seat is None or table is None:
            return words("tui-watcher")
        found = next((each for each in table.seats if each.seat == seat), None)
        if found is None or found.name:
            return words("tui-player", number=seat + 1) if found is None else found.name
        level = found.stand_in or found.level
        if not level:
            return words("tui-player", number=seat + 1)
        try:
            names = {each.id: each.name for each in levels(table.game)}
        except Unknown:
            return level
        return say(names[level], self.table_app.language) if level in names else level

    @property
    def is_my_turn(self) -> bool:
        """Whether the table waits for this seat, and everything before that is shown."""
        chair = self.chair
        is_caught_up = self.follower is not None and self.follower.number == chair.number
        return is_caught_up and chair.outcome is None and chair.turn is not None and chair.turn in chair.you

    def _follow(self) -> None:
        """Folds the events into what these eyes see, and draws it."""
        chair, table = self.chair, self.chair.table
        assert table is not None
        key = (table.game, tuple(sorted(map(str, table.options.items()))), tuple(chair.you))
        if key != self._key:
            self._key = key
            self.follower = Follower(game_of(table), frozenset(Seat(seat) for seat in chair.you))
        assert self.follower is not None
        self.follower.follow(chair.events)
        style = TextStyle(colour=not self.app.no_color)
        drawn = self.follower.game.picture(self.follower.seen.state, style, self.table_app.language)
        self.query_one("#board", Static).update(Text.from_ansi(drawn, no_wrap=True))

    def _players(self) -> Text:
        chair, table = self.chair, self.chair.table
        assert table is not None
        lines = []
        for each in table.seats:
            mark = "▶" if chair.turn == each.seat else " "
            score = str(chair.scores[each.seat]) if each.seat < len(chair.scores) else ""
            you = " *" if each.seat in chair.you else ""
            lines.append(f"{mark} {self.who(each.seat)}{you}  {score}")
        return plain("\n".join(lines))

    def _tell_story(self) -> None:
        """Adds what is new to the story: events, talk, and the end."""
        story, chair = self.query_one("#story", RichLog), self.chair
        if self.told > len(chair.events):
            story.clear()
            self.told = 0
        fresh = chair.events[self.told :]
        for event in fresh:
            story.write(plain(self._told(event)))
        self.told += len(fresh)
        for line in chair.chat[self.heard :]:
            text = line.text or told(Message(line.phrase), self.table_app.language)
            story.write(plain(f"{line.name or self.who(line.seat)}: {text}"))
        self.heard = len(chair.chat)
        if chair.outcome is not None and fresh:
            story.write(plain(self._end()))

    def _told(self, event: EventSent) -> str:
        what = told(beside_a_name(heard(event.said)), self.table_app.language)
        points = f"  {event.points:+d}" if event.points else ""
        return f"{self.who(event.seat)}: {what}{points}" if event.seat is not None else f"  {what}"

    def _end(self) -> str:
        outcome = self.chair.outcome
        assert outcome is not None
        words = self.table_app.words
        names = ", ".join(self.who(seat) for seat in outcome.winners)
        id = ("play-draw", "play-won", "play-shared")[min(len(outcome.winners), 2)]
        result = words(id, names=names) if names else words(id)
        reason = told(Message(outcome.reason), self.table_app.language)
        return words("play-over", reason=reason) + " " + result

    @on(Input.Changed, "#move")
    def look(self, event: Input.Changed) -> None:
        """Previews a move while it is typed."""
        typed = event.value.strip()
        if typed and self.is_my_turn and self.follower is not None and not is_command(typed):
            text, refused = previewed(self.follower.game, self.follower.seen, typed, self.table_app.language)
            self.hint(text, refused=refused)

    @on(Input.Submitted, "#move")
    def enter(self, event: Input.Submitted) -> None:
        """Plays what was typed, or does what it asks."""
        typed = event.value.strip()
        if typed:
            self.answer(typed)

    @work(exclusive=True, group="answer")
    async def answer(self, typed: str) -> None:
        """One line of input; a refusal is said, and the line stays to be mended."""
        try:
            await self._do(typed)
            self.query_one("#move", Input).clear()
        except Ambiguous as error:
            self.hint(
                error.say(self.table_app.language) + "\n" + "  ".join(error.candidates[:12]), refused=True
            )
        except SpeeltafelError as error:
            self.hint(error.say(self.table_app.language), refused=True)
        except Denied as denied:
            self.hint(told(denied.refusal.message, self.table_app.language), refused=True)
        except TimeoutError:
            self.hint(self.table_app.words("tui-no-answer"), refused=True)

    async def _do(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "help":
                self.action_help()
            case "rules":
                self._rules()
            case _ if typed.startswith("?"):
                self._list(typed.lstrip("? "))
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

    async def _agree(self, *, agree: bool) -> None:
        table = self.chair.table
        for offer in table.offers if table is not None else ():
            if not set(self.chair.you) & set(offer.agreed):
                await self.chair.answer(offer.kind, agree=agree)
                return

    def _list(self, wanted: str) -> None:
        """Writes the possible moves into the story."""
        if self.follower is not None and self.is_my_turn:
            story = self.query_one("#story", RichLog)
            for line in legal_lines(self.follower.game, self.follower.seen, wanted, self.table_app.language):
                story.write(plain(line))

    def action_help(self) -> None:
        story, words = self.query_one("#story", RichLog), self.table_app.words
        story.write(words("tui-help"))
        if self.chair.table is not None:
            try:
                story.write(words(f"play-moves-{self.chair.table.game.partition('/')[0]}"))
            except LookupError:
                return

    def _rules(self) -> None:
        """Writes the rules of this table's game into the story."""
        if (table := self.chair.table) is not None:
            story = self.query_one("#story", RichLog)
            for line in rulebook(table.game, table.options, self.table_app.language):
                story.write(line)

    def action_legal(self) -> None:
        self._list("")

    def action_undo(self) -> None:
        self.answer("undo")

    def action_leave(self) -> None:
        """Goes home; the seat stays ours."""
        self.dismiss()


def is_command(typed: str) -> bool:
    """Whether a line asks for something else than a move."""
    return typed.startswith("?") or typed.partition(" ")[0].lower() in COMMANDS
