cpdef unsigned long long group_of(int number) noexcept nogil
cpdef int count_of(unsigned long long kinds) noexcept nogil
cpdef int best_of(unsigned long long kinds) noexcept nogil
