"""One catalogue in four languages for page, terminal and bots' words.

Fluent is slow to load and to parse, so a message is parsed when it is first said, and plain ones not at all.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from speeltafel.locale.visible import visible

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from speeltafel.core.words import Message, Word

LANGUAGES = ("nl", "de", "fr", "en")
LONGEST_WORD = 2000  # Fluent takes no argument over 2,500 characters
_PACKAGES = [__name__]
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"[\w-]+ *= *([^\s{}][^{}\n]*)")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def add_catalogues(package: str) -> None:
    """Adds the texts of a game from elsewhere: the folders `nl`, `de`, `fr` and `en` of this package."""
    if package not in _PACKAGES:
        _PACKAGES.append(package)
        _catalogue.cache_clear()


def catalogues(language: str) -> dict[str, str]:
    """The text of every `.ftl` file of one language, by package and file name."""
    return {
        f"{package}/{entry.name}": entry.read_text("utf-8")
        for package in _PACKAGES
        for entry in sorted((files(package) / language).iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


def brought(language: str) -> str:
    """The words that other packages bring, as one text; the page has ours already."""
    own = f"{__name__}/"
    texts = (text for name, text in catalogues(language).items() if not name.startswith(own))
    return "\n".join(texts)


def say(message: Message, language: str) -> str:
    """The message in a language; messages among its arguments are said first."""
    catalogue = _catalogue(language)
    if (plain := catalogue.plain(message.id)) is not None:
        return plain
    found = catalogue.bundle(message.id).get_message(message.id)
    if found.value is None:
        raise KeyError(f"message {message.id!r} has no text in {language!r}")
    args = {name: _word(word, language) for name, word in message.args.items()}
    text, errors = catalogue.bundle(message.id).format_pattern(found.value, args)
    if errors:
        raise ValueError(f"message {message.id!r} in {language!r}: {errors[0]}")
    return str(text)


def ids(language: str, start: str) -> list[str]:
    """The ids of all messages that begin so, in the order of the catalogue."""
    return [id for id in _catalogue(language).ids if id.startswith(start)]


class _Catalogue:
    """Every message of one language, as text until it is needed."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None
        for text in catalogues(language).values():
            starts = [*_ENTRY.finditer(text)]
            for start, following in zip(starts, [*starts[1:], None], strict=False):
                end = len(text) if following is None else following.start()
                lines = text[start.start() : end].splitlines()
                source = "\n".join(line for line in lines if not line.startswith("#"))
                self._sources.setdefault(start[1], source.rstrip())

    @property
    def ids(self) -> list[str]:
        """Every id, in the order of the files."""
        return [*self._sources]

    def plain(self, id: str) -> str | None:
        """The text of a message on one line with nothing to fill in; None for all others."""
        found = _PLAIN.fullmatch(self._source(id))
        return None if found is None else found[1].rstrip()

    def bundle(self, id: str) -> FluentBundle:
        """The bundle with this message, and those that it mentions, parsed."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._language], use_isolating=False)
        waiting = [id]
        while waiting:
            if (each := waiting.pop()) in self._parsed:
                continue
            self._parsed.add(each)
            self._bundle.add_resource(FluentResource(self._source(each)))
            waiting += [name for name in _REFERENCE.findall(self._source(each)) if name in self._sources]
        return self._bundle

    def _source(self, id: str) -> str:
        if id not in self._sources:
            raise KeyError(f"there is no message {id!r} in {self._language!r}")
        return self._sources[id]


@cache
def _catalogue(language: str) -> _Catalogue:
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    return _Catalogue(language)


def _word(word: Word, language: str) -> str | int:
    if isinstance(word, int):
        return word
    if isinstance(word, str):
        text = visible(word)
    elif isinstance(word, tuple):
        text = ", ".join(say(part, language) for part in word)
    else:
        text = say(word, language)
    return text if len(text) <= LONGEST_WORD else f"{text[:LONGEST_WORD]}…"
