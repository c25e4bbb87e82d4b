"""Where Alembic finds the database: the address that `migrate.upgrade` was given."""

from alembic import context
from sqlalchemy import create_engine, pool, text

from speeltafel.server.store.schema import metadata

LOCK = 710_2026

engine = create_engine(context.config.attributes["url"], poolclass=pool.NullPool)
with engine.connect() as connection:
    if engine.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
        connection.commit()
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    if engine.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
        connection.commit()
