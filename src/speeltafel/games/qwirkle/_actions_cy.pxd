cdef class Chosen:
    cdef tuple _tiles


cdef class Place(Chosen):
    pass


cdef class Swap(Chosen):
    pass
