cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._luck_cy cimport Luck

cdef int SIDE
cdef int _EDGES
cdef int _CELLS
cdef int _BYTES
cdef int _NUMBERS


@cython.final
cdef class Shelf:
    cdef readonly Board board
    cdef readonly Deal deal
    cdef readonly Luck luck
    cdef readonly int count
    cdef unsigned long long[::1] runs
    cdef unsigned short[::1] cells
    cdef unsigned char[::1] tiles
    cdef int[::1] numbers
    cdef unsigned long long[::1] words
    cdef int out
    cdef int laid

    cdef void take_out(self, int table) noexcept nogil
    cdef void lay_runs(
        self, int table, unsigned long long[::1] run, unsigned long long[::1] ban,
        unsigned long long[::1] fit, unsigned long long[::1] runs,
    ) noexcept nogil
    cdef void put_back(self, int table) noexcept nogil
    cdef int end_of(self, int cell, int step) noexcept nogil
    cdef void keep_runs(self, int table, int cell) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef void copy(self, Shelf other, int source, int target) noexcept nogil
