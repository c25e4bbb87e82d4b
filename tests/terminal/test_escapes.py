"""Whatever a record or a server says, a terminal obeys none of it: escapes are shown, not sent."""

from __future__ import annotations

import asyncio
import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from speeltafel.bots.command_line import tell
from speeltafel.cli import main
from speeltafel.core.registry import find
from speeltafel.locale import LANGUAGES
from speeltafel.table.match import Match
from speeltafel.table.record_formats import write_record
from speeltafel.terminal.screen import Screen
from speeltafel.wire import Goodbye, Said
from tests.tui.test_strangers import hostile

ATTACKS = {
    "clipboard": "\x1b]52;c;ZXZpbA==\x07",
    "title": "\x1b]0;evil\x1b\\",
    "clear": "\x1b[2J\x1b[H",
    "c1": "\x9b2J\x9d52;c;x\x9c",
    "carriage": "\rYou won!\x08\x7f",
    "turned": "\u202egnirts\u2066",
    "colour": "\x1b[38;2;1;2;3mred",
}
OBEYED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
OURS = re.compile(r"\x1b\[(?:[0-9]{1,3})(?:;[0-9]{1,3})*m")


def paper(form: str) -> str:
    """A finished game for two, with its seed."""
    match = Match(find("qwinn", target=25), seed="escapes")
    while match.outcome is None:
        going = [each for each in match.legal if match.text(each).startswith("go:")]
        match.push((going or list(match.legal))[0])
    return write_record(match.record(Seat0="Anna", Seat1="Bert", Place="here"), form)


def in_spel(text: str, place: str, attack: str) -> str:
    """The record with an attack somewhere."""
    swaps: dict[str, Callable[[str], str]] = {
        "name": lambda each: each.replace('"Anna"', f'"Anna{attack}"'),
        "tag": lambda each: each.replace('"here"', f'"{attack}"'),
        "game": lambda each: each.replace('[Game "', f'[Game "{attack}'),
        "option": lambda each: each.replace("[Option", f'[Option "target={attack}"]\n[Option', 1),
        "position": lambda each: each.replace("[Dealer", f'[Position "{attack}"]\n[Dealer', 1),
        "seed": lambda each: each.replace('[Seed "', f'[Seed "{attack}'),
        "action": lambda each: each.replace("\n0 ", f"\n0 - {attack.replace(' ', '')}\n0 ", 1),
        "line": lambda each: each.replace("\n0 ", f"\n{attack} what\n0 ", 1),
        "result": lambda each: re.sub(
            r"\n= (\S+ \S+) \S+", lambda m: f"\n= {m[1]} {attack.replace(' ', '')}", each
        ),
        "after": lambda each: each + attack + "\n",
        "comment": lambda each: each.replace("\n0 ", f"\n; {attack}\n0 ", 1),
    }
    changed = swaps[place](text)
    assert changed != text, place
    return changed


def in_json(text: str, place: str, attack: str) -> str:
    """The same of the JSON form, which takes any character."""
    told = json.loads(text)
    match place:
        case "name":
            told["tags"]["Seat0"] = f"Anna{attack}\nand more"
        case "tag":
            told["tags"][f"Place{attack}"] = "here"
        case "game" | "seed":
            told[place] = attack + told[place]
        case "option":
            told["options"] = {"target": attack, attack: 1}
        case "position":
            told["position"] = attack
        case "action":
            told["events"][0]["action"] = f"{attack}\nforged line"
        case "result":
            told["outcome"]["reason"] = attack
        case "comment":
            told["comment"] = told["events"][0]["comment"] = attack
        case "line":
            told[attack] = 1
        case "after":
            return text + attack
    return json.dumps(told)


PLACES = ("name", "tag", "game", "option", "position", "seed", "action", "line", "result", "after", "comment")


