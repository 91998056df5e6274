# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`recurrence`: an LSTM over 128 tokens, from the model to the step, against PyTorch's own."""

import time

from . import machine, pipeline, setup, step
from .contestants import Ours
from .lines import Goal, Line, Samples, time_line

MODEL, PEER = "lstm", "pytorch_unsharded"
BUILD_GOAL, STEP_GOAL = "value <= 30", "ratio <= 1"


def lines(seconds, samples, losses, peers=True):
    """The lines: seconds of export and compilation, of a step, and whether both train the same."""
    yield Line("recurrence.lstm.build", seconds, "s", goal=Goal.parse(BUILD_GOAL))
    ours = samples.get("unsharded", Samples())
    if not peers:
        yield time_line("recurrence.lstm.step", ours)
        return
    theirs = samples.get(PEER, Samples())
    yield time_line("recurrence.lstm.step", ours, theirs, PEER, STEP_GOAL)
    yield time_line(f"recurrence.lstm.{PEER}", theirs)
    worst = None
    if PEER in losses and "unsharded" in losses:
        worst = step.loss_difference(losses["unsharded"], losses[PEER])
    yield Line("recurrence.lstm.loss_difference", worst, "relative", PEER, None,
               Goal.parse(f"value <= {step.LOSS_TOLERANCE}"))


def _build():
    """Exports and compiles anew; returns the export, the artifact and the seconds it took."""
    setup.tool("fsdp-compile"), setup.python()  # which may be built and installed first
    begin = time.perf_counter()
    folder = setup.exported(MODEL, world=2, steps=sum(step.STEPS[MODEL]), fresh=True)
    artifact = setup.CACHE / f"{MODEL}-world1.so"
    pipeline.compile_step(folder / "model.mlir", 1, artifact, wrap="class:LSTM")
    return folder, artifact, time.perf_counter() - begin


def run(options):
    """Yields the lines."""
    meter = machine.Meter()
    folder, artifact, seconds = _build()
    contestants = {"unsharded": Ours(artifact, folder, 1, copies=2)}
    contestants |= step.start_peers(MODEL, (PEER,) if options.peers else ())
    samples, losses = step.measure(contestants, MODEL, options.rounds)
    others = meter.others()
    for line in lines(seconds, samples, losses, options.peers):
        line.extra["others"] = others
        yield line
