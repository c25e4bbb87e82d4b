cimport cython


@cython.final
cdef class Swaps:
    cdef int[::1] first
    cdef int[::1] ends
    cdef int[::1] choices
    cdef int begin
    cdef int end

    cdef void seek(self, int size, int twins, int most) noexcept nogil
