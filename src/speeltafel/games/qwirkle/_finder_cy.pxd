cimport cython

from speeltafel.games.qwirkle._board_cy cimport Board

cdef list _LAID

cdef list name_cell(int cell)


@cython.final
cdef class Finder:
    cdef readonly Board board
    cdef int[::1] mine
    cdef unsigned long long[::1] mask
    cdef unsigned long long[::1] goes
    cdef int[::1] tile_of
    cdef unsigned long long in_hand
    cdef int held
    cdef unsigned long long[::1] found
    cdef int found_count
    cdef int room
    cdef int axis
    cdef int step

    cdef void hold(self, unsigned long long kinds) noexcept nogil
    cdef void add(self, unsigned long long play) noexcept nogil
    cdef void grow(self)
    cdef void seek(self) noexcept nogil
    cdef void arrange(self) noexcept nogil
    cdef void begin(
        self, int cell, unsigned long long line, unsigned long long rest, unsigned long long sign, int cross,
    ) noexcept nogil
    cdef void reach(
        self, unsigned long long line, unsigned long long rest, int count,
        unsigned long long tiles, int cross, int first, int before, int after,
    ) noexcept nogil
    cdef int follow(self, int cell, int step) noexcept nogil
    cdef int lay_play(self, unsigned long long play) noexcept nogil
    cdef void lift_many(self, int count) noexcept nogil
    cdef unsigned long long best_play(self) noexcept nogil
    cdef tuple told(self, unsigned long long play)
