"""What somebody typed, made short and plain before any expression sees it."""

from __future__ import annotations

SHOWN = 40


def tidied(text: str, longest: int) -> str | None:
    """Small letters, and one space for every gap; None when that is still longer than anything that makes sense."""
    plain = " ".join(text.split()).lower()
    return plain if len(plain) <= longest else None


def shown(text: str, most: int = SHOWN) -> str:
    """The text as a refusal quotes it, cut where it gets long."""
    return text if len(text) <= most else f"{text[:most]}…"
