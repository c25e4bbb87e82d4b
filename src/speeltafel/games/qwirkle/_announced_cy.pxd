cimport cython

from speeltafel.games.qwirkle._hidden_cy cimport Hidden
from speeltafel.games.qwirkle._luck_cy cimport Luck

cdef int _PLACES
cdef int _TRIES


@cython.final
cdef class Announced:
    cdef readonly Hidden hidden
    cdef readonly Luck luck
    cdef int[::1] told
    cdef unsigned long long[::1] seen
    cdef int[::1] used
    cdef int[::1] dealt
    cdef int[::1] hand
    cdef int[::1] rest
    cdef double[::1] ways
    cdef unsigned long long[::1] line
    cdef int best(self, unsigned long long kinds) noexcept nogil
    cdef bint deal_all(self) noexcept nogil
    cdef void deal_each(self) noexcept nogil
    cdef bint is_rare(self, int seat) noexcept nogil
    cdef void gather(self) noexcept nogil
    cdef bint take(self, int seat) noexcept nogil
    cdef bint deal_rest(self, bint strict) noexcept nogil
    cdef bint deal_rare(self, int seat) noexcept nogil
    cdef void count_lines(self) noexcept nogil
    cdef bint draw_line(self, int need, int size) noexcept nogil
    cdef bint draw_apart(self, int size) noexcept nogil
    cdef int fitting(self, int kind, unsigned long long held, int rows, int columns, int count) noexcept nogil
    cdef int copy_left(self, int kind, int pick, int count) noexcept nogil
    cdef bint used_in(self, int token, int count) noexcept nogil
