from speeltafel.games.qwirkle._luck_cy cimport Luck

cpdef void sow(Luck luck, unsigned long long seed, unsigned long long table, unsigned long long episode) noexcept nogil
