"""A record says the same in both forms: what one of them could not say is refused in the other."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from speeltafel import Match, find, read_records
from speeltafel.core.registry import editions
from speeltafel.table.record import Damaged
from speeltafel.table.record_formats import read_record, write_record

EDITIONS = [*editions()]


def paper(edition: str, **changes: Any) -> bytes:
    """A JSON record of a game that has just begun, with some fields changed."""
    document = json.loads(write_record(Match(find(edition), 1).record(), "json"))
    return json.dumps(document | changes).encode()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["Option", "Position", "Game", "Seed", "a b", "", "1st", "x" * 32, "Ünder"])
def test_a_tag_that_would_mean_something_else_is_refused(edition: str, name: str) -> None:
    with pytest.raises(Damaged) as damaged:
        read_record(paper(edition, tags={name: "duty=off"}))
    assert damaged.value.reason == "record-tag-name"


def test_such_a_tag_is_not_written_either() -> None:
    with pytest.raises(Damaged):
        Match(find("exago"), 1).record(Option="duty=off")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("eyes", [[-1], [99], [0, 2]])
def test_eyes_are_of_seats_that_are_there(edition: str, eyes: list[int]) -> None:
    with pytest.raises(Damaged) as damaged:
        read_record(paper(edition, eyes=eyes))
    assert damaged.value.reason == "record-eyes"


def test_eyes_of_no_seat_are_refused_in_text_too() -> None:
    text = write_record(Match(find("qwinn"), 1).record(), "spel")
    for eyes in ("99", "2"):
        with pytest.raises(Damaged):
            read_record(text.replace("\n\n", f'\n[Eyes "{eyes}"]\n\n', 1).encode())


def test_eyes_of_no_seat_are_told_with_the_last_that_there_is() -> None:
    with pytest.raises(Damaged, match="they go from 0 to 1"):
        read_record(paper("qwinn/standard", eyes=[2]))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_without_its_edition_is_refused(edition: str) -> None:
    name = edition.partition("/")[0]
    for data in (
        paper(edition, game=name),
        write_record(Match(find(edition), 1).record(), "spel").replace(f'"{edition}"', f'"{name}"').encode(),
    ):
        with pytest.raises(Damaged) as damaged:
            read_record(data)
        assert damaged.value.reason == "record-edition"


@pytest.mark.parametrize("edition", EDITIONS)
def test_free_tags_are_the_same_in_both_forms(edition: str) -> None:
    record = Match(find(edition), 1).record(Seat0="Ada", Place="Utrecht")
    for form in ("spel", "json"):
        assert read_record(write_record(record, form).encode()) == record


def begun(seeds: range, form: str) -> str:
    """Games that have just begun, one after the other in one file."""
    return "".join(write_record(Match("exago", seed=seed).record(Event=str(seed)), form) for seed in seeds)


def test_games_in_a_row_are_read_in_either_form_and_mixed() -> None:
    spread = json.dumps(json.loads(begun(range(5, 6), "json")), indent=0) + "\n"
    lined = json.dumps(json.loads(begun(range(6, 7), "json"))) + "\n"
    file = (
        "\n" + begun(range(2), "spel") + begun(range(2, 4), "json") + "\n" + begun(range(4, 5), "spel") + "\n"
    )
    events = [each.tags["Event"] for each in read_records(io.StringIO(file + spread + lined + lined))]
    assert events == ["0", "1", "2", "3", "4", "5", "6", "6"]


@pytest.mark.parametrize("form", ["spel", "json"])
def test_what_is_wrong_in_a_later_game_is_told_by_the_line_of_the_file(form: str) -> None:
    lines = ["", *begun(range(2), form).splitlines()]
    wrong = len(lines) - 2
    lines[wrong - 1] = "what is this"
    with pytest.raises(Damaged) as damaged:
        list(read_records(f"{line}\n" for line in lines))
    assert damaged.value.say("en").startswith(f"Line {wrong}:")
    with pytest.raises(Damaged) as damaged:
        list(read_records([*(f"{line}\n".encode() for line in lines[:4]), b"\xff\n"]))
    assert damaged.value.say("en").startswith("Line 5:")
