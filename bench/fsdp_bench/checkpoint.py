# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`checkpoint`: the time of steps that save a checkpoint every tenth, against others."""

import contextlib
import mmap
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from . import machine, pipeline, setup
from .contestants import Ours, Round
from .lines import Samples, time_line

EVERY = 10
# model: steps to warm up and to time in a round
STEPS = {"big": (EVERY, 2 * EVERY), "small": (EVERY, 6 * EVERY)}
WORLD = 2
GOAL = "ratio <= 1.03"
# A disk that always keeps up, and takes no processor for it.
MEMORY = pathlib.Path("/dev/shm")


def sum_windows(seconds):
    """The time of each step on average, by windows with as many checkpoints each."""
    return [sum(seconds[at : at + EVERY]) / EVERY for at in range(0, len(seconds), EVERY)]


def write_files(folder, sizes, period):
    """Writes files past the system's caches, one of each size every `period` seconds.

    Without an end: what any program costs a machine that writes as much as often.
    """
    block = mmap.mmap(-1, 4 << 20)
    for turn in range(1 << 30):
        begun = time.monotonic()
        for index, size in enumerate(sizes):
            flags = os.O_WRONLY | os.O_CREAT | os.O_DIRECT
            path = pathlib.Path(folder) / f"{index}-{turn % 2}"
            path.unlink(missing_ok=True)
            file = os.open(path, flags)
            for at in range(0, size, len(block)):
                whole = min(size - at + mmap.PAGESIZE - 1, len(block))
                os.write(file, memoryview(block)[: whole // mmap.PAGESIZE * mmap.PAGESIZE])
            os.fsync(file)
            os.close(file)
        time.sleep(max(0, begun + period - time.monotonic()))


@contextlib.contextmanager
def disk_in_use(sizes, period):
    """A process that writes files while what is within runs."""
    with tempfile.TemporaryDirectory(dir=setup.CACHE) as folder:
        program = f"from {__name__} import write_files; write_files({folder!r}, {sizes}, {period})"
        writer = subprocess.Popen([sys.executable, "-c", program])
        try:
            yield
            if writer.poll() is not None:
                raise setup.BenchError("what writes beside the steps has ended")
        finally:
            writer.kill()
            writer.wait()


class Saving(Ours):
    """Ours, which saves its state every `every` steps in `place`; 0: never."""

    def __init__(self, artifact, data, every, place=setup.CACHE):
        super().__init__(artifact, data, WORLD)
        self.every = every
        self.place = place
        # Bytes of the files that the last run has saved.
        self.sizes = []

    def run(self, warm, timed):
        with tempfile.TemporaryDirectory(dir=self.place) as folder:
            saved = pathlib.Path(folder) / "saved"
            if self.every:
                self.options = ("--checkpoint-dir", saved, "--checkpoint-every", self.every)
            done = super().run(warm, timed)
            newest = max(saved.glob("step-*"), default=saved)
            self.sizes = [file.stat().st_size for file in newest.glob("rank-*")]
        return Round(sum_windows(done.seconds), done.losses)


def compare(name, artifact, data, options):
    """Samples by what is done with checkpoints, and how many processors others used."""
    warm, timed = STEPS[name]
    without, saving = Saving(artifact, data, 0), Saving(artifact, data, EVERY)
    ways = {"without": without, "with": saving}
    if MEMORY.is_dir():
        ways["in memory"] = Saving(artifact, data, EVERY, MEMORY)
    samples = {way: Samples() for way in [*ways, "beside"]}
    meter = machine.Meter()
    for turn in range(options.rounds):
        for way, contestant in ways.items():
            samples[way].add(contestant.run(warm, timed).seconds)
        period = EVERY * statistics.median(samples["with"].rounds[-1])
        with disk_in_use(saving.sizes, period):
            samples["beside"].add(without.run(warm, timed).seconds)
        figures = ", ".join(f"{k} {s.median:.4f}" for k, s in samples.items())
        setup.progress(f"checkpoint {name}: round {turn + 1} of {options.rounds}: {figures}")
    return samples, meter.others()


def run(options):
    """Yields the lines."""
    for name in [each for each in options.models if each in STEPS]:
        data = setup.exported(name, steps=sum(STEPS[name]), world=WORLD)
        artifact = setup.CACHE / f"{name}-world{WORLD}.so"
        pipeline.compile_step(data / "model.mlir", WORLD, artifact, "class:Block")
        samples, others = compare(name, artifact, data, options)
        prefix = f"checkpoint.{name}.every{EVERY}"
        line = time_line(prefix, samples["with"], samples["without"], "no checkpoints", GOAL)
        line.extra["others"] = others
        yield line
        if "in memory" in samples:
            yield time_line(f"{prefix}.in_memory", samples["in memory"], samples["without"],
                            "no checkpoints", GOAL)
        yield time_line(f"{prefix}.vs_disk", samples["with"], samples["beside"],
                        "no checkpoints, beside a program that writes as many bytes", GOAL)
