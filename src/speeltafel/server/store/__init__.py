"""The log on disk: SQLite in one process, PostgreSQL in any number."""
