"""Weighs a turn of Qwirkle: played out on imagined deals, and searched through where both hands are known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random

from speeltafel.bots.qwirkle._candidates_cy import Candidates
from speeltafel.bots.qwirkle.bot import is_open
from speeltafel.bots.qwirkle.mind import QwirkleMind
from speeltafel.bots.qwirkle.sight import action_of, hands_of, option_of, propose, see
from speeltafel.bots.qwirkle.weights import SCALE
from speeltafel.coach.appraisal import Appraisal, Effort, Pointers, Standing, Weighed
from speeltafel.coach.plan import luck_of
from speeltafel.coach.qwirkle_reasons import pointers_of, reasons_for
from speeltafel.core.protocol import Event, Observation
from speeltafel.core.words import Message
from speeltafel.games.qwirkle.actions import Action, Pass, Place
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import best_sets, kinds_listed

SWAPS = 2
SHORTLIST = 3
BATCH = 32
"""Deals that are imagined at a time."""
CHOSEN_ON = (1, 2, 3)
"""Batches on which all candidates, the better half and the better quarter are tried, to choose those that are weighed."""
NODES_A_DEAL = 400
"""Of so many nodes one deal more is tried when choices are chosen, up to a whole batch."""
MANY = 40_000
MOST_GOES = 8
"""With so many nodes the choosing goes over its batches again, so many times at the most."""
APART = 1 << 32
"""So far apart lie the deals for choosing and those for weighing."""
LATE = 8
"""With so many tiles more than the hands to come, playouts go on to the end."""
LATE_EFFORT = 6
"""So many times the thought at first, where playouts go on to the end: a deal's difference has many times the spread there."""
GREED = 0.001
"""What a point of margin is worth beside the chance of winning, when choices are ranked."""
UNSURE = 4.0
"""How wide a lead is, in points, at an end that is not searched through."""
ERRORS = {False: (0.028, 1.0), True: (0.03, 2.0)}
"""How far the judge itself is off, nine times in ten, in chances and points: while there is a bag, and late.

The first is fitted on decisions that were judged with twenty times the search; of the others too few were.
"""
ROUGH = (0.15, 3.0)
"""The same for an end with open hands that could not be searched through."""

EFFORT = Effort(first=14_000, more=9_000, game=2_600_000)


