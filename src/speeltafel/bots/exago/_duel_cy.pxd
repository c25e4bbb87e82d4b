cimport cython

from speeltafel.bots.exago._thought_cy cimport ExagoThought
from speeltafel.bots.exago._windows_cy cimport Windows
from speeltafel.games.exago._hex_cy cimport Stones
from speeltafel.games.exago._play_cy cimport ExagoPosition
from speeltafel.games.exago._turn_cy cimport Turns

cdef int LOW
cdef int PASS
cdef int WON
cdef int DEEPEST
cdef int WIDEST
cdef int BITS
cdef int EXACT
cdef int AT_LEAST
cdef int AT_MOST


@cython.final
cdef class Duel:
    cdef readonly Stones stones
    cdef readonly Turns turns
    cdef readonly ExagoPosition position
    cdef readonly Windows windows
    cdef readonly ExagoThought thought
    cdef unsigned long long[::1] keys
    cdef int[::1] deep
    cdef int[::1] values
    cdef int[::1] kinds
    cdef int[::1] bests
    cdef unsigned long long[::1] path
    cdef int path_count
    cdef unsigned long long[::1] known
    cdef int known_count
    cdef int contempt

    cdef bint is_repeated(self, unsigned long long key) noexcept nogil
    cdef int negamax(self, int depth, int alpha, int beta, int ply) noexcept nogil
