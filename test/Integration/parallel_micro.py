"""Gradients of micro-batches are added on every grid, not averaged.

usage: parallel_micro.py MODEL [--plan '{"*.up": "colwise", ...}'] --grid dp=2,tp=2... [--compile "..."]

The gradient of a step of two micro-batches is the sum of the gradients of two steps of one
each, between which no weight changes (a learning rate of 0), to TOLERANCE of its largest element.
"""
import argparse
import json
import pathlib
import sys

import harness
from harness import Failed, call
from results import compare

TOLERANCE = 2e-6


def train(options, work, grid, batches, steps):
    """The gradients of each step of so many micro-batches."""
    name = f"{grid.replace('=', '').replace(',', '-')}-{batches}"
    plan = ["--parallel-plan", work / "plan.json"] if options.plan else []
    call("fsdp-compile", options.model / "model.mlir", "--grid", grid, *plan, "--optimizer", "sgd",
         "--wrap", harness.read_wrap(options.model), "--micro-batches", batches,
         *options.compile.split(), "-o", work / f"{name}.so")
    call("fsdp-run", work / f"{name}.so", "--data", options.model, "--steps", steps, "--progress",
         "never", "--lr", "0", "--hyper", "momentum=0", "--hyper", "weight_decay=0",
         "--save-grads", work / f"{name}.grads")
    found = []
    for step in range(steps):
        tensors, _ = compare.read_safetensors(work / f"{name}.grads" / f"step{step}.safetensors")
        found.append({key: tensor.values() for key, tensor in tensors.items()})
    return found


def check(options, work, grid):
    (both,) = train(options, work, grid, 2, 1)
    first, second = train(options, work, grid, 1, 2)
    worst, largest = 0.0, max(max(map(abs, values)) for values in both.values())
    for name, values in both.items():
        size = max(map(abs, values))
        # A gradient that is zero in exact arithmetic is rounding alone.
        if size < 2.0**-20 * largest:
            continue
        apart = max(abs(x - (y + z)) for x, y, z in
                    zip(values, first[name], second[name], strict=True))
        worst = max(worst, apart / size)
    print(f"{grid}: the sum, {worst:.1e} apart", flush=True)
    if not worst <= TOLERANCE:
        raise Failed(f"FAILED: {grid}: more than {TOLERANCE}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--plan")
    parser.add_argument("--grid", action="append", required=True)
    parser.add_argument("--compile", default="")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    work = harness.make_work(options.work)
    if options.plan:
        (work / "plan.json").write_text(json.dumps(json.loads(options.plan)))
    for grid in options.grid:
        check(options, work, grid)


if __name__ == "__main__":
    sys.exit(main())
