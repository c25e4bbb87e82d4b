"""Several processes that serve the same tables: who owns which, and what they tell each other."""
