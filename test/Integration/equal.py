#!/usr/bin/env python3
"""Runs an exported model sharded, expanded and unsharded and compares them.

usage: equal.py MODEL_DIR --optimizer sgd|adamw [--worlds 1,2,3,4] [--work DIR]
                [--layouts flat,per_param] [--no-expanded]
                [--processes] [--wrap POLICY] [--compile=OPTION]...
                [--sharded=OPTION]... [--reference=OPTION]... [--no-golden] [--micro-batches N]
                [--embedder PROGRAM]

For each world W (a number of ranks, or a grid as 2x2) these programs are made
from the same model:

* reference: compiled for one rank with the optimizer apart; fsdp-run evaluates
  it once per rank on that rank's batch, adds the full gradients in rank order,
  divides, and updates once. On a grid it adds and divides over the shard axes,
  then over the replicate axes;
* sharded, for each layout: W ranks as threads, collectives, fused optimizer;
* with --processes the same program with ranks as processes, which share memory
  and which exchange messages;
* expanded, for each layout: fsdp-expand-ranks' program, all ranks' values in
  one function.

Losses, the averaged gradients of every step, final parameters and buffers must
be equal bit by bit. Where a golden recorded from PyTorch exists for W, the
sharded run is also compared with it, within that golden's tolerance rule.

--wrap replaces the model's own policy, --compile adds an option of fsdp-compile,
--sharded one that the reference is compiled without, --reference one that only the
reference is compiled with. With ignored states there is
no golden: it has every gradient reduced. Ranks that have no batches of their own
get those that another rank has at another step; so do steps. With --micro-batches N the sharded
steps take so many and reduce each; the reference adds them up by itself. (Where
gradients are kept, --compile=--micro-batches=N --compile=--gradients=keep makes
the reference keep them as well.) With --embedder a program runs the passes, with
a wrap policy of its own: PROGRAM MODEL.mlir PIPELINE-OPTIONS prints the result.
"""
import argparse
import math
import pathlib
import sys

from harness import COMPARE, HYPERS, Harness, call, launcher, make_work


def run_processes(harness, artifact, name, world):
    """Trains with ranks as processes, on one node and on one each."""
    ranks = math.prod(map(int, world.split("x")))
    return [
        harness.run(artifact, f"{name}-node{node}", world, "--comm", "mpi",
                    launcher=launcher(ranks, node))
        for node in (0, 1)
    ]


def compare_golden(harness, world, run):
    """What compare.py says of a run and its golden, if there is one."""
    golden = harness.model / f"golden-{harness.optimizer}-w{world}.safetensors"
    ignores = any(option.startswith("--ignore") for option in harness.options)
    if ignores or harness.micro_batches > 1 or not golden.exists():
        return ""
    return call(
        sys.executable, COMPARE, "golden", golden, "--log", run[0],
        "--final", run[1], "--grads", run[2],
    ).stdout


def compare(harness, world, options):
    """All programs for one world."""
    expected = harness.run_reference(world, *options.reference)
    for layout in options.layouts.split(","):
        how = ["--grid", world, "--layout", layout, *harness.sharded]
        name = f"{layout}-{world}"
        artifact = harness.compile(name, *how)
        got = harness.run(artifact, name, world)
        harness.same(expected, got)
        if options.processes:
            for other in run_processes(harness, artifact, name, world):
                harness.same(got, other)
            print(f"world {world}, {layout}: processes equal threads")
        if not options.no_golden:
            print(compare_golden(harness, world, got), end="")
        what = "sharded equals"
        if not options.no_expanded:
            name += "-expanded"
            artifact = harness.compile(name, *how, "--expand-ranks")
            harness.same(expected, harness.run(artifact, name, world))
            what = "sharded and expanded equal"
        place = world if layout == "flat" else f"{world}, {layout}"
        print(f"world {place}: {what} the reference bit by bit", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--optimizer", choices=sorted(HYPERS), required=True)
    parser.add_argument("--worlds", default="1,2,3,4")
    parser.add_argument("--layouts", default="flat")
    parser.add_argument("--no-expanded", action="store_true")
    parser.add_argument("--processes", action="store_true")
    parser.add_argument("--steps", type=int, default=5)
    parser.add_argument("--work", type=pathlib.Path)
    parser.add_argument("--wrap")
    parser.add_argument("--compile", action="append", default=[])
    parser.add_argument("--sharded", action="append", default=[])
    parser.add_argument("--reference", action="append", default=[])
    parser.add_argument("--micro-batches", type=int, default=1)
    parser.add_argument("--no-golden", action="store_true")
    parser.add_argument("--embedder", type=pathlib.Path)
    options = parser.parse_args()
    harness = Harness(
        options.model, make_work(options.work), options.optimizer, options.steps,
        options.wrap, options.compile, options.sharded, options.micro_batches,
        embedder=options.embedder,
    )
    for world in options.worlds.split(","):
        compare(harness, world, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
