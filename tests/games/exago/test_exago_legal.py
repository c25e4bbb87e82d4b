"""The legal actions and every refusal equal those of the second reading of the rules."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel import Illegal, SpeeltafelError, find
from speeltafel.games.exago.game import Exago
from speeltafel.testing.laws import why
from speeltafel.testing.mutate import near_misses
from tests.games.exago import oracle
from tests.games.exago.positions import OLDER, VARIATIONS, states


def compare(game: Exago, options: dict[str, object], rng: Random, count: int) -> tuple[int, int]:
    """Holds positions against the oracle; how many actions and near misses were compared."""
    actions = misses = 0
    for state in states(game, rng, count):
        table = oracle.read(game.position(state), **options)  # type: ignore[arg-type]
        expected = oracle.legal(table)
        texts = {game.text(action): action for action in game.legal(state)}
        assert set(texts) == set(expected), game.position(state)
        for text in rng.sample(sorted(texts), min(6, len(texts))):
            assert texts[text] in game.legal(state)
            assert game.position(game.apply(state, texts[text])) == expected[text].text(), text
        others = [text for text, _, _ in oracle.after_each(table, table.mover)]
        for text in [*near_misses([*texts, *others], rng, 8), *some_misses(table, rng)]:
            misses += refused_as_expected(game, table, expected, text)
        actions += len(texts)
    return actions, misses


def some_misses(table: oracle.Table, rng: Random) -> list[str]:
    """Texts that break each rule in turn, as far as the position allows."""
    stones, cells = sorted(table.stones) or [(0, 0)], table.cells
    some, other, any_cell = rng.choice(stones), rng.choice(stones), rng.choice(cells)
    pairs = [f"{a[0]},{a[1]}>{b[0]},{b[1]}" for a, b in ((some, other), (some, any_cell), (any_cell, some))]
    own = [cell for cell in stones if table.stones.get(cell) == table.mover] or stones
    mine = rng.choice(own)
    near = rng.choice(oracle.beside(rng.choice(stones)))
    pairs += [f"{oracle.show(mine)}>{oracle.show(near)}", f"{oracle.show(mine)}>{oracle.show(mine)}"]
    pairs += [f"{pair}!{oracle.show(rng.choice(stones))}" for pair in pairs]
    return [
        *pairs,
        "pass",
        f"{oracle.show(mine)}>",
        f"{oracle.show(some)}>",
        oracle.show(any_cell),
        oracle.show(near),
    ]


def refused_as_expected(
    game: Exago, table: oracle.Table, expected: dict[str, oracle.Table], text: str
) -> bool:
    """Whether the text is refused, with the oracle's reason, said in every language."""
    state = game.set_up(table.text())
    try:
        action = game.parse(state, text)
    except SpeeltafelError as error:
        why(error)
        return False
    reason = oracle.reason(table, game.text(action), expected)
    assert (action in game.legal(state)) == (not reason), (table.text(), text)
    if not reason:
        game.apply(state, action)
        return False
    with pytest.raises(Illegal) as caught:
        game.apply(state, action)
    assert caught.value.reason == reason, (table.text(), text)
    why(caught.value)
    return True


@pytest.mark.parametrize(
    "options", [*VARIATIONS, *OLDER], ids=lambda options: "-".join(map(str, options.values()))
)
def test_legal_actions_equal_a_second_reading_of_the_rules(options: dict[str, object]) -> None:
    rng = Random(repr(options))
    for seats in (2, rng.choice((3, 4)), rng.choice((5, 6))):
        side = rng.choice((5, 7))
        game = find("exago", seats, side=side, **options)
        actions, misses = compare(game, {**options, "side": side}, rng, 8)
        assert actions > 0
        assert misses > 0
