"""How processes hear of each other's tables: alone there is nobody to tell."""

from __future__ import annotations

from speeltafel.server.store.rows import Change


class Alone:
    """One process: whoever looks on is connected here."""

    is_up: bool | None = None

    def tell(self, change: Change) -> None:
        """Passes a stored change on to the processes that follow its table."""
