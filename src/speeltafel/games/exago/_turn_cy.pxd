cimport cython

from speeltafel.games.exago._hex_cy cimport Stones

cdef int ORIGIN
cdef int STAYS
cdef int LOW
cdef int PASS


@cython.final
cdef class Turns:
    cdef readonly Stones stones
    cdef bint early
    cdef bint bridge
    cdef int mover
    cdef int quiet
    cdef int[::1] hand
    cdef int[::1] found
    cdef int found_count
    cdef int[::1] log
    cdef int top

    cdef void play(self, int code) noexcept nogil
    cdef void give_back(self, int mark) noexcept nogil
    cdef void unplay(self) noexcept nogil
    cdef void add(self, int code) noexcept nogil
    cdef void seek(self, int seat) noexcept nogil
    cdef void seek_moves(self, int origin) noexcept nogil
    cdef void shade(self, int cell) noexcept nogil
    cdef bint bridges(self, int origin, int cell, int stone) noexcept nogil
    cdef int drawn_move(self, int origin, int cell, int tied) noexcept nogil
