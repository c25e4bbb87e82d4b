cimport cython

from speeltafel.games.qwirkle._announced_cy cimport Announced
from speeltafel.games.qwirkle._hidden_cy cimport Hidden
from speeltafel.games.qwirkle._luck_cy cimport Luck

cdef int _ASIDE
cdef int _BAG
cdef int _PLACES
cdef int _ROOM
cdef int _STORIES
cdef int _DEALS


@cython.final
cdef class Unseen:
    cdef readonly Hidden hidden
    cdef readonly Luck luck
    cdef readonly Announced announced
    cdef int[::1] left
    cdef int[::1] rest
    cdef int[::1] saved
    cdef bint is_told
    cdef unsigned long long[::1] barred
    cdef bint is_barred
    cdef int[::1] order
    cdef int[::1] steps
    cdef int step_count
    cdef double[::1] bounds
    cdef int[::1] label
    cdef int[::1] blank
    cdef int[::1] blank_count
    cdef int[::1] shown
    cdef int[::1] shown_count
    cdef int[::1] in_bag
    cdef int unlabelled

    cdef void seed(self, unsigned long long luck) noexcept nogil
    cdef bint is_mixable(self) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef int patience(self) noexcept nogil
    cdef double attempt(self, bint strict) noexcept nogil
    cdef double fill(self, bint heed) noexcept nogil
    cdef bint is_in_barred(self, int index) noexcept nogil
    cdef double fill_barred(self, int seat, int done, int size) noexcept nogil
    cdef double retrace(self, bint strict) noexcept nogil
    cdef void lay_tokens(self) noexcept nogil
    cdef void move(self, int source, int target, int count) noexcept nogil
    cdef void show(self, int place, int kind) noexcept nogil
    cdef double give_back(self, int kind) noexcept nogil
