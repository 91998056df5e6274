#!/usr/bin/env python3
"""Trains a model with elementwise values computed again, and the same without.

usage: recompute_elementwise.py MODEL_DIR [--world 2] [--steps 1] [--micro-batches N]
                                [--compile=OPTION]... [--grows] [--work DIR]

Values of all sizes are computed again, as committed models have none of 1 MiB.

* Backward executes more operations then, and the plan's temporaries are smaller,
  unless --grows says that they need not be: the least in sum is kept, which need
  not be the least at once.
* Collectives are the same.
* Losses and gradients are equal but for the rounding of what is fused: the largest
  difference in a tensor is at most 1e-6 of its largest element, or of a thousandth
  of the largest in any gradient. (What a step rounds otherwise, those behind it
  amplify.)
"""
import argparse
import pathlib
import re
import sys

from harness import Failed, Harness, call, compare, make_work, pipeline_options
from results import read_json

OPTION = "--recompute-elementwise-bytes"
TOLERANCE = 1e-6
KEPT, AGAIN = f"{OPTION}=-1", f"{OPTION}=0"


def plan(harness, name, *options):
    """The plan of the sharded program."""
    report = harness.work / f"{name}.json"
    call("fsdp-compile", harness.model / "model.mlir", "--wrap", harness.wrap, "--dry-run",
         "--report", report, *harness.list_options(*options))
    return read_json(report)


def count_operations(harness, *options):
    """Operations of all bodies of the step's segments, each as often as it is called."""
    options = ["--wrap", harness.wrap, *harness.list_options(*options)]
    text = call("fsdp-opt", harness.model / "model.mlir",
                f"--fsdp-pipeline={pipeline_options(options)} stop-after=buffers").stdout
    own, calls, name = {}, {}, None
    for line in text.splitlines():
        if begin := re.match(r"  func\.func (?:private )?@([\w.]+)\(", line):
            name = begin[1]
        elif re.search(r"%\w+ = (?:arith|math)\.(?!constant)", line):
            own[name] = own.get(name, 0) + 1
        elif called := re.search(r"call @([\w.]+)\(", line):
            calls[called[1]] = calls.get(called[1], 0) + 1
    return sum(count * calls.get(name, 1) for name, count in own.items())


def compare_plans(harness, grid, grows):
    """Operations, bytes and collectives of both programs."""
    operations = [count_operations(harness, *grid, option) for option in (KEPT, AGAIN)]
    if operations[1] <= operations[0]:
        raise Failed(f"FAILED: nothing is computed again: {operations} operations")
    print(f"operations rise from {operations[0]} to {operations[1]}")
    plans = [plan(harness, name, *grid, option)
             for name, option in (("kept", KEPT), ("again", AGAIN))]
    before, after = (one["memory"]["temp_bytes"] for one in plans)
    if after >= before and not grows:
        raise Failed(f"FAILED: temporary bytes do not fall: {before} and {after}")
    print(f"temporary bytes: {before} and {after}")
    orders = [[(one["kind"], one["units"]) for one in each["collectives"]] for each in plans]
    if orders[0] != orders[1]:
        raise Failed(f"FAILED: windows differ:\n{orders[0]}\n{orders[1]}")


def find_largest(values):
    return max((abs(value) for value in values), default=0.0)


def compare_gradients(first, second, step):
    """The largest difference in a gradient, relative to its largest element."""
    tensors = [compare.read_safetensors(f"{run[2]}/step{step}.safetensors")[0]
               for run in (first, second)]
    if tensors[0].keys() != tensors[1].keys():
        raise Failed("FAILED: gradients of other parameters")
    values = {name: (tensor.values(), tensors[1][name].values())
              for name, tensor in tensors[0].items()}
    least = 1e-3 * max(find_largest(kept) for kept, _ in values.values())
    worst = 0.0, ""
    for name, (kept, again) in values.items():
        differences = [x - y for x, y in zip(kept, again, strict=True)]
        relative = find_largest(differences) / max(find_largest(kept), least)
        worst = max(worst, (relative, name))
    return worst


def compare_runs(harness, world, grid):
    """Trains with both programs."""
    runs = [harness.run(harness.compile(name, *grid, option), name, world)
            for name, option in (("kept", KEPT), ("again", AGAIN))]
    losses = [sum(compare.read_log(run[0]), []) for run in runs]
    worst = max(abs(x - y) / abs(x) for x, y in zip(*losses, strict=True)), "the loss"
    worst = max(worst, *(compare_gradients(*runs, step) for step in range(harness.steps)))
    if not worst[0] <= TOLERANCE:
        raise Failed(f"FAILED: {worst[1]} differs by {worst[0]:.2g}")
    print(f"losses and gradients differ by at most {worst[0]:.2g}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--world", default="2")
    parser.add_argument("--steps", type=int, default=1)
    parser.add_argument("--micro-batches", type=int, default=1)
    parser.add_argument("--compile", action="append", default=[])
    parser.add_argument("--grows", action="store_true")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    harness = Harness(options.model, make_work(options.work), "sgd", options.steps,
                      options=options.compile, micro_batches=options.micro_batches)
    grid = ["--grid", options.world, *harness.sharded]
    compare_plans(harness, grid, options.grows)
    compare_runs(harness, options.world, grid)
    return 0


if __name__ == "__main__":
    sys.exit(main())
