from speeltafel.games.qwirkle._actions_cy cimport Place, Swap
from speeltafel.games.qwirkle._plays_cy cimport Plays
