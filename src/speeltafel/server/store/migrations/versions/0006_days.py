"""Results of the games of the day are kept, so that everybody can be compared."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "day_results",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("rank", sa.Integer, nullable=False),
    )
    op.create_index("day_results_rank", "day_results", ["day", "game", "rank"])


def downgrade() -> None:
    op.drop_table("day_results")
