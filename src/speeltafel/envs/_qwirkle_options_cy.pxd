cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder
from speeltafel.games.qwirkle._opening_cy cimport Opening
from speeltafel.games.qwirkle._swaps_cy cimport Swaps

cdef unsigned long long SWAP
cdef int SIDE


@cython.final
cdef class QwirkleOptions:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef readonly Deal deal
    cdef readonly Opening opening
    cdef readonly Swaps swaps
    cdef int plays
    cdef int count

    cdef void seek(self) noexcept nogil
    cdef unsigned long long word(self, int index) noexcept nogil
    cdef int points(self, unsigned long long word) noexcept nogil
    cdef int cells(self, unsigned long long word) noexcept nogil
    cdef void play(self, unsigned long long word) noexcept nogil
