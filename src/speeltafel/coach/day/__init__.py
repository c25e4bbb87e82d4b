"""The game of the day: the same luck and the same opponent for everybody, so that results can be compared."""
