cimport cython

from speeltafel.games.exago._hex_cy cimport Stones
from speeltafel.games.exago._play_cy cimport ExagoPosition
from speeltafel.games.exago._turn_cy cimport Turns

cdef int LOW
cdef int ORIGIN
cdef int STAYS
cdef int PASS
cdef int WHOLE


@cython.final
cdef class Windows:
    cdef readonly Stones stones
    cdef readonly Turns turns
    cdef readonly ExagoPosition position
    cdef int seats
    cdef int need
    cdef int count
    cdef int[::1] first
    cdef int[::1] through
    cdef unsigned char[::1] axis
    cdef unsigned char[::1] held
    cdef unsigned char[::1] held_by
    cdef int[::1] worth
    cdef int[::1] judgement
    cdef int[::1] rows
    cdef int[::1] lure
    cdef int[::1] loss
    cdef int seen_own
    cdef int seen_other
    cdef int guard

    cdef void play(self, int code) noexcept nogil
    cdef void unplay(self) noexcept nogil
    cdef void enter(self, int cell, int seat) noexcept nogil
    cdef void leave(self, int cell, int seat) noexcept nogil
    cdef bint can_win(self, int seat) noexcept nogil
    cdef bint stops(self, int code, int seat) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int appeal(self, int cell, int seat) noexcept nogil
    cdef int cost(self, int cell, int seat) noexcept nogil
    cdef void weigh(self, int seat) noexcept nogil
    cdef int rank(self, int code, int seat) noexcept nogil
