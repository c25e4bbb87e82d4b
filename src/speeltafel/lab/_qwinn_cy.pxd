cimport cython

cdef extern from *:
    """
    /* One build for every machine: the loader takes the widest vectors that the processor has. */
    #if defined(__x86_64__) && defined(__GLIBC__) && !defined(__clang__) && __GNUC__ >= 11
    #define SPEELTAFEL_WIDE __attribute__((target_clones("avx2", "default"))) void
    #else
    #define SPEELTAFEL_WIDE void
    #endif
    """
    ctypedef void wide "SPEELTAFEL_WIDE"


@cython.final
cdef class QwinnBlocks:
    cdef float[:, :, :, ::1] after
    cdef int target
    cdef int bound
    cdef int pairs_from
    cdef int pairs_to
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
    cdef float[:, ::1] ends
    cdef float[:, ::1] lost
    cdef float[:, :, ::1] tree
    cdef float[:, :, ::1] final
    cdef float[:, :, ::1] tops
    cdef float[:, ::1] won
    cdef float[:, :, ::1] old
    cdef float close

    @cython.locals(settled=int)
    cdef void _value(self, int p, int q) noexcept nogil

    @cython.locals(_n=int, first=float, last=float)
    cdef int _settle(self, int p, int q) noexcept nogil

    @cython.locals(row=int, lane=int)
    cdef void _remember(self, int p, int q, int which) noexcept nogil

    @cython.locals(row=int, lane=int, moved=float, change=float)
    cdef float _change(self, int p, int q, int which) noexcept nogil

    @cython.locals(row=int, lane=int, lap=int, _throw=int, moved=float, change=float)
    cdef float _rows(
        self, int p, int q, int first, int last, int lane_from, int lane_to,
    ) noexcept nogil


@cython.locals(n=int, i=int, d=int, own=int, space=int, to=int, placed=int, x=float, y=float)
cdef wide _see(
    float[:, :, :, ::1] after, float[:, ::1] ends, float[:, ::1] lost, short[:, :, ::1] seen,
    int count, int p, int q, int row, int bound, int bites,
) noexcept nogil

@cython.locals(k=int, red=int, whites=int, n=int, i=int, end=int, fail=int, x=float, y=float)
cdef wide _finals(
    float[:, ::1] ends, float[:, ::1] lost, float[:, :, ::1] tops, short[::1] sums,
    int[:, ::1] starts, short[:, ::1] reach, int row, int lap, int bites,
) noexcept nogil

@cython.locals(
    red=int, whites=int, i=int, a=int, b=int, c=int, d=int, e=int, f=int,
    part=float, sixth=float, whole=int, sets=int,
)
cdef wide _expect(
    float[:, :, ::1] tops, float[:, :, ::1] tree, short[:, ::1] more, int low, int high
) noexcept nogil

@cython.locals(red=int, whites=int, i=int, a=int, b=int, c=int, d=int, x=float, y=float, z=float, whole=int, sets=int)
cdef wide _choose(
    float[:, :, ::1] final, float[:, :, ::1] tops, float[:, :, ::1] tree, short[:, ::1] fewer
) noexcept nogil

@cython.locals(whites=int, i=int, weight=double, count=int)
cdef wide _begin(
    float[:, :, ::1] tops, double[::1] chance, float[:, ::1] won, int row, int lap
) noexcept nogil
