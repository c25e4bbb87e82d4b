from speeltafel.bots._exago_lines_cy cimport Lines

cdef int LOW
cdef int ORIGIN
cdef int PASS
cdef int WON
cdef int DEEPEST
cdef int WIDEST
cdef int BITS
cdef int EXACT
cdef int AT_LEAST
cdef int AT_MOST


cdef class Duel(Lines):
    cdef int[::1] plays
    cdef int[::1] marks
    cdef int[::1] hot_mark
    cdef unsigned long long[::1] keys
    cdef int[::1] deep
    cdef int[::1] values
    cdef int[::1] kinds
    cdef int[::1] bests
    cdef unsigned long long[::1] path
    cdef int path_count
    cdef unsigned long long[::1] known
    cdef int known_count
    cdef int quiet_limit
    cdef int width
    cdef int contempt
    cdef long long nodes
    cdef long long most_nodes
    cdef double ends
    cdef bint stopped
    cdef bint timed

    cdef bint is_spent(self) noexcept nogil
    cdef bint is_repeated(self, unsigned long long key) noexcept nogil
    cdef int gather(self, int ply, int other, bint threatened, int first) noexcept nogil
    cdef int keep_stopping(self, int base, int count, int other) noexcept nogil
    cdef int sift(self, int ply, int count, int keep) noexcept nogil
    cdef int negamax(self, int depth, int alpha, int beta, int ply) noexcept nogil
