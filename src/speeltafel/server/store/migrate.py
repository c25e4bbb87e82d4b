"""Brings a database of any earlier release to the present schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
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
        raise unusable(url, error) from None


def present() -> str:
    """The schema that this release writes."""
    return str(ScriptDirectory.from_config(_config("")).get_current_head())


def unusable(url: str, error: SQLAlchemyError) -> Misconfigured:
    """What to say of a database that refuses: neither the question nor any row is in it."""
    return Misconfigured("setting-no-database", database=_shown(url), why=_why(error))


def _shown(url: str) -> str:
    """The address without its password."""
    return make_url(url).render_as_string(hide_password=True)


def _why(error: SQLAlchemyError) -> str:
    """What the database said, in one line; never SQLAlchemy's words, which quote the question and its rows."""
    told = str(getattr(error, "orig", None) or type(error).__name__).strip()
    return " ".join(told.split())[:MOST_SAID]


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["url"] = url
    return config
