"""The codes that name tables: a word to say aloud, and letters enough that nobody finds one by trying."""

from __future__ import annotations

import re

from speeltafel.table.dealer import Sampler

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LETTERS = 6
CODE_FORM = rf"^[A-Z]{{2,12}}-[{LETTERS}]{{{CODE_LETTERS}}}\Z"
WORDS = [
    "ANIS",
    "APPEL",
    "BALK",
    "BEER",
    "BERG",
    "BES",
    "BLAD",
    "BLOK",
    "BOOT",
    "BRUG",
    "CEDER",
    "DAS",
    "DENNE",
    "DOOS",
    "DROP",
    "DUIN",
    "EIK",
    "EGEL",
    "EMMER",
    "ERWT",
    "FLUIT",
    "GANS",
    "GEIT",
    "GOLF",
    "HAAS",
    "HAGEL",
    "HAVER",
    "HOED",
    "HONIG",
    "IRIS",
    "JAS",
    "KAAS",
    "KANO",
    "KERS",
    "KLEI",
    "KLOK",
    "KOALA",
    "KOEK",
    "KOM",
    "KRUK",
    "LAMP",
    "LENTE",
    "LEPEL",
    "LINDE",
    "LOOF",
    "MAAN",
    "MAND",
    "MEER",
    "MEES",
    "MELK",
    "MOLEN",
    "MOS",
    "MUTS",
    "NOOT",
    "OLIJF",
    "OTTER",
    "PAARD",
    "PAREL",
    "PEER",
    "PLANK",
    "POEL",
    "PRUIM",
    "RAAM",
    "REGEN",
    "RIET",
    "RING",
    "RODEO",
    "ROOS",
    "RUPS",
    "SJAAL",
    "SLAK",
    "SNEEUW",
    "SPAR",
    "SPIL",
    "STEEN",
    "STER",
    "STRO",
    "TAART",
    "TAFEL",
    "TOREN",
    "TUIN",
    "TULP",
    "UIL",
    "VAAS",
    "VAREN",
    "VEER",
    "VIJG",
    "VIOOL",
    "VLAG",
    "VLIER",
    "VOS",
    "WAFEL",
    "WALS",
    "WIEL",
    "WIND",
    "WOL",
    "WORTEL",
    "ZAND",
    "ZEE",
    "ZEIL",
    "ZON",
    "ZWAAN",
]


def code_from(luck: Sampler) -> str:
    """A new table's code."""
    letters = "".join(luck.choice(LETTERS) for _ in range(CODE_LETTERS))
    return f"{luck.choice(WORDS)}-{letters}"


def is_code(text: str) -> bool:
    """Whether a table can have this code; nothing else need be looked for."""
    return re.match(CODE_FORM, text) is not None


def tidy_code(text: str) -> str:
    """A code as people type it."""
    return text.strip().upper()
