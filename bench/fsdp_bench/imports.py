# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`import`: from a model's file to a step that runs, both cold, against torch.compile."""

import tempfile
import time

from . import machine, pipeline, setup
from .lines import Goal, Line, Samples, time_line

# Of each model the seconds that it may take, and the classes that become units.
MODELS = {
    "gpt_350m_short": (15, "class:Block"),
    "llama_32": (12, "class:Layer"),
    "resnet50": (30, "class:Bottleneck"),
}
PEER, PEER_GOAL = "torch_compile", "ratio <= 0.5"
WORLD = 2


def lines(name, stages, theirs=None):
    """The lines of a model: seconds of export and of compilation, and both against the peer's.

    `stages` and `theirs` are `Samples` with one figure in each round.
    """
    export, compilation = stages["export"], stages["compile"]
    both = Samples()
    for one, other in zip(export.rounds, compilation.rounds, strict=True):
        both.add([one[0] + other[0]])
    yield time_line(f"import.{name}.export", export)
    yield time_line(f"import.{name}.compile", compilation)
    yield Line(f"import.{name}", both.minimum, "s", goal=Goal.parse(f"value <= {MODELS[name][0]}"))
    if theirs is not None:
        yield time_line(f"import.{name}.whole", both, theirs, PEER, PEER_GOAL)
        yield time_line(f"import.{name}.{PEER}", theirs)


def _timed(work):
    begin = time.perf_counter()
    work()
    return [time.perf_counter() - begin]


def _torch_compile(name):
    """Runs the peer, whose caches begin empty."""
    with tempfile.TemporaryDirectory() as cache:
        setup.call(
            [setup.python(), setup.ROOT / "bench" / "peers" / "torch_compile.py",
             setup.model_file(name)],
            env=setup.peer_environment() | {
                "TORCHINDUCTOR_CACHE_DIR": cache, "TORCHINDUCTOR_FORCE_DISABLE_CACHES": "1"})


def _measure(name, options):
    """The stages of ours and the peer's, in turns."""
    stages, theirs = {"export": Samples(), "compile": Samples()}, Samples()
    artifact = setup.CACHE / f"{name}-import.so"
    folder = setup.CACHE / "exports" / name
    for _ in range(options.rounds):
        stages["export"].add(_timed(
            lambda: setup.exported(name, world=WORLD, steps=1, fresh=True)))
        stages["compile"].add(_timed(lambda: pipeline.compile_step(
            folder / "model.mlir", WORLD, artifact, wrap=MODELS[name][1])))
        if options.peers:
            theirs.add(_timed(lambda: _torch_compile(name)))
    return stages, theirs if options.peers else None


def run(options):
    """Yields the lines."""
    setup.tool("fsdp-compile"), setup.python()  # which may be built and installed first
    for name in MODELS:
        meter = machine.Meter()
        measured = _measure(name, options)
        others = meter.others()
        for line in lines(name, *measured):
            line.extra["others"] = others
            yield line
