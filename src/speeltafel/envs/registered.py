"""The names under which others know the environments: Gymnasium's by its own registry, PettingZoo's by name and version.

gymnasium.make("speeltafel/Exago-v0", level="greedy")
gymnasium.make_vec("speeltafel/Qwirkle-v0", num_envs=256)
made("qwirkle_v0", seats=3), made("qwirkle_v0", parallel=True)

Every game there is has them; many tables at once where its `Spec` names a vector. Of `liars-dice` they are `LiarsDice-v0` and
`liars_dice_v0`.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from speeltafel.core.registry import specs


def register() -> None:
    """Makes the games known to Gymnasium, which since its first release looks for no package by itself; twice does no harm."""
    for game, spec in specs().items():
        if gymnasium_name(game) in gymnasium.registry:
            continue
        gymnasium.register(
            gymnasium_name(game),
            entry_point="speeltafel.envs.single:TableEnv",
            vector_entry_point=spec.vector or None,
            kwargs={"edition": game},
            disable_env_checker=True,
        )


def gymnasium_name(game: str) -> str:
    """The name of a game's environment in Gymnasium's registry."""
    return f"speeltafel/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def zoo_name(game: str) -> str:
    """The name of a game's environment as PettingZoo has them."""
    return f"{game.replace('-', '_')}_v0"


def made(name: str, *, parallel: bool = False, **options: Any) -> Any:
    """PettingZoo's environment of this name: seats act in turn, or are asked all at once."""
    from speeltafel.envs.aec import env
    from speeltafel.envs.parallel import SpeeltafelParallel

    known = {zoo_name(game): game for game in specs()}
    if name not in known:
        raise ValueError(f"environment {name!r}: known are {', '.join(known)}")
    return (SpeeltafelParallel if parallel else env)(known[name], **options)
