"""Puts the messages of one language together, as Fluent's own runtime does with what our catalogues use.

That runtime brings 33 MB of all the world's calendars and currencies for the plurals and the digits of four languages;
a test holds every message of the catalogues to what it says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

_GROUPS = {"nl": ".", "de": ".", "fr": "\u202f", "en": ","}
_ONE = {"fr": (0, 1)}
_MANY = {"fr": 1_000_000}


class Speaker:
    """The messages and terms of one language that were read so far."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._entries: dict[str, ast.Message | ast.Term] = {}
        self._parser = FluentParser(with_spans=False)

    def read(self, source: str) -> None:
        """Takes the messages and terms of a Fluent text; the first of a name stays."""
        for entry in self._parser.parse(source).body:
            match entry:
                case ast.Message(id=ast.Identifier(name=name)):
                    self._entries.setdefault(name, entry)
                case ast.Term(id=ast.Identifier(name=name)):
                    self._entries.setdefault(f"-{name}", entry)

    def say(self, id: str, args: Mapping[str, str | int]) -> str:
        """The text of a message with these words; raises LookupError where a message or a word is missing."""
        return self._entry(id, args, is_term=False, above=())

    def _entry(self, id: str, args: Mapping[str, str | int], *, is_term: bool, above: tuple[str, ...]) -> str:
        entry = self._entries.get(id)
        if entry is None or entry.value is None:
            raise LookupError(f"there is no text {id!r}")
        if id in above:
            raise LookupError(f"{id!r} is said inside itself")
        return self._pattern(entry.value, args, is_term, (*above, id))

    def _pattern(
        self, pattern: Any, args: Mapping[str, str | int], is_term: bool, above: tuple[str, ...]
    ) -> str:
        return "".join(
            part.value
            if isinstance(part, ast.TextElement)
            else self._text(self._value(part.expression, args, is_term, above))
            for part in pattern.elements
        )

    def _value(
        self, part: Any, args: Mapping[str, str | int], is_term: bool, above: tuple[str, ...]
    ) -> str | int:
        """A word or a number: what stands between braces."""
        match part:
            case ast.Placeable():
                return self._value(part.expression, args, is_term, above)
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.NumberLiteral():
                return int(part.value)
            case ast.VariableReference():
                if part.id.name not in args and not is_term:
                    raise LookupError(f"the word {part.id.name!r} is missing")
                return args.get(part.id.name, part.id.name)
            case ast.MessageReference(attribute=None):
                return self._entry(part.id.name, args, is_term=is_term, above=above)
            case ast.TermReference(attribute=None):
                named = part.arguments.named if part.arguments else ()
                own = {each.name.name: self._value(each.value, args, is_term, above) for each in named}
                return self._entry(f"-{part.id.name}", own, is_term=True, above=above)
            case ast.SelectExpression():
                return self._pattern(self._variant(part, args, is_term, above).value, args, is_term, above)
        raise LookupError(f"{type(part).__name__} is nothing that our texts use")

    def _variant(
        self, part: Any, args: Mapping[str, str | int], is_term: bool, above: tuple[str, ...]
    ) -> Any:
        """The variant whose key fits: a number, a plural's name or a word; else the default."""
        selector = part.selector
        is_missing = isinstance(selector, ast.VariableReference) and is_term and selector.id.name not in args
        value = None if is_missing else self._value(selector, args, is_term, above)
        for variant in part.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                fits = value == int(variant.key.value)
            else:
                key = variant.key.name
                fits = self._plural(value) == key if isinstance(value, int) else value == key
            if fits:
                return variant
        return next(variant for variant in part.variants if variant.default)

    def _plural(self, number: int) -> str:
        size = abs(number)
        if size in _ONE.get(self._language, (1,)):
            return "one"
        return "many" if self._language in _MANY and size % _MANY[self._language] == 0 else "other"

    def _text(self, value: str | int) -> str:
        if isinstance(value, str):
            return value
        return f"{value:,}".replace(",", _GROUPS[self._language])
