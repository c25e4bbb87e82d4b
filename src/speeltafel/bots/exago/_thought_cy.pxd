cimport cython

from speeltafel.bots.exago._windows_cy cimport Windows
from speeltafel.games.exago._hex_cy cimport Stones
from speeltafel.games.exago._play_cy cimport ExagoPosition
from speeltafel.games.exago._turn_cy cimport Turns

cdef int LOW
cdef int ORIGIN
cdef int DEEPEST
cdef int WIDEST


@cython.final
cdef class ExagoThought:
    cdef readonly Stones stones
    cdef readonly Turns turns
    cdef readonly ExagoPosition position
    cdef readonly Windows windows
    cdef int[::1] plays
    cdef int[::1] marks
    cdef int[::1] hot_mark
    cdef int width
    cdef int quiet_limit
    cdef long long nodes
    cdef long long most_nodes
    cdef double ends
    cdef object clock
    cdef bint stopped
    cdef bint timed

    cdef bint is_spent(self) noexcept nogil
    cdef void tick(self) noexcept nogil
    cdef int gather(self, int ply, int other, bint threatened, int first) noexcept nogil
    cdef int keep_stopping(self, int base, int count, int other) noexcept nogil
    cdef int sift(self, int base, int count, int keep) noexcept nogil
