"""Tables to learn at: many at once in the kernel, and as Gymnasium and PettingZoo know them; each is loaded when it is first named."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from speeltafel.envs.missing_extra import lacking

if TYPE_CHECKING:
    from speeltafel.envs.many_exago import ManyExago
    from speeltafel.envs.many_qwinn import ManyQwinn
    from speeltafel.envs.many_qwirkle import ManyQwirkle
    from speeltafel.envs.registered import made, register

__all__ = ["ManyExago", "ManyQwinn", "ManyQwirkle", "made", "register"]

_HOMES = {
    "ManyExago": "many_exago",
    "ManyQwinn": "many_qwinn",
    "ManyQwirkle": "many_qwirkle",
    "made": "registered",
    "register": "registered",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"speeltafel.envs has no {name!r}; it has {', '.join(__all__)}")
    try:
        module = import_module(f"speeltafel.envs.{_HOMES[name]}")
    except ModuleNotFoundError as error:
        raise lacking(f"envs.{name}", error) from None
    return getattr(module, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
