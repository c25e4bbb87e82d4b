from speeltafel.bots._exago_lines_cy cimport ExagoLines

cdef int LOW
cdef int ORIGIN
cdef int DEEPEST
cdef int WIDEST


cdef class ExagoThought(ExagoLines):
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
