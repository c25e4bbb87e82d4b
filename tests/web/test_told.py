"""What a table says at rare moments, in its lists and at its end: pointed at, by name, and once."""

from __future__ import annotations

import re

from conftest import Visit
from driver import make_table, weak_bot
from house import House
from playwright.sync_api import expect
from sketches import ADA, BEN, EDITIONS, duty, played, scripted

LIFT_ONLY = "turn:1 r7:0,1+1,0+2,-1+2,3+3,-2 b8:0,2+0,3+1,3+3,3"
OPEN_FOUR = "turn:1 r8:-2,0+-1,0+0,0+1,0 b11:0,-1"
OVERLAP = """([a, b]) => {
  const [one, other] = [a, b].map((found) => document.querySelector(found).getBoundingClientRect());
  return Math.min(one.right, other.right) > Math.max(one.left, other.left)
    && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
}"""


def exago_from(house: House, position: str) -> dict[str, object]:
    return make_table(
        house.base,
        EDITIONS["exago"],
        [ADA, BEN],
        options={"early_moves": True},
        start={"position": position},
    )


def test_a_stone_that_must_be_lifted_wears_the_shield(house: House, visit: Visit) -> None:
    made = exago_from(house, LIFT_ONLY)
    page = visit(f"/t/{made['table']}", made=made)
    note = page.locator(".notes .note").first
    expect(note).to_contain_text("You must stop Ada. Lift a stone that has a shield.")
    shield = page.locator(".drawing .duty.shoulder")
    expect(shield).to_have_count(1)
    above = page.evaluate(
        """() => {
          const shield = document.querySelector('.duty.shoulder');
          const stone = document.querySelector('[data-cell="0,2"]').getBoundingClientRect();
          const { x, y, width, height } = shield.getBoundingClientRect();
          return x + width / 2 > stone.x + stone.width / 2 && y + height / 2 < stone.y + stone.height / 2;
        }"""
    )
    assert above, "the shield sits on the stone's shoulder"
    page.locator('[data-cell="0,3"]').dispatch_event("click")
    expect(page.locator(".bubble")).to_be_visible()
    expect(page.locator(".bubble")).not_to_contain_text(re.compile(r"-?\d,-?\d"))


def test_a_line_that_nothing_stops_is_said(house: House, visit: Visit) -> None:
    made = exago_from(house, OPEN_FOUR)
    page = visit(f"/t/{made['table']}", made=made)
    expect(page.locator(".notes .note").first).to_contain_text("Ada completes a line next turn.")


def test_a_draw_by_repetition_is_announced_a_round_before(house: House, visit: Visit) -> None:
    plays = ["0,0", "1,0", "0,1", "1,0>0,-1", "0,1>1,-1", "0,-1>1,0", "1,-1>0,1"]
    made = scripted(house, [ADA, BEN], plays, {"early_moves": True})
    page = visit(f"/t/{made['table']}", made=made)
    expect(page.locator(".notes")).to_contain_text("This position has come up 2 times.")


def test_exagos_history_says_what_a_stone_did(house: House, visit: Visit) -> None:
    made = duty(house)
    page = visit(f"/t/{made['table']}", made=made)
    page.locator('[data-cell="0,3"]').dispatch_event("click")
    page.locator(".play .keys .main").click()
    rows = page.locator(".log .what")
    expect(rows.first).to_have_text(re.compile(r"^Placed a stone; that stops (Ada|Ben|Cleo)\.$"))
    expect(rows.nth(2)).to_have_text("Placed a stone: three in a row.")


def test_qwinns_history_says_the_points_once(house: House, visit: Visit) -> None:
    made = played(house, "qwinn", 12)
    page = visit(f"/t/{made['table']}", made=made)
    scored = page.locator(".log li:has(.pts)").first
    expect(scored).to_be_visible()
    points = scored.locator(".pts").inner_text().strip()
    assert points not in scored.locator(".what").inner_text().split(), "they stand beside it"


def test_who_goes_first_is_told_by_name(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["qwirkle"], [ADA, weak_bot(house.base, "qwirkle")])
    page = visit(f"/t/{made['table']}", made=made)
    told = page.locator(".log .first").last
    expect(told).to_contain_text("goes first")
    replay = page.evaluate(
        "(code) => fetch(`/api/tables/${code}/replay`).then((answer) => answer.json())", made["table"]
    )
    actions = [frame["event"]["action"] for frame in replay["frames"] if frame["event"]]
    seat = next(int(action.removeprefix("lot:")) for action in actions if action.startswith("lot:"))
    name = replay["table"]["seats"][seat].get("name") or r"Bot \w+"
    expect(told).to_have_text(re.compile(rf"^{name} goes first"))


