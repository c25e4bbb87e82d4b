cimport cython

from speeltafel.games.exago._hex_cy cimport Stones
from speeltafel.games.exago._turn_cy cimport Turns

cdef int LOW
cdef int PASS
cdef int NO_DUTY
cdef int DUTY_NEAREST
cdef int EXCUSED
cdef int LOG_FULL
cdef unsigned long long WORD


@cython.final
cdef class ExagoPosition:
    cdef readonly Stones stones
    cdef readonly Turns turns
    cdef int need
    cdef int duty
    cdef int[::1] hot
    cdef int hot_count
    cdef unsigned long long luck

    cdef void heat(self, int seat) noexcept nogil
    cdef bint wins_by_lifting(self, int seat, int origin) noexcept nogil
    cdef bint can_win(self, int seat) noexcept nogil
    cdef bint stops(self, int code, int seat) noexcept nogil
    cdef int owed(self) noexcept nogil
    cdef void seek_legal(self) noexcept nogil
    cdef int dice(self, int sides) noexcept nogil
    cdef int random_action(self) noexcept nogil
    cdef int playout(self, int longest) noexcept nogil
