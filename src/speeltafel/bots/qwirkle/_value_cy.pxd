cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._finder_cy cimport Finder

cdef int LENGTH
cdef int SIDE
cdef int NEARLY
cdef unsigned long long ONE
cdef unsigned long long ALL
cdef double LOWEST


@cython.final
cdef class Judge:
    cdef readonly Board board
    cdef readonly Finder finder
    cdef readonly Deal deal
    cdef double[::1] weights
    cdef int base
    cdef int which
    cdef double[::1] phi
    cdef double[::1] holds
    cdef double[::1] keeps
    cdef int[::1] keeps_at
    cdef int stamp
    cdef int[::1] held_of
    cdef int[::1] slot_of
    cdef int[::1] in_set
    cdef unsigned long long hot
    cdef unsigned long long kept_kinds
    cdef double top
    cdef double top_opened
    cdef double[::1] values
    cdef int values_room

    cdef void look(self, int seat) noexcept nogil
    cdef double note_kept(self, int bits, int given) noexcept nogil
    cdef void join(self, int group) noexcept nogil
    cdef double kept_value(self, int bits, int given) noexcept nogil
    cdef int used_bits(self, unsigned long long play) noexcept nogil
    cdef unsigned long long kept_after(self, int bits) noexcept nogil
    cdef bint is_open(self, int cell, int axis, unsigned long long kind) noexcept nogil
    cdef double line_value(
        self, unsigned long long line, unsigned long long ban, int low, int high, int axis,
    ) noexcept nogil
    cdef double opened(self, unsigned long long play) noexcept nogil
    cdef double note(self, unsigned long long play) noexcept nogil
    cdef int points_of(self, unsigned long long play) noexcept nogil
    cdef unsigned long long judged_play(self) noexcept nogil
    cdef void widen(self)
    cdef void judged_turn(self) noexcept nogil
