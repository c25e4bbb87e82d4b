cimport cython


@cython.final
cdef class Hidden:
    cdef readonly int copies
    cdef readonly int count
    cdef int[::1] kind
    cdef int[::1] copies_of
    cdef int[::1] begin
    cdef int[::1] first
    cdef int[::1] lie
    cdef int[::1] fixed
