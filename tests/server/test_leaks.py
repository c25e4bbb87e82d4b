"""Nothing leaked: games that differ only in what a viewer may not know send that viewer the same bytes."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from speeltafel.core.protocol import Decision, Seat
from speeltafel.core.registry import find_with, specs
from speeltafel.table.dealer import commitment
from speeltafel.table.match import Match
from tests.server.scripted import CODE, Script, Stage, Watching, staged
from tests.server.serving import run
from tests.server.twins import twins

SEATS = 3
VIEWERS = ((), (0,), (1,), (2,), (0, 2))
NONSENSE = ("rs@50,50", "rs@0,0+??@1,0", "swap:??", "draw:rs", "0,0>1,1", "keep:777/7", "undo:1")
PATHS = (
    f"/api/tables/{CODE}",
    f"/api/tables/{CODE}/record?format=spel",
    f"/api/tables/{CODE}/record?format=json",
    f"/api/tables/{CODE}/replay?seat=all",
    f"/api/tables/{CODE}/replay?seat=1",
    f"/api/tables/{CODE}/replay?seat=9",
)


def test_other_hidden_tiles_give_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other, holder = two_games(seed=5)
    blind = [eyes for eyes in VIEWERS if holder not in eyes]
    first = told(tmp_path / "one", one, monkeypatch)
    second = told(tmp_path / "other", other, monkeypatch)
    for eyes in blind:
        assert first[eyes] == second[eyes], f"{eyes} can tell the games apart"
    assert first[(holder,)] != second[(holder,)], "the games do differ"


@pytest.mark.parametrize("edition", [f"{name}/{spec.editions[0]}" for name, spec in specs().items()])
def test_luck_that_is_not_decided_yet_gives_the_same_bytes(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for the hash of the seed, which everybody may know: that is its purpose."""
    script = scripted(edition, 2, seed=3, moves=6)
    first = told(tmp_path / "one", script, monkeypatch)
    second = told(tmp_path / "other", replace(script, seed="22" * 32), monkeypatch)
    assert first == second


def test_a_device_of_everybody_gives_its_holder_the_bytes_of_the_holder_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = twins(SEATS, 2, least=9, most=12, has_swap=True)
    one = passed_around(tmp_path / "one", found.one, monkeypatch)
    other = passed_around(tmp_path / "other", found.other, monkeypatch)
    assert [text for held, text in one if held != found.holder] == [
        text for held, text in other if held != found.holder
    ]
    assert one != other, "the games do differ"
    assert {held for held, _ in one} == {None, *range(SEATS)}


@pytest.mark.parametrize("has_swap", [True, False])
def test_twin_games_end_with_a_whole_move_and_go_on_to_the_last_one(has_swap: bool) -> None:
    for seed, most in ((1, 20), (14, 20), (14, None)):
        found = twins(6, seed, least=12, most=most, has_swap=has_swap)
        for script in (found.one, found.other):
            match = script.match()
            assert isinstance(match.turn, Decision)
            if most is None:
                assert not match.state.bag
        assert found.one.texts != found.other.texts


def passed_around(data: Path, script: Script, patch: pytest.MonkeyPatch) -> list[tuple[int | None, str]]:
    """Everything a device of all people is told while the script is played on it, each with whose eyes it then had."""
    data.mkdir(parents=True)
    heard: list[tuple[int | None, str]] = []
    everybody = tuple(range(script.seats))

    async def scenario() -> None:
        first = next(n for n in range(len(script.texts)) if isinstance(script.turn(n), Decision))
        async with staged(data, script, (everybody,), patch, first) as stage:
            device = stage.viewers[everybody]
            for number in range(first, len(script.texts)):
                turn = script.turn(number)
                if not isinstance(turn, Decision):
                    continue
                await stage.reached(number - 1)
                await device.hold(int(turn.seat))
                for n, text in enumerate(NONSENSE):
                    await device.send(type="play", id=f"x{number}.{n}", seat=turn.seat, action=text)
                action = script.texts[number]
                await device.send(type="ask", id=f"ask{number}", seat=turn.seat, partial=action)
                await device.send(type="play", id=f"play{number}", seat=turn.seat, action=action)
            await stage.quiet()
            held: int | None = None
            for text in device.got:
                message = msgspec.json.decode(text)
                held = message.get("hold") if message["type"] == "welcome" else held
                heard.append((held, text))

    run(scenario())
    return heard


def told(data: Path, script: Script, patch: pytest.MonkeyPatch) -> dict[tuple[int, ...], list[str | bytes]]:
    """Everything each viewer is told while the script is played, over the socket and over HTTP."""
    data.mkdir(parents=True)
    heard: dict[tuple[int, ...], list[str | bytes]] = {}
    viewers = [eyes for eyes in VIEWERS if all(seat < script.seats for seat in eyes)]

    async def scenario() -> None:
        first = next(n for n in range(len(script.texts)) if isinstance(script.turn(n), Decision))
        async with staged(data, script, viewers, patch, first) as stage:
            await play_script(stage, first)
            await stage.quiet()
            hash = commitment(bytes.fromhex(script.seed)).encode()
            for eyes, viewer in stage.viewers.items():
                answers = [await stage.ask(eyes, path) for path in PATHS]
                heard[eyes] = [*viewer.got, *(answer.replace(hash, b"the commitment") for answer in answers)]

    run(scenario())
    return heard


