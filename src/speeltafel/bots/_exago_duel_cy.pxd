from speeltafel.bots._exago_thought_cy cimport ExagoThought

cdef int LOW
cdef int PASS
cdef int WON
cdef int DEEPEST
cdef int WIDEST
cdef int BITS
cdef int EXACT
cdef int AT_LEAST
cdef int AT_MOST


cdef class Duel(ExagoThought):
    cdef unsigned long long[::1] keys
    cdef int[::1] deep
    cdef int[::1] values
    cdef int[::1] kinds
    cdef int[::1] bests
    cdef unsigned long long[::1] path
    cdef int path_count
    cdef unsigned long long[::1] known
    cdef int known_count
    cdef int contempt

    cdef bint is_repeated(self, unsigned long long key) noexcept nogil
    cdef int negamax(self, int depth, int alpha, int beta, int ply) noexcept nogil
