"""The rules of an edition as text for terminals, from the same catalogue as the rules page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap

from speeltafel.core.registry import edition_of, spec_of
from speeltafel.core.words import Word, message
from speeltafel.locale import ids, say

WIDTH = 80
PICTURED = ("example", "game")
"""Sections of the page that are told by pictures."""


def rulebook(edition: str, options: Mapping[str, object], language: str, width: int = WIDTH) -> list[str]:
    """The rules in lines of at most this width: headings, paragraphs and lists in the order of the page."""
    facts, lines = _facts(edition, options), list[str]()
    for id, part in _parts(edition, options, language):
        text = say(message(id, **facts), language)
        if not part:
            lines += [*([""] if lines else []), text.upper()]
        elif part.isalpha() and len(part) == 1:
            lines += wrap(text, width, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)
        else:
            lines += wrap(text, width, break_on_hyphens=False)
    return lines or wrap(say(message("rules-unwritten"), language), width)


def sections(game: str) -> list[str]:
    """The parts of a game's rules page: those that its `Spec` names, else every heading there is, in the order of the file."""
    start = f"rules-{game}-"
    written = [id.removeprefix(start) for id in ids("en", start)]
    return list(spec_of(game).sections) or [section for section in written if "-" not in section]


def _parts(edition: str, options: Mapping[str, object], language: str) -> Iterator[tuple[str, str]]:
    """Ids of what this edition says, each with its part of a section: "" a heading, a number a paragraph, a letter an item."""
    game, _, variant = edition_of(edition).id.partition("/")
    start = f"rules-{game}-"
    for id in ids(language, start):
        section, _, part = id.removeprefix(start).partition("-")
        usual = not part or part.isdigit() or (len(part) == 1 and part.isalpha())
        if section not in PICTURED and (usual or part in (variant, f"reading-{options.get('reading')}")):
            yield id, part


def _facts(edition: str, options: Mapping[str, object]) -> dict[str, Word]:
    """What the sentences say of this table: its own choice, else what is usual in the edition."""
    found = edition_of(edition)
    chosen = {name: option.default for name, option in spec_of(edition).options.items()} | dict(options)
    numbers = {name: value for name, value in chosen.items() if type(value) is int}
    switches = {name: "yes" if value else "no" for name, value in chosen.items() if type(value) is bool}
    return {"least": found.least, "most": found.most, **numbers, **switches}
