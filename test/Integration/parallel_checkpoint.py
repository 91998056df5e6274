"""Checkpoints of ranks that hold pieces, read by grids that hold others.

usage: parallel_checkpoint.py MODEL --plan '{"*.up": "colwise", ...}' [--grids A;B] [--all]

All ranks of a step have the same batch, so that grids with more and fewer batches have
the same gradients. A grid that begins with the checkpoint of another one has its whole
state bit by bit, and goes on with losses that are at most TOLERANCE, of themselves, from
those of the other one's run without the interruption. Without --all each grid begins
with the one before; with it every grid begins with every one.
"""
import argparse
import itertools
import json
import pathlib
import sys

import harness
from checkpoint import same_files
from harness import Failed, call
from results import compare

GRIDS = {
    "dp=4": [],
    "dp=2,tp=2": [],
    "tp=4": [],
    "dp=1,tp=2": [],
    # Neighbours have batches of their own; units in another form.
    "tp=2,dp=2": ["--layout=per_param", "--wrap=none"],
    "ep=2,dp=2": ["--layout=per_param", "--wrap=none"],
}
TENSOR = [grid for grid in GRIDS if "ep" not in grid]
RANKS, SAVED, LAST = 4, 2, 4
TOLERANCE = 1e-6


def make_data(model, folder):
    """A batch for each step, which all ranks have."""
    (folder / "batches").mkdir(parents=True)
    (folder / "init.safetensors").symlink_to(model / "init.safetensors")
    for rank, step in itertools.product(range(RANKS), range(LAST)):
        (folder / "batches" / f"rank{rank}-step{step}.safetensors").symlink_to(
            model / "batches" / f"rank{step % RANKS}-step{step}.safetensors")
    return folder


class Trained:
    """A grid's program, its checkpoint after SAVED steps, and its losses."""

    def __init__(self, options, work, grid):
        self.grid = grid
        self.work = work / grid.replace("=", "").replace(",", "-")
        self.work.mkdir(parents=True)
        self.artifact, self.saved = self.work / "step.so", self.work / "saved"
        more = GRIDS.get(grid, [])
        how = [] if any("--wrap" in word for word in more) else [
            f"--wrap={harness.read_wrap(options.model)}"]
        call("fsdp-compile", options.model / "model.mlir", "--grid", grid, "--optimizer",
             "adamw", "--parallel-plan", work / "plan.json", *how, *more,
             "-o", self.artifact)
        self.data = work / "data"
        hypers = harness.HYPERS["adamw"]
        self.run(SAVED, *hypers, "--checkpoint-dir", self.saved, "--save-full",
                 self.work / "full")
        self.losses = self.run(LAST, *hypers)[SAVED:]

    def run(self, last, *more):
        """Mean losses of the steps."""
        log = self.work / "log.jsonl"
        log.unlink(missing_ok=True)
        call("fsdp-run", self.artifact, "--data", self.data, "--steps", last, "--progress",
             "never", "--log", log, *more)
        return [sum(of_step) / len(of_step) for of_step in compare.read_log(log)]

    def go_on(self, before):
        """Begins with the checkpoint of another grid; how far losses are apart."""
        full = self.work / before.work.name
        self.run(SAVED, f"--resume={before.saved}", "--save-full", full)
        same_files(before.work / "full", full)
        found = self.run(LAST, f"--resume={before.saved}")
        if len(found) != len(before.losses):
            raise Failed(f"FAILED: {self.grid}: {len(found)} losses")
        return max(abs(one - other) / abs(other)
                   for one, other in zip(found, before.losses, strict=True))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--plan", required=True)
    parser.add_argument("--grids", default=";".join(TENSOR))
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    options.model = options.model.resolve()
    work = harness.make_work(options.work)
    (work / "plan.json").write_text(json.dumps(json.loads(options.plan)))
    make_data(options.model, work / "data")
    trained = [Trained(options, work, grid) for grid in options.grids.split(";")]
    pairs = itertools.product(trained, trained) if options.all else zip(
        trained, trained[1:] + trained[:1], strict=True)
    for before, after in pairs:
        apart = after.go_on(before)
        print(f"{before.grid} to {after.grid}: the same state, losses {apart:.1e} apart",
              flush=True)
        if not apart <= TOLERANCE:
            raise Failed(f"FAILED: more than {TOLERANCE}")


if __name__ == "__main__":
    sys.exit(main())
