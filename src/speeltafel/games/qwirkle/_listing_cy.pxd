from speeltafel.games.qwirkle._actions_cy cimport Place, Swap
from speeltafel.games.qwirkle._finder_cy cimport Finder
from speeltafel.games.qwirkle._opening_cy cimport Opening
