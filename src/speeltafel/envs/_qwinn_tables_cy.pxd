cimport cython

from speeltafel.envs._sown_cy cimport sow
from speeltafel.games.qwirkle._luck_cy cimport Luck

cdef int _KEEPS
cdef int _USES
cdef int _ACTIONS
cdef int _STATE


@cython.final
cdef class QwinnKernel:
    cdef readonly Luck luck
    cdef readonly int count
    cdef int longest
    cdef int first
    cdef int spaces
    cdef int topper
    cdef int target
    cdef int cap
    cdef bint wants_mask
    cdef bint keeps_ends
    cdef int learner
    cdef unsigned long long seed
    cdef int[::1] rivals_at
    cdef int[::1] throws_under
    cdef int[::1] kind_of
    cdef int[::1] worth
    cdef int[::1] ways
    cdef int[::1] dice_of
    cdef int[::1] size_of
    cdef int[::1] set_of
    cdef int[::1] parts
    cdef int[::1] part_from
    cdef int[::1] state
    cdef unsigned long long[::1] words
    cdef int[::1] found
    cdef int[::1] thrown
    cdef int found_count
    cdef unsigned char[::1] mask
    cdef short[::1] ids
    cdef long long[::1] offsets
    cdef unsigned char[::1] dice
    cdef unsigned char[::1] place
    cdef unsigned char[::1] boycott
    cdef short[::1] scores
    cdef unsigned char[::1] throws
    cdef unsigned char[::1] seat
    cdef short[::1] points
    cdef float[::1] results
    cdef unsigned char[::1] done
    cdef unsigned char[::1] cut
    cdef short[::1] finals
    cdef int[::1] lengths

    cdef void begin(self, int table) noexcept nogil
    cdef void next_turn(self, int at, int seat) noexcept nogil
    cdef void throw_rest(self, int at, int kept, int red) noexcept nogil
    cdef void seek(self, int at) noexcept nogil
    cdef int worth_of(self, int at, int id) noexcept nogil
    cdef int rival_choice(self, int at, int rival) noexcept nogil
    cdef void act(self, int table, int id) noexcept nogil
    cdef bint is_over(self, int at) noexcept nogil
    cdef void finish(self, int table) noexcept nogil
    cdef void settle(self, int table) noexcept nogil
    cdef void tell(self, int table) noexcept nogil
    cdef void show(self, int at, int place, int seat) noexcept nogil
    cdef void write_mask(self, int table) noexcept nogil
