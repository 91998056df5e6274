# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The machine: what it is, and which processors a contestant may use."""

import os
import pathlib
import platform


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
