"""Brings a database of any earlier release to the present schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.server.settings import Misconfigured

FOLDER = Path(__file__).parent / "migrations"
MOST_SAID = 300


def upgrade(url: str, revision: str = "head") -> None:
    """Runs the migrations that are missing; makes the schema where there is none."""
    try:
        command.upgrade(_config(url), revision)
    except CommandError as error:
        raise Misconfigured("setting-newer", why=str(error)) from None
    except SQLAlchemyError as error:
        raise Misconfigured("setting-no-database", database=_shown(url), why=_why(error)) from None


def _shown(url: str) -> str:
    """The address without its password."""
    return make_url(url).render_as_string(hide_password=True)


def _why(error: SQLAlchemyError) -> str:
    """What the database said, in one line."""
    told = str(getattr(error, "orig", None) or error).strip()
    return " ".join(told.split())[:MOST_SAID]


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["url"] = url
    return config
