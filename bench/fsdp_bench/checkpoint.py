# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`checkpoint`: the time of steps that save a checkpoint every tenth, against others."""

import pathlib
import tempfile

from . import machine, pipeline, setup
from .contestants import Ours, Round
from .lines import Samples, time_line

EVERY = 10
# model: steps to warm up and to time in a round
STEPS = {"big": (EVERY, 2 * EVERY), "small": (EVERY, 6 * EVERY)}
WORLD = 2
GOAL = "ratio <= 1.1"


def sum_windows(seconds):
    """The time of each step on average, by windows with as many checkpoints each."""
    return [sum(seconds[at : at + EVERY]) / EVERY for at in range(0, len(seconds), EVERY)]


class Saving(Ours):
    """Ours, which saves its state every `every` steps; 0: never."""

    def __init__(self, artifact, data, every):
        super().__init__(artifact, data, WORLD)
        self.every = every

    def run(self, warm, timed):
        with tempfile.TemporaryDirectory(dir=setup.CACHE) as folder:
            if self.every:
                self.options = ("--checkpoint-dir", pathlib.Path(folder) / "saved",
                                "--checkpoint-every", self.every)
            done = super().run(warm, timed)
        return Round(sum_windows(done.seconds), done.losses)


def run(options):
    """Yields the lines."""
    for name in [each for each in options.models if each in STEPS]:
        warm, timed = STEPS[name]
        folder = setup.exported(name, steps=warm + timed, world=WORLD)
        artifact = setup.CACHE / f"{name}-world{WORLD}.so"
        pipeline.compile_step(folder / "model.mlir", WORLD, artifact, "class:Block")
        contestants = {"without": Saving(artifact, folder, 0),
                       "with": Saving(artifact, folder, EVERY)}
        samples = {key: Samples() for key in contestants}
        meter = machine.Meter()
        for turn in range(options.rounds):
            for key, contestant in contestants.items():
                samples[key].add(contestant.run(warm, timed).seconds)
            figures = ", ".join(f"{k} {s.median:.4f}" for k, s in samples.items())
            setup.progress(f"checkpoint {name}: round {turn + 1} of {options.rounds}: {figures}")
        line = time_line(
            f"checkpoint.{name}.every{EVERY}", samples["with"], samples["without"],
            "no checkpoints", GOAL)
        line.extra["others"] = meter.others()
        yield line
