cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.bots.qwirkle._guess_cy cimport Guess
from speeltafel.bots.qwirkle._value_cy cimport Judge
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder

cdef unsigned long long SWAP


@cython.final
cdef class Candidates:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef readonly Deal deal
    cdef readonly Judge judge
    cdef readonly Guess guess
    cdef unsigned long long[::1] options
    cdef double[::1] firsts
    cdef int option_count
    cdef int width

    cdef void offer(self, unsigned long long option, double first) noexcept nogil
    cdef void offer_swaps(self, int swaps) noexcept nogil
    cdef int places_of(self, int bits) noexcept nogil
    cdef double swap_value(self, unsigned long long option) noexcept nogil
