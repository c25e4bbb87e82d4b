"""Reports are answered and closed, addresses are banned for a time, and marks say which came from one address."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reports", sa.Column("closed", sa.BigInteger, nullable=True))
    op.add_column("reports", sa.Column("verdict", sa.Text, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("mark", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("mark", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "bans",
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bans")
    for table, column in (
        ("tables", "mark"),
        ("chat", "mark"),
        ("reports", "verdict"),
        ("reports", "closed"),
    ):
        op.drop_column(table, column)
