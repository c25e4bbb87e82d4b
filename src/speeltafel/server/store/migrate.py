"""Brings a database of any earlier release to the present schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from speeltafel.server.settings import Misconfigured

FOLDER = Path(__file__).parent / "migrations"


def upgrade(url: str, revision: str = "head") -> None:
    """Runs the migrations that are missing; makes the schema where there is none."""
    try:
        command.upgrade(_config(url), revision)
    except CommandError as error:
        raise Misconfigured("setting-newer", why=str(error)) from None


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["url"] = url
    return config
