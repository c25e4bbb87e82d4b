"""CPU from opening a kept site without a network to one's first own move, beside Python's stock distribution: `python bench/site_start.py [runs]`.

Both are the same page, worker and service worker. The stock site has Pyodide's standard library as it comes and our sources
as text instead of the two archives of byte code. Each run is a new browser on a profile that has visited the site once.
"""

from __future__ import annotations

import gzip
import io
import os
import statistics
import sys
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "web")]

from players import Player  # noqa: E402
from playwright.sync_api import Playwright, sync_playwright  # noqa: E402
from site_kills import lay, opened  # noqa: E402
from static_site import StaticSite, visit_once  # noqa: E402

TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 180_000


def make_stock(site: StaticSite) -> None:
    """Lays the archives of the stock distribution over the site's own."""
    folder = next((site.folder / "below" / "assets").glob("python-*"))
    library = (ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip").read_bytes()
    (folder / "stdlib.zip.gz").write_bytes(gzip.compress(library))
    packed = zipfile.ZipFile(io.BytesIO(gzip.decompress((folder / "speeltafel.zip.gz").read_bytes())))
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in packed.namelist():
            if not name.endswith(".pyc"):
                archive.writestr(name, packed.read(name))
                continue
            source = name.removesuffix("c")
            base = next(
                base for base in (ROOT / "src", ROOT / "web" / "build" / "site") if (base / source).exists()
            )
            archive.writestr(source, (base / source).read_bytes())
    (folder / "speeltafel.zip.gz").write_bytes(gzip.compress(made.getvalue()))


def cpu_of(profile: Path) -> dict[int, float]:
    """The CPU seconds so far of every process of this profile's browser."""
    parents: dict[int, int] = {}
    spent: dict[int, float] = {}
    own: set[int] = set()
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            line = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        number = int(folder.name)
        parents[number] = int(fields[1])
        spent[number] = (int(fields[11]) + int(fields[12])) / TICK
        if str(profile).encode() in line and b"chromium" in line:
            own.add(number)
    while more := {number for number, parent in parents.items() if parent in own and number not in own}:
        own |= more
    return {number: spent[number] for number in own}


def measure(playwright: Playwright, site: StaticSite, profile: Path) -> tuple[float, float]:
    """CPU and wall seconds of one start on a profile that has the site."""
    site.switch_off()
    context = opened(playwright, profile)
    page = context.pages[0]
    page.wait_for_timeout(3000)  # what every browser does when it starts
    before, began = cpu_of(profile), time.perf_counter()
    lay(page, site)
    player = Player(page, "exago")
    player.wait(player.is_on, PATIENCE)
    player.take_turn()
    spent = sum(now - before.get(number, 0.0) for number, now in cpu_of(profile).items())
    took = time.perf_counter() - began
    context.close()
    site.switch_on()
    return spent, took


def main(runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        places = {}
        for name in ("ours", "stock"):
            site, profile = StaticSite(Path(folder) / name), Path(folder) / f"profile-{name}"
            if name == "stock":
                make_stock(site)
            context = opened(playwright, profile)
            context.set_default_timeout(PATIENCE)
            visit_once(context.pages[0], site)
            context.close()
            places[name] = site, profile
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in places}
        for _ in range(runs):
            for name, (site, profile) in places.items():
                found[name].append(measure(playwright, site, profile))
        for site, _ in places.values():
            site.switch_off()
    middle = {name: statistics.median(cpu for cpu, _ in each) for name, each in found.items()}
    for name, each in found.items():
        told = ", ".join(f"{cpu:.2f} s CPU in {wall:.1f} s" for cpu, wall in each)
        print(f"{name}: median {middle[name]:.2f} s CPU ({told})")
    print(f"ours to stock: {middle['ours'] / middle['stock']:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
