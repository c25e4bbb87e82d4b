"""Plays games at a table and asks every question twice: at the table, and of the device that only hears what the table tells."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import to_builtins

from speeltafel.bots.levels import level_names
from speeltafel.browser.previewing import FarTable
from speeltafel.core.registry import deed_of
from tests.browser.workers import Kept, Page

SHARED = [{"kind": "me"}, {"kind": "me"}]
BY_DEED, WORDY = 0.7, 0.1
LATE = 11
"""In every so many turns the first question comes late: about how the table stood one event before."""


class Compared:
    """How many questions were asked, how many only the table could answer, and those that were answered otherwise."""

    def __init__(self) -> None:
        self.asked = 0
        self.left = 0
        self.differences: list[tuple[str, str]] = []


def as_asked(luck: Random, edition: str, partial: str) -> dict[str, Any]:
    """The play as the page asks about it, by a deed or by its text; now and then with words."""
    words = {"words": True} if luck.random() < WORDY else {}
    deed = deed_of(edition, partial) if luck.random() < BY_DEED else None
    return words | ({"partial": partial} if deed is None else {"partial": "", "deed": to_builtins(deed)})


async def play_and_compare(game: str, seed: int, options: Mapping[str, object], found: Compared) -> None:
    """One game, by one person against a bot or by two at one device; some lines break and come back in between."""
    luck = Random(seed)
    page = Page(Kept())
    is_shared = seed % 2 == 1
    seats = SHARED if is_shared else [{"kind": "me"}, {"kind": "bot", "level": level_names(game)[0]}]
    _, made = await page.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})
    secrets = [each["secret"] for each in made["mine"]]
    far = FarTable()
    page.on_text = far.hear
    await page.sit(made["table"], *secrets)
    room = await page.worker.host.room(made["table"])
    for turn in range(300):
        while room.table.outcome is None and room.table.seat_to_move not in room.table.seats_of(
            page.hashes(secrets)
        ):
            await asyncio.sleep(0.002)
        seat = room.table.seat_to_move
        if room.table.outcome is not None or seat is None:
            break
        if is_shared and room.table.has_dealt_hands:
            page.say(type="hold", id=f"h{turn}", seat=int(seat))
            await page.hear("welcome", lambda told, seat=seat: told.get("hold") == seat)
        partial = ""
        for step in range(6):
            name = f"q{turn}.{step}"
            question = {
                "type": "ask",
                "id": name,
                "seat": int(seat),
                "number": room.table.number - (turn % LATE == 1 and step == 0),
                **as_asked(luck, room.table.setup.edition, partial),
            }
            near = far.answer(json.dumps(question))
            page.say(**question)
            told = await page.hear_text(lambda text, name=name: f'"{name}"' in text)
            found.asked += 1
            if near == "":
                found.left += 1
            elif near != told:
                found.differences.append((near, told))
            steps = json.loads(told).get("preview", {}).get("steps", [])
            if not steps:
                break
            partial = luck.choice(steps)["text"]
        log = room.table.log
        assert log is not None
        action = log.game.text(luck.choice(list(log.game.legal(log.state))))
        page.say(type="play", id=f"m{turn}", seat=int(seat), action=action)
        await page.hear("ack")
    page.worker.close(1)
