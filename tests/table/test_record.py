"""Records prove themselves: what is damaged is named by its line, with what was expected there."""

from __future__ import annotations

import pytest

from speeltafel.core.protocol import Seat
from speeltafel.locale import LANGUAGES
from speeltafel.table.match import Match
from speeltafel.table.proof import replayed, verify
from speeltafel.table.record import Damaged, Record
from speeltafel.table.record_formats import read_record, write_record
from speeltafel.table.spel import read_spel, write_spel
from speeltafel.table.spel_json import read_json, write_json
from tests.table.tables import dealt, pile

PAPER = """\
[Speeltafel "1"]
[Game "pile/plain"]
[Seats "2"]
[Seat0 "Anna \\"de kat\\""]
; a quiet evening

0 - draw:1+4+5
1 - draw:2+4+6
2 - lot:1
3 1 lay:4 +1 ; safe
4 - draw:1
5 0 lay:4 +3 ; the bonus
; and a smile
6 - draw:2
7 - undo:5
8 0 lay:5 +1
9 1 resign:1
= 0 1,1 table-over-resign
"""


def finished() -> Match[object, object]:
    match = Match(pile(), seed="seed")
    while match.outcome is None:
        match.push(next(iter(match.legal)))
    return match  # type: ignore[return-value]


def test_a_record_is_read_with_its_comments() -> None:
    record = read_spel(PAPER)
    assert record.tags == {"Seat0": 'Anna "de kat"'}
    assert record.comment == "a quiet evening"
    assert record.entries[5].comment == "the bonus\nand a smile"
    assert replayed(record).scores == (1, 1)


def test_a_record_is_written_as_it_was_read() -> None:
    assert write_spel(read_spel(PAPER)) == PAPER


@pytest.mark.parametrize("form", ["spel", "json"])
def test_both_forms_hold_everything(form: str) -> None:
    for record in (read_spel(PAPER), finished().record(), dealt().record(frozenset({Seat(1)}))):
        assert read_record(write_record(record, form).encode()) == record


def test_options_and_positions_survive() -> None:
    match = Match(pile(3, first=2), position="44|14/6/55|0,1,0|2|0|0")
    match.push("lay:5")
    for form in ("spel", "json"):
        again = replayed(read_record(write_record(match.record(), form).encode()))
        assert again.state == match.state
        assert again.game.options == {"first": 2}


def test_a_running_game_on_paper_shows_no_secret_of_others_and_no_seed() -> None:
    match = Match(pile(), seed="seed")
    paper = write_spel(match.record(frozenset({Seat(0)})))
    assert "draw:?+?+?" in paper
    assert "[Seed" not in paper
    assert match.record().seed == ""


def test_a_finished_game_reveals_its_seed_and_can_be_verified() -> None:
    match = finished()
    assert verify(read_spel(write_spel(match.record()))) == sum(event.seat is None for event in match.log)


def test_a_record_with_one_seats_eyes_replays_to_what_they_saw() -> None:
    match = dealt("lay:4", "draw:1")
    eyes = frozenset({Seat(0)})
    assert replayed(read_spel(write_spel(match.record(eyes)))).state == match.observe(eyes).state


def broken(old: str, new: str) -> str:
    assert old in PAPER
    return PAPER.replace(old, new, 1)


