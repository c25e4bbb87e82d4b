"""One catalogue in four languages for page, terminal and bots' words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from speeltafel.core.words import Message, Word

LANGUAGES = ("nl", "de", "fr", "en")
_PACKAGES = [__name__]


def add_catalogues(package: str) -> None:
    """Adds the texts of a game from elsewhere: the folders `nl`, `de`, `fr` and `en` of this package."""
    if package not in _PACKAGES:
        _PACKAGES.append(package)
        bundle.cache_clear()


def catalogues(language: str) -> dict[str, str]:
    """The text of every `.ftl` file of one language, by package and file name."""
    return {
        f"{package}/{entry.name}": entry.read_text("utf-8")
        for package in _PACKAGES
        for entry in sorted((files(package) / language).iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


@cache
def bundle(language: str) -> FluentBundle:
    """Every message of one language."""
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False)
    for text in catalogues(language).values():
        made.add_resource(FluentResource(text))
    return made


def say(message: Message, language: str) -> str:
    """The message in a language; messages among its arguments are said first."""
    made = bundle(language)
    found = made.get_message(message.id)
    if found.value is None:
        raise KeyError(f"message {message.id!r} has no text in {language!r}")
    args = {name: _word(word, language) for name, word in message.args.items()}
    text, errors = made.format_pattern(found.value, args)
    if errors:
        raise ValueError(f"message {message.id!r} in {language!r}: {errors[0]}")
    return str(text)


def _word(word: Word, language: str) -> str | int:
    if isinstance(word, str | int):
        return word
    if isinstance(word, tuple):
        return ", ".join(say(part, language) for part in word)
    return say(word, language)
