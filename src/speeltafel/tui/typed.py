"""What can be typed under a table beside moves: commands, and answers in four languages."""

from __future__ import annotations

ANSWERS = {"yes": True, "ja": True, "oui": True, "no": False, "nee": False, "nein": False, "non": False}
"""Yes and no in the four languages."""
COMMANDS = frozenset(
    [
        "help",
        "rules",
        "hint",
        "review",
        "save",
        "say",
        "resign",
        "claim",
        "abandon",
        "undo",
        "draw",
        "rematch",
        "pause",
        "resume",
        *ANSWERS,
    ]
)


def is_command(typed: str) -> bool:
    """Whether a line asks for something else than a move, or may be on its way there."""
    word, space, _ = typed.lower().partition(" ")
    begins = not space and len(word) > 2 and any(command.startswith(word) for command in COMMANDS)
    return typed.startswith("?") or word in COMMANDS or begins
