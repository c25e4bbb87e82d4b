"""Secrets that open seats: made here, given to people, and never kept."""

from __future__ import annotations

import secrets

SECRET_BYTES = 18


def new_secret() -> str:
    """A secret nobody can guess: 144 bits, safe in a link."""
    return secrets.token_urlsafe(SECRET_BYTES)
