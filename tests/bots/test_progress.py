"""How far a long run is: a line that is drawn over on a terminal, plain lines now and then anywhere else."""

from __future__ import annotations

import io

import pytest

from speeltafel.bots import progress
from speeltafel.bots.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """Seconds that pass when somebody says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(progress, "monotonic", made)
    return made


def test_a_pipe_gets_a_plain_line_every_ten_seconds(clock: Clock) -> None:
    out = io.StringIO()
    shown = Progress(60, out=out)
    for done in range(1, 26):
        clock.now += 1
        shown.show(done, "exago\x1b[2J")
    shown.close()
    lines = out.getvalue().splitlines()
    assert [line.split()[:2] for line in lines] == [["10/60", "0:50"], ["20/60", "0:40"]]
    assert all("exago" in line for line in lines)
    assert "\x1b" not in out.getvalue()
    assert "\r" not in out.getvalue()


def test_a_pipe_hears_nothing_of_what_is_quick(clock: Clock) -> None:
    out = io.StringIO()
    shown = Progress(3, out=out)
    for done in range(1, 4):
        clock.now += 1
        shown.show(done)
    shown.close()
    assert out.getvalue() == ""


def test_a_terminal_sees_one_line_that_ends_full(clock: Clock) -> None:
    out = Terminal()
    shown = Progress(4, out=out)
    for done in range(1, 5):
        clock.now += 0.04
        shown.show(done)
    shown.close()
    drawn = out.getvalue().split("\r\x1b[2K")[1:]
    assert [each.split()[1] for each in drawn] == ["1/4", "4/4"]
    assert out.getvalue().endswith("\n")
