cimport cython

cdef int LENGTH
cdef int SIDE
cdef int CENTRE
cdef unsigned long long ONE
cdef unsigned long long ALL


@cython.final
cdef class Board:
    cdef readonly int full
    cdef readonly int bonus
    cdef unsigned char[::1] at
    cdef unsigned long long[::1] run
    cdef unsigned long long[::1] ban
    cdef unsigned long long[::1] fit
    cdef int[::1] edge
    cdef int[::1] slot
    cdef int edge_count
    cdef int[::1] order
    cdef readonly int laid
    cdef int[::1] out
    cdef unsigned long long[::1] clash
    cdef unsigned long long[::1] bit
    cdef int[::1] worth
    cdef unsigned char[::1] want

    cdef void enter(self, int cell) noexcept nogil
    cdef void leave(self, int cell) noexcept nogil
    cdef void refit(self, int cell) noexcept nogil
    cdef void lay(self, int cell, int tile) noexcept nogil
    cdef void lift(self) noexcept nogil
    cdef unsigned long long open_kinds(self) noexcept nogil
