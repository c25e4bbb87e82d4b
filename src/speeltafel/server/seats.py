"""Secrets that open seats, and the codes that name tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SECRET_BYTES = 18
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


def new_secret() -> str:
    """A secret nobody can guess: 144 bits, safe in a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored instead of a secret; it has enough bits itself, so no salt is needed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def opens(secret_hash: str, stored: str) -> bool:
    """Whether a hashed secret is the stored one, in the same time either way."""
    return bool(stored) and hmac.compare_digest(secret_hash, stored)


def new_code() -> str:
    """A table's code: a word to say aloud and letters enough that nobody finds it by trying."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    return f"{secrets.choice(WORDS)}-{letters}"


def tidy(text: str) -> str:
    """A name or a line of talk on one line, without what cannot be seen (but for what joins emoji)."""
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter in " \u200d").split())


def tidy_code(text: str) -> str:
    """A code as people type it."""
    return text.strip().upper()
