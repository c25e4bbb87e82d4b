cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.bots.qwirkle._value_cy cimport Judge
from speeltafel.envs._qwirkle_options_cy cimport QwirkleOptions
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder
from speeltafel.games.qwirkle._luck_cy cimport Luck

cdef unsigned long long SWAP
cdef int LENGTH


@cython.final
cdef class QwirkleRivals:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef readonly Luck luck
    cdef readonly Deal deal
    cdef readonly Judge judge
    cdef readonly QwirkleOptions options

    cdef unsigned long long choice(self, int rival) noexcept nogil
    cdef unsigned long long greedy(self) noexcept nogil
    cdef unsigned long long saver(self) noexcept nogil
    cdef double note(self, unsigned long long word) noexcept nogil
    cdef void count_lines(self, unsigned long long word, unsigned char[::1] lines, int at) noexcept nogil