def test_start_is_written_on_exagos_board(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["exago"], [ADA, BEN])
    page = visit(f"/t/{made['table']}", made=made, locale="fr-FR")
    expect(page.locator(".drawing .start-word")).to_have_text("Départ")


def test_who_looks_on_at_a_desk_has_menu_history_and_talk(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["exago"], [ADA, BEN])
    page = visit(f"/t/{made['table']}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All moves").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="All moves")).to_be_visible()


def test_the_goal_stands_in_the_menu_later_too(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["exago"], [ADA, BEN])
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    page.locator("header.bar .key").last.click()
    expect(page.locator("dialog[open] .goal-line")).to_have_text("Five in a row wins.")


def test_how_many_seats_there_are_covers_nothing(visit: Visit) -> None:
    for locale in ("de-DE", "fr-FR"):
        page = visit("/?new=exago&with=bot", size={"width": 320, "height": 568}, locale=locale)
        page.wait_for_selector("dialog[open] ol select")
        assert not page.evaluate(OVERLAP, ["dialog legend small", "dialog ol select"])
        assert not page.evaluate(OVERLAP, ["dialog legend small", "dialog legend span"])


def test_the_key_that_plays_keeps_its_words_in_every_language(visit: Visit) -> None:
    for locale in ("de-DE", "fr-FR", "nl-NL"):
        page = visit("/", size={"width": 360, "height": 740}, locale=locale)
        page.wait_for_selector("article .main small")
        cut = page.locator("article .main small").evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.clientHeight > 20).map((one) => one.textContent)"
        )
        assert cut == [], locale


def test_the_first_tile_of_all_goes_to_its_only_place_at_one_tap(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["qwirkle"], [ADA, BEN])
    page = visit(f"/t/{made['table']}", made=made)
    page.locator(".curtain .key").click()
    page.locator("[data-held]:not(.idle)").first.click()
    expect(page.locator(".rack .gone")).to_have_count(1)


def test_who_goes_first_can_be_chosen(visit: Visit) -> None:
    page = visit("/?new=exago&with=device")
    page.get_by_text("More options").click()
    page.get_by_role("combobox", name="Who goes first").select_option(label="Seat 2")
    page.get_by_role("button", name="Play", exact=True).last.click()
    expect(page.locator(".log .first").last).to_have_text("Player 2 goes first.")


def test_a_television_before_the_start_is_read_across_a_room(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["qwirkle"], [ADA, {"kind": "open"}])
    page = visit(f"/t/{made['table']}", size={"width": 1920, "height": 1080})
    name = page.locator(".who li b").first
    expect(name).to_be_visible()
    assert name.evaluate("(one) => one.getBoundingClientRect().height") >= 22
    seats, form = (page.locator(f".who > {part}").bounding_box() for part in ("ol", "form"))
    assert seats is not None
    assert form is not None
    assert form["y"] > seats["y"], "the code and the seats come first"


def test_who_sits_down_by_the_open_link_may_tell_their_age(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["exago"], [{**ADA, "age": 40}, {"kind": "open"}])
    page = visit(f"/t/{made['table']}")
    page.get_by_label("Your name").fill("Kim")
    page.get_by_label("Your age").fill("8")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".log .first").last).to_have_text("Kim goes first: the youngest.")


def qwinn_from(house: House, position: str) -> dict[str, object]:
    return make_table(house.base, EDITIONS["qwinn"], [ADA, BEN], start={"position": position})


def test_a_throw_that_can_win_says_so_and_the_key_that_wins_too(house: House, visit: Visit) -> None:
    made = qwinn_from(house, "full:240:- 2x5:186:- 0 roll:3335/5 0")
    page = visit(f"/t/{made['table']}", made=made)
    expect(page.get_by_role("alert").filter(has_text="This roll can win the game.")).to_be_visible()
    page.locator('[data-space="full"]').click()
    expect(page.locator(".play .keys .main")).to_contain_text("and you win")


def test_who_is_held_by_a_boycott_alone_is_named_before_a_turn_scores_nothing(
    house: House, visit: Visit
) -> None:
    made = qwinn_from(house, "full:140:- 2x5:255:max2 0 roll:3335/5 1")
    page = visit(f"/t/{made['table']}", made=made)
    expect(page.get_by_role("alert").filter(has_text="Score, or Ben wins.")).to_be_visible()
    page.get_by_role("button", name="Score nothing").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Score nothing? Then Ben wins.")).to_be_visible()
    expect(sheet).to_contain_text("Your boycott comes off")
    sheet.get_by_role("button", name="Back to the dice").click()
    expect(page.locator(".final")).to_have_count(0)
    quiet = qwinn_from(house, "full:140:- 2x5:249:max2 0 roll:3335/5 1")
    other = visit(f"/t/{quiet['table']}", made=quiet)
    expect(other.locator(".tray .die").first).to_be_visible()
    expect(other.locator(".moment")).to_have_count(0)
