"""One game at one terminal: draws the table, reads moves and commands, lets the bots play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from speeltafel.bots.checked import checked
from speeltafel.bots.protocol import Bot
from speeltafel.core.errors import Ambiguous, Illegal, SpeeltafelError
from speeltafel.core.protocol import NOBODY, Decision, Eyes, Outcome, Seat, everybody
from speeltafel.core.registry import spec_of
from speeltafel.core.words import Message, Word, message
from speeltafel.locale import headed, say
from speeltafel.table.acts import Resign, beside_a_name
from speeltafel.table.match import Match
from speeltafel.table.rulebook import rulebook
from speeltafel.table.undo import takeback
from speeltafel.terminal.coaching import hint_lines, turn_lines
from speeltafel.terminal.commands import file_record, legal_lines, score_lines, why_lines
from speeltafel.terminal.players import Player
from speeltafel.terminal.screen import Screen

S = TypeVar("S")
A = TypeVar("A")
SHORT_LIST = 12


class Left(Exception):
    """A person left the table."""


class Session(Generic[S, A]):
    """People and bots over a match that deals by itself."""

    def __init__(self, match: Match[S, A], players: Sequence[Player], screen: Screen, language: str) -> None:
        assert match.dealer is not None, "a terminal's table deals by itself"
        self.match = match
        self.players = players
        self.screen = screen
        self.language = language
        self.luck = match.dealer.luck("bots")
        self.people = frozenset(Seat(n) for n, player in enumerate(players) if player.level is None)
        self.bots: dict[Seat, Bot[S, A]] = {
            Seat(n): player.level.make() for n, player in enumerate(players) if player.level is not None
        }
        self.told = dict.fromkeys(everybody(len(players)), 0)
        self.last_seen: Seat | None = None
        self.refusal: SpeeltafelError | None = None
        self.reasons: dict[Seat, Message] = {}
        self.last_bot: Seat | None = None
        self.files: set[str] = set()

    def run(self) -> Outcome:
        """Plays to the end; raises Left when a person quits."""
        while not isinstance(turn := self.match.turn, Outcome):
            assert isinstance(turn, Decision), "the dealer answers chance"
            if turn.seat in self.bots:
                self._bot_moves(turn.seat)
            else:
                self._person_moves(turn.seat)
        self._over(turn)
        return turn

    def write_down(self, file: str) -> None:
        """Writes the game to a file; of a running one only what the last to look may know."""
        if not file:
            self.screen.say(self.words("play-record-file"))
            return
        eyes = NOBODY if self.last_seen is None else frozenset({self.last_seen})
        names = [player.name for player in self.players]
        told, is_written = file_record(self.match, eyes, names, file, may_replace=file in self.files)
        (self.screen.say if is_written else self.screen.refuse)(say(told, self.language))
        if is_written:
            self.files.add(file)

    def words(self, id: str, **args: Word) -> str:
        return say(message(id, **args), self.language)

    def name(self, seat: Seat | None) -> str:
        return "" if seat is None else self.players[seat].name

    def _bot_moves(self, seat: Seat) -> None:
        level = self.players[seat].level
        assert level is not None
        if self.screen.is_live:
            self.screen.note(self.words("play-thinking", name=self.name(seat)))
        eyes = frozenset({seat})
        seen, events = self.match.observe(eyes), self.match.events_for(eyes)
        luck = self.luck.getrandbits(32)
        report = checked(self.bots[seat], self.match.game, seen, events, level.at_table, luck)
        self.match.push(report.choice.action, seat=seat)
        if report.fault is not None:
            self.screen.refuse(self.words("play-bot-fault", name=self.name(seat), detail=report.detail))
        if report.choice.words is not None:
            self.reasons[seat] = report.choice.words
            self.last_bot = seat
        if not self.people:
            self._tell(everybody(self.match.game.seats))
            self._show_table(everybody(self.match.game.seats))

    def _person_moves(self, seat: Seat) -> None:
        self._curtain(seat)
        eyes = frozenset({seat})
        self.last_seen = seat
        self._tell(eyes)
        self._show_table(eyes)
        before = self.match.number
        while self.match.number == before:
            typed = self.screen.ask(self.words("play-prompt", name=self.name(seat)))
            self._answer(seat, typed)
        if self._is_hot_seat and self.match.outcome is None:
            self._tell(eyes)
            self._wait("play-hide")

    def _answer(self, seat: Seat, typed: str) -> None:
        """A command, or else a move; an empty line draws the table again."""
        word = typed.lower().lstrip("/").partition(" ")[0]
        eyes = frozenset({seat})
        match word:
            case "":
                self._show_table(eyes)
            case "help" | "h":
                self._help()
            case "quit" | "q" | "exit":
                raise Left
            case "rules":
                self._rules()
            case "why":
                self._why()
            case "hint":
                self._hint(seat, typed.partition(" ")[2].strip())
            case "undo":
                self._undo(seat)
            case "score":
                self._score()
            case "resign":
                if self.screen.agrees(self.words("play-resign-sure")):
                    self.match.push(Resign(seat))
            case "record":
                self.write_down(typed.partition(" ")[2].strip())
            case "position":
                self.screen.say(self.match.game.position(self.match.observe(eyes).state))
            case _ if typed.startswith("?"):
                self._legal(seat, typed)
            case _:
                self._move(seat, typed)

    def _move(self, seat: Seat, typed: str) -> None:
        self.refusal = None
        try:
            action = self.match.game.parse(self.match.observe(frozenset({seat})).state, typed)
            self.match.push(action, seat=seat)
        except Ambiguous as error:
            self.refusal = error
            self.screen.refuse(error.say(self.language))
            for text in error.candidates[:SHORT_LIST]:
                self.screen.say(f"  {text}")
        except SpeeltafelError as error:
            self.refusal = error
            self.screen.refuse(error.say(self.language))
            has_more = isinstance(error, Illegal) and (error.clues or error.cells)
            self.screen.note(self.words("play-why-hint" if has_more else "play-legal-hint"))

    def _legal(self, seat: Seat, typed: str) -> None:
        is_all = typed.startswith("??")
        wanted = typed.lstrip("?").strip()
        seen = self.match.observe(frozenset({seat})).state
        lines = legal_lines(self.match.game, seen, wanted, self.language)
        if not lines:
            self.screen.say(self.words("play-legal-none", text=wanted))
            return
        self.screen.say(self.words("play-legal-count", count=len(lines)))
        self.screen.page(lines if is_all else lines[:SHORT_LIST], self.words("play-more"))
        if not is_all and len(lines) > SHORT_LIST:
            self.screen.note(self.words("play-legal-more", count=len(lines) - SHORT_LIST))

    def _why(self) -> None:
        if self.refusal is not None:
            for line in why_lines(self.refusal, self.language):
                self.screen.say(line)
        elif self.last_bot is None:
            self.screen.say(self.words("play-why-none"))
        elif self.match.is_open:
            self._say_reason(self.last_bot)
            for line in turn_lines(self.match, self.last_bot, self.language):
                self.screen.say(line)
        else:
            self.screen.say(self.words("play-why-later", name=self.name(self.last_bot)))

    def _hint(self, seat: Seat, strength: str) -> None:
        """Where to look, which pieces, or the move; only against bots, so that nobody else is helped by it."""
        if self.people != {seat}:
            self.screen.refuse(self.words("server-no-hints"))
            return
        try:
            lines = hint_lines(self.match, seat, strength or "1", self.language)
        except SpeeltafelError as error:
            self.screen.refuse(error.say(self.language))
            return
        for line in lines:
            self.screen.say(line)

    def _say_reason(self, seat: Seat) -> None:
        self.screen.say(self.words("play-bot-says", name=self.name(seat), words=self.reasons[seat]))

    def _undo(self, seat: Seat) -> None:
        """Takes back this player's last move, or else the move of the person before."""
        for who in (seat, *sorted(self.people - {seat})):
            try:
                back = takeback(self.match.history, who, bots=frozenset(self.bots))
            except Illegal as error:
                refused = error
                continue
            others = back.consent & self.people
            ask = self.words("play-undo-ask", name=self.name(who))
            if others and not self.screen.agrees(ask):
                self.screen.say(self.words("play-undo-kept"))
                return
            self.match.push(back.act)
            self.screen.say(self.words("play-undone"))
            self.told = dict.fromkeys(self.told, len(self.match.log))
            return
        self.screen.refuse(refused.say(self.language))

    def _score(self) -> None:
        names = [player.name for player in self.players]
        for line in score_lines(self.match, names, self.language):
            self.screen.say(line)

    def _help(self) -> None:
        self.screen.say(self.words("play-help"))
        name = self.match.game.edition.partition("/")[0]
        try:
            self.screen.say("\n" + self.words(f"play-moves-{name}"))
        except LookupError:
            return

    def _rules(self) -> None:
        game = self.match.game
        for line in rulebook(game.edition, game.options, self.language):
            self.screen.say(line)

    @property
    def _is_hot_seat(self) -> bool:
        """Whether people share this screen and have something to hide from each other."""
        if len(self.people) < 2:
            return False
        return any(
            self.match.observe(frozenset({seat})).state != self.match.observe(NOBODY).state
            for seat in self.people
        )

    def _curtain(self, seat: Seat) -> None:
        if not self._is_hot_seat or self.last_seen == seat:
            return
        self.screen.clear()
        self._wait("play-curtain", name=self.name(seat))

    def _wait(self, id: str, **args: Word) -> None:
        if not self.screen.is_live:
            return
        self.screen.ask(self.words(id, **args))
        self.screen.clear()

    def _tell(self, eyes: Eyes) -> None:
        """Says what happened since these eyes were last told; luck that they do not see is left out."""
        for event in self.match.log[min(self.told[seat] for seat in eyes) :]:
            what = say(beside_a_name(self.match.describe(event, eyes)), self.language)
            if event.seat is not None:
                self.screen.say(what, who=headed(self.name(event.seat), self.language))
            elif self.match.redacted(event, eyes) == event:
                self.screen.note(f"  {what}")
        heard = eyes if self._is_hot_seat else self.told
        self.told |= dict.fromkeys(heard, len(self.match.log))

    def _show_table(self, eyes: Eyes) -> None:
        seen = self.match.observe(eyes).state
        self.screen.show("\n" + self.match.game.picture(seen, self.screen.style, self.language) + "\n")
        if not spec_of(self.match.game.edition.partition("/")[0]).scored:
            return
        scores = zip(self.players, self.match.scores, strict=True)
        self.screen.note(" · ".join(f"{player.name} {score}" for player, score in scores))

    def _over(self, outcome: Outcome) -> None:
        eyes = everybody(self.match.game.seats)
        self._tell(eyes)
        self._show_table(eyes)
        self.screen.say(self.words("play-over", reason=Message(outcome.reason)))
        names = [self.name(seat) for seat in sorted(outcome.winners)]
        id = ("play-draw", "play-won", "play-shared")[min(len(names), 2)]
        args = {"names": ", ".join(names)} if names else {}
        self.screen.say(self.words(id, **args), bold=True)
        self._score()
        for seat in self.reasons:
            self._say_reason(seat)
