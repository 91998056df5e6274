# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`attention`: a GPT with 2048 tokens, attention tile by tile against written out."""

import json

from . import machine, pipeline, setup, step
from .contestants import Ours
from .lines import Goal, Line, Samples, time_line

MODEL, WRITTEN_OUT, PEER = "gpt_2048", "written_out", "pytorch_unsharded"
STEP_GOAL, MEMORY_GOAL = "ratio <= 0.9", "ratio <= 0.6"
ARENAS = ("persistent", "comm", "temp", "host")


def lines(samples, losses, planned, peers=True):
    """The lines: a step against the same written out and PyTorch's, bytes that are planned, and
    whether all train the same."""
    tiled = samples.get("tiled", Samples())
    others = {key: samples.get(key, Samples()) for key in (WRITTEN_OUT, PEER)}
    yield time_line(
        f"attention.{MODEL}.step", tiled, others[WRITTEN_OUT], WRITTEN_OUT, STEP_GOAL)
    yield Line(f"attention.{MODEL}.memory", planned["tiled"], "bytes", WRITTEN_OUT,
               planned["tiled"] / planned[WRITTEN_OUT], Goal.parse(MEMORY_GOAL))
    if peers:
        yield time_line(f"attention.{MODEL}.step_vs_pytorch", tiled, others[PEER], PEER)
    for key in (WRITTEN_OUT, PEER) if peers else (WRITTEN_OUT,):
        worst = None
        if key in losses and "tiled" in losses:
            worst = step.loss_difference(losses["tiled"], losses[key])
        yield Line(f"attention.{MODEL}.loss_difference.{key}", worst, "relative", key, None,
                   Goal.parse(f"value <= {step.LOSS_TOLERANCE}"))


def _compile(folder, key):
    """Compiles; returns the contestant and the bytes that a rank is planned to take."""
    artifact, report = setup.CACHE / f"{MODEL}-{key}.so", setup.CACHE / "attention.json"
    options = ["--tile-attention=false"] if key == WRITTEN_OUT else []
    pipeline.compile_step(folder / "model.mlir", 1, artifact,
                          options=[*options, "--report", report])
    memory = json.loads(report.read_text())["memory"]
    return Ours(artifact, folder, 1, copies=2), sum(memory[f"{arena}_bytes"] for arena in ARENAS)


def run(options):
    """Yields the lines."""
    folder = setup.exported(MODEL, world=2, steps=sum(step.STEPS[MODEL]))
    contestants, planned, meter = {}, {}, machine.Meter()
    for key in ("tiled", WRITTEN_OUT):
        contestants[key], planned[key] = _compile(folder, key)
    contestants |= step.start_peers(MODEL, (PEER,) if options.peers else ())
    samples, losses = step.measure(contestants, MODEL, options.rounds)
    others = meter.others()
    for line in lines(samples, losses, planned, options.peers):
        line.extra["others"] = others
        yield line
