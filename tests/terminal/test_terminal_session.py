"""People and bots at one terminal: commands, refusals, curtains and the end."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from speeltafel.cli import main
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Decision, Game, Seat
from speeltafel.core.registry import find, specs
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from speeltafel.table.match import Match
from speeltafel.table.proof import replayed
from speeltafel.table.record_formats import read_record
from speeltafel.terminal.players import players, read_bots
from speeltafel.terminal.screen import CLEAR, Closed, Screen
from speeltafel.terminal.session import Left, Session


class Typist:
    """Types the given lines, then the first legal moves, or stops."""

    def __init__(self, lines: list[str], *, go_on: bool = False) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.go_on = go_on
        self.asked: list[str] = []
        self.session: Session[Any, Any] | None = None

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        line = next(self.lines, None)
        if line is not None:
            return line
        if not self.go_on or self.session is None:
            raise EOFError
        if not prompt.endswith("> "):
            return ""
        match = self.session.match
        best = max(match.legal, key=lambda action: match.game.score(match.state, action).points)
        return match.game.text(best)


def sit(
    game: Game[Any, Any],
    typist: Typist,
    *,
    bots: list[str] | None = None,
    language: str = "en",
    is_live: bool = False,
    environ: dict[str, str] | None = None,
) -> tuple[Session[Any, Any], io.StringIO]:
    out = io.StringIO()
    screen = Screen(out, environ or {"NO_COLOR": "1"}, typist, is_live=is_live)
    around = players(["Anna", "Opa"], read_bots(bots or [], game.edition, game.seats), game.seats, language)
    session = Session(Match(game, seed="evening"), around, screen, language)
    typist.session = session
    return session, out


def shown(game: Game[Any, Any], *lines: str, **how: Any) -> str:
    """What stands on the screen when these lines were typed and nothing more."""
    session, out = sit(game, Typist(list(lines)), **how)
    with pytest.raises(Closed):
        session.run()
    return out.getvalue()


def first_move(game: Game[Any, Any]) -> str:
    match = Match(game, seed="evening")
    return game.text(next(iter(match.legal)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", specs())
def test_commands_answer_in_every_language(name: str, language: str) -> None:
    out = shown(
        find(name),
        "help",
        "?",
        "??",
        "? zz",
        "rubbish",
        "why",
        "score",
        "position",
        "undo",
        "",
        language=language,
    )
    assert len(out) > 1000


@pytest.mark.parametrize("name", specs())
def test_a_person_and_a_bot_play_to_the_end(name: str) -> None:
    game = find(name, 2, **specs()[name].short)
    session, out = sit(game, Typist([], go_on=True), bots=["2=random"])
    assert session.run() == session.match.outcome
    assert "The game is over." in out.getvalue()


@pytest.mark.parametrize("name", specs())
def test_points_stand_below_the_table_where_there_are_any(name: str) -> None:
    assert ("Anna 0 · Opa 0" in shown(find(name))) == specs()[name].scored


def test_three_at_one_keyboard_play_to_the_end() -> None:
    session, out = sit(find("exago", 3, side=5), Typist([], go_on=True))
    session.run()
    assert "Player 3" in out.getvalue()


class Witness(Typist):
    """Types on, and keeps what was on the screen at every prompt with the table as the other player sees it."""

    def __init__(self) -> None:
        super().__init__([], go_on=True)
        self.out = io.StringIO()
        self.seen: list[tuple[str, str]] = []

    def __call__(self, prompt: str) -> str:
        session = self.session
        assert session is not None
        if prompt.endswith("> ") and isinstance(turn := session.match.turn, Decision):
            other = frozenset({Seat(1 - turn.seat)})
            theirs = session.match.game.picture(session.match.observe(other).state, session.screen.style)
            self.seen.append((self.out.getvalue().rpartition(CLEAR)[2], theirs))
        return super().__call__(prompt)


def test_nobody_sees_the_hand_of_another() -> None:
    witness = Witness()
    session, witness.out = sit(find("qwirkle"), witness, is_live=True, environ={"TERM": "xterm"})
    session.run()
    assert len(witness.seen) > 20
    for shown_now, theirs in witness.seen:
        assert shown_now.strip()
        assert theirs.splitlines()[-2] not in shown_now
        assert theirs.splitlines()[-3] not in shown_now
    assert any("Press Enter when nobody else is looking" in asked for asked in witness.asked)


def test_each_hears_what_the_other_did_behind_the_curtain() -> None:
    game = find("qwirkle")
    session, out = sit(game, Typist(["", first_move(game), "", ""]), is_live=True, environ={"TERM": "xterm"})
    with pytest.raises(Closed):
        session.run()
    last = out.getvalue().rpartition(CLEAR)[2]
    assert re.search(r"\w:\S* Placed", last), last
    assert "Drew" in last, "one's own deal"


def test_no_curtain_where_nothing_is_hidden() -> None:
    typist = Typist([], go_on=True)
    session, _ = sit(find("exago", 2, side=5), typist, is_live=True)
    session.run()
    assert not any("nobody else is looking" in asked for asked in typist.asked)


def test_a_refusal_says_why_and_then_more() -> None:
    out = shown(find("exago", first=0), "3,3", "why")
    assert "x The first stone goes on Start" in out
    assert "rule: exago-start" in out


def test_legal_moves_can_be_narrowed_down() -> None:
    text = first_move(find("qwirkle"))
    out = shown(find("qwirkle"), f"? {text}")
    assert "One move is possible:" in out
    assert text in out


def test_undo_takes_back_the_bots_answer_too() -> None:
    game = find("exago", 2, first=0)
    session, out = sit(game, Typist(["0,0", "undo"]), bots=["2=random"])
    with pytest.raises(Closed):
        session.run()
    assert "Taken back." in out.getvalue()
    assert session.match.turn == Decision(Seat(0))
    assert [event.action for event in session.match.events if event.seat is not None] == []


@pytest.mark.parametrize(("answer", "said"), [("y", "Taken back."), ("n", "Nothing was taken back.")])
def test_past_luck_everybody_is_asked(answer: str, said: str) -> None:
    game = find("qwirkle")
    assert said in shown(game, first_move(game), "undo", answer)


def test_undo_without_a_move_is_refused() -> None:
    assert "You have not moved yet" in shown(find("exago"), "undo")


def test_giving_up_is_asked_twice() -> None:
    session, out = sit(find("exago", first=0), Typist(["resign", "n", "resign", "y"]))
    outcome = session.run()
    assert outcome.winners == {1}
    assert "A player resigned.\nOpa wins!" in out.getvalue()


def test_quit_leaves_the_table() -> None:
    session, _ = sit(find("exago"), Typist(["quit"]))
    with pytest.raises(Left):
        session.run()


def test_a_running_game_is_recorded_without_the_others_secrets(tmp_path: Path) -> None:
    file = tmp_path / "evening.spel"
    game = find("qwirkle")
    out = shown(game, f"record {file}", f"record {file}", "record", f"record {tmp_path}/no/where.spel")
    assert out.count("The game is written to") == 2, "one's own file may be written again"
    assert "Say which file" in out
    assert "cannot be written" in out
    record = read_record(file.read_bytes())
    assert record.tags["Seat0"] == "Anna"
    assert record.eyes is not None
    assert len(record.eyes) == 1
    replayed(record)


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    assert "already exists" in shown(find("exago"), f"record {file}")
    assert file.read_text() == "dear diary"


def test_acts_of_the_table_cannot_be_typed_as_moves() -> None:
    session, out = sit(find("exago", first=0), Typist(["0,0", "undo:0", "agreed", "flag:0"]))
    with pytest.raises(Closed):
        session.run()
    assert out.getvalue().count("\nx ") == 3
    assert session.match.outcome is None


def test_long_lists_come_a_screenful_at_a_time() -> None:
    out = io.StringIO()
    answers: Callable[[str], str] = lambda prompt: "q"  # noqa: E731
    screen = Screen(out, {}, answers, is_live=True)
    screen.page([str(number) for number in range(500)], "more")
    assert 5 < out.getvalue().count("\n") < 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bots_reason_waits_for_the_end_where_hands_are_hidden(language: str) -> None:
    game = find("qwirkle")
    session, out = sit(
        game, Typist([first_move(game), "why", "resign", "y"]), bots=["2=gatherer"], language=language
    )
    if session.match.turn == Decision(Seat(1)):
        session, out = sit(game, Typist(["why", "resign", "y"]), bots=["2=gatherer"], language=language)
    session.run()
    reason = say(
        message("play-bot-says", name=session.name(Seat(1)), words=session.reasons[Seat(1)]), language
    )
    before, _, after = out.getvalue().partition(say(message("table-over-resign"), language))
    assert say(message("play-why-later", name=session.name(Seat(1))), language) in before
    assert reason not in before
    assert reason in after


def test_a_bots_reason_is_told_at_once_where_all_is_open() -> None:
    session, out = sit(find("exago", 2, first=1), Typist(["why"]), bots=["2=hasty"])
    with pytest.raises(Closed):
        session.run()
    assert say(session.reasons[Seat(1)], "en") in out.getvalue()


def test_why_tells_of_every_action_of_a_bots_turn() -> None:
    session, out = sit(find("qwinn", first=0), Typist(["fail", "why"]), bots=["2=master"])
    with pytest.raises(Closed):
        session.run()
    made = [event for event in session.match.events if event.seat == 1]
    assert len(made) > 1, "it kept dice before it went somewhere"
    for event in made:
        assert f"  {session.match.text(event.action)}: " in out.getvalue()


def test_hints_have_three_strengths_and_are_only_for_who_plays_against_bots() -> None:
    typed = ["hint", "hint 2", "hint 3", "hint 4"]
    session, out = sit(find("exago", 2, first=0), Typist(typed), bots=["2=hasty"])
    with pytest.raises(Closed):
        session.run()
    told = out.getvalue()
    best = say(message("coach-hint-move", move=""), "en").strip()
    assert told.count(best) == 1
    assert "hint 1, 2, 3" in told
    session, out = sit(find("exago", 2, first=0), Typist(["hint 3"]))
    with pytest.raises(Closed):
        session.run()
    assert best not in out.getvalue()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Player 1: Resigned."),
        ("nl", "Speler 1: Opgegeven."),
        ("de", "Spieler 1: Aufgegeben."),
        ("fr", "Joueur 1\N{NARROW NO-BREAK SPACE}: Abandon."),
    ],
)
def test_who_gives_up_is_named_once(
    language: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = io.StringIO()
    screen = Screen(out, {"NO_COLOR": "1"}, Typist(["resign", "y"]), is_live=False)
    game = find("exago", first=0)
    session = Session(Match(game, seed="evening"), players([], {}, 2, language), screen, language)
    session.run()
    assert told in out.getvalue()
    assert "1: P" not in out.getvalue()
    file = tmp_path / "game.spel"
    session.write_down(str(file))
    assert main(["replay", str(file), "--language", language]) == 0
    assert told in capsys.readouterr().out


def test_a_bot_is_named_by_its_level_alone_and_takes_the_last_free_seat() -> None:
    seated = read_bots(["hasty", "1=dreamer", "watchman"], "exago/goliath", 3)
    assert {seat: level.id for seat, level in seated.items()} == {
        0: "dreamer",
        1: "watchman",
        2: "hasty",
    }
    with pytest.raises(Unknown, match="nosuch"):
        read_bots(["nosuch"], "exago/goliath", 2)
    with pytest.raises(Unknown, match="seats count"):
        read_bots(["hasty", "hasty", "hasty"], "exago/goliath", 2)
