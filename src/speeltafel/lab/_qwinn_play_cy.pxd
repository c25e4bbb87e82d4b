cimport cython


@cython.final
cdef class Mind:
    cdef const float[:, :, :, :] after
    cdef int target
    cdef int bound
    cdef short[:, ::1] more
    cdef short[:, ::1] fewer
    cdef double[::1] chance
    cdef short[::1] sums
    cdef int[:, ::1] starts
    cdef short[:, ::1] reach
    cdef short[:, :, ::1] seen
    cdef int[::1] seen_count
    cdef int[::1] throws
    cdef int[::1] bites
    cdef double[::1] ends
    cdef double[:, ::1] final
    cdef double[:, ::1] tops
    cdef double[:, :, ::1] means
    cdef int p
    cdef int q
    cdef int row
    cdef int lane

    @cython.locals(k=int, n=int, red=int, whites=int, best=double)
    cdef void look(self, int p, int q, int row, int lane) noexcept nogil

    @cython.locals(to=int)
    cdef double fail(self, int total) noexcept nogil

    @cython.locals(space=int, to=int, own=int, placed=int, plain=double)
    cdef double end(self, int n, int use) noexcept nogil


@cython.locals(red=int, whites=int, die=int, total=double, whole=int, sets=int)
cdef void _expect(
    double[:, ::1] tops, double[:, :, ::1] means, int which, short[:, ::1] more
) noexcept nogil

@cython.locals(red=int, whites=int, n=int, best=double, whole=int)
cdef void _best(
    double[:, :, ::1] means, int which, double[:, ::1] final, double[:, ::1] tops, short[:, ::1] fewer
) noexcept nogil


@cython.final
cdef class QwinnGames:
    cdef Mind first
    cdef Mind second
    cdef Mind judge
    cdef short[:, ::1] digits
    cdef short[::1] numbers
    cdef int[2] points
    cdef int[2] sides
    cdef int[2] own
    cdef unsigned long long luck
    cdef unsigned long long factor
    cdef int whites
    cdef int red

    @cython.locals(who=int, target=int)
    cdef void _game(self, double[:, :, ::1] figures, int n) noexcept nogil

    @cython.locals(
        best=double, value=double, judged=double, part=int, mask=int, red=int,
        own=int, left=int, kept_whites=int, kept_red=int,
    )
    cdef void _turn(self, double[:, :, ::1] figures, int n, int who) noexcept nogil

    @cython.locals(
        value=double, i=int, end=int, use=int, k=int, own=int, total=int,
        best=double, judged=double, chosen=int, used=int,
    )
    cdef void _stop(self, double[:, :, ::1] figures, int n, int who) noexcept nogil

    cdef double _final(self, int who, int red, int whites) noexcept nogil
    cdef double _mean(self, int who, int which, int red, int part) noexcept nogil
    cdef double _fail(self, int who, int total) noexcept nogil
    cdef double _end(self, int who, int end, int use) noexcept nogil
    cdef int _empty(self) noexcept nogil

    @cython.locals(i=int, code=int)
    cdef int _part(self, int mask) noexcept nogil

    @cython.locals(i=int, digit=int, code=int)
    cdef void _throw(self, int kept_whites, int kept_red) noexcept nogil

    @cython.locals(word=cython.ulonglong)
    cdef int _die(self) noexcept nogil
