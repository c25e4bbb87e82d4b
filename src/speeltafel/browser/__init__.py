"""Tables that live in a browser's worker, without a server: their store, their bots, and the worker's entry."""

import time

if not hasattr(time, "thread_time"):  # in a worker there is one thread, so its own time is all there is
    time.thread_time = time.perf_counter
