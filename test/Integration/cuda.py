#!/usr/bin/env python3
"""Trains with kernels for a device and compares with those of the processor.

usage: cuda.py MODEL_DIR --optimizer sgd|adamw [--double LIBRARY] [--world N]
               [--steps K] [--orders N,...] [--compile=OPTION]...
               [--compile-device=OPTION]... [--work DIR]
               [--target cuda:host] [--tolerance 1e-5] [--prepare]
               [--comm nccl|embedded-gpu] [--offload optimizer|params] [--graphs]

With --double there is no device: the kernels are compiled for the processor from
the code that one would get (--target cuda:host) and executed by a double of CUDA,
cuBLAS and NCCL, whose streams are threads that sleep at random and whose memory
the processor can't read. Kernels run with their threads forward, backward and in a
random order; all runs must give equal bits. Without it a GPU runs them, twice.

Losses, the averaged gradients of each step and the final weights must be those
of the processor within the tolerance, relative to the largest value of a tensor
(tensors that are rounding alone aside), and arenas as large as planned. --prepare only compiles, into DIR, where a later
run without compiler finds it. With --comm embedded-gpu all ranks share one device,
where collectives copy between their arenas and add with kernels. With --offload the
host keeps states, or states and shards; results have the bits of those without.
--graphs: once more with --cuda-graphs, which must give equal bits and launch every
step that is not the first of its shape.
"""
import argparse
import math
import os
import pathlib
import sys

from harness import COMPARE, HYPERS, Failed, Harness, make_work
from results import read_json

sys.path.insert(0, str(COMPARE.parent))
import compare  # noqa: E402


def parse():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--optimizer", choices=sorted(HYPERS), required=True)
    parser.add_argument("--double", type=pathlib.Path)
    parser.add_argument("--target", default="cuda:host")
    parser.add_argument("--prepare", action="store_true")
    parser.add_argument("--graphs", action="store_true")
    parser.add_argument("--comm", default="nccl")
    parser.add_argument("--world", default="2")
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--work", type=pathlib.Path)
    parser.add_argument("--tolerance", type=float, default=1e-5)
    parser.add_argument("--orders", default="0,1,7")
    parser.add_argument("--compile", action="append", default=[])
    parser.add_argument("--compile-device", action="append", default=[])
    parser.add_argument("--offload")
    return parser.parse_args()


def relative(actual, expected):
    """The largest difference, relative to the largest value."""
    actual, expected = list(actual), list(expected)
    scale = max([abs(value) for value in expected] + [1e-30])
    errors = [abs(x - y) for x, y in zip(actual, expected)] + [0]
    return math.inf if any(math.isnan(error) for error in errors) else max(errors) / scale


# Of the largest value of all tensors: a tensor that is smaller everywhere, on both sides,
# is what sums round off, such as the gradient of a key's bias, which is 0 in truth.
ROUNDING = 2**-30


def worst_tensor(first, second):
    """Name and difference of the two files' most different tensor."""
    left, right = ({name: list(tensor.values())
                    for name, tensor in compare.read_safetensors(path)[0].items()}
                   for path in (first, second))
    if left.keys() != right.keys():
        raise Failed(f"FAILED: {first} and {second} have different tensors")

    def largest(values):
        return math.inf if any(map(math.isnan, values)) else max(map(abs, values), default=0)

    least = ROUNDING * max(map(largest, right.values()), default=0)
    found = [(relative(left[name], right[name]), name) for name in right
             if not max(largest(left[name]), largest(right[name])) < least]
    return max(found, default=(0, "none"))


def check(what, difference, tolerance):
    if not difference <= tolerance:
        raise Failed(f"FAILED: {what} differ by {difference:.2e}, allowed {tolerance:.0e}")


def check_results(device, processor, steps, tolerance):
    logs = [compare.read_log(run[0]) for run in (device, processor)]
    losses = max(relative(x, y) for x, y in zip(*logs))
    check("losses", losses, tolerance)
    worst = 0
    for step in range(steps):
        files = [pathlib.Path(run[2]) / f"step{step}.safetensors" for run in (device, processor)]
        difference, name = worst_tensor(*files)
        check(f"gradients of {name} in step {step}", difference, tolerance)
        worst = max(worst, difference)
    difference, name = worst_tensor(device[1], processor[1])
    check(f"weights {name}", difference, tolerance)
    return losses, worst, difference


def check_arenas(stats):
    """The runtime reserved what was planned, on each rank."""
    for arena, planned in stats["planned"].items():
        if any(bytes_ != planned for bytes_ in stats["reserved"][arena]):
            raise Failed(f"FAILED: {arena} arena: planned {planned} bytes, reserved "
                         f"{stats['reserved'][arena]}")


def count_shapes(data, steps):
    """Of the batches of rank 0."""
    batches = [compare.read_safetensors(data / "batches" / f"rank0-step{step}.safetensors")[0]
               for step in range(steps)]
    return len({tuple((name, *batch[name].shape) for name in sorted(batch))
                for batch in batches})


def check_graphs(stats, expected):
    """Steps were launched as graphs, on each rank."""
    found = [context["graph_launches"] for context in stats["per_context"]]
    if any(launches != expected for launches in found):
        raise Failed(f"FAILED: expected {expected} launches of CUDA graphs, got {found}")


def use_double(library):
    """Lets programs that are started find the double instead of CUDA."""
    for name in ("CUDART", "NCCL", "CUDA", "CUBLASLT", "ATTENTION"):
        os.environ[f"FSDP_{name}_LIBRARY"] = str(library.resolve())


def main():
    options = parse()
    harness = Harness(
        options.model, make_work(options.work), options.optimizer, options.steps,
        options=options.compile,
    )
    world, stats = options.world, harness.work / "stats.json"
    device = ["--grid", world, "--target", options.target, *options.compile_device]
    artifact = harness.compile("cuda", *device)
    offloaded = options.offload and harness.compile(
        "offloaded", *device, f"--offload={options.offload}")
    reference = harness.compile("cpu", "--grid", world)
    if options.prepare:
        return
    processor = harness.run(reference, "cpu", world)
    if options.double:
        use_double(options.double)
    first = None
    for order in options.orders.split(","):
        os.environ["FSDP_DOUBLE"] = f"jitter=30;races=1;order={order}"
        run = harness.run(artifact, f"cuda-{order}", world, "--stats", stats,
                          "--comm", options.comm)
        if first:
            harness.same(first, run)
        first = first or run
        if offloaded:
            harness.same(run, harness.run(offloaded, f"offloaded-{order}", world, "--stats",
                                          stats, "--comm", options.comm))
    found = check_results(first, processor, options.steps, options.tolerance)
    stats = read_json(stats)
    check_arenas(stats)
    said = ""
    if options.graphs:
        paths = harness.work / "stats-graphs.json"
        launches = options.steps - count_shapes(harness.get_data(world), options.steps)
        for captured in filter(None, (artifact, offloaded)):
            harness.same(first, harness.run(captured, "cuda-graphs", world, "--stats", paths,
                                            "--comm", options.comm, "--cuda-graphs"))
            check_graphs(read_json(paths), launches)
        said = f"; {launches} CUDA graphs launched, equal bits"
    print(
        f"world {world}: equals the processor: losses within {found[0]:.1e}, "
        f"gradients {found[1]:.1e}, weights {found[2]:.1e}; "
        f"{stats['seconds'] / options.steps * 1e3:.3f} ms a step{said}"
    )


if __name__ == "__main__":
    main()
