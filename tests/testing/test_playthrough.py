"""Golden playthroughs: whole games told state by state, as they were when the file was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from speeltafel import find
from speeltafel.testing.broken import Broken
from speeltafel.testing.playthrough import again, check, main, played

FILES = sorted((Path(__file__).parent.parent / "games").glob("*/played/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}: {path.stem}")
def test_a_game_is_played_as_it_was(path: Path) -> None:
    check(path)


def test_the_first_difference_is_named_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    main(["exago", "2", str(file), "3", "side=5"])
    check(file)
    file.write_text(
        file.read_text("utf-8").replace("1 0 0,0", "1 1 0,0").replace("1 1 0,0", "1 2 0,0"), "utf-8"
    )
    with pytest.raises(Broken, match=r"game.txt:\d+"):
        check(file)


def test_a_playthrough_tells_positions_choices_and_words() -> None:
    told = played(find("qwinn", target=40), seed=2)
    assert told == again(told)
    for part in ("playthrough qwinn/standard 2 2 target=40", "position ", "gallery ", " legal: ", "\n= "):
        assert part in told


def test_another_file_is_refused() -> None:
    with pytest.raises(Broken, match="does not begin"):
        again("once upon a time 1 2")
