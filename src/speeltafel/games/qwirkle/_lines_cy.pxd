cdef int LENGTH
cdef int SIDE
cdef int CENTRE
cdef unsigned long long ONE
cdef unsigned long long ALL


cdef class Lines:
    cdef readonly int full
    cdef readonly int bonus
    cdef unsigned char[::1] at
    cdef unsigned long long[::1] run
    cdef unsigned long long[::1] ban
    cdef unsigned long long[::1] fit
    cdef int[::1] edge
    cdef int[::1] slot
    cdef int edge_count
    cdef int[::1] order
    cdef readonly int laid
    cdef unsigned long long[::1] clash
    cdef unsigned long long[::1] bit
    cdef int[::1] worth
    cdef int[::1] mine
    cdef int held
    cdef unsigned long long[::1] found
    cdef int found_count
    cdef int room
    cdef int axis
    cdef int step
    cdef list tiles

    cdef tuple told(self, unsigned long long play)
    cdef void enter(self, int cell) noexcept nogil
    cdef void leave(self, int cell) noexcept nogil
    cdef void refit(self, int cell) noexcept nogil
    cdef void lay(self, int cell, int tile) noexcept nogil
    cdef void lift(self) noexcept nogil
    cdef void hold(self, unsigned long long kinds) noexcept nogil
    cdef void add(self, unsigned long long play) noexcept nogil
    cdef void grow(self)
    cdef void seek(self) noexcept nogil
    cdef void reach(
        self, unsigned long long line, unsigned long long rest, int count,
        unsigned long long tiles, int cross, int first, int before, int after,
    ) noexcept nogil
    cdef unsigned long long open_kinds(self) noexcept nogil
    cdef int follow(self, int cell, int step) noexcept nogil
    cdef int lay_play(self, unsigned long long play) noexcept nogil
    cdef void lift_many(self, int count) noexcept nogil
    cdef unsigned long long best_play(self) noexcept nogil
