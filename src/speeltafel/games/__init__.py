"""The games on the shelf, one line each."""

from speeltafel.core.registry import register
from speeltafel.games.exago.spec import SPEC as EXAGO
from speeltafel.games.qwinn.spec import SPEC as QWINN
from speeltafel.games.qwirkle.spec import SPEC as QWIRKLE

register(QWIRKLE)
register(EXAGO)
register(QWINN)
