"""A terminal gets the colours and letters that it has, and no others."""

from __future__ import annotations

import io

import pytest

from speeltafel.core.text_style import TextStyle
from speeltafel.terminal.screen import Closed, Screen, colours, in_depth

RED = "\x1b[38;2;200;30;40mx\x1b[0m"


@pytest.mark.parametrize(
    ("environ", "is_tty", "bits"),
    [
        ({"TERM": "xterm-256color"}, True, 8),
        ({"TERM": "xterm"}, True, 4),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, True, 24),
        ({"TERM": "xterm-direct"}, True, 24),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, True, 0),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, True, 8),
        ({"TERM": "dumb"}, True, 0),
        ({"TERM": "xterm"}, False, 0),
        ({"TERM": "xterm", "FORCE_COLOR": "1"}, False, 4),
        ({}, True, 4),
    ],
)
def test_colours_by_the_environment(environ: dict[str, str], is_tty: bool, bits: int) -> None:
    assert colours(environ, is_tty=is_tty) == bits


@pytest.mark.parametrize(
    ("bits", "expected"), [(24, RED), (8, "\x1b[38;5;160mx\x1b[0m"), (4, "\x1b[31mx\x1b[0m")]
)
def test_colours_are_brought_down_to_what_there_is(bits: int, expected: str) -> None:
    assert in_depth(RED, bits) == expected


@pytest.mark.parametrize("numbers", ["9" * 5000 + ";1;1", "1;1;" + "9" * 5000, "²;1;1"])
def test_what_only_looks_like_a_colour_is_left_alone(numbers: str) -> None:
    assert in_depth(f"38;2;{numbers}", 8) == f"38;2;{numbers}"


def test_backgrounds_and_bright_colours_too() -> None:
    assert in_depth("\x1b[1;38;2;255;255;255;48;2;0;0;0mx", 4) == "\x1b[1;97;40mx"
    assert in_depth("\x1b[48;2;128;128;128mx", 8) == "\x1b[48;5;244mx"


def test_a_terminal_without_unicode_gets_ascii() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    screen = Screen(out, {}, is_live=True)
    assert not screen.style.unicode
    screen.say("é★")
    out.flush()
    assert out.buffer.getvalue() == b"??\n"  # type: ignore[attr-defined]


def test_without_colour_the_ink_paints_nothing() -> None:
    assert Screen(io.StringIO(), {"NO_COLOR": "1"}).style == TextStyle(colour=False, unicode=False)


@pytest.mark.parametrize("error", [EOFError, ValueError, UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad")])
def test_the_end_of_the_input_is_closed(error: Exception | type[Exception]) -> None:
    def read(prompt: str) -> str:
        raise error

    with pytest.raises(Closed):
        Screen(io.StringIO(), {}, read).ask("> ")


@pytest.mark.parametrize(
    ("answer", "agreed"), [("y", True), ("Ja", True), ("oui", True), ("", False), ("n", False)]
)
def test_yes_in_four_languages(answer: str, agreed: bool) -> None:
    assert Screen(io.StringIO(), {}, lambda _: answer).agrees("?") is agreed
