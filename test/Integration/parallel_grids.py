"""Every grid of 1, 2, 4 and 8 ranks against the step that is not cut.

usage: parallel_grids.py MODEL --axes dp,tp [--plan '{...}'] [--ranks 1,2,4,8] [option ...]

`ep:4` is an axis of at most 4 ranks. Options are those of parallel.py, which says what is compared. Where no axis of the model has
several ranks, the bits are those of FSDP alone.
"""
import argparse
import itertools
import math
import pathlib
import sys

import harness
import parallel


def make_grids(axes, ranks):
    """All sizes of the axes, each with its largest one, whose product is `ranks`."""
    sizes = [[size for size in range(1, min(most, ranks) + 1) if ranks % size == 0]
             for _, most in axes]
    return [",".join(f"{name}={size}" for (name, _), size in zip(axes, chosen))
            for chosen in itertools.product(*sizes) if math.prod(chosen) == ranks]


def add_batches(model, work, ranks):
    """A folder as the model's with batches for more ranks: those of other steps of others."""
    folder = work / "model"
    (folder / "batches").mkdir(parents=True)
    for path in model.iterdir():
        if path.name != "batches":
            (folder / path.name).symlink_to(path.resolve())
    there = sorted({int(path.name.split("-")[0][4:]) for path in (model / "batches").iterdir()})
    steps = len(list((model / "batches").glob("rank0-*")))
    for rank, step in itertools.product(range(max(ranks, len(there))), range(steps)):
        source = (rank % len(there), (step + rank // len(there)) % steps)
        (folder / "batches" / f"rank{rank}-step{step}.safetensors").symlink_to(
            (model / "batches" / "rank{}-step{}.safetensors".format(*source)).resolve())
    return folder


def main():
    own = argparse.ArgumentParser(add_help=False)
    own.add_argument("--axes", required=True)
    own.add_argument("--ranks", default="1,2,4,8")
    mine, rest = own.parse_known_args()
    options = parallel.parse(rest)
    work = harness.make_work(options.work)
    ranks = [int(word) for word in mine.ranks.split(",")]
    options.model = add_batches(options.model, work, max(ranks))
    axes = [(name, int(most or max(ranks))) for name, _, most in
            (word.partition(":") for word in mine.axes.split(","))]
    grids = [grid for number in ranks for grid in make_grids(axes, number)]
    parallel.check_all(options, work, grids)
    print(f"{len(grids)} grids of {mine.axes}: equal")


if __name__ == "__main__":
    sys.exit(main())
