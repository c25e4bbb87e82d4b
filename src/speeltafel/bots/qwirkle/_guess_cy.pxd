cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder
from speeltafel.games.qwirkle._hidden_cy cimport Hidden
from speeltafel.games.qwirkle._luck_cy cimport Luck
from speeltafel.games.qwirkle._unseen_cy cimport Unseen

cdef int TRIES
cdef double DOUBT


@cython.final
cdef class Guess:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef readonly Luck luck
    cdef readonly Deal deal
    cdef int me
    cdef int[::1] unseen
    cdef int unseen_count
    cdef int[::1] piles
    cdef int[::1] firm
    cdef int[::1] mine_held
    cdef int[::1] size_of
    cdef int[::1] points_had
    cdef int[::1] offset
    cdef int told_count
    cdef int[::1] told_seat
    cdef int[::1] told_laid
    cdef int[::1] told_points
    cdef int[::1] told_kept
    cdef int[::1] lifted_cell
    cdef int[::1] lifted_tile
    cdef int seen_laid
    cdef Unseen known
    cdef Hidden hidden
    cdef bint is_bound
    cdef double ends
    cdef object clock
    cdef bint timed

    cdef void put(self, int x, int y, int tile) noexcept nogil
    cdef void imagine(self, unsigned long long luck) noexcept nogil
    cdef unsigned long long imagine_next(self, unsigned long long luck) noexcept nogil
    cdef bint is_over_time(self) noexcept nogil
    cdef void pile_up(self, int pile) noexcept nogil
    cdef void mix(self, int pile, int first, int count) noexcept nogil
    cdef void doubt(self, int pile, int told, int lifted) noexcept nogil
    cdef void lay_out(self, int deal) noexcept nogil
