"""A law that does not hold, with what shows it."""

from __future__ import annotations


class Broken(AssertionError):
    """`law` is its name in `LAWS`, empty for an error that no law expects; the text says what was found and what should have been."""

    def __init__(self, law: str, text: str) -> None:
        super().__init__(f"law {law}: {text}" if law else text)
        self.law = law
        self.text = text


def expect(law: str, found: object, wanted: object, where: str) -> None:
    """Raises Broken unless the two are equal."""
    if found != wanted:
        raise Broken(law, f"{where}\n  found  {_short(found)}\n  wanted {_short(wanted)}")


def _short(value: object, most: int = 2000) -> str:
    text = repr(value)
    return text if len(text) <= most else text[:most] + " ..."
