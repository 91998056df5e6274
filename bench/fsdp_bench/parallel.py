# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`parallel`: the step of a Llama of 70 B parameters on 64 ranks, cut by FSDP alone and in each node
by tensor parallelism, in the simulator."""

import json
import re
import subprocess

from . import setup
from .lines import Line

MACHINE, RANKS, TOKENS = "h100-8x400g", 64, 4096
EXPORT = ("--no-init", "--param-dtype", "bf16", "--checkpoint", "class:Layer")
# name: model, grid, rows of a step, and the plan if it is not the model's; in those that are
# `rounded` ranks round parts of sums before they are added up, as PyTorch's do; in those in
# `pieces` products travel in as many as pay
CASES = {
    "dp64": ("llama_70b", {"dp": 64}, 64, None),
    "dp8_tp8": ("llama_70b_shared", {"dp": 8, "tp": 8}, 64, None),
    "dp8_tp8.sequence": ("llama_70b_shared", {"dp": 8, "tp": 8}, 64, {
        "*.attention.[qkv]": "colwise", "*.gate": "colwise", "*.up": "colwise",
        "*.attention.out": {"style": "rowwise", "output": 1},
        "*.down": {"style": "rowwise", "output": 1},
        "embedding": {"style": "rowwise", "output": 1},
        "*.before": "sequence", "*.between": "sequence", "norm": "sequence"}),
    "dp8_tp8.rounded": ("llama_70b_shared", {"dp": 8, "tp": 8}, 64, None),
    "dp8_tp8.pieces": ("llama_70b_shared", {"dp": 8, "tp": 8}, 64, None),
    "dp8_tp8.8_rows": ("llama_70b", {"dp": 8, "tp": 8}, 8, None),
}
SUMMARY = re.compile(r"@step on \S+: step ([\d.]+) ms, exposed ([\d.]+) ms, peak (\d+) B")


def parse(text, trace, rows):
    """Figures of a simulated step, from what the simulator says and the trace it writes. What no
    unit is waited for is of tensor parallelism."""
    found = SUMMARY.search(text)
    if not found:
        raise setup.BenchError(f"expected a simulated step, got {text[:200]!r}")
    step, exposed, peak = float(found[1]), float(found[2]), int(found[3])
    along_tp = sum(stall["seconds"] for stall in trace["exposed"] if stall["for"] == "value")
    return {"step": step, "exposed": exposed, "exposed_along_tp": 1e3 * along_tp,
            "gigabytes": peak / 1e9, "tokens_per_second": 1e3 * rows * TOKENS / RANKS / step}


def _simulate(name):
    """Compiles a case as far as its schedule."""
    model, grid, rows, plan = CASES[name]
    folder = setup.exported(model, world=1, run=False, arguments=EXPORT)
    options = [f"grid={','.join(map(str, grid.values()))}", f"axis-names={','.join(grid)}",
               "wrap=class:Layer", "optimizer=adamw", "target=cuda:sm_90", "stop-after=schedule"]
    if name.endswith("rounded"):
        options.append("round-parts")
    if name.endswith("pieces"):
        options += ["micro-pipeline=auto", f"machine={MACHINE}"]
    if plan:
        file = setup.CACHE / "parallel-plan.json"
        file.write_text(json.dumps(plan))
        options.append(f"parallel-plan={file}")
    trace = setup.CACHE / "parallel-trace.json"
    setup.progress(f"parallel: {name}")
    done = subprocess.run(
        [setup.tool("fsdp-opt"), folder / "model.mlir", f"--fsdp-pipeline={' '.join(options)}",
         f"--fsdp-simulate=machine={MACHINE} trace={trace}", "--verify-each=false",
         "-o", "/dev/null"], capture_output=True, text=True)
    if done.returncode != 0:
        raise setup.BenchError(f"{name}: {done.stderr[-400:]}")
    return parse(done.stderr, json.loads(trace.read_text()), rows)


def lines(figures):
    """A line for each case: milliseconds of a step, and those of a token against FSDP's alone."""
    alone = figures["dp64"]
    for name, found in figures.items():
        ratio = None if found is alone else (
            alone["tokens_per_second"] / found["tokens_per_second"])
        yield Line(f"parallel.llama_70b.{name}", found["step"], "ms",
                   None if found is alone else "dp64", ratio, None,
                   {key: value for key, value in found.items() if key != "step"})


def run(options):
    """Yields the lines."""
    yield from lines({name: _simulate(name) for name in CASES})
