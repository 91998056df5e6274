"""Steps that are cut over ranks which share a batch, against those that are not.

usage: parallel.py MODEL --plan '{"*.up": "colwise", ...}' [--grid dp=2,tp=2]...
                   [--optimizer NAME] [--steps N] [--tolerance X] [--expand]
                   [--processes] [--compile "OPTION ..."]

The reference is compiled for as many ranks as there are batches. Losses, every
gradient and the weights afterwards may be TOLERANCE of their largest value apart:
sums of parts round differently. Two runs have the same bits; so has the program
of all ranks with --expand, and with --processes ranks as processes, which share memory
or are on a node each.
"""
import argparse
import json
import math
import pathlib
import sys

import harness
from harness import call
from results import compare

def train(options, work, name, ranks):
    """Compiles for `ranks` and trains; returns losses and tensors by name."""
    artifact = work / f"{name}.so"
    call("fsdp-compile", options.model / "model.mlir", *ranks, "--wrap",
         options.wrap or harness.read_wrap(options.model), "--optimizer", options.optimizer,
         *options.compile.split(), "-o", artifact)
    return run(options, work, name, artifact)


def run(options, work, name, artifact, launcher=()):
    comm = ["--comm", "mpi"] if launcher else []
    call(*launcher, "fsdp-run", artifact, *comm, "--data", options.model, "--steps", options.steps,
         "--progress", "never", *harness.HYPERS[options.optimizer],
         "--log", work / f"{name}.jsonl", "--save", work / f"{name}.safetensors",
         "--save-grads", work / f"{name}.grads")
    found = {"weight " + key: tensor for key, tensor in
             compare.read_safetensors(work / f"{name}.safetensors")[0].items()}
    for step in range(options.steps):
        gradients, _ = compare.read_safetensors(work / f"{name}.grads" / f"step{step}.safetensors")
        found |= {f"gradient {step} {key}": tensor for key, tensor in gradients.items()}
    return compare.read_log(work / f"{name}.jsonl"), found


def mean(losses):
    return sum(losses) / len(losses)


def measure(expected, found):
    """The largest difference, of the largest value of a tensor, and where."""
    worst = (0.0, "-")
    for step, (left, right) in enumerate(zip(expected[0], found[0], strict=True)):
        worst = max(worst, (abs(mean(left) - mean(right)) / abs(mean(left)), f"loss {step}"))
    if expected[1].keys() != found[1].keys():
        raise harness.Failed(f"FAILED: {sorted(expected[1].keys() ^ found[1].keys())}")
    # A gradient that is zero in exact arithmetic, as that of the bias of keys in an
    # attention, is rounding alone.
    nothing = 2.0**-20 * max((max(map(abs, tensor.values()), default=0.0)
                              for name, tensor in expected[1].items()
                              if name.startswith("gradient")), default=0.0)
    for name, tensor in expected[1].items():
        other = found[1][name]
        if tensor.shape != other.shape:
            raise harness.Failed(f"FAILED: {name}: {tensor.shape} and {other.shape}")
        if tensor.dtype not in ("F32", "F64"):
            continue
        left, right = tensor.values(), other.values()
        largest = max(map(abs, left), default=0.0)
        apart = max((abs(x - y) for x, y in zip(left, right)), default=0.0)
        if not apart <= 1e30:
            raise harness.Failed(f"FAILED: {name} is not finite")
        if name.startswith("gradient") and max(largest, apart) < nothing:
            continue
        if largest:
            worst = max(worst, (apart / largest, name))
    return worst


def same_bits(left, right):
    return all(tensor.data == right[1][name].data for name, tensor in left[1].items())


def is_of_batches(grid):
    """Whether FSDP alone cuts: no other axis has several ranks."""
    axes = dict(word.split("=") for word in grid.split(","))
    return all(name == "dp" or size == "1" for name, size in axes.items())


def check(options, work, grid, references):
    """`references` has the steps for so many batches."""
    batches = harness.count_batches(grid)
    if batches not in references:
        references[batches] = train(options, work, f"whole{batches}", ["--world", batches])
    expected = references[batches]
    name = grid.replace("=", "").replace(",", "-")
    plan = ["--parallel-plan", work / "plan.json"] if options.plan else []
    ranks = ["--grid", grid, *plan]
    found = train(options, work, name, ranks)
    apart, where = measure(expected, found)
    print(f"{grid}: at most {apart:.1e} of the largest value apart ({where})")
    if apart > options.tolerance:
        raise harness.Failed(f"FAILED: {grid}: more than {options.tolerance}")
    if is_of_batches(grid) and not same_bits(found, expected):
        raise harness.Failed(f"FAILED: {grid}: other bits than FSDP's")
    if not same_bits(found, run(options, work, name, work / f"{name}.so")):
        raise harness.Failed(f"FAILED: {grid}: another run has other bits")
    if options.processes:
        ranks_in_all = math.prod(int(word.split("=")[1]) for word in grid.split(","))
        for node in (0, 1):
            other = run(options, work, name, work / f"{name}.so",
                        harness.launcher(ranks_in_all, node))
            if not same_bits(found, other):
                raise harness.Failed(f"FAILED: {grid}: processes have other bits")
        print(f"{grid}: processes equal threads")
    if options.expand:
        whole = train(options, work, f"{name}-all", [*ranks, "--expand-ranks"])
        if not same_bits(found, whole):
            raise harness.Failed(f"FAILED: {grid}: the program of all ranks has other bits")


def check_all(options, work, grids):
    if options.plan:
        (work / "plan.json").write_text(json.dumps(json.loads(options.plan)))
    references = {}
    for grid in grids:
        check(options, work, grid, references)


def parse(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--plan")
    parser.add_argument("--grid", action="append")
    parser.add_argument("--optimizer", default="adamw", choices=sorted(harness.HYPERS))
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--tolerance", type=float, default=2e-5)
    parser.add_argument("--wrap")
    parser.add_argument("--compile", default="")
    parser.add_argument("--expand", action="store_true")
    parser.add_argument("--processes", action="store_true")
    parser.add_argument("--work", type=pathlib.Path)
    return parser.parse_args(arguments)


def main():
    options = parse(sys.argv[1:])
    check_all(options, harness.make_work(options.work), options.grid or ["dp=2,tp=2"])


if __name__ == "__main__":
    sys.exit(main())
