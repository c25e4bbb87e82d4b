from speeltafel.bots._qwirkle_value_cy cimport QwirkleJudge


cdef class Lessons(QwirkleJudge):
    cdef double[::1] first
    cdef double[::1] rows

    cdef double lead(self, int seat) noexcept nogil
    cdef double later(self, unsigned long long play, int seat, int turns) noexcept nogil
    cdef bint lesson(self, int at, int turns, double slack) noexcept nogil
