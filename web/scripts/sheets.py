"""Writes what is printed on paper sheets and on a column's spaces, from the editions: the page knows no rules.

python web/scripts/sheets.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from speeltafel.core.registry import find
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.numbers import Space
from speeltafel.games.qwirkle.game import Qwirkle

GAMES = Path(__file__).parents[1] / "src" / "games"
ROOM = 8  # people who write on one pad of Qwirkle: two boxes make a table of so many


def sheets() -> dict[str, Any]:
    """By game, as `PrintedSheet` in web/src/games/sheets.ts has it."""
    qwirkle, qwinn = find("qwirkle"), find("qwinn")
    assert isinstance(qwirkle, Qwirkle)
    assert isinstance(qwinn, Qwinn)
    lines, column = qwirkle.rules, qwinn.rules
    return {
        "qwirkle": {
            "least": qwirkle.seats,
            "most": ROOM,
            "full": lines.full + lines.bonus,
            "last": lines.last,
        },
        "qwinn": {
            "least": qwinn.seats,
            "most": qwinn.seats,
            "column": {
                "spaces": [{"name": space.name, "points": space.value or 0} for space in column.spaces],
                "start": column.names[column.topper],
                "boycotts": list(column.kinds),
                "whites": column.whites,
                "faces": column.faces,
                "goal": column.target,
                "throws": column.throws,
                "fewer": {
                    kind: throws
                    for kind in column.kinds
                    if (throws := column.throws_under(kind)) < column.throws
                },
            },
        },
    }


def spaces() -> dict[str, dict[str, int]]:
    """By space of Qwinn!, the picture printed on it: dice of a number, equal dice and others, or the steps of a run."""
    qwinn = find("qwinn")
    assert isinstance(qwinn, Qwinn)
    return {space.name: _picture(space) for space in qwinn.rules.spaces}


def _picture(space: Space) -> dict[str, int]:
    if space.needs == "run":
        return {"steps": space.count}
    if space.needs == "full":
        return {"equal": space.count - space.count // 2, "others": space.count // 2}
    if space.number is None:
        return {"equal": space.count}
    return {"number": space.number, "equal": space.count}


def texts() -> dict[Path, str]:
    """Every file with what stands in it."""
    written: dict[Path, object] = {GAMES / "sheets.json": sheets(), GAMES / "qwinn" / "spaces.json": spaces()}
    return {path: json.dumps(what, indent=2) + "\n" for path, what in written.items()}


if __name__ == "__main__":
    for path, text in texts().items():
        path.write_text(text, "utf-8")
