"""Every text is there in four languages, with the same variables, and every text that the code says exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import speeltafel
from speeltafel.core.errors import Illegal
from speeltafel.core.words import Message, message
from speeltafel.locale import LANGUAGES, catalogues, say
from speeltafel.locale.speaker import Speaker

SOURCE = Path(speeltafel.__file__).parent
FILES = sorted({path.name for path in (SOURCE / "locale").glob("*/*.ftl")})
SPEAKERS = {"Illegal", "Unreadable", "Unknown", "Ambiguous", "Damaged", "message"}
BESIDE = {"Illegal": {"cells", "pieces", "clues"}, "Ambiguous": {"candidates"}}


class Variables(Visitor):  # type: ignore[misc]
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def catalogue(language: str, file: str) -> dict[str, frozenset[str]]:
    """The messages of one file with their variables; junk and doubles fail."""
    found: dict[str, frozenset[str]] = {}
    path = SOURCE / "locale" / language / file
    assert path.exists(), f"{file} is missing in {language}"
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: cannot read {entry.content[:80]!r}"
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = frozenset(variables.names)
    return found


def everything() -> dict[str, frozenset[str]]:
    return {id: names for file in FILES for id, names in catalogue("en", file).items()}


@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_variables(file: str) -> None:
    wanted = catalogue("en", file)
    for language in LANGUAGES:
        found = catalogue(language, file)
        assert sorted(found) == sorted(wanted), f"{language}/{file}"
        differ = {id for id in wanted if found[id] != wanted[id]}
        assert not differ, f"{language}/{file}: other variables in {sorted(differ)}"


def test_no_message_is_in_two_files() -> None:
    seen: dict[str, str] = {}
    for file in FILES:
        for id in catalogue("en", file):
            assert id not in seen, f"{id} is in {seen.get(id)} and {file}"
            seen[id] = file


def said() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Every message that the code names by a literal: where, its id, its variables (None when not literal)."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            first = node.args[0]
            if name in SPEAKERS and isinstance(first, ast.Constant) and isinstance(first.value, str):
                keywords = [keyword.arg for keyword in node.keywords]
                words = frozenset(str(word) for word in keywords) - BESIDE.get(name, set())
                given = None if None in keywords else words
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", first.value, given


def test_every_message_that_the_code_says_is_in_the_catalogue_with_its_variables() -> None:
    known = everything()
    wrong = []
    for where, id, given in said():
        if id not in known:
            wrong.append(f"{where}: no message {id}")
        elif given is not None and known[id] - given:
            wrong.append(f"{where}: {id} lacks {sorted(known[id] - given)}")
    assert not wrong, "\n".join(wrong)


def test_messages_inside_messages_are_said_first() -> None:
    inner = message("record-place-line", line=3)
    assert say(message("record-rules", place=inner, why="x"), "nl") == "Regel 3: x"


def test_a_list_of_messages_is_said_with_commas() -> None:
    both = (message("record-place-line", line=3), message("record-place-tags"))
    assert (
        say(Message("record-rules", {"place": both, "why": "x"}), "de")
        == "Zeile 3, Der Kopf der Aufzeichnung: x"
    )


def test_what_somebody_else_wrote_is_repeated_in_part() -> None:
    """Whoever makes a message without `message`, as what came over a wire: its words may be of any length."""
    nested = Message("record-rules", {"place": "x" * 9_000, "why": "y" * 9_000})
    assert len(say(nested, "en")) < 5_000
    assert len(say(Message("record-rules", {"place": (nested,) * 9, "why": nested}), "en")) < 5_000


def test_an_unknown_message_or_language_is_an_error() -> None:
    with pytest.raises(LookupError):
        say(message("no-such-message"), "en")
    with pytest.raises(LookupError, match="nl, de, fr, en"):
        say(message("illegal-over"), "la")


def test_an_error_speaks_four_languages() -> None:
    words = {Illegal("illegal-over").say(language) for language in LANGUAGES}
    assert len(words) == len(LANGUAGES)


NUMBERS = (0, 1, 2, 3, 11, 21, 1234, 1_000_000, -1, -1234567)
PARTS = """
kind-of = { $count ->
    [one] one
    [many] many
   *[other] other
 } { $count }
-game = { $case ->
    [of] of the { $name }
   *[plain] the { $name }
 }
uses = { -game(case: "of") }, { -game }, { -game(case: "of", name: "x") }{ "{" } { kind-of } { 12345 }
lines = one
    two { "\\u00e9" }
"""


def runtime(language: str, *texts: str) -> FluentBundle:
    """Fluent's own runtime with these texts: what is said is held against it."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_what_fluents_own_runtime_says(language: str) -> None:
    whole = runtime(language, *catalogues(language).values())
    found = {key for text in catalogues(language).values() for key in re.findall(r"\[([a-z-]+)\]", text)}
    keys = sorted(found - {"one", "many", "other"})  # words, not the names of plurals
    for file in FILES:
        source = (SOURCE / "locale" / language / file).read_text("utf-8")
        words = [key for key in keys if f"[{key}]" in source]
        for id, variables in catalogue(language, file).items():
            for word in (*NUMBERS[:4], 1234, *words, "Ada") if variables else (3,):
                args = dict.fromkeys(sorted(variables), word)
                wanted, errors = whole.format_pattern(whole.get_message(id).value, dict(args))
                assert not errors
                assert say(Message(id, dict(args)), language) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", NUMBERS)
def test_plurals_terms_and_digits_are_those_of_fluents_own_runtime(language: str, count: int) -> None:
    bundle, speaker = runtime(language, PARTS), Speaker(language)
    speaker.read(PARTS)
    for id in ("kind-of", "uses", "lines"):
        assert (
            speaker.say(id, {"count": count})
            == bundle.format_pattern(bundle.get_message(id).value, {"count": count})[0]
        )


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("a = { $x }", "'x' is missing"),
        ("a = { b }", "no text 'b'"),
        ("a = { -b }", "no text '-b'"),
        ("a = { b }\nb = { a }", "inside itself"),
        ("a = { NUMBER($y) }", "FunctionReference"),
    ],
)
def test_what_cannot_be_said_is_an_error(source: str, words: str) -> None:
    speaker = Speaker("en")
    speaker.read(source)
    with pytest.raises(LookupError, match=words):
        speaker.say("a", {"y": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_an_exclamation_mark_gets_no_second_stop(language: str) -> None:
    for id, names in everything().items():
        if id == "odds-only":
            continue  # said of other games only
        args = {name: "Qwinn!" if name == "game" else "1" for name in names}
        told = say(Message(id, args), language)
        assert "!." not in told, f"{id}: {told}"
