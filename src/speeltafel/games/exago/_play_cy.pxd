from speeltafel.games.exago._hex_cy cimport Hexes, Stones


cdef int ORIGIN
cdef int STAYS
cdef int LOW
cdef int PASS
cdef int NO_DUTY
cdef int DUTY_NEAREST
cdef int LOG
cdef int SLACK
cdef unsigned long long WORD


cdef class Position(Stones):
    cdef int need
    cdef bint early
    cdef bint bridge
    cdef int duty
    cdef int mover
    cdef int quiet
    cdef int[::1] hand
    cdef int[::1] hot
    cdef int hot_count
    cdef int[::1] found
    cdef int found_count
    cdef int[::1] log
    cdef int top
    cdef unsigned long long luck

    cdef void play(self, int code) noexcept nogil
    cdef void unplay(self) noexcept nogil
    cdef void give_back(self, int mark) noexcept nogil
    cdef void add(self, int code) noexcept nogil
    cdef void seek(self, int seat) noexcept nogil
    cdef void seek_moves(self, int origin) noexcept nogil
    cdef void shade(self, int cell) noexcept nogil
    cdef bint bridges(self, int origin, int cell, int stone) noexcept nogil
    cdef void heat(self, int seat) noexcept nogil
    cdef bint wins_by_lifting(self, int seat, int origin) noexcept nogil
    cdef bint can_win(self, int seat) noexcept nogil
    cdef bint stops(self, int code, int seat) noexcept nogil
    cdef int owed(self) noexcept nogil
    cdef void seek_legal(self) noexcept nogil
    cdef int dice(self, int sides) noexcept nogil
    cdef int random_action(self) noexcept nogil
    cdef int drawn_move(self, int origin, int cell, int tied) noexcept nogil
    cdef int playout(self, int longest) noexcept nogil
