from speeltafel.bots._exago_lines_cy cimport Lines

cdef int LOW
cdef int PASS
cdef int DEEPEST
cdef int WIDEST


cdef class Crowd(Lines):
    cdef int[::1] plays
    cdef int[::1] marks
    cdef double[::1] view
    cdef int quiet_limit
    cdef int width
    cdef long long nodes
    cdef long long most_nodes
    cdef double ends
    cdef bint stopped
    cdef bint timed

    cdef bint is_spent(self) noexcept nogil
    cdef void judge(self, int ply) noexcept nogil
    cdef void award(self, int seat, int ply) noexcept nogil
    cdef int gather(self, int ply, int follower, bint threatened) noexcept nogil
    cdef void look_on(self, int depth, int ply) noexcept nogil
