"""Pile, a tiny game from outside the package: lay a card that is no lower than the top one."""

from pile.game import SPEC

__all__ = ["SPEC"]
