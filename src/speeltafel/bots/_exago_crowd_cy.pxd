from speeltafel.bots._exago_thought_cy cimport ExagoThought

cdef int LOW
cdef int PASS
cdef int DEEPEST
cdef int WIDEST


cdef class Crowd(ExagoThought):
    cdef double[::1] view

    cdef void judge(self, int ply) noexcept nogil
    cdef void award(self, int seat, int ply) noexcept nogil
    cdef void look_on(self, int depth, int ply) noexcept nogil
