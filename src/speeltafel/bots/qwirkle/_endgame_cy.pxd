cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder

cdef int SLOT_COUNT
cdef unsigned long long SLOT_MASK
cdef int ROOM
cdef int ALL_OF_IT
cdef int INFINITE
cdef unsigned long long WORD
cdef unsigned long long MIX
cdef unsigned long long STIR
cdef int EXACT
cdef int AT_LEAST
cdef int AT_MOST


@cython.final
cdef class Endgame:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef readonly Deal deal
    cdef unsigned long long[::1] stock
    cdef int stocked
    cdef int[::1] worths
    cdef unsigned long long[::1] keys
    cdef unsigned long long[::1] bests
    cdef int[::1] found_values
    cdef int[::1] found_depths
    cdef int[::1] found_bounds
    cdef unsigned long long sign_of
    cdef int cuts
    cdef int root_count
    cdef long long nodes
    cdef long long most_nodes
    cdef double ends
    cdef object clock
    cdef bint timed
    cdef bint stopped

    cdef void look_from_root(self, int depth, bint whole) noexcept nogil
    cdef int after(self, unsigned long long play, int depth, int alpha, int beta) noexcept nogil
    cdef unsigned long long sign_at(self, int cell) noexcept nogil
    cdef bint is_spent(self) noexcept nogil
    cdef int search(self, int depth, int alpha, int beta) noexcept nogil
    cdef void bring_forward(self, int first, unsigned long long play) noexcept nogil
    cdef int greedy_gain(self) noexcept nogil
