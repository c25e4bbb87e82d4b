"""Names that can be read and told apart; at tables that strangers see, names that say nothing else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST_LISTED = 20
MOST_WORDS = 2
MOST_DIGITS = 2
MOST_MARKS = 2
JOINER, EMOJI_FORM = "\u200d", "\ufe0f"
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their class that show nothing."""
ALIKE = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u043a\u043c\u043d\u0442\u0432\u03b1\u03bf\u03bd\u03c1\u03b9\u03ba\u0131|01",
    "aeopcyxijkmhtbaovpikil" + "ol",
)
BOTS = ("bot", "robot")


def tidy(text: str) -> str:
    """A name or a line of talk on one line, without what cannot be seen (but for what joins emoji)."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter.isspace():
            kept.append(" ")
        elif letter in (JOINER, EMOJI_FORM):
            if kept and unicodedata.category(kept[-1]) in ("So", "Sk"):
                kept.append(letter)
        elif letter.isprintable() and letter not in BLANK and not _is_hidden(letter) and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).rstrip(JOINER).split())


def tidy_name(text: str, *, is_listed: bool = False) -> str:
    """A name as it may be shown; empty where nothing of it may be."""
    name = tidy(text)
    if not any(
        unicodedata.category(letter)[0] in "LN" or unicodedata.category(letter) == "So" for letter in name
    ):
        return ""
    return "" if is_listed and not is_fit(name) else name


def is_fit(name: str) -> bool:
    """Whether strangers may read a name in the lobby: short, one or two words of letters, no message and no address."""
    words = name.split()
    letters = [letter for letter in name if letter.isalpha()]
    digits = sum(letter.isdigit() for letter in name)
    others = [
        letter
        for letter in name
        if not (letter.isalnum() or letter in " '’-" or unicodedata.combining(letter))
    ]
    return (
        len(name) <= LONGEST_LISTED
        and len(words) <= MOST_WORDS
        and bool(letters)
        and digits <= MOST_DIGITS
        and not others
        and len({_script(letter) for letter in letters}) == 1
        and words[0].casefold() not in BOTS
    )


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody at the table has one that looks the same."""
    if not name:
        return name
    taken = {skeleton(other) for other in others if other}
    number, unique = 1, name
    while skeleton(unique) in taken:
        number += 1
        unique = f"{name} {number}"
    return unique


def skeleton(name: str) -> str:
    """What a name looks like to somebody who does not look closely."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if letter.isalnum()).translate(ALIKE)


def _is_hidden(letter: str) -> bool:
    """Whether a letter is there for others only: a selector of forms, a filler, a tag."""
    number = ord(letter)
    return 0xFE00 <= number <= 0xFE0F or 0xE0000 <= number <= 0xE0FFF or 0x180B <= number <= 0x180F


def _script(letter: str) -> str:
    return unicodedata.name(letter, "?").partition(" ")[0]
