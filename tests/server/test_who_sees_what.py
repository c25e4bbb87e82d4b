"""Makers, inviters, watchers, former players and administrators see no byte they may not, on the wire and over HTTP.

Two games differ in one tile that its holder never showed; whatever anybody but the holder is sent is the same in both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import date
from itertools import islice
from pathlib import Path
from typing import cast

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from speeltafel.client.learn_bodies import DayAsk
from speeltafel.coach.day.plan import PERSON, DayGame, day_game
from speeltafel.coach.day.tables import AnyLog, DayTables
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Decision
from speeltafel.home.days import day_after, day_asked
from speeltafel.live.host import NS_PER_MS
from speeltafel.live.room import Room
from speeltafel.live.seating import hashed
from speeltafel.live.services import Busy
from speeltafel.server.workers.coach import CoachWorker
from speeltafel.wire import WIRE
from tests.server.scripted import CODE, NOW, Script, secret, staged
from tests.server.serving import run
from tests.server.twins import twins

SEATS = 4
APART = 3
"""With this seed another than the holder is to move in the end."""
KEY = "sesam"
TABLE = f"/api/tables/{CODE}"
STREAM = f"/api/bot/stream?table={CODE}"
Asked = tuple[str, str, dict[str, object]]
INVITATION, MOVING = "an-invitation-of-the-maker", "a-link-to-another-device"
WHAT_IF: tuple[Asked, ...] = (
    ("POST", "/api/analyse", {"table": CODE, "think": 0}),
    ("POST", "/api/analyse", {"table": CODE, "think": 0, "luck": 1}),
    ("POST", "/api/analyse", {"table": CODE}),
    ("POST", "/api/analyse/ask", {"line": {"table": CODE}}),
)
ASKED: tuple[Asked, ...] = (
    ("GET", TABLE, {}),
    ("GET", f"{TABLE}/record?format=spel", {}),
    ("GET", f"{TABLE}/record?format=json", {}),
    *(("GET", f"{TABLE}/replay?seat={seat}", {}) for seat in ("all", *range(SEATS))),
    *(("GET", f"{TABLE}/hint?strength={strength}", {}) for strength in (1, 2, 3)),
    ("GET", f"{TABLE}/review", {}),
    *(("GET", f"{TABLE}/review/exercises?seat={seat}", {}) for seat in range(SEATS)),
    ("POST", f"{TABLE}/review/3", {}),
    ("POST", f"{TABLE}/review/3/retry", {"action": "pass"}),
    ("GET", f"{TABLE}/picture?size=wide", {}),
    ("GET", f"{TABLE}/picture.png", {}),
    ("GET", f"/t/{CODE}", {}),
    ("POST", "/api/analyse", {"table": CODE, "moves": ["pass"]}),
    *WHAT_IF,
    ("POST", "/api/tables", {"game": "qwirkle", "seats": [{"kind": "me"}] * SEATS, "start": {"table": CODE}}),
    ("GET", f"/api/bot/moves?table={CODE}", {}),
    ("POST", f"/api/bot/play?table={CODE}", {"id": "x", "action": "pass"}),
    *(("POST", f"{TABLE}/places/{seat}/reissue", {}) for seat in range(SEATS)),
    ("POST", f"{TABLE}/places", {"name": "Eve"}),
    ("GET", "/api/tables?status=running", {}),
    ("GET", "/api/tables?status=running&search=P", {}),
    ("GET", "/api/admin/reports", {}),
    ("GET", "/api/admin/reports?closed=true", {}),
    ("GET", "/api/admin/bans", {}),
    ("POST", "/api/admin/bans", {"table": CODE, "number": 0}),
)


class Eyes:
    """Somebody at the table who keeps every byte, by which secrets."""

    def __init__(self, name: str, *secrets: str) -> None:
        self.name = name
        self.secrets = secrets
        self.got: list[str] = []


class Thinker:
    """Stands for the process that thinks: keeps what it is told of the game, and has no time."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def answer(self, question: object, address: str) -> None:
        self.told.append(repr(question))
        raise Busy


