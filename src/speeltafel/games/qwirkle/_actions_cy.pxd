cimport cython


@cython.no_gc
cdef class Chosen:
    cdef tuple _tiles


@cython.final
@cython.no_gc
cdef class Place(Chosen):
    pass


@cython.final
@cython.no_gc
cdef class Swap(Chosen):
    pass
