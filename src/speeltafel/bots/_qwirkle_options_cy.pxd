from speeltafel.bots._qwirkle_hands_cy cimport Hands

cdef unsigned long long SWAP


cdef class Options(Hands):
    cdef unsigned long long[::1] options
    cdef double[::1] firsts
    cdef int option_count
    cdef int width

    cdef void offer(self, unsigned long long option, double first) noexcept nogil
    cdef void offer_swaps(self, int swaps) noexcept nogil
    cdef int places_of(self, int bits) noexcept nogil
    cdef double swap_value(self, unsigned long long option) noexcept nogil
