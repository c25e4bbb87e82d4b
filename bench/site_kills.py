"""Kills a browser in the middle of games that it keeps itself.

python bench/site_kills.py --rounds 100
python bench/site_kills.py --rounds 100 --kept build/kills.json   # goes on where it was stopped

Each round plays a turn of Exago on one device and, as soon as the page shows it, reloads, closes the tab or kills the
whole browser; then the table must still have every event that was shown.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "tests" / "web")]

from conftest import EXPLAINED, WHOLE_CHROMIUM  # noqa: E402
from players import Player  # noqa: E402
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright  # noqa: E402
from static_site import StaticSite, number_of, visit_once  # noqa: E402

WAYS = ("reload", "close", "kill")
PATIENCE = 180_000


def opened(playwright: Playwright, profile: Path) -> BrowserContext:
    context = playwright.chromium.launch_persistent_context(
        str(profile),
        executable_path=WHOLE_CHROMIUM,
        args=["--no-sandbox"],
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": 390, "height": 844},
    )
    context.add_init_script(f"({EXPLAINED})()")
    return context


def killed(profile: Path) -> None:
    """Kills the processes of this profile's browser at once."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                line = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if str(profile).encode() in line and b"chromium" in line:
                os.kill(int(folder.name), signal.SIGKILL)


def lay(page: Page, site: StaticSite) -> str:
    page.goto(f"{site.base}?new=exago&with=device")
    page.locator("dialog[open]").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.title.includes(' · Speeltafel')", timeout=PATIENCE)
    return page.url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--kept", type=Path, help="where the count is kept on the way")
    asked = parser.parse_args()
    rounds, kept = asked.rounds, asked.kept
    done, lost = json.loads(kept.read_text()) if kept is not None and kept.exists() else (0, 0)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = StaticSite(Path(folder) / "site")
        profile = Path(folder) / "profile"
        context = opened(playwright, profile)
        page = context.pages[0]
        visit_once(page, site)
        address = lay(page, site)
        for number in range(done, rounds):
            player = Player(page, "exago")
            player.wait(lambda player=player: player.is_on() or player.is_over(), PATIENCE)
            if player.is_over():
                address = lay(page, site)
                player.wait(player.is_on, PATIENCE)
            player.take_turn()
            before = number_of(page)
            match WAYS[number % len(WAYS)]:
                case "reload":
                    page.reload()
                case "close":
                    page.close()
                    page = context.new_page()
                    page.goto(address)
                case _:
                    killed(profile)
                    context = opened(playwright, profile)
                    page = context.pages[0]
                    page.goto(address)
            player = Player(page, "exago")
            player.wait(lambda page=page: number_of(page) >= 0, PATIENCE)
            page.wait_for_timeout(200)
            if number_of(page) < before:
                lost += 1
                print(
                    f"round {number + 1} by {WAYS[number % len(WAYS)]}: {before}, then {number_of(page)}",
                    flush=True,
                )
            if kept is not None:
                kept.write_text(json.dumps([number + 1, lost]))
            if number % 10 == 9:
                print(f"{number + 1} rounds, {lost} moves lost", flush=True)
        context.close()
        site.switch_off()
    print(f"{rounds} rounds, {lost} moves lost, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
