"""A table whose line to the server is lost: it is said, and takes nothing away that can be read or pressed, on small screens by day and by night."""

from __future__ import annotations

import pytest
from conftest import Visit
from house import House
from sketches import played
from test_screens import AXE, RUN
from test_sizes import OUT_OF_REACH, PRESSED, open_at

SIZES = ((320, 568), (568, 320), (740, 360), (390, 844))
BELOW = "() => document.scrollingElement.scrollHeight - innerHeight"
COVERED = """() => {
  const told = document.querySelector('p.banner').getBoundingClientRect();
  return [...document.querySelectorAll('.seats li, .seats button, .play, header.bar .key')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.left < told.right - 1 && box.right > told.left + 1 && box.top < told.bottom - 1 && box.bottom > told.top + 1;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("game", ["qwirkle", "exago"])
def test_a_lost_line_covers_nothing_and_pushes_no_key_out_of_sight(
    house: House, visit: Visit, game: str
) -> None:
    page = open_at(visit, played(house, game, 3), SIZES[0])
    page.context.set_offline(True)
    page.wait_for_selector("p.banner", timeout=60_000)
    page.evaluate(AXE.read_text())
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        found = [*page.evaluate(OUT_OF_REACH, PRESSED), *page.evaluate(COVERED)]
        if (below := page.evaluate(BELOW)) > 0:
            found.append(f"the screen goes on for {below} below the window")
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.wait_for_timeout(350)
            found += page.evaluate(RUN, ["color-contrast"])
        wrong += [f"{width} × {height}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)
