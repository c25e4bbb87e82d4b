cimport cython

from speeltafel.bots.exago._thought_cy cimport ExagoThought
from speeltafel.bots.exago._windows_cy cimport Windows
from speeltafel.games.exago._hex_cy cimport Stones
from speeltafel.games.exago._play_cy cimport ExagoPosition
from speeltafel.games.exago._turn_cy cimport Turns

cdef int LOW
cdef int PASS
cdef int DEEPEST
cdef int WIDEST


@cython.final
cdef class Crowd:
    cdef readonly Stones stones
    cdef readonly Turns turns
    cdef readonly ExagoPosition position
    cdef readonly Windows windows
    cdef readonly ExagoThought thought
    cdef double[::1] view

    cdef void judge(self, int ply) noexcept nogil
    cdef void award(self, int seat, int ply) noexcept nogil
    cdef void look_on(self, int depth, int ply) noexcept nogil
