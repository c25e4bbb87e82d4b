"""The pictures of the rules pages: all twelve turns of the worked game, and words for every picture in every language."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from speeltafel.core.registry import editions
from speeltafel.locale import LANGUAGES, ids
from tests.house_games import HOUSE_GAMES
from tests.server.serving import run, serving

SCORES = [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]
REFUSED = {
    "qwirkle": {"lines-2", "turn-2", "game-6-refused"},
    "exago": {"placing-2", "duty-2"},
    "qwinn": {"move-2"},
}


@pytest.mark.parametrize("edition", [each for each in editions() if each.partition("/")[0] in HOUSE_GAMES])
def test_every_picture_has_words_and_shows_what_they_say(edition: str, tmp_path: Path) -> None:
    game = edition.partition("/")[0]

    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            examples = (await http.get(f"/api/rules/{edition}")).json()["examples"]
        named = {example["id"] for example in examples}
        for language in LANGUAGES:
            captions = f"rules-{game}-example-"
            assert {id.removeprefix(captions) for id in ids(language, captions)} == named
        assert {example["id"] for example in examples if example.get("refusal")} == REFUSED[game]
        if game == "qwirkle":
            turns = [e for e in examples if e["id"].startswith("game-") and not e.get("refusal")]
            assert [sum(line["points"] for line in turn["lines"]) for turn in turns] == SCORES

    run(scenario())
