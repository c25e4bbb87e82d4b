"""Records tables for the gallery from real games: `PYTHONPATH=src python web/scripts/scenes.py`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from speeltafel import Match, find
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Decision
from speeltafel.core.registry import deed_of
from speeltafel.live.encode import preview_sent, refusal
from speeltafel.live.seating import Seating
from speeltafel.live.show import event_sent, turn_preview
from speeltafel.live.table import Setup, Stamp, Table
from speeltafel.wire import PreviewSent

ROOT = Path(__file__).parents[2]
OUT = ROOT / "web/src/gallery/scenes.json"
NAMES = ("Noor", "Opa Jan", "Mila", "Bram", "Fien", "Karl")


def asked(match: Match[Any, Any], text: str) -> dict[str, Any]:
    """The server's answer for a partial play, as it travels."""
    game, state = match.game, match.state
    try:
        sent = preview_sent(game.preview(state, game.parse(state, text)))
    except SpeeltafelError as error:
        sent = PreviewSent(text, ready=False, refusal=refusal(error))
    return msgspec.to_builtins(sent)


def scene(match: Match[Any, Any], asks: Iterable[str], *, last: int = 0) -> dict[str, Any]:
    """Everything a board needs, through the eyes of the seat to move."""
    given = list(asks)
    log = match.history
    seat = log.seat_to_move
    eyes = frozenset() if seat is None else frozenset({seat})
    setup = Setup("GALLERY", match.game.edition, {}, "nl", 0, "00" * 32, "")
    table = Table(setup, "running", 0, Seating(()), log, (Stamp(0),) * len(log.entries))
    events = [event_sent(table, log, number, eyes) for number in log.standing()]
    return {
        "game": match.game.edition.split("/")[0],
        "props": {
            "view": msgspec.to_builtins(match.game.view(log.seen(eyes))),
            "scores": list(match.game.scores(match.state)),
            "turn": seat,
            "active": seat,
            "hand": seat,
            "you": [] if seat is None else [seat],
            "preview": None if seat is None else msgspec.to_builtins(turn_preview(log, seat)),
            "seats": [
                {"seat": i, "kind": "person", "name": NAMES[i], "there": True}
                for i in range(match.game.seats)
            ],
            "events": [msgspec.to_builtins(event) for event in events],
            "last": [msgspec.to_builtins(event) for event in events[-last:]] if last else [],
        },
        "answers": {text: asked(match, text) for text in given},
        "deeds": {text: msgspec.to_builtins(deed_of(match.game.edition, text)) for text in given},
    }


def random_match(edition: str, seats: int, seed: int, turns: int, **options: Any) -> Match[Any, Any]:
    """A game of random choices, so many of them."""
    match = Match(find(edition, seats=seats, **options), seed=f"{seed:064x}")
    rng = Random(seed)
    for _ in range(turns):
        turn = match.game.turn(match.state)
        if not isinstance(turn, Decision):
            break
        actions = sorted(match.game.legal(match.state), key=match.game.text)
        plays = [action for action in actions if "swap" not in match.game.text(action)] or actions
        goes = [action for action in plays if match.game.text(action).startswith("go:")]
        match.push(rng.choice(goes or plays))
    return match


def exago_asks(match: Match[Any, Any]) -> list[str]:
    preview = match.game.preview(match.state)
    texts = [step.text for step in preview.steps]
    for step in preview.steps:
        if step.text.endswith(">"):
            lifted = match.game.preview(match.state, match.game.parse(match.state, step.text))
            for landing in lifted.steps:
                texts.append(landing.text)
                more = match.game.preview(match.state, match.game.parse(match.state, landing.text))
                texts += [stay.text for stay in more.steps]
    return texts


def exago_where(wanted: str, seats: int, **options: Any) -> dict[str, Any]:
    """The first table of random games where something is to be seen."""
    for seed in range(4000):
        match = random_match("exago/goliath", seats, seed, 14 + seed % 40, **options)
        if not isinstance(match.game.turn(match.state), Decision):
            if wanted == "line":
                return scene(match, (), last=1)
            continue
        preview = match.game.preview(match.state)
        kinds = {mark.kind for mark in preview.marks}
        lifts = [step.text for step in preview.steps if step.text.endswith(">")]
        if wanted == "duty" and "blocks" in kinds and not lifts:
            return scene(match, exago_asks(match), last=1)
        for text in lifts:
            marks = match.game.preview(match.state, match.game.parse(match.state, text)).marks
            falls = sum(len(mark.cells) for mark in marks if mark.kind == "falls")
            ties = sum(mark.kind == "stays" for mark in marks)
            if (wanted == "falls" and falls >= 2 and not ties) or (
                wanted == "tie" and ties and len(marks[0].cells) > 3
            ):
                return scene(match, exago_asks(match), last=1)
    raise SystemExit(f"no table with {wanted}")


def qwirkle_mid(seed: int, turns: int) -> dict[str, Any]:
    """A table in the middle of a game whose best play is worth looking at."""
    match = random_match("qwirkle/nl-2023", 3, seed, turns)
    game, state = match.game, match.state
    best = max(game.legal(state), key=lambda action: game.score(state, action).points)
    tiles = game.text(best).split("+")
    asks = ["+".join(some) for count in range(1, len(tiles) + 1) for some in combinations(tiles, count)]
    steps = game.preview(state).steps
    asks += [step.text for step in steps]
    taken = {(tile.x, tile.y) for tile in game.view(state).tiles}
    around = sorted(
        {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - taken
    )
    hand = game.view(state).hands[match.history.seat_to_move or 0]
    asks += [f"{tile}@{x},{y}" for tile in set(hand) for x, y in around]
    made = scene(match, asks, last=3)
    made["best"] = game.text(best)
    return made


def qwinn_where(wanted: str) -> dict[str, Any]:
    for seed in range(3000):
        match = random_match("qwinn/standard", 2, seed, 12 + seed % 60)
        if not isinstance(match.game.turn(match.state), Decision):
            continue
        preview, view = match.game.preview(match.state), match.game.view(match.state)
        uses = [step for step in preview.steps if step.piece]
        spaces = {step.cell for step in preview.steps if step.cell}
        if wanted == "red" and len(uses) >= 2 and len(spaces) >= 2 and any(view.boycotts) and view.throws:
            return scene(match, [f"go:{space}" for space in view.spaces], last=1)
        if wanted == "end" and not view.throws and not spaces:
            return scene(match, [f"go:{space}" for space in view.spaces], last=1)
    raise SystemExit(f"no table with {wanted}")


if __name__ == "__main__":
    opening = scene(Match(find("qwirkle/nl-2023", seats=2), seed="1" * 64), ())
    scenes = {
        "qwirkle-opening": opening,
        "qwirkle-mid": qwirkle_mid(5, 14),
        "qwirkle-late": qwirkle_mid(7, 30),
        "exago-begin": scene(Match(find("exago/goliath", seats=4), seed="2" * 64), ["0,0"]),
        "exago-duty": exago_where("duty", 3),
        "exago-falls": exago_where("falls", 4),
        "exago-tie": exago_where("tie", 3),
        "exago-line": exago_where("line", 2),
        "qwinn-red": qwinn_where("red"),
        "qwinn-end": qwinn_where("end"),
    }
    OUT.write_text(json.dumps(scenes))
    print({name: len(json.dumps(one)) for name, one in scenes.items()})
