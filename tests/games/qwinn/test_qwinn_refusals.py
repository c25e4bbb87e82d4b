"""Every refusal names its rule, in the order the rules give, in four languages."""

from __future__ import annotations

import pytest

from speeltafel import Illegal, find
from speeltafel.locale import LANGUAGES, say

CASES = (
    ("topper:0:- topper:0:- lot", "fail", {}, "qwinn-lot-first"),
    ("topper:0:- topper:0:- lot", "lot:7", {}, "illegal-lot"),
    ("2x1:250:- 2x1:0:- 0 roll:1133/3 0", "fail", {}, "illegal-over"),
    ("2x1:0:- 2x1:0:- 0 keep:/- 3", "go:2x1", {}, "qwinn-throw-first"),
    ("2x1:0:- 2x1:0:- 0 keep:/- 3", "lot:0", {}, "qwinn-lot-drawn"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 2", "lot:0", {}, "qwinn-lot-drawn"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 2", "roll:1133/3", {}, "qwinn-choose-first"),
    ("2x1:0:- 2x1:0:- 0 keep:66/- 2", "roll:1133/3", {}, "qwinn-roll-differs"),
    ("2x1:0:- 2x1:0:- 0 keep:/6 2", "roll:1133/3", {}, "qwinn-roll-differs"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 2", "keep:333/-", {}, "qwinn-keep-missing"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 2", "keep:33/1", {}, "qwinn-keep-missing"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 0", "keep:333/-", {}, "qwinn-keep-missing"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 2", "keep:1133/3", {}, "qwinn-keep-all"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 0", "keep:33/3", {}, "qwinn-no-throws"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 0", "go:2x2", {}, "qwinn-needs-number"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 0", "go:2x6+negeer", {}, "qwinn-needs-number"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/4 0", "go:three", {}, "qwinn-needs-same"),
    ("2x1:0:- 2x1:0:- 0 roll:1333/3 0", "go:topper", {}, "qwinn-needs-same"),
    ("2x1:0:- 2x1:0:- 0 roll:3333/3 0", "go:full", {}, "qwinn-needs-full"),
    ("2x1:0:- 2x1:0:- 0 roll:1235/6 0", "go:small", {}, "qwinn-needs-run"),
    ("2x1:0:- 2x1:0:- 0 roll:1234/6 0", "go:large", {}, "qwinn-needs-run"),
    ("2x5:0:- 2x1:0:- 0 roll:1133/3 0", "go:full", {}, "qwinn-too-far"),
    ("2x5:0:- 2x1:0:- 0 roll:1133/3 0", "go:full+minus", {}, "qwinn-too-far"),
    ("2x5:0:- 2x1:0:- 0 roll:3334/1 0", "go:2x3", {}, "qwinn-too-far"),
    ("2x5:0:negeer 2x1:0:- 0 roll:1133/3 0", "go:2x3", {}, "qwinn-negeer-jump"),
    ("2x5:0:negeer 2x1:0:- 0 roll:3333/3 0", "go:topper", {"negeer_stops_topper": True}, "qwinn-negeer-topper"),
    ("topper:0:negeer 2x1:0:- 0 roll:1133/3 0", "go:full", {"negeer_stops_topper": True}, "qwinn-negeer-topper"),
    ("2x5:0:- 2x1:0:- 0 roll:1133/3 0", "go:2x3+minus", {}, "qwinn-red-spent"),
    ("2x5:0:minus 2x1:0:- 0 roll:1133/3 0", "go:2x3-minus", {}, "qwinn-red-spent"),
    ("2x1:0:- 2x1:0:- 0 roll:1133/3 0", "go:2x1+max2", {}, "qwinn-red-other"),
    ("2x1:0:max2 2x1:0:- 0 roll:1133/3 0", "go:2x1-max2", {}, "qwinn-red-other"),
    ("2x1:0:- 2x1:0:minus 0 roll:1133/3 0", "go:2x1+minus", {}, "qwinn-stands-already"),
    ("2x1:0:- 2x1:0:minus 0 roll:1133/3 0", "go:2x1-minus", {}, "qwinn-nothing-to-remove"),
    ("2x1:0:max2 2x1:0:- 0 roll:1133/3 0", "go:2x1-minus", {}, "qwinn-nothing-to-remove"),
    ("topper:0:- 2x1:0:- 0 roll:1133/3 0", "go:2x3+minus", {}, "qwinn-topper-no-placing"),
    ("2x1:0:negeer 2x1:0:- 0 roll:1133/3 0", "go:2x1+minus", {}, "qwinn-negeer-no-placing"),
)  # fmt: skip


@pytest.mark.parametrize(("position", "text", "options", "reason"), CASES)
def test_a_refusal_names_the_first_rule_that_forbids(
    position: str, text: str, options: dict[str, object], reason: str
) -> None:
    game = find("qwinn", **options)
    state = game.set_up(position)
    action = game.parse(state, text)
    with pytest.raises(Illegal) as refused:
        game.apply(state, action)
    assert refused.value.reason == reason
    assert action not in game.legal(state)
    said = {refused.value.say(language) for language in LANGUAGES}
    assert all(words and "{" not in words for words in said)
    preview = game.preview(state, action)
    assert not preview.ready
    assert preview.refusal is not None
    assert preview.refusal.reason == reason


def test_a_jump_too_far_says_how_far_and_how_far_the_red_die_allows() -> None:
    game = find("qwinn")
    state = game.set_up("2x5:0:- 2x1:0:- 0 roll:1133/3 0")
    with pytest.raises(Illegal, match="4 steps to full house; with a red 3 you can go 3 at most"):
        game.apply(state, game.parse(state, "full"))


def test_a_throw_that_does_not_fit_says_what_is_missing() -> None:
    game = find("qwinn")
    state = game.set_up("2x5:0:- 2x1:0:- 0 roll:1235/6 0")
    for text, words in (
        ("2x5", "you need at least 2 dice showing 5; you have 1"),
        ("2x4", "you have none"),
        ("small", "you need 4 numbers in a row; you have at most 3"),
        ("full", "three dice of one number and two of another"),
        ("four", "you need at least 4 equal dice; no two of yours are equal"),
    ):
        with pytest.raises(Illegal, match=words):
            game.apply(state, game.parse(state, text))


def test_a_refusal_tells_dice_in_words() -> None:
    game = find("qwinn")
    state = game.set_up("2x1:0:- 2x1:0:- 0 roll:1133/3 2")
    with pytest.raises(Illegal) as refused:
        game.apply(state, game.parse(state, "keep:33/1"))
    assert say(refused.value.message, "en") == (
        "You cannot keep 3 3 and the red 1: the dice show 1 1 3 3 and the red 3."
    )
