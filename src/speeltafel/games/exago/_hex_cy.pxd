cimport cython


@cython.final
cdef class Hexes:
    cdef int count
    cdef int start
    cdef int[::1] near
    cdef unsigned long long[::1] words


@cython.final
cdef class Stones:
    cdef Hexes hexes
    cdef int[::1] near
    cdef unsigned long long[::1] words
    cdef int count
    cdef int start
    cdef int seats
    cdef int most
    cdef int laid
    cdef unsigned char[::1] at
    cdef int[::1] touch
    cdef int[::1] edge
    cdef int[::1] edge_slot
    cdef int edge_count
    cdef int[::1] own
    cdef int[::1] own_slot
    cdef int[::1] own_count
    cdef int[::1] mark
    cdef int stamp
    cdef int[::1] queue
    cdef int[::1] group_size
    cdef int[::1] group_least
    cdef int[::1] group_mark
    cdef int groups
    cdef int best
    cdef int ties
    cdef unsigned long long key

    cdef void clear(self) noexcept nogil
    cdef void put(self, int cell, int seat) noexcept nogil
    cdef void take(self, int cell) noexcept nogil
    cdef bint is_joint(self, int cell) noexcept nogil
    cdef int spread(self, int cell) noexcept nogil
    cdef void part(self, int cell) noexcept nogil
    cdef bint lies_beside(self, int cell, int mark) noexcept nogil
    cdef int run(self, int cell, int stone, int mark) noexcept nogil
