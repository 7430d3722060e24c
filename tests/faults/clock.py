"""A wall clock that can be set, for processes that are started with it: the system's own is left alone.

A small library stands before the C library and adds to the time of day what a file says; clocks that nobody can set,
which measure how long things take, are not touched.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static const long long *ahead; /* seconds */

__attribute__((constructor)) static void open_clock(void) {
    const char *path = getenv("FATCATS_TEST_CLOCK");
    int file = path ? open(path, O_RDONLY) : -1;
    void *page = file < 0 ? MAP_FAILED : mmap(0, sizeof *ahead, PROT_READ, MAP_SHARED, file, 0);
    ahead = page == MAP_FAILED ? 0 : page;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(clock, time);
    if (!failed && ahead && clock == CLOCK_REALTIME) time->tv_sec += *ahead;
    return failed;
}

time_t time(time_t *out) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (out) *out = now.tv_sec;
    return now.tv_sec;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    out->tv_sec = now.tv_sec;
    out->tv_usec = now.tv_nsec / 1000;
    return 0;
}
"""


class WallClock:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        source, library, self._file = folder / "clock.c", folder / "clock.so", folder / "ahead"
        source.write_text(SOURCE)
        compiler = shutil.which("cc")
        assert compiler is not None, "the core is compiled with it, so it is there"
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
        self.set(0)
        self.environment = {"LD_PRELOAD": str(library), "FATCATS_TEST_CLOCK": str(self._file)}

    def set(self, ahead: int) -> None:
        """So many seconds ahead of the real one. In one write: nobody reads half of it."""
        with self._file.open("r+b" if self._file.exists() else "wb") as file:
            file.write(struct.pack("q", ahead))
