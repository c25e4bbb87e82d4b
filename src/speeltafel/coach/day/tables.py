"""Games of the day as far as they have come, so that every own move is dealt and answered once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from speeltafel.coach.day.plan import PERSON, DayGame, answered
from speeltafel.table.log import Log
from speeltafel.table.match import Match

AnyLog = Log[Any, Any]
Key = tuple[str, bytes, str | None, tuple[str, ...]]


@dataclass(slots=True)
class DayTables:
    """The last `most` tables that somebody stood at: who plays on from one of them waits for one answer only."""

    most: int = 200
    known: OrderedDict[Key, AnyLog] = field(default_factory=OrderedDict)

    def after(self, day: DayGame, moves: Sequence[str]) -> AnyLog:
        """The table after these own moves and what followed each; raises the rules' refusal of one that is not allowed."""
        texts = tuple(moves)
        done = next((at for at in range(len(texts), -1, -1) if self._key(day, texts[:at]) in self.known), 0)
        log = self.known.get(self._key(day, texts[:done])) or answered(day.begin()).history
        for text in texts[done:]:
            match = Match.of(log)
            match.push(match.game.parse(log.seen(frozenset({PERSON})), text), seat=PERSON)
            log = answered(match).history
        self._keep(self._key(day, texts), log)
        return log

    def _keep(self, key: Key, log: AnyLog) -> None:
        self.known[key] = log
        self.known.move_to_end(key)
        while len(self.known) > self.most:
            self.known.popitem(last=False)

    @staticmethod
    def _key(day: DayGame, moves: tuple[str, ...]) -> Key:
        return (day.edition, day.seed, day.position, moves)