async def play_script(stage: Stage, first: int) -> None:
    """Plays every decision of the script; between moves everybody errs, asks, talks and offers the same things."""
    number = first
    while number < len(stage.script.texts):
        turn = stage.script.turn(number)
        assert isinstance(turn, Decision)
        for eyes, viewer in stage.viewers.items():
            if eyes:
                await misbehave(viewer, eyes[0], number)
        mover = stage.viewers[(int(turn.seat),)]
        await mover.send(type="ask", id=f"ask{number}", seat=turn.seat, partial=stage.script.texts[number])
        await mover.send(type="play", id=f"play{number}", seat=turn.seat, action=stage.script.texts[number])
        number += 1
        while number < len(stage.script.texts) and not isinstance(stage.script.turn(number), Decision):
            number += 1
        await stage.reached(number - 1)


async def misbehave(viewer: Watching, seat: int, number: int) -> None:
    """Everything a viewer can ask without moving: each answer must say the same in both games."""
    await viewer.send(type="ping", id=f"{seat}p{number}")
    for n, text in enumerate(NONSENSE):
        await viewer.send(type="play", id=f"{seat}x{number}.{n}", seat=seat, action=text)
        await viewer.send(type="ask", id=f"{seat}a{number}.{n}", seat=seat, partial=text)
    await viewer.send(type="play", id=f"{seat}o{number}", seat=(seat + 1) % SEATS, action="pass")
    await viewer.send(type="say", id=f"{seat}s{number}", seat=seat, phrase="phrase-hello")
    await viewer.send(type="propose", id=f"{seat}d{number}", seat=seat, kind="draw")
    await viewer.send(type="answer", id=f"{seat}e{number}", seat=seat, kind="draw", agree=False)
    await viewer.send(type="leave", id=f"{seat}c{number}", seat=seat, kind="claim")
    await viewer.send(type="hush", id=f"{seat}h{number}", seat=seat, kind="report", about=999)


def scripted(edition: str, seats: int, seed: int, moves: int) -> Script:
    """A game of random moves, with the luck of a real dealer written down."""
    luck = random.Random(seed)
    match: Match[object, object] = Match(find_with(edition, seats, {}), seed=seed)
    for _ in range(moves):
        if match.outcome is not None:
            break
        actions = sorted(match.legal, key=match.text)
        match.push(actions[luck.randrange(len(actions))])
    return Script(edition, seats, tuple(match.text(event.action) for event in match.log))


def two_games(seed: int) -> tuple[Script, Script, int]:
    """Two Qwirkle games that differ in one tile which its holder, returned last, has never shown."""
    luck = random.Random(seed)
    script = scripted("qwirkle/nl-classic", SEATS, seed, moves=7)
    match = script.match()
    seen = Counter(
        tile for event in match.log if "@" in (text := match.text(event.action)) for tile in _tiles(text)
    )
    for number in range(len(script.texts) - 1, -1, -1):
        text = script.texts[number]
        if not text.startswith("draw:"):
            continue
        holder = next(
            s
            for s in range(SEATS)
            if match.text(match.redacted(match.log[number], frozenset((Seat(s),))).action) == text
        )
        for tile in _tiles(text):
            for fresh in luck.sample(_kinds(), 36):
                other = replace(script, texts=_exchanged(script.texts, number, tile, fresh))
                if fresh != tile and not seen[tile] and _is_twin(script, other, holder):
                    return script, other, holder
    raise AssertionError("no tile can be exchanged")


def _is_twin(script: Script, other: Script, holder: int) -> bool:
    """Whether the other game is one, and nobody but the holder can tell it from the first."""
    from speeltafel.core.errors import SpeeltafelError

    try:
        match = other.match()
    except SpeeltafelError:
        return False
    blind = frozenset(Seat(seat) for seat in range(SEATS) if seat != holder)
    before = script.match()
    return match.observe(blind) == before.observe(blind) and match.log_for(blind) == before.log_for(blind)


def _exchanged(texts: tuple[str, ...], number: int, tile: str, fresh: str) -> tuple[str, ...]:
    tiles = _tiles(texts[number])
    tiles[tiles.index(tile)] = fresh
    return (*texts[:number], "draw:" + "+".join(sorted(tiles)), *texts[number + 1 :])


def _tiles(text: str) -> list[str]:
    return (
        [part.partition("@")[0] for part in text.partition(":")[2].split("+")]
        if ":" in text
        else [part.partition("@")[0] for part in text.split("+")]
    )


def _kinds() -> list[str]:
    return [colour + shape for colour in "roygbp" for shape in "csdtlx"]
