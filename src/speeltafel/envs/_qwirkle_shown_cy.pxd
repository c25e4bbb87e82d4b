cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.envs._qwirkle_options_cy cimport QwirkleOptions
from speeltafel.envs._qwirkle_shelf_cy cimport Shelf
from speeltafel.games.qwirkle._board_cy cimport Board

cdef unsigned long long ONES
cdef int WIDE
cdef int AREA


@cython.final
cdef class QwirkleShown:
    cdef readonly Board board
    cdef readonly Deal deal
    cdef readonly Shelf shelf
    cdef readonly QwirkleOptions options
    cdef bint wants_codes
    cdef bint wants_planes
    cdef unsigned char[::1] codes
    cdef unsigned char[::1] planes
    cdef unsigned char[::1] hand
    cdef unsigned char[::1] unseen
    cdef unsigned char[::1] sizes
    cdef short[::1] scores
    cdef unsigned char[::1] bag
    cdef unsigned char[::1] seat
    cdef signed char[::1] corner
    cdef unsigned char[::1] large
    cdef unsigned long long[::1] last
    cdef int left
    cdef int top

    cdef void show(self, int table) noexcept nogil
    cdef void frame(self, int table) noexcept nogil
    cdef void write_rows(self, unsigned long long[::1] rows, long long first) noexcept nogil
    cdef void write_swap(self, unsigned long long word, unsigned long long[::1] rows, long long at) noexcept nogil
    cdef void write_play(
        self, unsigned long long word, unsigned long long cells, unsigned long long points,
        unsigned long long ends, unsigned long long[::1] rows, long long at,
    ) noexcept nogil
