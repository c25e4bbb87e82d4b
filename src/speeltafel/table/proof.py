"""Replays a record move by move, so that nothing in it is believed, and checks its deals against the seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.given import as_kind
from speeltafel.core.protocol import Decision, Game, Outcome, Seat, everybody
from speeltafel.core.registry import find_stored, stored_options
from speeltafel.core.words import Message, message
from speeltafel.table.acts import Act
from speeltafel.table.dealer import Dealer, commitment
from speeltafel.table.duplicate import MODES, dealer_for
from speeltafel.table.match import Match
from speeltafel.table.record import Damaged, Entry, Record, check_tags, end_place, entry_place
from speeltafel.table.series import SEATING, lot_of_seats

AnyMatch = Match[Any, Any]
LOT = "Lot"
"""The tag that tells who drew which seat."""


def played(record: Record) -> AnyMatch:
    """The match that the moves of a record lead to, whatever its result says; raises Damaged where one does not fit."""
    match = _opened(as_kind(record, Record, "record", "record"))
    for number, entry in enumerate(record.entries):
        _push(match, record, number, entry)
    return match


def replayed(record: Record) -> AnyMatch:
    """The match that a record tells; raises Damaged where it does not fit the rules."""
    match = played(record)
    if record.outcome != match.outcome:
        expected = "*" if match.outcome is None else outcome_text(match.outcome)
        found = "*" if record.outcome is None else outcome_text(record.outcome)
        raise Damaged("record-result", place=end_place(record), expected=expected, found=found)
    return match


def settled(record: Record, place: Message) -> Record:
    """The record with its options as the game knows them; raises Damaged for what no record of ours can say.

    That is: no such game, a game without its edition, eyes of seats that are not there, a tag that means something else.
    """
    game = _game(record, place)
    if record.edition != game.edition:
        raise Damaged("record-edition", place=place, found=record.edition, expected=game.edition)
    if record.eyes is not None and not record.eyes <= everybody(game.seats):
        found = ",".join(map(str, sorted(record.eyes)))
        raise Damaged("record-eyes", place=place, found=found, last=game.seats - 1)
    check_tags(record.tags, place)
    return replace(record, options=stored_options(game))


def verify(record: Record) -> int:
    """Checks that every deal follows from the revealed seed, and the seed from its hash; counts the deals."""
    _check_seed(as_kind(record, Record, "record", "record"))
    return dealt(record, replayed(record))


def dealt(record: Record, match: AnyMatch) -> int:
    """Checks the deals of a replayed record against its seed, and counts them."""
    seed = _check_seed(record)
    try:
        dealer = dealer_for(match.game, seed, record.dealer, position=record.position)
    except SpeeltafelError as error:
        raise Damaged("record-rules", place=message("record-place-tags"), why=error.message) from None
    _check_lot(record, seed)
    checked = 0
    for event in match.log:
        if event.seat is not None or isinstance(event.action, Act):
            continue
        chance = match.game.turn(match.before(event.number))
        assert not isinstance(chance, Decision | Outcome), "only chance has no seat"
        expected = match.text(dealer.answer(chance, event.number, match.history.until(event.number).moves))
        if expected != match.text(event.action):
            place = entry_place(record, event.number)
            raise Damaged("record-deal", place=place, found=match.text(event.action), expected=expected)
        checked += 1
    return checked


def _check_seed(record: Record) -> bytes:
    """The seed of a record; raises Damaged when it is none, or another than was committed to."""
    start = message("record-place-tags")
    if not record.seed:
        raise Damaged("record-no-seed", place=start)
    if record.dealer not in MODES:
        raise Damaged("record-dealer", place=start, found=record.dealer, expected=", ".join(MODES))
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise Damaged("record-seed", place=start, found=record.seed) from None
    if commitment(seed) != record.commitment:
        raise Damaged("record-commitment", place=start, found=record.commitment, expected=commitment(seed))
    return seed


def _check_lot(record: Record, seed: bytes) -> None:
    """Raises Damaged when a record tells who drew which seat, and the seed deals other seats."""
    told = record.tags.get(LOT)
    if told is None:
        return
    expected = lot_text(lot_of_seats(record.seats, Dealer(seed).luck(SEATING)))
    if told != expected:
        raise Damaged("record-lot", place=message("record-place-tags"), found=told, expected=expected)


def lot_text(people: Sequence[int]) -> str:
    """Who drew which seat, as a record tells it: the places at which people came to the table, in the order of the seats."""
    return ",".join(map(str, people))


def outcome_text(outcome: Outcome) -> str:
    """How it ended, such as `0 71,64 last-tile`: the winners (`-` for none), points a seat, the reason."""
    winners = ",".join(str(seat) for seat in sorted(outcome.winners)) or "-"
    return f"{winners} {','.join(str(score) for score in outcome.scores)} {outcome.reason}"


def event_text(number: int, seat: Seat | None, text: str, points: int) -> str:
    """One event as a record has it: `7 1 rs@3,0 +4`."""
    who = "-" if seat is None else str(seat)
    return f"{number} {who} {text}" + (f" {points:+d}" if points else "")


def _game(record: Record, place: Message) -> Game[Any, Any]:
    try:
        return find_stored(record.edition, record.seats, record.options)
    except SpeeltafelError as error:
        raise Damaged("record-rules", place=place, why=error.message) from None


def _opened(record: Record) -> AnyMatch:
    place = message("record-place-tags")
    game = _game(record, place)
    try:
        return Match(game, eyes=record.eyes, position=record.position)
    except SpeeltafelError as error:
        raise Damaged("record-rules", place=place, why=error.message) from None


def _push(match: AnyMatch, record: Record, number: int, entry: Entry) -> None:
    place = entry_place(record, number)
    try:
        event = match.push(entry.text)[0]
    except SpeeltafelError as error:
        raise Damaged("record-refused", place=place, text=entry.text, why=error.message) from None
    expected = event_text(number, event.seat, match.text(event.action), event.points)
    found = event_text(number, entry.seat, entry.text, entry.points)
    if expected != found:
        raise Damaged("record-event", place=place, expected=expected, found=found)
