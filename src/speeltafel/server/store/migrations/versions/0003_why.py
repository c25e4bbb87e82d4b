"""What bots said of their moves outlives a restart, and a table knows the version of its dealer."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("events", sa.Column("why", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("dealer", sa.Text, nullable=False, server_default="hmac-sha256/1"))


def downgrade() -> None:
    op.drop_column("events", "why")
    op.drop_column("tables", "dealer")
