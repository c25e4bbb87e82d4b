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
    from speeltafel.core.words import Message, Word
    from speeltafel.locale.speaker import Speaker

LANGUAGES = ("nl", "de", "fr", "en")
LONGEST_WORD = 2000  # of what somebody else wrote no more is repeated
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
    speaker = catalogue.speaker(message.id)
    args = {name: _word(word, language) for name, word in message.args.items()}
    try:
        return speaker.say(message.id, args)
    except LookupError as error:
        raise ValueError(f"message {message.id!r} in {language!r}: {error.args[0]}") from error


def headed(name: str, language: str) -> str:
    """A name as it stands before what is told of it: `Ada:`, which in French has a narrow space before the colon."""
    return f"{name}\N{NARROW NO-BREAK SPACE}:" if language == "fr" else f"{name}:"


def ids(language: str, start: str) -> list[str]:
    """The ids of all messages that begin so, in the order of the catalogue."""
    return [id for id in _catalogue(language).ids if id.startswith(start)]


class _Catalogue:
    """Every message of one language, as text until it is needed."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._speaker: Speaker | None = None
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

    def speaker(self, id: str) -> Speaker:
        """The speaker, with this message and those that it mentions read."""
        from speeltafel.locale.speaker import Speaker

        if self._speaker is None:
            self._speaker = Speaker(self._language)
        waiting = [id]
        while waiting:
            if (each := waiting.pop()) in self._parsed:
                continue
            self._speaker.read(self._source(each))
            self._parsed.add(each)
            waiting += [name for name in _REFERENCE.findall(self._source(each)) if name in self._sources]
        return self._speaker

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
