cimport cython

from speeltafel.bots.qwirkle._candidates_cy cimport Candidates
from speeltafel.bots.qwirkle._deal_cy cimport Deal
from speeltafel.bots.qwirkle._guess_cy cimport Guess
from speeltafel.bots.qwirkle._value_cy cimport Judge
from speeltafel.games.qwirkle._finder_cy cimport Finder
from speeltafel.games.qwirkle._luck_cy cimport Luck

cdef int FEW
cdef int BATCH
cdef double GREED
cdef double SURE
cdef double TRUST
cdef unsigned long long SWAP


@cython.final
cdef class Rollout:
    cdef readonly Finder finder
    cdef readonly Luck luck
    cdef readonly Deal deal
    cdef readonly Judge judge
    cdef readonly Guess guess
    cdef readonly Candidates candidates
    cdef double scale
    cdef double least_scale
    cdef int[::1] alive
    cdef int alive_count
    cdef double[::1] total
    cdef double[::1] chances
    cdef double[::1] product
    cdef int[::1] tried
    cdef double[::1] fresh
    cdef double[::1] fresh_chance
    cdef int deals
    cdef double[::1] left
    cdef int depth
    cdef int finish
    cdef long long nodes
    cdef long long most_nodes
    cdef bint stopped
    cdef double chance_found

    cdef bint is_spent(self) noexcept nogil
    cdef void muse(self, unsigned long long luck, bint dropping) noexcept nogil
    cdef bint is_late(self, double began, int now, int rounds) noexcept nogil
    cdef bint try_all(self, unsigned long long luck) noexcept nogil
    cdef void drop_hopeless(self) noexcept nogil
    cdef void arrange_alive(self) noexcept nogil
    cdef double tried_out(self, unsigned long long option) noexcept nogil
    cdef double standing(self, double more) noexcept nogil
    cdef unsigned long long answer(self) noexcept nogil
    cdef void forget_left(self) noexcept nogil
