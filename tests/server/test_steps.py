"""Any client can play any game: by following steps and reading their words, without knowing how actions are written."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from speeltafel.client.any_move import some_move
from speeltafel.client.messages import heard
from speeltafel.core.registry import specs
from speeltafel.locale import LANGUAGES, say
from tests.server.serving import run, serving


@pytest.mark.parametrize("game", specs())
def test_every_step_says_what_it_does_in_the_language_of_whoever_asks(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        luck = Random(5)
        async with serving(tmp_path) as served:
            _, *seats = await served.pair(game)
            for _ in range(12):
                mover = next((seat for seat in seats if seat.turn in seat.you), None)
                if mover is None:
                    break
                asked = await mover.preview_of("", words=True)
                assert asked.ready or asked.steps
                for step in asked.steps:
                    assert step.said is not None
                    told = {say(heard(step.said), language) for language in LANGUAGES}
                    assert all(told)
                    assert all(say(heard(asked.kinds[step.kind]), language) for language in LANGUAGES)
                action = await some_move(mover, luck)
                whole = await mover.preview_of(action, words=True)
                assert whole.said is not None
                assert whole.ready
                number = await mover.play(action)
                for seat in seats:
                    await seat.wait_for(lambda here, number=number: here.number >= number)  # type: ignore[misc]

    run(scenario())