@pytest.mark.parametrize("form", ["spel", "json"])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("colour", ["NO_COLOR", "FORCE_COLOR"])
def test_no_command_sends_an_escape_of_a_record(
    form: str,
    place: str,
    colour: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "CLICOLOR_FORCE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv(colour, "1")
    monkeypatch.setenv("TERM", "xterm")
    text = paper(form)
    file = tmp_path / f"game.{form}"
    for name, attack in ATTACKS.items():
        file.write_text((in_spel if form == "spel" else in_json)(text, place, attack), "utf-8", newline="")
        for command in (["replay"], ["verify"], ["review", "--jobs", "1"]):
            if command[0] == "review" and place == "comment" and name != "clipboard":
                continue
            code = main([*command, str(file), "--language", "en"])
            out, err = capsys.readouterr()
            assert "Traceback" not in err
            assert "should not have" not in err
            assert not OBEYED.findall(OURS.sub("", out) + err), (name, command, err)
            assert "\nforged" not in out + err
            assert "\nand more" not in out + err
            assert (code == 0) == (place == "comment"), (name, command, err)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["spel", "json"])
def test_a_control_character_in_a_tag_is_refused_by_name(
    form: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    file.write_text((in_spel if form == "spel" else in_json)(paper(form), "name", "\x1b[2J"), "utf-8")
    assert main(["replay", str(file), "--language", language]) == 2
    told = capsys.readouterr().err
    assert "Seat0" in told
    assert r"Anna\x1b[2J" in told


def test_our_own_records_never_have_them(tmp_path: Path) -> None:
    match = Match(find("qwinn"), seed="own")
    for form in ("spel", "json"):
        text = write_record(match.record(Seat0="A\x1b[2J\nB\u202e"), form)
        file = tmp_path / form
        file.write_text(text, "utf-8")
        assert not OBEYED.findall(text.replace("\\u", ""))
        assert main(["replay", str(file)]) == 0


def test_a_name_full_of_digits_is_a_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("COLORTERM", raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    name = f"38;2;{'9' * 5000};1;1"
    file = tmp_path / "game.spel"
    file.write_text(paper("spel").replace('"Anna"', f'"{name}"'), "utf-8")
    assert main(["replay", str(file)]) == 0
    out, err = capsys.readouterr()
    assert name in out
    assert err == ""


def test_a_screen_shows_what_it_would_obey() -> None:
    out = io.StringIO()
    screen = Screen(out, {"TERM": "xterm", "COLORTERM": "truecolor"}, lambda prompt: out.write(prompt) and "")
    for attack in ATTACKS.values():
        screen.say(attack, who=attack)
        screen.note(attack)
        screen.refuse(attack)
        screen.ask(attack)
        screen.page([attack], attack)
    assert not OBEYED.findall(OURS.sub("", out.getvalue()))
    assert r"\x1b]52;c;ZXZpbA==\x07" in out.getvalue()


def test_a_command_tells_nothing_that_is_obeyed(capsys: pytest.CaptureFixture[str]) -> None:
    for attack in ATTACKS.values():
        tell(f"one {attack}\ntwo")
        tell(attack, sys.stderr)
    out, err = capsys.readouterr()
    assert not OBEYED.findall(out + err)
    assert out.count("\ntwo\n") == len(ATTACKS)


def test_a_command_line_is_quoted_without_its_escapes(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["\x1b[2J"], ["replay", "a", "\x1b[2J"], ["play", "\x1b[2J"], ["replay", "\x1b[2J"]):
        with pytest.raises(SystemExit) if len(words) != 2 else pytest.MonkeyPatch.context():
            main(words)
        out, err = capsys.readouterr()
        assert not OBEYED.findall(out + err)
        assert r"\x1b[2J" in err


def test_what_a_server_says_to_a_bot_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    async def visit() -> None:
        goodbye = Goodbye(Said("server-no-table", {"table": ATTACKS["clipboard"]}), -1)
        async with hostile({}, [goodbye]) as address:
            async with asyncio.timeout(20):
                await asyncio.to_thread(main, ["sit", address, "AAAA", "secret", "--language", "en"])

    asyncio.run(visit())
    out, err = capsys.readouterr()
    assert not OBEYED.findall(out + err)
    assert r"\x1b]52" in err
