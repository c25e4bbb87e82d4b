"""Reviews as they are told, made once for however many ask: that takes a fifth of a second for a long game."""

from __future__ import annotations

from collections import OrderedDict

from speeltafel.client.coach_bodies import Judged
from speeltafel.coach.review import LookBack
from speeltafel.home.reviews import judged
from speeltafel.live.table import AnyLog
from speeltafel.server.workers.side_thread import SideThread

MOST = 32


class KeptJudgements:
    """The last so many; whoever asks for another waits for the turn of their address."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[LookBack, Judged]] = OrderedDict()

    async def told(
        self, side_thread: SideThread, address: str, code: str, log: AnyLog, whole: LookBack
    ) -> Judged:
        """What is told of a table's review; raises Busy when too much is asked."""
        known = self._known(code, whole)
        if known is not None:
            return known
        return await side_thread.work(address, self._make, code, log, whole)

    def _make(self, code: str, log: AnyLog, whole: LookBack) -> Judged:
        known = self._known(code, whole)  # somebody before it in the line may have asked for the same
        if known is None:
            known = judged(log, whole)
            self._kept[code] = whole, known
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
        return known

    def _known(self, code: str, whole: LookBack) -> Judged | None:
        kept = self._kept.get(code)
        return kept[1] if kept is not None and kept[0] == whole else None
