"""The games of the house as the registry finds them, so that no test lists them."""

from __future__ import annotations

from speeltafel.core.registry import GAMES as FOLDER
from speeltafel.core.registry import specs

HOUSE_GAMES = tuple(name for name, spec in specs().items() if spec.package.startswith(FOLDER))
