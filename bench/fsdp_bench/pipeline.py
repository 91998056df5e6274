# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`pipeline`: what compiling costs."""

import json
import subprocess
import time

from . import machine, setup
from .lines import Samples, time_line

WORLD = 4
LAST_OF_PLAN = "planmemory"


def parse_timing(text):
    """Top level of `--mlir-timing --mlir-output-format=json`: (name, wall seconds).

    In tree display the entries stand in the order in which they ran.
    """
    start = text.find("[")
    if start < 0:
        raise setup.BenchError("expected a timing report in JSON")
    entries, _ = json.JSONDecoder().raw_decode(text[start:])
    return [(entry["name"], float(entry["wall"]["duration"])) for entry in entries]


def plan_seconds(entries):
    """Seconds from the parsed module to the end of the plan."""
    names = [name.lower().replace("-", "") for name, _ in entries]
    plan = [index for index, name in enumerate(names) if LAST_OF_PLAN in name]
    if not plan:
        raise setup.BenchError("expected the pass fsdp-plan-memory in the timing report")
    return sum(
        seconds
        for index, (name, seconds) in enumerate(entries)
        if index <= plan[-1] and name != "Parser"
    )


def _time_passes(source, verify_each):
    pipeline = (
        f"--fsdp-pipeline=grid={WORLD} wrap=class:Block optimizer=adamw"
    )
    done = setup.call(
        [setup.tool("fsdp-opt"), source, pipeline, "-o", "/dev/null",
         "--mlir-disable-threading", "--mlir-timing", "--mlir-timing-display=tree",
         "--mlir-output-format=json", f"--verify-each={str(verify_each).lower()}"]
    )
    return plan_seconds(parse_timing(done.stderr))


def compile_step(source, world, output):
    """Compiles with the settings of all benchmarks; returns the seconds it took."""
    begin = time.perf_counter()
    setup.call(
        [setup.tool("fsdp-compile"), source, "--world", world, "--wrap", "class:Block",
         "--optimizer", "adamw", "-o", output]
    )
    return time.perf_counter() - begin


def operations(source):
    """How many operations the exported step has; None if they can't be counted."""
    done = subprocess.run(
        [setup.tool("fsdp-opt"), source, "--print-op-stats=json", "-o", "/dev/null"],
        capture_output=True, text=True,
    )
    try:
        text = done.stderr or done.stdout
        return sum(json.loads(text[text.index("{") :]).values())
    except (ValueError, AttributeError):
        return None


def run(options):
    """Yields the lines."""
    for name in options.models + (["l24"] if options.l24 else []):
        folder = setup.exported(name, run=name != "l24")
        source = folder / "model.mlir"
        meter = machine.Meter()
        output = setup.CACHE / f"{name}-pipeline.so"
        found = {kind: Samples() for kind in ("passes", "passes_checked", "compile")}
        for turn in range(options.rounds):
            setup.progress(f"pipeline {name}: round {turn + 1} of {options.rounds}")
            found["passes"].add([_time_passes(source, verify_each=False)])
            found["passes_checked"].add([_time_passes(source, verify_each=True)])
            found["compile"].add([compile_step(source, WORLD, output)])
        output.unlink(missing_ok=True)
        extra = {"operations": operations(source), "others": meter.others()}
        for kind, samples in found.items():
            line = time_line(f"pipeline.{name}.{kind}", samples)
            line.extra.update(extra)
            yield line
