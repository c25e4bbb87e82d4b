"""Lessons by doing: positions of the real game, a goal at each, and the rules' own refusals for wrong tries."""
