"""A game that was left at this terminal: kept on this device until `play --resume` goes on with it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from speeltafel.bots.levels import level_named
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import find_stored, stored_options
from speeltafel.table.match import Match
from speeltafel.terminal.players import Player


class KeptPlayer(Struct, frozen=True):
    """Who had a seat: a person, or a bot of a level."""

    name: str
    level: str = ""


class KeptGame(Struct, frozen=True):
    """A game in the middle, with its seed: as open as a table that is left lying."""

    edition: str
    options: dict[str, object]
    seed: str
    log: list[str]
    players: list[KeptPlayer]


def kept_path() -> Path:
    """Where this device keeps the game that was left."""
    return user_data_path("speeltafel") / "left.json"


def keep(match: Match[Any, Any], players: Sequence[Player]) -> None:
    """Keeps a game in place of the one before; a stop in the middle leaves that."""
    assert match.dealer is not None, "a terminal's table deals by itself"
    seated = [KeptPlayer(each.name, each.level.id if each.level else "") for each in players]
    log = [match.text(event.action) for event in match.log]
    game = KeptGame(match.game.edition, stored_options(match.game), match.dealer.seed.hex(), log, seated)
    path = kept_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode(game))
    os.replace(fresh, path)


def taken_up() -> tuple[Match[Any, Any], tuple[Player, ...]]:
    """The game that was left and who sat at it; raises Unknown where there is none that can be read."""
    path = kept_path()
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=KeptGame)
        seed = bytes.fromhex(kept.seed)
    except FileNotFoundError:
        raise Unknown("play-none-left") from None
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        raise Unknown("cli-file-missing", file=str(path), why=str(error)) from None
    game = find_stored(kept.edition, len(kept.players), kept.options)
    people = tuple(
        Player(each.name, level_named(game.edition, each.level) if each.level else None)
        for each in kept.players
    )
    return Match.from_log(game, kept.log, seed), people


def forget() -> None:
    """Lets go of the game that was left, once it is over."""
    kept_path().unlink(missing_ok=True)
