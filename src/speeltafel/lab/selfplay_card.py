"""The card beside games that were played: what they are, what each column means, and two lines to read them with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import speeltafel
from speeltafel.lab.deals import Plan

_CARD = """# {name}

{games} games of `{game}` for {seats} seats, played by {bots} (Speeltafel {version}).

- Options: {options}. Limit of a move: {limit}. Seed: `{seed}`; game *i* is dealt from `{seed}/i`, and any dealer of the same
  version deals it again.
- The bots change seats from game to game. {repeat}

## Tables

`{out}` has a row a game ({rows_games}):

| column | what |
| --- | --- |
| `game` | its number |
| `edition`, `seats`, `options` | what was played |
| `bots` | who had each seat |
| `limit`, `seed` | what a move might cost; what the deal comes from |
| `begins` | the seat with the first decision |
| `scores`, `winners`, `reason` | how it ended; several winners share the win |
| `decisions` | how many there were |

`{decisions}` has a row a decision ({rows_decisions}):

| column | what |
| --- | --- |
| `game`, `ply`, `seat` | which game, which decision of it, whose |
| `position_seen` | the position as that seat sees it, in one line that `speeltafel.Position` reads; `??` is face down |
| `action`, `points`, `legal` | what was played, what it brought, among how many |
| `chance` | the bot's own chance of winning after it, where it told one |
| `result` | 1 when that seat won in the end, a share of it when several did, 0 when not |

`{hidden}` has what nobody at the table saw whole ({rows_hidden}), joined by `game` and `ply`: `hidden_position` is the position
with all hands open. Nothing that learns to play should read it.

## To read them

```python
import polars
games = polars.read_parquet("{out}")
```

```python
import pandas
decisions = pandas.read_parquet("{decisions}")
```
"""


def card_of(plan: Plan, out: Path, rows: Mapping[str, int]) -> str:
    """The card of a run."""
    by_nodes = "nodes" in plan.limit
    return _CARD.format(
        name=out.stem,
        games=plan.games,
        game=plan.game,
        seats=plan.seats,
        bots=" and ".join(dict.fromkeys(plan.bots)),
        version=speeltafel.__version__,
        options=", ".join(f"`{name}={value}`" for name, value in plan.options.items()) or "none",
        limit=plan.limit or "each level's own",
        seed=plan.seed,
        repeat="The limit counts nodes, so the same command plays the same games anywhere."
        if by_nodes
        else "A limit in time lets bots that think play otherwise elsewhere.",
        out=out.name,
        decisions=out.with_suffix(".decisions.parquet").name,
        hidden=out.with_suffix(".hidden.parquet").name,
        rows_games=rows["games"],
        rows_decisions=rows["decisions"],
        rows_hidden=rows["hidden"],
    )
