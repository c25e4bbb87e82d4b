"""The words of a game as a whole: the same in every language, and those there that everybody asks for by name."""

from __future__ import annotations

import re
from importlib.resources import files

from speeltafel.core.registry import Spec
from speeltafel.locale import LANGUAGES
from speeltafel.testing.broken import Broken

OURS = "speeltafel.locale"
_ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_WORD = re.compile(r"\$([A-Za-z][\w-]*)")


def texts(spec: Spec) -> int:
    """Each message of a game from elsewhere is there in four languages; answers how many there are.

    What a walk never comes to is found here: a refusal that is seldom, a name, words that the page alone says.
    """
    told = {language: _told(spec.texts, language) for language in LANGUAGES}
    every = {id for found in told.values() for id in found}
    for language, found in told.items():
        if missing := sorted(every - found.keys()):
            there = ", ".join(other for other in LANGUAGES if missing[0] in told[other])
            raise Broken("why", f"{missing[0]} is there in {there}, and not in {language}")
    if taken := sorted(every & _told(OURS, "en").keys()):
        own = taken[0].replace("page-option-", f"page-option-{spec.name}-")
        hint = f": write {own}" if own != taken[0] else ""
        raise Broken("why", f"{taken[0]} is a message of Speeltafel, which nobody replaces{hint}")
    for id in (f"{spec.name}-name", f"page-game-{spec.name}"):
        if id not in every:
            raise Broken("why", f"{id} is not there: what is the game called?")
    for section in spec.sections:
        if f"rules-{spec.name}-{section}" not in every:
            raise Broken(
                "why", f"rules-{spec.name}-{section} is not there, the heading of a section of the rules"
            )
    for id in every:
        for language in LANGUAGES:
            others = {arg for other in LANGUAGES if other != language for arg in told[other][id]}
            if lone := told[language][id] - others:
                raise Broken("why", f"{id} has {_names(lone)} in {language} only, elsewhere {_names(others)}")
    return len(every)


def _told(package: str, language: str) -> dict[str, set[str]]:
    """The arguments of each message; `$you` only says which form another one takes."""
    found: dict[str, set[str]] = {}
    for entry in sorted((files(package) / language).iterdir(), key=lambda entry: entry.name):
        if not entry.name.endswith(".ftl"):
            continue
        parts = _ENTRY.split(entry.read_text("utf-8"))
        for id, text in zip(parts[1::2], parts[2::2], strict=True):
            if id in found:
                raise Broken("why", f"{id} is there twice in {language}")
            found[id] = set(_WORD.findall(text)) - {"you"}
    return found


def _names(args: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(args)) or "nothing"
