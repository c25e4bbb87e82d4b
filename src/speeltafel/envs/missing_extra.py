"""What is said when the extra that environments need is not installed."""

from __future__ import annotations


def lacking(what: str, error: ModuleNotFoundError) -> ImportError:
    """The error that names the extra which is missing; one of our own modules that is missing stays what it is."""
    if (error.name or "speeltafel").startswith("speeltafel"):
        return error
    return ImportError(
        f'{what} needs {error.name}. Install it with: pip install "speeltafel[envs]"', name=error.name
    )
