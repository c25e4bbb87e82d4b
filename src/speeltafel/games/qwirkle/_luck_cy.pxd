cimport cython

cdef unsigned long long _WORD
cdef unsigned long long _GOLD
cdef unsigned long long _MIX
cdef unsigned long long _STIR


@cython.final
cdef class Luck:
    cdef unsigned long long word

    cdef void seed(self, unsigned long long word) noexcept nogil
    cdef unsigned long long chance(self) noexcept nogil
    cdef int below(self, int count) noexcept nogil
    cdef double part(self) noexcept nogil
