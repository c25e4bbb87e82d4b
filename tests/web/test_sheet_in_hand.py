"""What somebody with the printed sheet in hand looks for on the page, and finds."""

from __future__ import annotations

import re

import pytest
from conftest import Visit
from driver import Message, make_table, weak_bot
from house import House
from playwright.sync_api import Page, expect
from sketches import ADA, BEN, EDITIONS

FACTS = {"Qwirkle": "30–60 min", "Exago": "ages 7+", "Qwinn!": "20 min"}


@pytest.mark.parametrize("game", EDITIONS)
def test_the_rules_end_with_tips(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    tips = page.locator("#rule-tips")
    expect(tips.get_by_role("heading", name="Tips")).to_be_visible()
    assert tips.get_by_role("listitem").count() >= 3


def test_all_twelve_turns_of_the_worked_game_are_drawn_and_the_refused_one_too(visit: Visit) -> None:
    page = visit("/rules/qwirkle")
    page.wait_for_selector("#rule-game figure svg")
    told = page.locator("#rule-game figcaption").all_text_contents()
    turns = [int(found[1]) for text in told if (found := re.search(r"Turn (\d+)\b", text))]
    assert sorted(set(turns)) == list(range(1, 13))
    assert turns.count(6) == 2, "two red squares in one line, refused, and what was played instead"
    expect(page.locator("#rule-game figure").filter(has_not=page.locator("svg"))).to_have_count(0)


def test_the_points_of_a_line_stand_once_beside_its_name(visit: Visit) -> None:
    page = visit("/rules/qwirkle")
    page.wait_for_selector("#rule-game figure svg")
    names = page.locator("figure li span").all_text_contents()
    assert len(names) > 10
    assert not [name for name in names if re.search(r"\d", name) and "+" not in name]


def test_home_tells_how_long_a_game_takes_or_from_which_age(visit: Visit) -> None:
    page = visit("/")
    for game, fact in FACTS.items():
        expect(page.locator("article", has_text=game)).to_contain_text(fact)


def test_who_joins_by_a_link_reads_which_variations_are_played_and_finds_them_at_the_table(
    house: House, visit: Visit
) -> None:
    options = {"early_moves": True, "duty": "off"}
    made = make_table(house.base, EDITIONS["exago"], [ADA, {"kind": "open"}], options=options)
    lobby = visit(f"/t/{made['table']}")
    expect(lobby.locator("main")).to_contain_text("Move early")
    expect(lobby.locator("main")).to_contain_text("Duty to block: nobody")
    usual = make_table(house.base, EDITIONS["exago"], [ADA, {"kind": "open"}])
    other = visit(f"/t/{usual['table']}")
    expect(other.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(other.locator("main")).not_to_contain_text("Move early")
    table = make_table(house.base, EDITIONS["exago"], [ADA, BEN], options=options)
    page = visit(f"/t/{table['table']}", made=table)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Move early")


@pytest.mark.parametrize("locale", ["en-GB", "nl-NL", "de-DE", "fr-FR"])
def test_every_pace_has_a_name_of_its_own(visit: Visit, locale: str) -> None:
    page = visit("/?new=qwinn&with=device", locale=locale)
    paces = page.locator("dialog[open] details").first.locator("option")
    expect(paces).to_have_count(6)
    names = paces.all_text_contents()
    assert len(set(names)) == 6, names


def asked_for(page: Page) -> Message:
    """What the key of the set-up asks the server for."""
    with page.expect_request(
        lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")
    ) as asked:
        page.get_by_role("button", name="Play", exact=True).last.click()
    told: Message = asked.value.post_data_json
    return told


def test_a_handicap_a_cap_and_another_target_are_chosen_at_the_set_up(visit: Visit) -> None:
    page = visit("/?new=exago&with=device")
    page.get_by_text("More options").click()
    page.get_by_role("combobox", name=re.compile("^Fewer stones for Seat 2")).select_option("2")
    assert asked_for(page)["options"] == {"handicap": "0,2"}
    page.wait_for_selector(".play .keys")

    other = visit("/?new=qwinn&with=device")
    other.get_by_text("More options").click()
    for name, number in (("Points to win", "120"), ("Points cap", "200")):
        field = other.get_by_role("spinbutton", name=re.compile(f"^{name}"))
        field.fill(number)
        field.press("Tab")
    assert asked_for(other)["options"] == {"target": 120, "cap": 200}
    expect(other.locator(".seats").first).to_contain_text("120")


def test_a_seat_of_qwinn_has_the_red_fields_of_its_sheet_and_a_pawn_for_its_points(
    house: House, visit: Visit
) -> None:
    start = {"position": "full:125:minus 2x5:50:- 0 roll:3355/4 1"}
    made = make_table(house.base, EDITIONS["qwinn"], [ADA, weak_bot(house.base, "qwinn")], start=start)
    page = visit(f"/t/{made['table']}", made=made)
    expect(page.locator(".seats .fields")).to_have_count(2)
    ada, bot = page.locator(".seats .fields").all()
    assert [text.split() for text in bot.locator("li").all_inner_texts()] == [
        ["1–2", "Max", "2×"],
        ["3–4", "Minus"],
        ["5–6", "Ignore"],
    ]
    expect(ada.locator(".stands")).to_have_text(re.compile("Minus"))
    expect(bot.locator(".stands")).to_have_count(0)
    parts = page.evaluate(
        """() => [...document.querySelectorAll('.seats .way-there')].map((way) => {
          const [bar, pawn] = [way, way.querySelector('.counter')].map((one) => one.getBoundingClientRect());
          return (pawn.left + pawn.width / 2 - bar.left - 5) / (bar.width - 10);
        })"""
    )
    assert parts == pytest.approx([125 / 250, 50 / 250], abs=0.02)
