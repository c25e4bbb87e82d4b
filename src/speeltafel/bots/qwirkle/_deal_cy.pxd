cimport cython

from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder
from speeltafel.games.qwirkle._luck_cy cimport Luck
from speeltafel.games.qwirkle._sets_cy cimport count_of, group_of


@cython.final
cdef class Deal:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef readonly Luck luck
    cdef readonly int seats
    cdef readonly int hand_size
    cdef readonly int last
    cdef readonly int copies
    cdef int[::1] hands
    cdef int[::1] sizes
    cdef int[::1] points
    cdef int[::1] bag
    cdef readonly int bag_count
    cdef readonly int mover
    cdef readonly bint over
    cdef readonly int turns
    cdef int[::1] kept

    cdef void shuffle(self) noexcept nogil
    cdef void draw(self, int seat, int count) noexcept nogil
    cdef unsigned long long kinds_of(self, int seat) noexcept nogil
    cdef void drop(self, int seat, int tile) noexcept nogil
    cdef void take(self, unsigned long long play) noexcept nogil
    cdef void swap_kinds(self, unsigned long long chosen) noexcept nogil
    cdef void idle(self) noexcept nogil
    cdef void next_seat(self) noexcept nogil
    cdef bint is_stuck(self) noexcept nogil
    cdef void keep(self, int slot) noexcept nogil
    cdef void restore(self, int slot) noexcept nogil
    cdef void open_best(self) noexcept nogil
    cdef void greedy_turn(self) noexcept nogil
    cdef void playout(self, int longest) noexcept nogil
    cdef void deal_out(self) noexcept nogil
    cdef void deal_hands(self) noexcept nogil
