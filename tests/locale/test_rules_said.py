"""Sentences of rules and choices that were once wrong, held against what the rules say, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import speeltafel.locale
from speeltafel import Match, find
from speeltafel.core.chance import Lots
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from tests.house_games import HOUSE_GAMES

LOCALE = Path(speeltafel.locale.__file__).parent
ONLY = {"nl": "alleen", "de": "nur", "fr": "seul", "en": "only"}
FIT = {"nl": "passen", "de": "passen", "fr": "conviennent", "en": "fit"}
CLOCKWISE = {
    "nl": "met de klok mee",
    "de": "im Uhrzeigersinn",
    "fr": "aiguilles d’une montre",
    "en": "clockwise",
}
AGE = {"nl": "geen leeftijd", "de": "Alter nicht", "fr": "ne dit pas son âge", "en": "no age"}
HANDICAP = {"nl": "voorgift", "de": "vorgabe", "fr": "handicap", "en": "handicap"}


def text(language: str, name: str) -> str:
    return (LOCALE / language / name).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_qwinn_is_told_with_the_target_of_the_table(language: str) -> None:
    assert "250" not in text(language, "rules-qwinn.ftl")
    for id in ("rules-qwinn-goal-1", "rules-qwinn-win-1"):
        assert "120" in say(message(id, target=120), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ignore_is_not_said_to_end_by_the_dice_alone(language: str) -> None:
    """It also ends when whoever placed it fails a turn, or moves the pawn."""
    words = re.findall(r"\w+", say(message("qwinn-boycott-negeer-means"), language).lower())
    assert ONLY[language] not in words
    usual, strict = (
        say(message("rules-qwinn-boycott-c", negeer_stops_topper=strict), language)
        for strict in ("no", "yes")
    )
    assert usual != strict


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_topper_the_dice_must_fit_too(language: str) -> None:
    assert FIT[language] in say(message("rules-qwinn-move-e"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_red_one_jumps_one_space(language: str) -> None:
    one, two = (say(message("board-red-taught", red=red), language) for red in (1, 2))
    assert not re.search(r"\d", one)
    assert "2" in two


@pytest.mark.parametrize("language", LANGUAGES)
def test_qwirkle_tells_the_order_of_turns(language: str) -> None:
    assert CLOCKWISE[language] in say(message("rules-qwirkle-opening-4"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gave_no_age_is_said_to_join_the_lot_and_does(language: str) -> None:
    assert AGE[language] in say(message("rules-qwirkle-opening-3"), language)
    match = Match(find("qwirkle/nl-2023", 3, ages=(70, None, 8)))
    for hand in ("draw:gt+ps+pt+rc+rd+rl", "draw:bs+bc+bl+px+yl+gx", "draw:yd+yx+yt+oc+gs+bd"):
        match.push(hand)
    assert isinstance(match.turn, Lots)
    assert {str(lot) for lot in match.turn.outcomes()} == {"lot:0", "lot:1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_offer_what_the_set_up_has_and_send_nobody_to_the_terminal(language: str) -> None:
    """tests/web/test_sheet_in_hand.py chooses a handicap and a cap at the set-up."""
    assert HANDICAP[language] in text(language, "rules-exago.ftl").lower()
    for game in HOUSE_GAMES:
        assert "terminal" not in text(language, f"rules-{game}.ftl").lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_on_time_says_what_it_does(language: str) -> None:
    """Of two the other wins; among more a bot plays on, and whoever pressed wins nothing by it."""
    two, three, eight = (say(message("page-claim", players=players), language) for players in (2, 3, 8))
    assert two != three == eight
