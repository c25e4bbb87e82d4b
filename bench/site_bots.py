"""What each bot's level is worth in a browser: how long it thinks in Chromium's worker, and with how many nodes.

    python bench/site_bots.py                    # seconds and nodes a move of every level
    python bench/site_bots.py --games qwirkle --moves 20

The figures go into an arena as a limit in nodes: `speeltafel arena qwirkle master saver --limit 130n`.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "tests" / "web")]

from browser_python import BrowserPython  # noqa: E402
from conftest import WHOLE_CHROMIUM  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from static_site import StaticSite  # noqa: E402

from speeltafel.core.registry import specs  # noqa: E402
from speeltafel.core.scene import Scene  # noqa: E402

GAMES = [name for name, spec in specs().items() if spec.view is not Scene]

SOURCE = """
import json
import speeltafel.browser
from speeltafel.bots.checked import checked
from speeltafel.bots.levels import level_named, level_names
from speeltafel.core.registry import edition_of, find
from speeltafel.table.match import Match

for name in GAMES:
    for level_id in LEVELS or level_names(name):
        level = level_named(name, level_id)
        bot, found = level.make(), []
        for number in range(9):
            match = Match(find(edition_of(name).id, 2), bytes([number + 1]) * 32)
            while match.outcome is None and len(found) < MOVES * (number + 1) // 2:
                seat = match.turn.seat
                eyes = frozenset((seat,))
                seen, events = match.game.observe(match.state, eyes), tuple(match.events_for(eyes))
                report = checked(bot, match.game, seen, events, level.at_table, match.number)
                found.append((report.choice.nodes, report.wall, report.fault.value if report.fault else ''))
                match.push(report.choice.action)
            if len(found) >= MOVES:
                break
        print(json.dumps([name, level_id, found]))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--levels", nargs="+", default=[])
    parser.add_argument("--moves", type=int, default=40)
    asked = parser.parse_args()
    given = f"GAMES, LEVELS, MOVES = {asked.games!r}, {asked.levels!r}, {asked.moves}\n"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = StaticSite(Path(folder))
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        page = browser.new_context(service_workers="block").new_page()
        page.set_default_timeout(0)
        page.goto(site.base)
        told = BrowserPython(Path(folder) / "below", page).run(given + SOURCE)
        browser.close()
        site.switch_off()
    print("game level: seconds a move, median and most; nodes a move that thinks, median; answers too late")
    for line in told.splitlines():
        game, level, moves = json.loads(line)
        seconds = sorted(wall for _, wall, _ in moves)
        nodes = sorted(count for count, _, _ in moves if count) or [0]
        late = sum(1 for *_, fault in moves if fault)
        print(
            f"{game} {level}: {seconds[len(seconds) // 2]:.3f} s, {seconds[-1]:.3f} s; "
            f"{nodes[len(nodes) // 2]} nodes; {late} of {len(moves)} late"
        )


if __name__ == "__main__":
    main()
