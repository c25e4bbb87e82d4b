"""The command line says what is wrong in one sentence and never shows a traceback."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from speeltafel.bots.levels import levels
from speeltafel.cli import COMMANDS, Command, main, parser_for, spoken_language, version
from speeltafel.core.registry import editions, specs
from speeltafel.locale import LANGUAGES
from speeltafel.server.settings import Settings

ROOT = Path(__file__).parent.parent
HERE = ("play", "serve", "replay", "verify", "rules", "perft")

INSTALLED = [name for name in specs() if name != "pile"]
"""Without the game of the tests themselves, which another process does not know."""


def run(*arguments: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, with what is typed on its standard input."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "en_GB.UTF-8", **environ}
    variables.pop("LC_ALL", None)
    command = [sys.executable, "-m", "speeltafel", *arguments]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        env=variables,
        timeout=120,
        encoding="utf-8",
        errors="replace",
    )


def said(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return out + err


@pytest.mark.parametrize("command", ["rules", "play", "replay", "arena"])
def test_a_very_long_word_is_quoted_in_part(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([command, "x" * 5000, *(["y" * 5000] if command == "arena" else [])]) == 2
    assert len(said(capsys)) < 1000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", HERE)
def test_every_command_has_help_in_every_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help", "--language", language])
    assert left.value.code == 0
    assert "usage:" in said(capsys)


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = said(capsys)
    assert all(f"    {command.name} " in out for command in COMMANDS)


def test_the_version_tells_of_every_kernel_whether_it_is_compiled() -> None:
    first, *kernels = version().splitlines()
    assert first.startswith("speeltafel ")
    assert kernels
    assert all(line.endswith(("compiled", "interpreted")) for line in kernels)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], "qwirkle, exago, qwinn"),
        (["play", "qwirkle/xx"], "qwirkle/nl-classic"),
        (["play", "qwinn", "--seats", "3"], "is for 2 players, not 3"),
        (["play", "qwinn", "--option", "colour=red"], "no option “colour”"),
        (["play", "qwinn", "--option", "target=x"], "target='x' is not valid"),
        (["play", "qwinn", "--option", "target"], "--option name=value"),
        (["play", "qwinn", "--option", "name=x"], "no option “name”"),
        (["play", "qwinn", "--bot", "3"], "seats count from 1 to 2"),
        (["play", "qwinn", "--bot", "1=genius"], "genius"),
        (["replay", "/no/such/file.spel"], "cannot be read: No such file"),
        (["replay", "/"], "cannot be read"),
        (["verify", "pyproject.toml"], "not a Speeltafel record"),
        (["rules", "chess"], "There is no game “chess”"),
        (["perft", "qwinn", "1", "--position", "x"], "not a position"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--language", "en"]) == 2
    assert expected in said(capsys)


def test_errors_speak_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "schaken", "--language", "nl"]) == 2
    assert "Er is geen spel ‘schaken’" in said(capsys)


@pytest.mark.parametrize(
    ("given", "environ", "language"),
    [
        (["--language", "fr"], "nl_NL.UTF-8", "fr"),
        (["--language=de"], "nl_NL.UTF-8", "de"),
        ([], "nl_NL.UTF-8", "nl"),
        ([], "pt_PT.UTF-8", "en"),
        ([], "C", "en"),
        (["--language", "xx"], "nl_NL.UTF-8", "en"),
        (["--language"], "nl_NL.UTF-8", "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    given: list[str], environ: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, environ)
    assert spoken_language(given) == language


def test_rules_lists_every_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    out = said(capsys)
    assert all(name in out for name in (*editions(), "handicap"))
    assert all(level.id in out for name in specs() for level in levels(name))


def test_perft_prints_the_divide(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "exago", "2", "--option", "first=0"]) == 0
    assert said(capsys).endswith("lot:0 1\ntotal 1\n")


@pytest.mark.parametrize("game", INSTALLED)
def test_bots_play_a_game_that_can_be_replayed_and_verified(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.spel")
    bots = ["--bot", "1=random", "--bot", "2=greedy"]
    options = ["--option", "target=60"] if game == "qwinn" else []
    assert main(["play", game, *bots, *options, "--seed", "7", "--record", file, "--language", "en"]) == 0
    assert "The game is over." in said(capsys)
    assert main(["verify", file, "--language", "en"]) == 0
    assert "follow" in said(capsys)
    assert main(["replay", file, "--eyes", "0", "--at", "5", "--language", "nl"]) == 0
    assert main(["replay", file, "--eyes", "9", "--language", "en"]) == 2
    said(capsys)
    paper = Path(file).read_text("utf-8")
    Path(file).write_text(paper.replace("\n3 ", "\n4 ", 1), "utf-8")
    assert main(["verify", file, "--language", "en"]) == 2
    assert "event 3 was expected here" in said(capsys)


def test_the_end_of_the_input_is_a_goodbye() -> None:
    done = run("play", "qwirkle", "--seed", "1", typed="?\nrubbish\nwhy\nscore\n")
    assert done.returncode == 0
    assert "Goodbye!" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_without_colour_nothing_is_coloured() -> None:
    done = run("play", "exago", "--seed", "1", typed="?\n0,0\n", NO_COLOR="1", FORCE_COLOR="1")
    assert "\x1b" not in done.stdout
    assert "Traceback" not in done.stderr


def test_colour_can_be_had_in_a_pipe() -> None:
    assert "\x1b[" in run("play", "exago", "--seed", "1", typed="?\n", FORCE_COLOR="1", TERM="xterm").stdout


@pytest.mark.parametrize("game", INSTALLED)
def test_an_ascii_terminal_is_no_trouble(game: str) -> None:
    typed = "?\n\u2605 é\nwhy\nq\n"
    done = run("play", game, "--language", "fr", typed=typed, PYTHONIOENCODING="ascii", TERM="dumb")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout.isascii()


@pytest.mark.parametrize(
    "command", ["play qwinn --bot 1=random --bot 2=random | head -1", "--help | true", "rules | true"]
)
def test_a_closed_pipe_is_no_trouble(command: str) -> None:
    shell = f"{sys.executable} -m speeltafel {command}"
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, env=environ, timeout=120)
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr


def test_help_is_no_trouble_in_ascii() -> None:
    done = run("rules", "--language", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()


def test_the_language_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "nl", "rules", "qwinn"]) == 0
    assert "spelers" in said(capsys)
    assert main(["--language", "de"]) == 0
    assert "Spieltisch" in said(capsys)


def test_an_interrupt_is_no_trouble() -> None:
    # A child of a shell's background job would ignore the interrupt, as its parents do.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "speeltafel", "play", "qwinn", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    signal.signal(signal.SIGINT, before)
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err


def test_a_part_that_is_not_installed_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "speeltafel.lab.arena", None)
    assert main(["arena", "qwinn", "random", "random", "--language", "en"]) == 2
    assert "“arena” is not part of this installation" in said(capsys)


def test_the_readme_names_the_address_that_is_served() -> None:
    assert f"<http://{Settings().host}:{Settings().port}/>" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_shows_an_example_that_it_takes(
    command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    words = shlex.split(command.example)
    assert words[:1] == [command.name]
    parser, _ = parser_for({command.name}, "en")
    parser.parse_args(words)
    with pytest.raises(SystemExit):
        main([command.name, "--help", "--language", "en"])
    assert command.example in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_commands_and_options(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "arena" in script
    assert "--scheduler" in script


def test_a_shell_offers_files_folders_and_games_where_they_are_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.spel").touch()
    (tmp_path / "gallery").mkdir()
    assert main(["completion", "bash"]) == 0
    script = capsys.readouterr().out
    wanted = {
        "rep": {"replay"},
        "replay game": {"game.spel"},
        "verify game.spel --json game": {"game.spel"},
        "selfplay exago --out game": {"game.spel"},
        "site ga": {"gallery"},
        "play qw": {"qwirkle", "qwinn"},
    }
    for typed, offered in wanted.items():
        asked = f"COMP_WORDS=(speeltafel {typed}); COMP_CWORD={len(typed.split())}; _shtab_speeltafel"
        lines = f"{script}\n{asked}; echo ${{COMPREPLY[@]}}"
        done = subprocess.run(
            ["bash", "-c", lines], capture_output=True, text=True, timeout=60, cwd=tmp_path, check=False
        )
        assert set(done.stdout.split()) == offered, (typed, done.stderr)
