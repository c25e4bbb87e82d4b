"""A score pad counts by the rules: a play of Qwirkle on a small board, a throw of Qwinn! on a paper sheet."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import ANY

from tests.browser.workers import Kept, Page


def asked(address: str, body: Any) -> tuple[int, Any]:
    async def scenario() -> tuple[int, Any]:
        return await Page(Kept()).ask("POST", address, body)

    return asyncio.run(scenario())


def tiles(text: str) -> list[dict[str, Any]]:
    """`rs@3,0 bs@3,1` as the page sends it."""
    found = []
    for one in text.split():
        tile, _, cell = one.partition("@")
        x, y = cell.split(",")
        found.append({"tile": tile, "x": int(x), "y": int(y)})
    return found


def lines(lying: str, laid: str) -> dict[str, Any]:
    status, told = asked("/api/paper/lines", {"lying": tiles(lying), "laid": tiles(laid)})
    assert status == 200, told
    return told  # type: ignore[no-any-return]


def test_a_play_is_counted_line_by_line() -> None:
    told = lines("rt@0,1 rl@1,1 rd@2,1 rc@3,1 rs@4,1 bc@3,2 bs@4,2", "px@5,0 rx@5,1 bx@5,2")
    assert told["points"] == 18
    assert sorted(each["points"] for each in told["lines"]) == [3, 3, 12]
    assert [5, 0] in next(each for each in told["lines"] if each["points"] == 3)["cells"]


def test_the_first_play_may_lie_anywhere_on_the_small_board() -> None:
    told = lines("", "rs@4,2 rc@4,3")
    assert (told["points"], told["refusal"]) == (2, None)
    assert told["lines"][0]["cells"] == [[4, 2], [4, 3]]


def test_what_does_not_fit_is_told_why() -> None:
    assert lines("rs@0,0", "rs@1,0")["refusal"]["message"]["id"]
    assert lines("rs@0,0", "rc@3,3")["refusal"]["message"]["id"]
    assert asked("/api/paper/lines", {"lying": [], "laid": tiles("zz@0,0")})[0] == 400
    assert asked("/api/paper/lines", {"lying": [], "laid": []})[0] == 400


def test_a_first_play_is_refused_in_the_cells_of_who_asked() -> None:
    wrong = lines("", "rc@1,3 rc@2,3")["refusal"]
    assert wrong["message"] == {"id": "qwirkle-twin", "args": {"tile": ANY, "cell": "2,3"}}
    assert {cell for clue in wrong["clues"] for cell in clue["cells"]} == {"1,3", "2,3"}


def throw(space: str, whites: list[int], red: int, boycotts: tuple[str, str] = ("", "")) -> dict[str, Any]:
    sheets = [{"space": space, "points": 100, "boycott": boycotts[0]}]
    sheets.append({"space": "topper", "points": 0, "boycott": boycotts[1]})
    status, told = asked("/api/paper/throw", {"sheets": sheets, "mover": 0, "whites": whites, "red": red})
    assert status == 200, told
    return told  # type: ignore[no-any-return]


def test_a_throw_goes_where_the_sheets_own_examples_say() -> None:
    told = throw("2x5", [3, 3, 1, 1], 3)
    assert {each["space"]: each["points"] for each in told["spaces"]} == {"2x3": 9, "three": 9}
    assert all(not each["places"] and not each["removes"] for each in told["spaces"]), (
        "a jump spends the red die"
    )
    told = throw("four", [3, 3, 1, 1], 3, ("minus", ""))
    assert {each["space"]: each["points"] for each in told["spaces"]} == {"three": 9, "full": 25}
    assert all((each["places"], each["removes"]) == (["minus"], ["minus"]) for each in told["spaces"])
    assert told["cost"] == 11
    assert throw("2x5", [1, 4, 5, 6], 3)["spaces"] == []
    assert asked("/api/paper/throw", {"sheets": [], "mover": 0, "whites": [1] * 4, "red": 1})[0] == 400


def test_a_failed_turn_takes_the_own_boycott_off_the_other() -> None:
    assert throw("2x5", [1, 4, 5, 6], 3, ("minus", "max2"))["left"] == ["minus", ""]
    assert throw("2x5", [1, 4, 5, 6], 3, ("minus", "max2"))["cost"] == 19


def test_nobody_wins_with_a_boycott_on_them() -> None:
    def winners(points: int, boycott: str) -> list[int]:
        sheets = [{"space": "full", "points": points, "boycott": boycott}, {"space": "2x1", "points": 249}]
        status, told = asked("/api/paper/stand", {"sheets": sheets})
        assert status == 200, told
        return told["winners"]  # type: ignore[no-any-return]

    assert winners(249, "") == []
    assert winners(260, "minus") == []
    assert winners(250, "") == [0]
