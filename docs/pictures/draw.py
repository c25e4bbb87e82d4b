"""Draws the pictures of this folder anew, each from a game that anybody can play again: `python docs/pictures/draw.py`."""

from __future__ import annotations

from pathlib import Path

from speeltafel import Match

GAMES = {"qwirkle": 42, "exago": 11, "qwinn": 5}
"""The games that are shown, and the luck of each."""
EVENTS = 48


def drawn(name: str) -> str:
    """The table of a game after so many events, everybody taking the most points they see."""
    match = Match(name, GAMES[name])
    while match.outcome is None and len(match.events) < EVENTS:
        match.push(max(match.legal, key=lambda action: match.score(action).points))
    return match.drawing(["Ada", "Ben"]) + "\n"


if __name__ == "__main__":
    for name in GAMES:
        (Path(__file__).parent / f"{name}.svg").write_text(drawn(name), "utf-8")
