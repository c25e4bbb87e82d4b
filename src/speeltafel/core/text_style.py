"""Colour for a terminal that has it, and nothing where it has none."""

from __future__ import annotations

from dataclasses import dataclass

RESET = "\x1b[0m"


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a drawing may be written: in colour or not, with the whole of Unicode or ASCII only, low where lines are few."""

    colour: bool = True
    unicode: bool = True
    low: bool = False

    def paint(
        self,
        text: str,
        *,
        fore: tuple[int, int, int] | None = None,
        back: tuple[int, int, int] | None = None,
        bold: bool = False,
        dim: bool = False,
    ) -> str:
        """The text in these colours (24 bit), or as it is without colour."""
        if not self.colour:
            return text
        codes = ["1"] * bold + ["2"] * dim
        if fore is not None:
            codes.append("38;2;{};{};{}".format(*fore))
        if back is not None:
            codes.append("48;2;{};{};{}".format(*back))
        return f"\x1b[{';'.join(codes)}m{text}{RESET}" if codes else text


PLAIN = TextStyle(colour=False)
