"""What plays Exago: by first sight, or by a search for lines that nobody can stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random

from speeltafel.bots.budget import clock_of, ending
from speeltafel.bots.exago._crowd_cy import Crowd
from speeltafel.bots.exago._duel_cy import Duel
from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.bots.exago.words import words_for
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.core.chance import Lot
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import message
from speeltafel.games.exago._turn_cy import packed
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of, board_of, code_of
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import Action, State

WON = 1_000_000
SURELY = WON - 1_000
EVERY_AXIS = 7
WHOLE = 16


@dataclass(frozen=True, slots=True)
class ExagoCharacter:
    """What a level notices, and how far it thinks.

    `depth` 0 goes by first sight; `root` and `width` are how many actions it looks at now and later on. It sees its
    own lines on the axes `own` and others' on `other`, which count `guard` sixteenths; `rough` blurs its first sight,
    and `haste` is how often it goes by that without thinking.
    """

    depth: int = 0
    root: int = 60
    width: int = 24
    own: int = EVERY_AXIS
    other: int = EVERY_AXIS
    guard: int = WHOLE
    rough: int = 0
    haste: float = 0.0


MASTER = ExagoCharacter(depth=30, root=24, width=8)


@dataclass(slots=True)
class ExagoBot:
    """A character with a mind for each table it was asked about."""

    character: ExagoCharacter = MASTER
    minds: dict[Rules, ExagoMind] = field(default_factory=dict)

    def choose(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        limit: Limit,
        luck: int,
    ) -> Choice[Action]:
        began = clock_of(limit)()
        assert isinstance(game, Exago)
        board = board_of(game.rules.side)
        mind = self._mind(game.rules, seen.state)
        rng = Random(luck)
        legal = mind.position.legal()
        seat = mind.turns.to_move()
        lines = [
            code for code in mind.position.wins(seat) if mind.windows.axes_of(code, seat) & self.character.own
        ]
        if lines:
            return Choice(action_of(board, rng.choice(lines)), message("exago-bot-line"), after=1.0)
        if len(legal) == 1:
            words = (
                words_for(game, mind, legal[0], sure=None)
                if mind.position.debt() >= 0
                else message("bot-only")
            )
            return Choice(action_of(board, legal[0]), words)
        rated = self._by_first_sight(mind, self._stopping(mind, legal), rng)
        before = _standing(mind, seat)
        if not self.character.depth or rng.random() < self.character.haste:
            return Choice(action_of(board, rated[0]), words_for(game, mind, rated[0], sure=None), before)
        mind.begin(seen.state, limit.nodes or 0, ending(limit, began), clock_of(limit))
        values = deepened(mind, rated[: self.character.root], self.character.depth, whole=False)
        code = max(values, key=lambda each: values[each])
        value = values[code]
        words = words_for(game, mind, code, sure=_sure(mind, value))
        return Choice(action_of(board, code), words, before, _chance(mind, value), mind.thought.looked_at())

    def rate(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        actions: Sequence[Action],
        limit: Limit,
        luck: int,
    ) -> list[float]:
        """The mover's chance after each action, as deep as the limit allows for all of them."""
        began = clock_of(limit)()
        assert isinstance(game, Exago)
        board = board_of(game.rules.side)
        mind = self._mind(game.rules, seen.state)
        codes = [packed(-1) if isinstance(each, Lot) else code_of(board, each) for each in actions]
        mind.begin(seen.state, limit.nodes or 0, ending(limit, began), clock_of(limit))
        values = deepened(mind, codes, max(1, self.character.depth), whole=True)
        return [_chance(mind, values[code]) for code in codes]

    def _mind(self, rules: Rules, state: State) -> ExagoMind:
        """The mind for these rules, at this position, with this character's eyes."""
        mind = self.minds.get(rules)
        if mind is None:
            if len(self.minds) >= 8:
                self.minds.clear()
            mind = self.minds[rules] = mind_for(rules, self.character)
        mind.load(state)
        return mind

    def _stopping(self, mind: ExagoMind, legal: list[int]) -> list[int]:
        """The actions that stop the next player, where that is needed, possible and noticed; all otherwise."""
        follower = (mind.turns.to_move() + 1) % len(mind.turns.hands())
        if not any(
            mind.windows.axes_of(code, follower) & self.character.other
            for code in mind.position.wins(follower)
        ):
            return legal
        return [code for code in legal if mind.position.blocks(code, follower)] or legal

    def _by_first_sight(self, mind: ExagoMind, codes: list[int], rng: Random) -> list[int]:
        """The actions by what they seem to bring, equal ones by lot."""
        rough = self.character.rough * WHOLE
        ranks = dict(zip(codes, mind.windows.ranks(codes), strict=True))
        blurred = {code: (ranks[code] + rng.uniform(-rough, rough), rng.random()) for code in codes}
        return sorted(codes, key=lambda code: blurred[code], reverse=True)


def mind_for(rules: Rules, character: ExagoCharacter) -> ExagoMind:
    """A mind that sees with this character's eyes."""
    mind = ExagoMind(rules, character.width)
    mind.windows.look(character.own, character.other, character.guard)
    return mind


def deepened(mind: ExagoMind, codes: list[int], depth: int, *, whole: bool) -> dict[int, float]:
    """The value of actions, looked at ever deeper until a limit; with `whole` each has its own, else the best has.

    Those that an unfinished round has not come to stand behind the others, in the order of the round before.
    """
    seat = mind.turns.to_move()
    values = {code: -float(order) * 1e-6 for order, code in enumerate(codes)}
    for deep in range(1, depth + 1):
        found: dict[int, float] = {}
        best = -2 * WON
        for code in codes:
            if isinstance(mind.search, Duel):
                value: float = mind.search.value(code, deep, -2 * WON if whole else best, 2 * WON)
                best = max(best, int(value))
            else:
                value = mind.search.chances(code, deep)[seat]
            if mind.thought.is_stopped():
                break
            found[code] = value
        if mind.thought.is_stopped():
            # An unfinished round still counts when it looked at the best so far and found a better one.
            if not whole and found and codes[0] in found:
                behind = min(found.values()) - 1
                return {code: behind - order for order, code in enumerate(codes)} | found
            break
        values = found
        codes = sorted(codes, key=lambda code: -values[code])
        if abs(values[codes[0]]) > SURELY or (isinstance(mind.search, Crowd) and values[codes[0]] > 0.9):
            break
    return values


def _standing(mind: ExagoMind, seat: int) -> float:
    """A seat's chance by the lines as they lie, before its action."""
    points = [mind.windows.judged(each) for each in range(len(mind.turns.hands()))]
    return 1 / sum(exp(max(-700.0, min(700.0, (each - points[seat]) / 100))) for each in points)


def _chance(mind: ExagoMind, value: float) -> float:
    """A value as a chance of winning."""
    if isinstance(mind.search, Crowd):
        return min(1.0, max(0.0, value))
    return 1 / (1 + exp(-max(-700.0, min(700.0, value / 100))))


def _sure(mind: ExagoMind, value: float) -> int | None:
    """Own turns after this one to a line that the search saw nobody stop, 0 when another has one, None when nothing is sure."""
    if isinstance(mind.search, Duel):
        if abs(value) <= SURELY:
            return None
        return 0 if value < 0 else max(1, (WON - round(value)) // 2)
    plies = round((1 - value) * 1000)
    if 0 < plies < 100 and value == 1.0 - 0.001 * plies:  # an award of the search, no judgement
        return -(-plies // len(mind.turns.hands()))
    return None
