from speeltafel.games.exago._hex_cy cimport Hexes
from speeltafel.games.exago._turn_cy cimport Turns
from speeltafel.games.exago._play_cy cimport Position

cdef int LOW
cdef int ORIGIN
cdef int STAYS
cdef int PASS
cdef int WHOLE


cdef class ExagoLines(Position):
    cdef int windows
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

    cdef void put(self, int cell, int seat) noexcept nogil
    cdef void take(self, int cell) noexcept nogil
    cdef bint can_win(self, int seat) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int appeal(self, int cell, int seat) noexcept nogil
    cdef int cost(self, int cell, int seat) noexcept nogil
    cdef void weigh(self, int seat) noexcept nogil
    cdef int rank(self, int code, int seat) noexcept nogil
