"""What if, as it is told: the line as it was played, the table at its end, and the best choices there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from speeltafel.client.coach_bodies import Analyse, Analysed, ChoiceOffered
from speeltafel.coach.find import coach_for
from speeltafel.coach.whatif import WhatIf
from speeltafel.core.deeds import Deed
from speeltafel.core.errors import Illegal, SpeeltafelError
from speeltafel.core.protocol import Eyes, Game, Observation, Seat
from speeltafel.core.registry import deed_of, edition_of, find_with, specs, text_given, told_options
from speeltafel.home.hints import helped_seat
from speeltafel.home.practice import event_seen, preview_of
from speeltafel.live.encode import said
from speeltafel.live.requests import Refuse, Who
from speeltafel.live.table import Table
from speeltafel.table.match import Match
from speeltafel.wire import PreviewSent, Said

AnyGame = Game[Any, Any]


def line_from(table: Table | None, asked: Analyse, who: Who) -> tuple[WhatIf[Any, Any], Seat | None]:
    """Where a line begins: a moment of a finished game, what the bearer sees of a running one (and that seat), or a position."""
    if table is None:
        if not asked.position:
            raise Refuse("server-analyse-what")
        game = (
            find_with(asked.game, asked.seats, asked.options)
            if asked.game
            else game_of_position(asked.position)
        )
        return WhatIf.from_position(game, asked.position, asked.luck), None
    if table.log is None:
        raise Refuse("server-not-started")
    match = Match.of(table.log)
    if table.outcome is not None:
        at = len(match.history.entries) if asked.at is None else asked.at
        return WhatIf.from_game(match, at, asked.luck), None
    seat = helped_seat(table, who)
    eyes = frozenset({seat})
    seen = match.game.observe(match.state, eyes).state
    return WhatIf.from_seat(match.game, Observation(seen, eyes), match.events_for(eyes), asked.luck), seat


def game_of_position(position: str) -> AnyGame:
    """The first game, and the least number of players of it, that can read a position which somebody only pasted."""
    for name in specs():
        edition = edition_of(name)
        for seats in range(edition.least, edition.most + 1):
            game = find_with(edition.id, seats, {})
            try:
                WhatIf.from_position(game, position)
            except SpeeltafelError:
                continue
            return game
    raise Refuse("server-no-position", position=position[:80])


def line_asked(
    start: WhatIf[Any, Any], moves: Sequence[str], text: str = "", deed: Deed | None = None
) -> PreviewSent:
    """The answer for a play in progress at the end of a line."""
    line = start.followed(moves)
    if line.mover is None:
        raise Illegal("illegal-over")
    return preview_of(line.log, text, deed)


def analysed(
    start: WhatIf[Any, Any],
    moves: Sequence[str],
    *,
    deed: Deed | None = None,
    level: str = "",
    tried: str = "",
    think: int = 1,
    seat: int | None = None,
) -> Analysed:
    """Plays these moves from there, and with a `level` a bot's one more; `seat` is set where only its eyes may be told."""
    line = start.followed(moves)
    if deed is not None:
        line = line.tried(text_given(line.log.game.edition, "", deed))
    if level and line.mover is not None:
        line = line.answered(level)
    game, log = line.log.game, line.log
    everybody = frozenset(Seat(each) for each in range(game.seats))
    eyes: Eyes = everybody if seat is None else frozenset({Seat(seat)})
    state = log.state if seat is None else game.observe(log.state, eyes).state
    is_weighed = think > 0 and line.mover is not None
    choices, against = _choices(line, tried, think) if is_weighed else ([], None)
    outcome = log.outcome
    return Analysed(
        list(line.moves),
        _open_line(line, seat),
        line.mover,
        list(game.scores(log.state)),
        game.view(state),
        None if outcome is None else sorted(outcome.winners),
        choices,
        against,
        game.edition,
        game.seats,
        told_options(game.edition, game.options),
        game.position(state),
        [event_seen(log, entry.event.number, eyes) for entry in log.entries[line.begun :]],
        None if line.mover is None else preview_of(log),
        line.is_imagined,
    )


def _choices(line: WhatIf[Any, Any], tried: str, think: int) -> tuple[list[ChoiceOffered], Said]:
    """The best at the end of the line, and against whom their chances are reckoned."""
    game, log = line.log.game, line.log
    coach = coach_for(game)
    advice = line.best(coach, tried=tried, nodes=coach.effort.first * think)
    assert line.mover is not None
    seen = game.observe(log.state, frozenset({line.mover}))
    return [
        ChoiceOffered(
            each.action,
            said(each.said),
            each.chance,
            each.error,
            each.margin,
            each.is_tried,
            [said(reason) for reason in coach.reasons(seen, game.parse(seen.state, each.action))],
            deed_of(game.edition, each.action),
        )
        for each in advice.choices
    ], said(advice.against)


def _open_line(line: WhatIf[Any, Any], seat: int | None) -> list[str]:
    """The line as text; where one seat asks, without what others would draw."""
    if seat is None:
        return list(line.line)
    eyes = frozenset({Seat(seat)})
    game, log = line.log.game, line.log
    return [
        game.text(log.redacted_move(entry.event.number, eyes).action) for entry in log.entries[line.begun :]
    ]
