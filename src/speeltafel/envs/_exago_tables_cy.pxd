cimport cython

from speeltafel.envs._sown_cy cimport sow
from speeltafel.games.exago._hex_cy cimport Stones
from speeltafel.games.exago._play_cy cimport ExagoPosition
from speeltafel.games.exago._turn_cy cimport Turns
from speeltafel.games.qwirkle._luck_cy cimport Luck

cdef int _PASS
cdef int _LOW
cdef int _ORIGIN
cdef int _STAYS
cdef int _NUMBERS


@cython.final
cdef class ExagoTables:
    cdef readonly ExagoPosition position
    cdef readonly Turns turns
    cdef readonly Stones stones
    cdef readonly Luck luck
    cdef readonly int count
    cdef int cells
    cdef int seats
    cdef int longest
    cdef int occurrences
    cdef int moves
    cdef bint wants_origins
    cdef bint keeps_ends
    cdef int learner
    cdef unsigned long long seed
    cdef int[::1] rivals_at
    cdef int[::1] stock
    cdef int[::1] beginners
    cdef int beginner_count
    cdef unsigned char[::1] board
    cdef int[::1] numbers
    cdef unsigned long long[::1] history
    cdef unsigned long long[::1] words
    cdef int[::1] codes
    cdef int[::1] chosen
    cdef readonly long long room
    cdef object more
    cdef short[::1] rows
    cdef unsigned char[::1] origins
    cdef long long[::1] offsets
    cdef unsigned char[::1] seen
    cdef unsigned char[::1] hands
    cdef unsigned char[::1] seat
    cdef short[::1] quiet
    cdef short[::1] last
    cdef short[::1] points
    cdef float[::1] results
    cdef unsigned char[::1] done
    cdef unsigned char[::1] cut
    cdef short[::1] finals
    cdef int[::1] lengths

    cdef void begin(self, int table) noexcept nogil
    cdef void take_out(self, int table) noexcept nogil
    cdef void put_back(self, int table) noexcept nogil
    cdef bint act(self, int table, int code) noexcept nogil
    cdef void finish(self, int table, int winner, bint is_cut) noexcept nogil
    cdef int rival_choice(self, int rival) noexcept nogil
    cdef void settle(self, int table) noexcept nogil
    cdef void tell(self, int table) noexcept nogil
    cdef void show(self, int table, int place, int mover) noexcept nogil
    cdef void widen(self, long long need)
