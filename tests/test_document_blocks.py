"""No block of the documents is left out: what it shows is run by a test, or the test that guards it is named here."""

from __future__ import annotations

import argparse
import ast
import asyncio
import json
import re
import shlex
import sys
from pathlib import Path

import httpx
import pytest

from speeltafel.cli import COMMANDS, parser_for
from tests.server.serving import run, serving

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```", re.DOTALL | re.MULTILINE)

RUN = {
    "python": "tests/test_documents.py::test_the_python_of_a_page_runs_through_the_front_door",
    "js": "tests/test_documents.py::test_what_the_pages_say_to_type_can_be_typed",
    "{toctree}": "tests/test_documents.py::test_the_documentation_site_is_built_without_a_warning",
    "{eval-rst}": "tests/test_documents.py::test_the_documentation_site_is_built_without_a_warning",
}
"""What runs the blocks of a language, on every page."""
TYPED = {"", "sh", "text"}
"""Blocks of commands, each line for itself."""
ELSEWHERE = {
    "docs/add-a-game.md": "tests/examples/test_liars_dice.py::test_it_keeps_every_law",
    "docs/add-a-game.md python": "tests/testing/test_add_a_game.py::test_its_walks_walk_and_its_attack_attacks",
    "docs/api.md json": "tests/test_documents.py::test_the_bodies_that_the_page_on_the_api_shows_are_read_by_the_server",
    "docs/api.md python": "tests/server/test_bot_api.py::test_the_example_bot_plays_a_game_to_its_end",
    "docs/architecture.md": "",  # drawings
    "docs/engines.md #!/bin/sh": "tests/test_documents.py::test_what_the_pages_say_to_type_can_be_typed",
    "docs/engines.md <": "tests/test_document_blocks.py::test_the_transcript_is_a_game_as_the_rules_have_it",
    "docs/hosting.md": "tests/system/test_deployed.py::test_people_play_through_the_proxy_and_moves_are_handled_where_they_arrive",
    "docs/learning.md python": "tests/envs/test_learning.py::test_a_lesson_leaves_the_tables_to_go_on",
    "docs/qwinn-solved.md PYTHONPATH": "",  # minutes to hours: their figures stand on that page
    "docs/records.md": "tests/table/test_documented_records.py::test_an_example_replays",
    "docs/records.md json": "tests/table/test_documented_records.py::test_an_example_replays",
    "docs/tutorials/bot.md curl": "tests/test_document_blocks.py::test_the_tutorial_leads_to_a_live_table",
    "pip": "tests/test_base_install.py::test_the_base_install_is_small",
    "python3 -m venv": "tests/test_base_install.py::test_the_base_install_is_small",
    ". .venv": "tests/test_base_install.py::test_the_base_install_is_small",
    "./check": "",  # it runs these tests
    "./start": "tests/test_document_blocks.py::test_every_command_that_is_shown_is_one",
}
"""Who guards what is left, by page, by how a line begins, or by both."""


def blocks() -> list[tuple[str, str, str]]:
    """Page, language and text of every block."""
    return [
        (page.relative_to(ROOT).as_posix(), language, text)
        for page in PAGES
        for language, text in BLOCK.findall(page.read_text("utf-8"))
    ]


def guard_of(page: str, language: str, line: str) -> str | None:
    """The test that runs a line, "" where none has to, None where nobody thought of it."""
    if page == "docs/add-a-game.md":
        return ELSEWHERE.get(f"{page} {language}", ELSEWHERE[page])
    if language in RUN:
        return RUN[language]
    if language in TYPED and line.startswith("speeltafel"):
        return "tests/test_document_blocks.py::test_every_command_that_is_shown_is_one"
    found = [
        test
        for key, test in ELSEWHERE.items()
        if key == f"{page} {language}"
        or key == page
        or line.startswith(key)
        or (key.startswith(f"{page} ") and line.startswith(key.removeprefix(f"{page} ")))
    ]
    return found[-1] if found else None


def test_every_block_has_a_test() -> None:
    missing = []
    for page, language, text in blocks():
        is_whole = language not in TYPED or text.startswith(("#!", "<"))
        lines = text.replace("\\\n", " ").splitlines()
        for line in lines[:1] if is_whole else filter(str.strip, lines):
            guard = guard_of(page, language, line.strip())
            if guard is None:
                missing.append((page, language, line))
                continue
            path, _, name = guard.partition("::")
            if guard:
                tree = ast.parse((ROOT / path).read_text("utf-8"))
                assert name in {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}, guard
    assert missing == []


def shown_commands() -> list[str]:
    """Every line that tells to type one of our commands, by whichever name it has there."""
    return [
        re.sub(r"^(?:\./start|speeltafel)\b", "", line.partition("  #")[0]).replace("[", "").replace("]", "")
        for _, language, text in blocks()
        if language in TYPED
        for line in text.splitlines()
        if re.match(r"(\./start|speeltafel)( |$)", line)
    ]


@pytest.mark.parametrize("line", sorted(set(shown_commands())))
def test_every_command_that_is_shown_is_one(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = shlex.split(line)
    if not words:
        return  # the page opens
    assert words[0] in {command.name for command in COMMANDS}

    def refuse(self: argparse.ArgumentParser, message: str) -> None:
        raise AssertionError(message)

    monkeypatch.setattr(argparse.ArgumentParser, "error", refuse)
    parser, _ = parser_for({words[0]}, "en")
    parser.parse_args(words)


def test_the_transcript_is_a_game_as_the_rules_have_it() -> None:
    from speeltafel import Match, Position

    page = (ROOT / "docs/engines.md").read_text("utf-8")
    (text,) = [text for _, text in BLOCK.findall(page) if text.startswith("<")]
    said = [line.removeprefix("< ") for line in text.splitlines() if line.startswith("< ")]
    answered = [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]
    name = next(line.split()[1] for line in said if line.startswith("game "))
    match = Match(name)
    for line in said:
        if line.startswith("event "):
            match.push(line.split(maxsplit=3)[3])
        elif line.startswith("position "):
            assert Position(name, line.removeprefix("position ")) == match.at()
        elif line.startswith("legal "):
            shown = line.removeprefix("legal ").split()
            assert shown[-1] == "..."
            assert list(match.legal.texts())[: len(shown) - 1] == shown[:-1]
    (played,) = [line.removeprefix("play ") for line in answered if line.startswith("play ")]
    assert played in match.legal
    assert f"first of {len(match.legal)}" in "".join(answered)


@pytest.mark.parametrize("bot", ["mybot:Careful", "cmd:./first.sh"])
def test_the_tutorial_leads_to_a_live_table(bot: str, tmp_path: Path) -> None:
    tutorial = (ROOT / "docs/tutorials/bot.md").read_text("utf-8")
    engines = (ROOT / "docs/engines.md").read_text("utf-8")
    (tmp_path / "mybot.py").write_text(
        next(text for kind, text in BLOCK.findall(tutorial) if kind == "python")
    )
    script = tmp_path / "first.sh"
    script.write_text(next(text for _, text in BLOCK.findall(engines) if text.startswith("#!")))
    script.chmod(0o755)
    curl = next(text for _, text in BLOCK.findall(tutorial) if text.startswith("curl"))
    body = json.loads(shlex.split(curl.replace("\\\n", " "))[-1])
    assert body["game"] == "qwirkle"
    body |= {"game": "qwinn", "options": {"target": 40}}  # the short form
    body["seats"][1]["level"] = "collector"
    shown = next(line for line in tutorial.splitlines() if line.startswith("speeltafel sit"))

    async def scenario() -> None:
        async with serving(tmp_path / "data") as served, httpx.AsyncClient(base_url=served.address) as http:
            made = (await http.post("/api/tables", json=body)).json()
            words = shlex.split(shown)[1:]
            words[1:4] = [served.address, made["table"], made["links"][0]["secret"]]
            words[-1] = bot
            sits = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "speeltafel", *words, "--language", "en",
                cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            out, error = await sits.communicate()
            assert sits.returncode == 0, error
            assert out.strip(), "how it ended is told"

    run(scenario())
