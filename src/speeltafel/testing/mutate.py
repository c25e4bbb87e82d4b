"""Near misses: texts that are almost an action, a position or a record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

_TOKEN = re.compile(r"[A-Za-z?]+|-?\d+|.", re.DOTALL)
ODD = "0129-+/:@,;>!?=|[]\"' \t\n\\\x00é²٣💠\u202e"


def mutated(text: str, rng: Random, known: Sequence[str] = ()) -> str:
    """The text with one to three small faults; `known` are texts to take other tokens from."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = _fault(text, rng, known)
    return text


def near_misses(texts: Sequence[str], rng: Random, count: int) -> Iterator[str]:
    """So many texts that differ a little from these, tokens exchanged with tokens of the same kind."""
    for _ in range(count if texts else 0):
        yield _exchange(rng.choice(texts), rng, texts)


def _exchange(text: str, rng: Random, known: Sequence[str]) -> str:
    tokens = _TOKEN.findall(text)
    if not tokens:
        return text
    place = rng.randrange(len(tokens))
    others = [token for token in _TOKEN.findall(rng.choice(known)) if _kind(token) == _kind(tokens[place])]
    if tokens[place].lstrip("-").isdecimal() and rng.random() < 0.5:
        tokens[place] = str(int(tokens[place]) + rng.choice((-2, -1, 1, 2)))
    elif others:
        tokens[place] = rng.choice(others)
    return "".join(tokens)


def _fault(text: str, rng: Random, known: Sequence[str]) -> str:
    place = rng.randrange(len(text) + 1)
    match rng.randrange(8):
        case 0:
            return text[:place] + rng.choice(ODD) + text[place:]
        case 1:
            return text[:place] + text[place + 1 :]
        case 2:
            return text[:place] + rng.choice(ODD + text) + text[place + 1 :]
        case 3:
            return text[:place]
        case 4:
            other = rng.randrange(len(text) + 1)
            return text[: max(place, other)] + text[min(place, other) :]
        case 5 if known:
            tail = rng.choice(known)
            return text[:place] + tail[rng.randrange(len(tail) + 1) :]
        case 6:
            return text.swapcase() if rng.random() < 0.5 else text * 2
        case _:
            return _exchange(text, rng, known or [text])


def _kind(token: str) -> str:
    if token.lstrip("-").isdecimal():
        return "number"
    return "word" if token.isalpha() else token
