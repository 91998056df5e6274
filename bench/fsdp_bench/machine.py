# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The machine: what it is, and which processors a contestant may use."""

import os
import pathlib
import platform
import resource
import time


def cpu_model():
    """The processor's name as the kernel gives it."""
    try:
        for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _vector_set():
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text()
    except OSError:
        return "unknown"
    flags = set(next((l for l in text.splitlines() if l.startswith("flags")), "").split())
    return next((name for name in ("avx512f", "avx2", "avx") if name in flags), "none")


def cpus():
    """The processors this process may use, in order."""
    return sorted(os.sched_getaffinity(0))


def first_cpus(count):
    """The first `count` processors, or all of them if there are fewer."""
    return cpus()[:count]


def load():
    """Processes that wanted a processor in the last minute."""
    return os.getloadavg()[0]


def _busy_seconds():
    """Seconds all processors together worked since the start of the machine."""
    fields = pathlib.Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    user, nice, system, _, _, irq, softirq, steal = (int(field) for field in fields[:8])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


def _own_seconds():
    """The part of it that this process and its finished children had."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


class Meter:
    """How many processors other work kept busy since the meter was made."""

    def __init__(self):
        self.begin = self._read()

    @staticmethod
    def _read():
        try:
            return time.monotonic(), _busy_seconds(), _own_seconds()
        except (OSError, ValueError):
            return None

    def others(self):
        """Processors, on average; None where the kernel does not tell.

        Children that still run count as others: end them before.
        """
        now = self._read()
        if self.begin is None or now is None:
            return None
        elapsed, busy, own = (b - a for a, b in zip(self.begin, now, strict=True))
        return max(0.0, (busy - own) / elapsed) if elapsed > 0 else None


def description():
    """What a reader of the figures has to know."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return {
        "cpu": cpu_model(),
        "vectors": _vector_set(),
        "cpus": len(cpus()),
        "memory_gib": round(memory, 1),
        "system": f"{platform.system()} {platform.release()}",
        "load_at_start": round(load(), 2),
    }
