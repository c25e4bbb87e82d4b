cimport cython

from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.bots.qwirkle._value_cy cimport Judge
from speeltafel.envs._qwirkle_options_cy cimport QwirkleOptions
from speeltafel.envs._qwirkle_rivals_cy cimport QwirkleRivals
from speeltafel.envs._qwirkle_shelf_cy cimport Shelf
from speeltafel.envs._qwirkle_shown_cy cimport QwirkleShown
from speeltafel.envs._sown_cy cimport sow
from speeltafel.games.qwirkle._board_cy cimport Board
from speeltafel.games.qwirkle._luck_cy cimport Luck
from speeltafel.games.qwirkle._sets_cy cimport best_of
from speeltafel.games.qwirkle._unseen_cy cimport Unseen

cdef unsigned long long SWAP
cdef int SIDE


@cython.final
cdef class QwirkleTables:
    cdef readonly Board board
    cdef readonly Luck luck
    cdef readonly Deal deal
    cdef readonly Judge judge
    cdef readonly QwirkleOptions options
    cdef readonly QwirkleRivals rivals
    cdef readonly Shelf shelf
    cdef readonly QwirkleShown shown
    cdef readonly QwirkleShown last_shown
    cdef readonly Unseen hidden
    cdef readonly int count
    cdef readonly int longest
    cdef int first
    cdef bint wants_last
    cdef bint wants_rows
    cdef unsigned long long seed
    cdef int[::1] rivals_at
    cdef unsigned long long[::1] words
    cdef unsigned long long[::1] chosen
    cdef readonly long long room
    cdef object more
    cdef unsigned long long[::1] rows
    cdef long long[::1] offsets
    cdef short[::1] points
    cdef float[::1] results
    cdef unsigned char[::1] done
    cdef unsigned char[::1] cut
    cdef short[::1] finals
    cdef int[::1] lengths
    cdef long long steps

    cdef void begin(self, int table) noexcept nogil
    cdef void act(self, int table, unsigned long long word) noexcept nogil
    cdef void reach(self, int table, int before) noexcept nogil
    cdef void settle(self, int table) noexcept nogil
    cdef void finish(self, int table) noexcept nogil
    cdef void tell(self, int table) noexcept nogil
    cdef void widen(self, long long need)
