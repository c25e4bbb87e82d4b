"""What a strong bot tells a person: what a move gave away, what was luck, what else could be done, and why."""