def people(holder: int, former: int) -> Iterator[Eyes]:
    """Everybody who may not see the holder's hand, whatever they have been or can do."""
    yield Eyes("watcher")
    yield Eyes("maker", "owner")
    yield Eyes("inviter", INVITATION)
    yield Eyes("maker who kept the invitation", "owner", INVITATION)
    yield Eyes("stranger", "nobody")
    yield Eyes("finder of a link to the next device", MOVING)
    yield Eyes("administrator", KEY)
    for seat in range(SEATS):
        if seat not in (holder, former):
            yield Eyes(f"player {seat}", secret(seat))


def told(data: Path, script: Script, holder: int, patch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Everything that each of them is told while the game goes on, and all that they find out by asking; in the end help is allowed."""
    data.mkdir(parents=True)
    heard: dict[str, list[str]] = {}
    next_mover = script.turn(len(script.texts)).seat
    former = next(seat for seat in range(SEATS) if seat not in (holder, next_mover))
    everybody = list(people(holder, former))

    async def scenario() -> None:
        first = next(n for n in range(len(script.texts)) if isinstance(script.turn(n), Decision))
        players = [(seat,) for seat in range(SEATS)]
        async with staged(data, script, players, patch, first) as stage, AsyncExitStack() as stack:
            backend = stage.served.backend
            backend.settings = replace(backend.settings, admin_key=KEY)
            backend.host.clock = lambda: NOW * NS_PER_MS
            room = backend.host.rooms[CODE]
            chair = msgspec.structs.replace(
                room.table.seating.chairs[holder], invitation=hashed(MOVING), expires=NOW + 60_000
            )
            object.__setattr__(room.table, "seating", room.table.seating.with_chair(holder, chair))
            listening = []

            async def look_on(eyes: Eyes) -> None:
                line = await stack.enter_async_context(
                    connect(stage.served.address.replace("http", "ws") + "/api/socket", compression=None)
                )
                hello = {"type": "hello", "table": CODE, "secrets": list(eyes.secrets), "wire": WIRE}
                await line.send(msgspec.json.encode(hello).decode())
                listening.append(asyncio.create_task(_listen(line, eyes)))
                while not eyes.got:
                    await asyncio.sleep(0.01)
                while room.settling is not None:
                    await asyncio.sleep(0.01)

            for eyes in everybody:
                await look_on(eyes)
            await stage.quiet()
            await stage.viewers[(holder,)].send(type="say", id="s", seat=holder, phrase="phrase-hello")
            number = first
            for number in range(first, len(script.texts)):
                turn = script.turn(number)
                if isinstance(turn, Decision):
                    await stage.reached(number - 1)
                    mover = stage.viewers[(int(turn.seat),)]
                    action = script.texts[number]
                    await mover.send(type="play", id=f"play{number}", seat=turn.seat, action=action)
            await stage.quiet()
            gone = Eyes("former player", secret(former))
            leaving = stage.viewers[(former,)]
            await leaving.send(type="leave", id="l", seat=former, kind="stand-up")
            await look_on(gone)
            await stage.quiet()
            for eyes in (*everybody, gone):
                answers = [await _ask(stage.http, eyes, *asked) for asked in ASKED]
                heard[eyes.name] = [*eyes.got, *answers]
            for eyes in (*everybody, gone):
                heard[eyes.name] += await _streamed(stage.http, eyes, room)
            object.__setattr__(room.table, "seating", msgspec.structs.replace(room.table.seating, hints=True))
            thinker, mind = Thinker(), backend.coach
            backend.coach = cast("CoachWorker", thinker)
            for eyes in (*everybody, gone, Eyes("helped holder", secret(holder))):
                helped = [await _ask(stage.http, eyes, *asked) for asked in WHAT_IF]
                heard[eyes.name] = [*heard.get(eyes.name, ()), *helped, *thinker.told]
                thinker.told.clear()
                assert any(text.startswith("200") for text in helped) == (
                    eyes.name[:6] in ("player", "helped")
                )
            backend.coach = mind
            heard["holder"] = list(stage.viewers[(holder,)].got)
            if next_mover != holder:  # else a bot would move at once
                left = Eyes("former holder", secret(holder))
                await stage.viewers[(holder,)].send(type="leave", id="h", seat=holder, kind="stand-up")
                await look_on(left)
                answers = [await _ask(stage.http, left, *asked) for asked in ASKED]
                heard[left.name] = [*left.got, *answers, *await _streamed(stage.http, left, room)]
            for task in listening:
                task.cancel()

    run(scenario())
    return heard


async def _listen(line: object, eyes: Eyes) -> None:
    async for text in line:  # type: ignore[attr-defined]
        eyes.got.append(str(text))


async def _streamed(http: httpx.AsyncClient, eyes: Eyes, room: Room) -> list[str]:
    """The first line of the stream that each of their secrets opens, or why it opens none; nobody looks on by it afterwards."""
    said, before = [], len(room.viewers)
    for given in eyes.secrets or ("",):
        headers = {"Authorization": f"Bearer {given}"} if given else {}
        async with http.stream("GET", STREAM, headers=headers) as answer:
            line = await anext(answer.aiter_lines())
            said.append(f"{answer.status_code} {line}")
        while len(room.viewers) > before or room.settling is not None:
            await asyncio.sleep(0.01)
    return said


async def _ask(http: httpx.AsyncClient, eyes: Eyes, method: str, path: str, body: dict[str, object]) -> str:
    """What an address answers each of their secrets."""
    said = []
    for given in eyes.secrets or ("",):
        headers = {"Authorization": f"Bearer {given}"} if given else {}
        if ("play" in path and eyes.name.startswith("player")) or (given == MOVING and method == "POST"):
            continue  # that would move, or sit down
        answer = await http.request(method, path, json=body or None, headers=headers)
        said.append(f"{answer.status_code} {answer.text}")
    return "\n".join(said)


@pytest.mark.parametrize("seed", [APART, 6], ids=["another is to move", "the holder is to move"])
def test_nobody_but_the_holder_can_tell_the_games_apart(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = twins(SEATS, seed, least=5, most=7, has_swap=False)
    one = told(tmp_path / "one", found.one, found.holder, monkeypatch)
    other = told(tmp_path / "other", found.other, found.holder, monkeypatch)
    assert one["holder"] != other["holder"], "the games do differ"
    assert one["helped holder"] != other["helped holder"], "what if shows a seat its own hand"
    assert ("former holder" in one) == (seed == APART)
    for name in one.keys() - {"holder", "helped holder"}:
        assert one[name] == other[name], f"{name} can tell the games apart"
        assert any('"type":"welcome"' in text or "goodbye" in text for text in one[name]), name


class Dealt:
    """Stands for the tables of a day: whatever was moved, this game."""

    def __init__(self, script: Script) -> None:
        self.log = script.match().history

    def after(self, game: DayGame, moves: Sequence[str]) -> AnyLog:
        return self.log


def test_a_game_of_the_day_tells_its_player_no_other_hand() -> None:
    """Nor the one of the bot it is played against, in anything that is asked about it while it runs."""
    tried = (twins(2, seed, least=5, most=7, has_swap=False) for seed in range(50))
    found = next(
        each for each in tried if each.holder != PERSON and each.one.turn(len(each.one.texts)).seat == PERSON
    )
    game = day_game("qwirkle", date(2026, 11, 19), b"secret")
    one, other = (cast("DayTables", Dealt(script)) for script in (found.one, found.other))
    match = found.one.match()
    for action in ("", *(match.text(each) for each in islice(iter(match.legal), 20)), "rs@50,50"):
        ask = DayAsk([], action)
        assert _or_refusal(one, game, ask) == _or_refusal(other, game, ask)
    assert msgspec.json.encode(day_after(one, game, [])) == msgspec.json.encode(day_after(other, game, []))
    assert match.state != found.other.match().state, "the games do differ"


def _or_refusal(tables: DayTables, game: DayGame, ask: DayAsk) -> bytes:
    try:
        return msgspec.json.encode(day_asked(tables, game, ask))
    except SpeeltafelError as error:
        return str(error).encode()
