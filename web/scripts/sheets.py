"""Writes what is printed on the paper sheets that a score pad stands for, from the editions: the page knows no rules.

python web/scripts/sheets.py [FILE]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from speeltafel.core.registry import find
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwirkle.game import Qwirkle

FILE = Path(__file__).parents[1] / "src" / "games" / "sheets.json"
ROOM = 8  # people who write on one pad of Qwirkle: two boxes make a table of so many


def sheets() -> dict[str, Any]:
    """By game, as `PaperSheet` in web/src/games/sheets.ts has it."""
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
                "boycotts": list(column.kinds),
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


def text() -> str:
    return json.dumps(sheets(), indent=2) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else FILE).write_text(text(), "utf-8")
