"""Makes puzzles of Exago: lines in two to four turns that nothing stops, and the only defence against one."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from bench.puzzle_grade import LIMITS
from speeltafel import Match
from speeltafel.bots.exago.bot import MASTER, SURELY, ExagoBot, ExagoCharacter, deepened, mind_for
from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.bots.protocol import Limit
from speeltafel.coach.exago_proofs import Prover
from speeltafel.coach.puzzles.puzzle import Puzzle
from speeltafel.core.protocol import Decision
from speeltafel.core.registry import find
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of, board_of, code_of
from speeltafel.games.exago.state import Move, Pass, State

LEAST_LEGAL = 10
MOST_PLAYS = 2
LONGEST = 4
"""Lines in so many own turns are looked for."""
PATIENCE = {2: 20_000, 3: 60_000, 4: 60_000}
QUICK = 2
TAKEN = ("defence", "quick", "long", "long")
"""What is looked for in one game after the other; a line in three or four turns is taken in any."""
LAST = 70
GLANCE = 1_500
"""Nodes of the search that says whether a proof is worth while."""


def stays(mind: ExagoMind, answers: list[int], state: State, seed: int) -> int:
    """The nodes after which Master stays with an answer."""
    needed = LIMITS[-1] * 2
    rng = Random(seed)
    for limit in reversed(LIMITS):
        mind.load(state)
        codes = mind.position.legal()
        ranks = dict(zip(codes, mind.windows.ranks(codes), strict=True))
        rated = sorted(codes, key=lambda code: (-ranks[code], rng.random()))[: MASTER.root]
        mind.begin(state, limit, 0.0)
        values = deepened(mind, rated, 30, whole=False)
        if max(values, key=lambda code: values[code]) not in answers:
            break
        needed = limit
    mind.load(state)
    return needed


def needed(puzzle: Puzzle, seed: int) -> int:
    """The same for a puzzle."""
    game = find(puzzle.game, 2)
    assert isinstance(game, Exago)
    state = game.set_up(puzzle.position)
    board = board_of(game.rules.side)
    answers = [game.parse(state, each) for each in puzzle.answers]
    codes = [code_of(board, each) for each in answers if not isinstance(each, Pass)]  # type: ignore[arg-type]
    return stays(mind_for(game.rules, MASTER), codes, state, seed)


def place(puzzle: Puzzle) -> int:
    """How many actions seem better than the answer at first sight."""
    game = find(puzzle.game, 2)
    assert isinstance(game, Exago)
    state = game.set_up(puzzle.position)
    mind = mind_for(game.rules, MASTER)
    mind.load(state)
    codes = mind.position.legal()
    texts = {game.text(action_of(board_of(game.rules.side), code)): code for code in codes}
    ranks = dict(zip(codes, mind.windows.ranks(codes), strict=True))
    return min(sum(rank > ranks[texts[each]] for rank in ranks.values()) for each in puzzle.answers)


def seems_won(mind: ExagoMind, state: State) -> bool:
    """Whether a search of a moment sees a line coming: where it sees none, none is looked for, as a proof takes long."""
    codes = mind.position.legal()
    ranks = dict(zip(codes, mind.windows.ranks(codes), strict=True))
    mind.begin(state, GLANCE, 0.0)
    values = deepened(mind, sorted(codes, key=lambda code: -ranks[code])[: MASTER.root], 12, whole=False)
    mind.load(state)
    return max(values.values()) > SURELY


def line_in(mind: ExagoMind) -> tuple[int, list[int]] | None:
    """In how many turns the mover, who has none at hand, has a sure line, and by which actions; None for none."""
    for turns in range(QUICK, LONGEST + 1):
        if Prover(mind, most=PATIENCE[turns]).win(turns) is not None:
            legal = mind.position.legal()
            return turns, [
                code for code in legal if Prover(mind, most=PATIENCE[turns]).wins_by(code, turns) is not None
            ]
    return None


def line_puzzle(game: Exago, mind: ExagoMind, state: State, turns: int, answers: list[int]) -> Puzzle | None:
    """A line that nothing stops, when at most two actions bring it."""
    legal = mind.position.legal()
    if not answers or len(answers) > MOST_PLAYS or len(legal) < LEAST_LEGAL:
        return None
    mind.windows.do(answers[0])
    forced = len(mind.position.legal())
    mind.windows.undo()
    moved = [each for each in _actions(game, answers) if isinstance(each, Move)]
    if moved:
        after = game.apply(state, moved[0])
        falls = sum(map(bool, after.board)) < sum(map(bool, state.board))
        theme = "line-by-falling" if falls else "line-by-moving"
    elif turns == QUICK:
        theme = "double-threat"
    elif turns == LONGEST:
        theme = "four-turns"
    else:
        theme = "forced" if forced == 1 else "long-plan"
    return _puzzle(game, mind, state, "line", theme, answers, turns, {"turns": turns, "answers": forced})


def defence_puzzle(game: Exago, mind: ExagoMind, state: State) -> Puzzle | None:
    """The only action after which the other has no line in two turns."""
    seat = mind.turns.to_move()
    legal = mind.position.legal()
    if len(legal) < LEAST_LEGAL or mind.windows.threatens(1 - seat):
        return None
    safe = []
    for code in legal:
        mind.windows.do(code)
        lost = Prover(mind, most=PATIENCE[QUICK]).win(QUICK)
        mind.windows.undo()
        if lost is None:
            safe.append(code)
            if len(safe) > MOST_PLAYS:
                return None
    if not safe:
        return None
    threatens = []
    for code in safe:
        mind.windows.do(code)
        threatens.append(mind.windows.threatens(seat))
        mind.windows.undo()
    if all(isinstance(each, Move) for each in _actions(game, safe)):
        theme = "defence-moving"
    else:
        theme = "defence-threat" if all(threatens) else "defence"
    return _puzzle(game, mind, state, "defence", theme, safe, QUICK, {})


def _actions(game: Exago, codes: list[int]) -> list[object]:
    return [action_of(board_of(game.rules.side), code) for code in codes]


def _puzzle(
    game: Exago,
    mind: ExagoMind,
    state: State,
    kind: str,
    theme: str,
    codes: list[int],
    value: int,
    facts: dict[str, int],
) -> Puzzle:
    board = board_of(game.rules.side)
    return Puzzle(
        id="",
        game=game.edition,
        kind=kind,
        theme=theme,
        position=game.position(state),
        answers=sorted(game.text(action_of(board, code)) for code in codes),
        value=value,
        next=0,
        legal=len(mind.position.legal()),
        grade=0,
        proved=True,
        source=0,
        facts={**facts, "stones": sum(map(bool, state.board))},
    )


def exago(source: int) -> Puzzle | None:
    """The puzzle of a game, if it has one of the sort that is looked for."""
    game = find("exago")
    assert isinstance(game, Exago)
    rng = Random(f"exago puzzle {source}")
    mind = mind_for(game.rules, MASTER)
    bots = [
        ExagoBot(ExagoCharacter(depth=2, root=8, width=6, rough=8, haste=0.4)),
        ExagoBot(ExagoCharacter(depth=4, root=10, width=6, rough=4, haste=0.1)),
    ]
    match = Match(game, f"exago puzzle {source}")
    fewest = rng.randrange(8, 22)
    while isinstance(match.turn, Decision) and match.number < LAST:
        state = match.state
        if sum(map(bool, state.board)) >= fewest:
            state = game.set_up(game.position(state))
            found = _puzzle_at(game, mind, state, TAKEN[source % len(TAKEN)])
            if found is not None:
                return replace(found, id=f"exago-{found.kind}-{source}", source=source)
        eyes = frozenset({match.turn.seat})
        bot = bots[(match.turn.seat + source) % 2]
        choice = bot.choose(
            game, match.observe(eyes), match.events_for(eyes), Limit(nodes=1_500), rng.getrandbits(40)
        )
        match.push(choice.action)
    return None


def _puzzle_at(game: Exago, mind: ExagoMind, state: State, taken: str) -> Puzzle | None:
    mind.load(state)
    if mind.windows.threatens(mind.turns.to_move()):
        return None
    sure = line_in(mind) if seems_won(mind, state) else None
    if sure is None:
        return defence_puzzle(game, mind, state) if taken == "defence" else None
    if sure[0] == QUICK and taken != "quick":
        return None
    return line_puzzle(game, mind, state, *sure)
