"""Makes the game from elsewhere known to the tests of the coach."""

from pile.game import SPEC

from speeltafel.core.registry import register

register(SPEC)
