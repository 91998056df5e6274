#!/usr/bin/env python3
"""Compiles steps with loops whose values don't stay in their buffers, and runs them.

usage: loops.py STEP.mlir... --work DIR

Each step is trained on two and on three ranks and compared bit by bit with the
unsharded one. As that one is planned like the others, each rank's first loss and
the gradients of all are compared with what upstream passes and mlir-runner make of
the step, too. Tells how many values a loop copies in an iteration, and why.
"""
import collections
import pathlib
import re
import sys

import small
from harness import attempt, call

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "Inputs"), str(HERE.parent / "Models")]
import compare  # noqa: E402
import expand_ranks  # noqa: E402

REMARK = re.compile(r'fsdp-carry-in-place \| Remark="what a loop carries on is copied: ([^"]*)"')


def read_values(path):
    """Lists of numbers by the names of tensors."""
    tensors, _ = compare.read_safetensors(path)
    return {name: tensor.values() for name, tensor in tensors.items()}


def evaluate(model, world):
    """Per rank: the results of the first step, by role, from upstream passes."""
    text = (model / "model.mlir").read_text()
    args, results = expand_ranks.signatures(text.replace("\n      ->", " ->"))["step"]
    states = read_values(model / "init.safetensors")
    program = expand_ranks.Main()
    for rank in range(world):
        inputs = iter(read_values(model / "batches" / f"rank{rank}-step0.safetensors").values())
        program.call("step", (args, results), [
            program.constant(arg, states[to_name(arg.attrs["state"])] if "state" in arg.attrs
                             else next(inputs)) for arg in args])
    stripped = call("fsdp-opt", model / "model.mlir", "--fsdp-normalize-input=grid=1",
                    "--fsdp-expand-ranks=strip").stdout
    directory = call("llvm-config", "--libdir").stdout.strip()
    values = program.run(stripped, [f"{directory}/libmlir_{name}.so"
                                    for name in ("runner_utils", "c_runner_utils")])
    names = [to_name(slot.attrs["grad"]) if "grad" in slot.attrs else "loss" for slot in results]
    return [dict(zip(names, values[rank * len(names):])) for rank in range(world)]


def to_name(path):
    return ".".join(path.lstrip("@").split("::@")[1:])


def check_values(model, run, world):
    """Whether a run's first step has the losses and gradients that it should."""
    ranks = evaluate(model, world)
    comparison = expand_ranks.Comparison()
    losses = compare.read_log(run[0])[0]
    comparison.check("loss", losses, [values["loss"][0] for values in ranks])
    for name, found in read_values(f"{run[2]}/step0.safetensors").items():
        columns = zip(*(values[name] for values in ranks))
        comparison.check(name, found, [sum(column) / world for column in columns])
    if comparison.failures or comparison.count < 2:
        sys.exit(f"FAILED: {comparison.failures} of {comparison.count} differ")


def count_copies(step):
    """How often the compiler gave each reason of a copy."""
    done = attempt("fsdp-opt", step, "--fsdp-pipeline=grid=2 stop-after=buffers unroll-layers=false",
                   "--remarks-filter=fsdp-carry-in-place", "-o", "/dev/null")
    return collections.Counter(REMARK.findall(done.stderr))


def main():
    for step, harness in small.read_steps(__doc__.splitlines()[0]):
        for world in (2, 3):
            artifact = harness.compile(f"sharded-{world}", "--grid", world,
                                       "--unroll-layers=false")
            run = harness.run(artifact, f"run-{world}", str(world))
            harness.same(harness.run_reference(str(world)), run)
            check_values(harness.model, run, world)
        print(f"{step.stem}: equals the reference")
        for reason, count in sorted(count_copies(step).items()):
            print(f"  {count} x {reason}")


if __name__ == "__main__":
    main()