@dataclass(slots=True)
class QwirkleCoach:
    """Thinks about one table: at first about `width` plays, each played out for so many `turns` of everybody."""

    game: Qwirkle
    width: int = 14
    turns: int = 2
    effort: Effort = EFFORT
    tells_chances: bool = True
    _minds: list[QwirkleMind] = field(default_factory=list)

    def weigh(
        self,
        seen: Observation[State],
        events: Sequence[Event[Action]],
        number: int,
        played: Action | None,
        known: Appraisal | None,
        nodes: int,
        luck: int,
    ) -> Appraisal:
        state = seen.state
        if is_open(self.game.rules, state):
            return self._searched(state, number, played, known, nodes)
        if known is None and self._is_late(state):
            nodes *= LATE_EFFORT
        mind = self._mind()
        see(mind.guess, self.game.rules, seen, events)
        mind.rollout.limit_to(self.turns * self.game.seats, self._finish(), 0, 0.0)
        mind.candidates.clear_options()
        if known is None:
            options = self._shortlist(mind, state, played, nodes, luck)
        else:
            options = [(each.action, self._option(state, each.action)) for each in known.choices]
        mine = options[0][0] if played is None else self.game.text(played)
        return self._weighed(mind, state, number, options, mine, known, nodes, luck)

    def error(self, known: Appraisal) -> tuple[float, float]:
        """As `bench/review_truth.py` fits it on decisions judged deeper."""
        if known.is_exact:
            return 0.0, 0.0
        return ROUGH if known.deals == 1 else ERRORS[known.late]

    def standing(self, state: State, luck: int) -> Standing:
        """Everybody's points after a round of judged turns, all hands open."""
        rules = self.game.rules
        seats = rules.seats
        off = state.bag + sum(map(len, state.hands)) + len(state.aside)
        if state.opening or state.mover is None or (any(not hand for hand in state.hands) and state.bag):
            points = [_promise(hand) for hand in state.hands]
        elif state.end:
            points = [float(each) for each in state.scores]
            off = 0
        else:
            bag = list(kinds_listed(state.pool))
            Random(luck).shuffle(bag)
            mind = self._mind(1)
            hands = [[tile for tile in hand if tile is not None] for hand in state.hands]
            mind.deal.set_up(state.board, hands, bag, state.scores, state.mover)
            points = mind.rollout.prospects(seats, luck)
        scale, least = SCALE[min(seats, max(SCALE))]
        wide = least + scale * sqrt(off)
        most = max(points)
        odds = [exp((each - most) / wide) for each in points]
        mean = sum(points) / seats
        return Standing(
            tuple(each / sum(odds) for each in odds),
            tuple((each - mean) * (seats / (seats - 1)) for each in points),
        )

    def expected(self, state: State) -> None:
        """Hands drawn from a bag are too many to try them all."""
        return

    def pointers(self, state: State, action: Action) -> Pointers:
        return pointers_of(state, action)

    def reasons(self, seen: Observation[State], action: Action) -> tuple[Message, ...]:
        return reasons_for(self.game, seen.state, action)

    def _mind(self, which: int = 0) -> QwirkleMind:
        while len(self._minds) <= which:
            self._minds.append(QwirkleMind(self.game.rules))
        return self._minds[which]

    def _finish(self) -> int:
        return self.game.rules.hand * self.game.seats + LATE

    def _is_late(self, state: State) -> bool:
        return state.bag + sum(map(len, state.hands)) <= self._finish()

    def _option(self, state: State, text: str) -> int:
        action = self.game.parse(state, text)
        return option_of(state, action, self.game.score(state, action).points)

    def _shortlist(
        self, mind: QwirkleMind, state: State, played: Action | None, nodes: int, luck: int
    ) -> list[tuple[str, int]]:
        """The best three and the played one: the worse half of all candidates is dropped twice."""
        rules, game, candidates = self.game.rules, self.game, mind.candidates
        propose(candidates, rules, state, self.width, SWAPS)
        options = [candidates.option(index) for index in range(candidates.option_total())]
        mine = None if played is None else option_of(state, played, game.score(state, played).points)
        if mine is not None and mine not in options:
            options.append(mine)
        batch = 0
        deals = max(1, min(BATCH, nodes // NODES_A_DEAL))
        for batches in CHOSEN_ON:
            totals = dict.fromkeys(options, 0.0)
            _offer(candidates, options)
            for _ in range(batches * max(1, min(MOST_GOES, nodes // MANY))):
                for deal in mind.rollout.results(luck_of(luck, batch), deals):
                    for option, (chance, margin) in zip(options, deal, strict=True):
                        totals[option] += chance + GREED * margin
                batch += 1
            ranked = sorted(options, key=lambda each: -totals[each])
            options = ranked[: max(SHORTLIST + 1, (len(ranked) + 1) // 2)]
        best = options[:SHORTLIST]
        if mine is not None and mine not in best:
            best.append(mine)
        return [
            (game.text(played if played and each == mine else action_of(candidates, state, each)), each)
            for each in best
        ]

    def _weighed(
        self,
        mind: QwirkleMind,
        state: State,
        number: int,
        options: Sequence[tuple[str, int]],
        played: str,
        known: Appraisal | None,
        nodes: int,
        luck: int,
    ) -> Appraisal:
        _offer(mind.candidates, [option for _, option in options])
        at = [text for text, _ in options].index(played)
        sums = [[0.0] * 6 for _ in options]
        if known is not None:
            sums = [
                [each.chance, each.margin, each.better, each.better2, each.ahead, each.ahead2]
                for each in known.choices
            ]
        deals = 0 if known is None else known.deals
        done = deals // BATCH
        while deals == 0 or mind.rollout.looked_at() < nodes:
            for found in mind.rollout.results(luck_of(luck, APART + done), BATCH):
                own, mark = found[at]
                for total, (chance, margin) in zip(sums, found, strict=True):
                    total[0] += chance
                    total[1] += margin
                    total[2] += chance - own
                    total[3] += (chance - own) ** 2
                    total[4] += margin - mark
                    total[5] += (margin - mark) ** 2
            deals += BATCH
            done += 1
        return Appraisal(
            number,
            state.mover or 0,
            played,
            [Weighed(text, *total) for (text, _), total in zip(options, sums, strict=True)],
            deals,
            1 if known is None else known.rounds + 1,
            mind.rollout.looked_at() + (0 if known is None else known.nodes),
            late=self._is_late(state),
        )

    def _searched(
        self, state: State, number: int, played: Action | None, known: Appraisal | None, nodes: int
    ) -> Appraisal:
        """Both hands are known: what every play gains in the end, exactly where the search comes to its end."""
        seat = state.mover or 0
        end = self._mind().end
        nodes = nodes if known is None else 4 * known.nodes
        end.face(state.board, hands_of(state), seat, nodes, 0.0)
        is_exact = end.solve(whole=True)
        lead = state.scores[seat] - state.scores[1 - seat]
        gains: dict[Action, int] = {Place(tiles): lead + gain for tiles, gain in end.plays()}
        if not gains:
            gains[Pass()] = lead + end.worth_of_passing()
        worths = [(self.game.text(action), gain) for action, gain in gains.items()]
        mine = worths[0][0] if played is None else self.game.text(played)
        own = dict(worths)[mine]
        best = worths[:SHORTLIST] if mine in dict(worths[:SHORTLIST]) else [*worths[:SHORTLIST], (mine, own)]
        chance = _chance(own, is_exact=is_exact)
        choices = []
        for text, gain in best:
            value = _chance(gain, is_exact=is_exact)
            better, ahead = value - chance, float(gain - own)
            choices.append(Weighed(text, value, gain, better, better**2, ahead, ahead**2))
        rounds = 1 if known is None else known.rounds + 1
        spent = end.looked_at() + (0 if known is None else known.nodes)
        return Appraisal(number, seat, mine, choices, 1, rounds, spent, is_exact=is_exact, late=True)


def _offer(candidates: Candidates, options: Sequence[int]) -> None:
    candidates.clear_options()
    for option in options:
        candidates.add_option(option)


def _chance(lead: int, *, is_exact: bool) -> float:
    if is_exact:
        return 0.5 if lead == 0 else float(lead > 0)
    return 1 / (1 + exp(-max(-700.0, min(700.0, lead / UNSURE))))


def _promise(hand: Sequence[int | None]) -> float:
    """What a hand promises before the first play: its best set, and what else goes together."""
    tiles = [tile for tile in hand if tile is not None]
    if not tiles:
        return 0.0
    return 2.0 * len(best_sets(tiles)[0]) - 0.5 * (len(tiles) - len(set(tiles)))
