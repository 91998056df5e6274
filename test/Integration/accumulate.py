#!/usr/bin/env python3
"""Trains with micro-batches that a run adds up and with those that a step is compiled for.

usage: accumulate.py MODEL_DIR --optimizer sgd|adamw --world W [--micro-batches N]
                     [--steps S] [--compile=OPTION]... [--run=OPTION]...
                     [--processes] [--trainer] [--twice] [--double LIBRARY] --work DIR

One artifact, whose optimizer is apart, takes N micro-batches in each step of the
run. Losses, gradients of every step, weights and buffers must be those of an
artifact that was compiled for N and reduces each, bit by bit. With --twice an
artifact compiled for 2 takes N of its own: sums of sums, which round in another
way. --run adds an option to both runs. With --double LIBRARY the device of
artifacts for cuda:host is a double of CUDA.
"""
import argparse
import json
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
import fsdp_run  # noqa: E402
from cuda import use_double  # noqa: E402
from harness import HYPERS, Failed, Harness, launcher, make_work  # noqa: E402
from harness import compare as models  # noqa: E402


def expect_near(expected, got):
    """Losses that differ by roundings alone."""
    means = [[json.loads(line)["mean_loss"] for line in pathlib.Path(run[0]).open()]
             for run in (expected, got)]
    if not all(math.isclose(one, other, rel_tol=1e-5) for one, other in zip(*means, strict=True)):
        raise Failed(f"FAILED: expected the losses {means[0]}, got {means[1]}")


def train_from_python(harness, options, artifact, log):
    """Has a program give the batches, and compares the losses."""
    data = harness.get_data(options.world)
    hypers = dict(zip(*[iter(HYPERS[options.optimizer])] * 2, strict=True))

    def read(rank, number):
        path = data / "batches" / f"rank{rank}-step{number}.safetensors"
        tensors, _ = models.read_safetensors(path)
        return tuple(memoryview(each.data).cast({"F32": "f", "I64": "q"}[each.dtype], each.shape)
                     for _, each in sorted(tensors.items()))

    with fsdp_run.Trainer(
            artifact, init=data / "init.safetensors", micro_batches=options.micro_batches,
            **{name[2:].replace("-", "_"): value for name, value in hypers.items()}) as trainer:
        for step, line in enumerate(pathlib.Path(log).open()):
            losses = trainer.step([
                [read(rank, step * options.micro_batches + number)
                 for number in range(options.micro_batches)]
                for rank in trainer.ranks
            ])
            if losses != json.loads(line)["loss"]:
                raise Failed(f"FAILED: a program saw the losses {losses}, expected {line}")
    print(f"world {options.world}: a program's batches give the same losses")


def compare(options):
    """Both runs."""
    inner = 2 if options.twice else 1
    total = inner * options.micro_batches
    harness = Harness(
        options.model, make_work(options.work), options.optimizer, options.steps,
        options=options.compile, batches=total,
    )
    grid = ["--grid", options.world]
    compiled = harness.compile("compiled", *grid, "--micro-batches", total)
    apart = harness.compile("apart", *grid, "--separate-optimizer",
                            *(["--micro-batches", inner] if inner > 1 else []))
    expected = harness.run(compiled, "compiled", options.world, *options.run)
    words = ["--micro-batches", options.micro_batches, *options.run]
    got = harness.run(apart, "apart", options.world, *words)
    if options.twice:
        expect_near(expected, got)
        print(f"world {options.world}: {options.micro_batches} times 2 micro-batches are {total}")
        return
    harness.same(expected, got)
    print(f"world {options.world}: {options.micro_batches} micro-batches of a run equal "
          f"{total} of a step bit by bit")
    if options.trainer:
        train_from_python(harness, options, apart, expected[0])
    if options.processes:
        ranks = math.prod(map(int, options.world.split("x")))
        other = harness.run(apart, "processes", options.world, *words, "--comm", "mpi",
                            launcher=launcher(ranks, 1))
        harness.same(expected, other)
        print(f"world {options.world}: processes equal threads")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--optimizer", choices=sorted(HYPERS), required=True)
    parser.add_argument("--world", required=True)
    parser.add_argument("--micro-batches", type=int, default=3)
    parser.add_argument("--steps", type=int, default=2)
    parser.add_argument("--compile", action="append", default=[])
    parser.add_argument("--run", action="append", default=[])
    parser.add_argument("--processes", action="store_true")
    parser.add_argument("--trainer", action="store_true")
    parser.add_argument("--twice", action="store_true")
    parser.add_argument("--double", type=pathlib.Path)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    options = parser.parse_args()
    if options.double:
        use_double(options.double)
    compare(options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