@pytest.mark.parametrize(
    ("paper", "reason", "said"),
    [
        ("", "record-truncated", "Line 1:"),
        (
            "1. e4 e5 2. Nf3",
            "record-foreign",
            "Line 1: this is not a Speeltafel record; it should begin with [Speel",
        ),
        (broken('"1"', '"9"'), "record-foreign", "Line 1:"),
        (broken("[Seats", "[Seats] ["), "record-tag", "Line 3:"),
        (broken('[Seats "2"]\n', ""), "record-tag-missing", "the tag Seats is missing"),
        (broken('"2"', '"two"'), "record-tag-number", "Line 3: Seats should be"),
        (broken('"2"', '"7"'), "record-rules", "Line 2: pile/plain is for 2 to 4 players, not 7."),
        (broken("pile/plain", "pile/other"), "record-rules", "Choose from: pile/plain"),
        (broken("pile/plain", "chess"), "record-rules", "There is no game"),
        (broken('[Seats "2"]', '[Seats "2"]\n[Seats "2"]'), "record-tag-twice", "Line 4:"),
        (broken('[Seats "2"]', '[Seats "2"]\n[Option "name=3"]'), "record-rules", "no option “name”"),
        (broken("2 - lot:1\n", ""), "record-number", "Line 9: event 2 was expected here, not 3."),
        (broken("3 1 lay:4 +1", "3 1 lay:4 +2"), "record-event", "Line 10: “3 1 lay:4 +1” was expected, not"),
        (broken("3 1 lay:4", "3 0 lay:4"), "record-event", "Line 10: “3 1 lay:4 +1” was expected"),
        (broken("5 0 lay:4 +3", "5 0 lay:4"), "record-event", "“5 0 lay:4 +3” was expected"),
        (
            broken("5 0 lay:4", "5 0 lay:6"),
            "record-refused",
            "Line 12: lay:6 is not possible here. You have no 6",
        ),
        (broken("draw:2+4+6", "draw:6+4+2"), "record-event", "“1 - draw:2+4+6” was expected"),
        (broken("7 - undo:5", "7 - undo:6x"), "record-refused", "Line 15: undo:6x is not possible"),
        (broken("8 0 lay:5", "8 O lay:5"), "record-line", "Line 16: “8 O lay:5 +1” cannot be read; event 8"),
        (broken("8 0 lay:5", "8 O " + 80 * "x"), "record-line", "“8 O " + 53 * "x" + "...” cannot be read"),
        (
            broken("= 0 1,1 table-over-resign\n", ""),
            "record-truncated",
            "Line 17: the record breaks off here; event 10",
        ),
        (
            broken("= 0 1,1", "= 1 1,1"),
            "record-result",
            "Line 18: the result should be “0 1,1 table-over-resign”",
        ),
        (broken("= 0 1,1 table-over-resign", "= *"), "record-result", "not “*”"),
        (broken("= 0 1,1", "= zero"), "record-result-line", "Line 18:"),
        (PAPER + "10 0 lay:5\n", "record-after", "Line 19: nothing is expected after the result"),
        (PAPER[: PAPER.index("lay:5") + 3], "record-truncated", "Line 16: the record breaks off here"),
        (PAPER * 10_000, "record-long", "at most"),
    ],
)
def test_a_damaged_record_is_named_by_its_line(paper: str, reason: str, said: str) -> None:
    with pytest.raises(Damaged) as damaged:
        replayed(read_record(paper.encode()))
    assert damaged.value.reason == reason
    assert said in str(damaged.value)
    assert all(damaged.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("old", "new", "reason", "said"),
    [
        ('"seat":1', '"seat":"x"', "record-json", "$.events[3].seat"),
        ('"number":3', '"number":4', "record-number", "Event 3"),
        ('"points":3', '"points":4', "record-event", "Event 5: “5 0 lay:4 +3”"),
        ('"speeltafel": 1', '"speeltafel": 2', "record-foreign", '"speeltafel": 1'),
        ('"seats": 2', '"chairs": 2', "record-json", "chairs"),
        ("lay:5", "lay:9", "record-refused", "Event 8: lay:9 is not possible here"),
    ],
)
def test_damaged_json_is_named_by_its_place(old: str, new: str, reason: str, said: str) -> None:
    paper = write_json(read_spel(PAPER))
    assert old in paper
    with pytest.raises(Damaged) as damaged:
        replayed(read_record(paper.replace(old, new, 1).encode()))
    assert damaged.value.reason == reason
    assert said in str(damaged.value)


@pytest.mark.parametrize(
    ("paper", "reason"),
    [
        ("{}", "record-json"),
        ("[" * 100_000, "record-foreign"),
        ("{" * 100_000, "record-json"),
        ("{", "record-json"),
    ],
)
def test_json_that_is_no_record_is_refused(paper: str, reason: str) -> None:
    with pytest.raises(Damaged) as damaged:
        read_record(paper.encode())
    assert damaged.value.reason == reason


def test_truncated_json_is_named_by_its_line() -> None:
    paper = write_json(read_spel(PAPER))
    with pytest.raises(Damaged, match="Line 9"):
        read_record(paper[: paper.index("lay:4")].encode())


@pytest.mark.parametrize(
    "where", ['[Seats "2"]', "3 1 lay:4 +1", "= 0 1,1"], ids=["a tag", "an event", "the result"]
)
def test_digits_of_the_text_are_the_ten_of_ascii(where: str) -> None:
    for at, letter in enumerate(where):
        if letter.isdigit() and not where[:at].endswith(":"):  # what an action looks like, its game says
            other = where[:at] + chr(0x0660 + int(letter)) + where[at + 1 :]
            with pytest.raises(Damaged):
                read_spel(PAPER.replace(where, other))


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(Damaged, match="Line 2: this is not UTF-8 text"):
        read_record(b'[Speeltafel "1"]\n\xff\xfe')


def edited(record: Record, old: str, new: str) -> Record:
    return read_spel(write_spel(record).replace(old, new, 1))


def test_verify_needs_the_seed() -> None:
    with pytest.raises(Damaged) as damaged:
        verify(read_spel(PAPER))
    assert damaged.value.reason == "record-no-seed"


def test_verify_finds_another_seed() -> None:
    record = finished().record()
    other = edited(record, record.seed, "0" * 64)
    with pytest.raises(Damaged) as damaged:
        verify(other)
    assert damaged.value.reason == "record-commitment"


def test_verify_finds_a_deal_that_does_not_follow() -> None:
    record = finished().record()
    lot = next(entry.text for entry in record.entries if entry.text.startswith("lot:"))
    paper = write_spel(record).replace(lot, "lot:1" if lot == "lot:0" else "lot:0", 1)
    with pytest.raises(Damaged):
        verify(read_spel(paper))


def test_json_of_a_record_is_the_text_again() -> None:
    assert write_spel(read_json(write_json(read_spel(PAPER)))) == PAPER
