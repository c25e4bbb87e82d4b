"""Everything that can be refused, as a tree; each error says what is wrong in four languages.

SpeeltafelError
├── Unreadable    the text is no action
├── Ambiguous     the text could be several actions
├── Illegal       a rule forbids the action
└── Unknown       no such game, edition, option or number of seats
"""

from __future__ import annotations

from dataclasses import dataclass

from speeltafel.core.words import Message, Word, message
from speeltafel.locale import LANGUAGES, say


class SpeeltafelError(Exception):
    """Our own errors and nobody else's; `message` says it in any language."""

    def __init__(self, id: str, /, **args: Word) -> None:
        self.message = message(id, **args)
        super().__init__(id)

    @property
    def reason(self) -> str:
        """The machine-readable code: the id of the message."""
        return self.message.id

    def __str__(self) -> str:
        return say(self.message, "en")

    def say(self, language: str) -> str:
        """What is wrong, in nl, de, fr or en."""
        if language not in LANGUAGES:
            raise Unknown("unknown-language", given=str(language)[:60], known=", ".join(LANGUAGES))
        return say(self.message, language)


class Unreadable(SpeeltafelError):
    """The text is no action; the message shows what it should look like."""


class Ambiguous(SpeeltafelError):
    """The short form could be several actions: `candidates` are their canonical texts."""

    def __init__(self, id: str, /, *, candidates: tuple[str, ...], **args: Word) -> None:
        super().__init__(id, **args)
        self.candidates = candidates


class Unknown(SpeeltafelError):
    """No such game, edition, option, value or number of seats; the message lists what there is."""


@dataclass(frozen=True, slots=True)
class Clue:
    """One of the numbered reasons beside a refused piece, and the cells it points at."""

    message: Message
    cells: tuple[str, ...] = ()


class Illegal(SpeeltafelError):
    """A rule forbids the action; `cells` and `pieces` are the ones concerned, `clues` the details."""

    def __init__(
        self,
        id: str,
        /,
        *,
        cells: tuple[str, ...] = (),
        pieces: tuple[str, ...] = (),
        clues: tuple[Clue, ...] = (),
        **args: Word,
    ) -> None:
        super().__init__(id, **args)
        self.cells = cells
        self.pieces = pieces
        self.clues = clues
