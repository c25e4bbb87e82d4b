"""Text from anybody, made safe for a terminal: what it would obey is shown by its code instead."""

from __future__ import annotations

_OBEYED = [*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
"""Control characters (C0, DEL, C1), line separators, and what turns the direction of writing around."""
_ON_ONE_LINE = {code: f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" for code in _OBEYED}
_ON_LINES = {code: shown for code, shown in _ON_ONE_LINE.items() if code != ord("\n")}


def visible(text: str) -> str:
    r"""The text on one line, with `\x1b` where it has an escape; what is visible already stays as it is."""
    return text if text.isprintable() else text.translate(_ON_ONE_LINE)


def visible_lines(text: str) -> str:
    """The same of text that we have set ourselves: its line ends are ours, and stay."""
    return text if text.isprintable() else text.translate(_ON_LINES)


def is_visible(text: str) -> bool:
    """Whether there is nothing in it that a terminal would obey."""
    return visible(text) == text
