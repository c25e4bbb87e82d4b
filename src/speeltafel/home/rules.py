"""Examples for the rules pages: positions and plays, drawn, counted and refused by the engine itself."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from speeltafel.client.bodies import RuleExample, RulesSent
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.registry import deed_of, edition_of, find_with, spec_of
from speeltafel.live.encode import lines, preview_sent, refusal, said
from speeltafel.live.show import turn_preview
from speeltafel.table.match import Match
from speeltafel.table.rulebook import sections


def rules_of(edition: str) -> RulesSent:
    """An edition's examples; each one's id begins with the section of the rules page that it belongs to."""
    found = edition_of(edition)
    return RulesSent(found.id, found.least, found.most, _examples(found.id), sections(spec_of(edition).name))


@cache
def _examples(edition: str) -> list[RuleExample]:
    path = files(spec_of(edition).package) / "examples.toml"
    if not path.is_file():
        return []
    entries = {entry["id"]: entry for entry in tomllib.loads(path.read_text("utf-8"))["example"]}
    return [_example(edition, _whole(entry, entries)) for entry in entries.values()]


def _whole(entry: dict[str, Any], entries: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The entry with all its moves: `after` names the one whose play, and then `drawn`, come before."""
    if "after" not in entry:
        return entry
    before = _whole(entries[entry["after"]], entries)
    return {**before, **entry, "moves": [*before["moves"], before["play"], entry["drawn"]]}


def _example(edition: str, entry: dict[str, Any]) -> RuleExample:
    """The position, the table after the play, and what it brings; or why it is refused.

    `show = "before"` has the play drawn where it begins, with what it does to others.
    """
    game = find_with(edition, entry["seats"], entry.get("options", {}))
    match: Match[Any, Any] = Match(game, position=entry.get("position"))
    for text in entry.get("moves", ()):
        match.push(text)
    seat = match.history.seat_to_move
    assert seat is not None, f"{entry['id']}: somebody is to move in an example"
    eyes = frozenset((seat,))
    seen = match.observe(eyes).state
    before = RuleExample(
        id=entry["id"],
        view=game.view(seen),
        scores=list(match.scores),
        turn=seat,
        play=entry["play"],
        deed=deed_of(edition, entry["play"]),
        preview=turn_preview(match.history, seat),
    )
    try:
        action = game.parse(seen, entry["play"])
        after = game.apply(seen, action)
    except SpeeltafelError as error:
        return replace(before, refusal=refusal(error))
    if entry.get("show") == "before":
        before = replace(before, preview=preview_sent(game.preview(seen, action)))
    return replace(
        before,
        said=said(game.describe(seen, action)),
        lines=lines(game.score(seen, action)),
        after=game.view(game.observe(after, eyes).state),
    )
