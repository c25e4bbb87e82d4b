"""Secrets that open seats: made here, given to people, and never kept."""

from __future__ import annotations

import secrets

SECRET_BYTES = 18


def new_secret() -> str:
    """A secret nobody can guess: some 144 bits, safe in a link, and after a command never taken for an option."""
    while (made := secrets.token_urlsafe(SECRET_BYTES)).startswith("-"):
        pass
    return made
