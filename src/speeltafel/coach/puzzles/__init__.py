"""Puzzles: positions with an answer that is known, a grade, and facts that say why it is right."""
