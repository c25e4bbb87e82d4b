cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.bots.qwirkle._value_cy cimport Judge
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder
from speeltafel.games.qwirkle._luck_cy cimport Luck


@cython.final
cdef class Lessons:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef readonly Luck luck
    cdef readonly Deal deal
    cdef readonly Judge judge
    cdef double[::1] first
    cdef double[::1] rows

    cdef double lead(self, int seat) noexcept nogil
    cdef double later(self, unsigned long long play, int seat, int turns) noexcept nogil
    cdef bint lesson(self, int at, int turns, double slack) noexcept nogil
