cimport cython

from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder
from speeltafel.games.qwirkle._sets_cy cimport best_of, count_of, group_of

cdef int _CENTRE


@cython.final
cdef class Opening:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef unsigned long long[::1] sets
    cdef int set_count

    cdef void seek(self, unsigned long long kinds) noexcept nogil
    cdef void seek_sets(self, unsigned long long kinds) noexcept nogil
    cdef void arrange(self, unsigned long long left, int count, unsigned long long word) noexcept nogil
