#!/usr/bin/env python3
"""Runs an exported model sharded, expanded and unsharded and compares them.

usage: equal.py MODEL_DIR --optimizer sgd|adamw [--worlds 1,2,3,4] [--work DIR]
                [--layouts flat,per_param] [--no-expanded]
                [--processes] [--wrap POLICY] [--compile=OPTION]...
                [--sharded=OPTION]... [--no-golden] [--micro-batches N]
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
--sharded one that the reference is compiled without. With ignored states there is
no golden: it has every gradient reduced. Ranks that have no batches of their own
get those that another rank has at another step; so do steps. With --micro-batches N the sharded
steps take so many and reduce each; the reference adds them up by itself. (Where
gradients are kept, --compile=--micro-batches=N --compile=--gradients=keep makes
the reference keep them as well.) With --embedder a program runs the passes, with
a wrap policy of its own: PROGRAM MODEL.mlir PIPELINE-OPTIONS prints the result.
"""
import argparse
import json
import math
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
COMPARE = HERE.parent / "Models" / "compare.py"
HYPERS = {
    "sgd": ["--lr", "0.02", "--hyper", "momentum=0.9", "--hyper", "weight_decay=0"],
    "adamw": ["--lr", "0.001", "--weight-decay", "0.01"],
}


def call(*command):
    """Runs a command; on failure prints what it said and exits."""
    command = [str(part) for part in command]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        print("FAILED:", " ".join(command))
        print(done.stdout[-4000:], done.stderr[-4000:])
        sys.exit(1)
    return done.stdout


def pipeline_options(options):
    """Options of fsdp-compile as those of the pipeline."""
    words = []
    for option in options:
        if option.startswith("--"):
            words.append(option[2:] if "=" in option else f"{option[2:]}=true")
        else:
            name = words.pop().partition("=")[0]
            value = option.replace("x", ",") if name == "grid" else option
            words.append(f"{name}={value}")
    return " ".join(words)


class Harness:
    def __init__(self, options, work, embedder=None):
        # Folders with data of more ranks link to it.
        self.model, self.optimizer = options.model.resolve(), options.optimizer
        self.options, self.steps = options.compile, options.steps
        self.batches = options.micro_batches
        if self.batches > 1:
            options.sharded.append(f"--micro-batches={self.batches}")
        self.sharded, self.use_golden = options.sharded, not options.no_golden
        self.work, self.data, self.embedder = work, {}, embedder
        manifest = json.loads((self.model / "manifest.json").read_text())
        classes = manifest.get("wrap") or manifest.get("WRAP") or []
        self.wrap = options.wrap or (
            "class:" + ",".join(classes) if classes else "always"
        )

    def compile(self, name, *options):
        artifact = self.work / f"{name}.so"
        if artifact.exists():
            return artifact
        options = ["--optimizer", self.optimizer, *self.options, *options]
        source, wrap = self.model / "model.mlir", ["--wrap", self.wrap]
        if self.embedder:
            lowered = self.work / f"{name}.mlir"
            lowered.write_text(call(self.embedder, source, pipeline_options(options)))
            source, wrap, options = lowered, ["--lowered"], []
        call("fsdp-compile", source, *wrap, "-o", artifact, *options)
        return artifact

    def get_data(self, world):
        """The model's folder; where it has too few batches, one with more."""
        ranks = math.prod(int(size) for size in world.split("x"))
        needed = self.steps * max(
            [1]
            + [
                int(option.split("=")[1])
                for option in self.options + self.sharded
                if option.startswith("--micro-batches=")
            ]
        )
        batches = self.model / "batches"
        recorded = len(list(batches.glob("rank*-step0.safetensors")))
        steps = len(list(batches.glob("rank0-step*.safetensors")))
        if ranks <= recorded and needed <= steps:
            return self.model
        data = self.work / f"data-{ranks}"
        if not data.exists():
            (data / "batches").mkdir(parents=True)
            (data / "init.safetensors").symlink_to(self.model / "init.safetensors")
            for rank in range(ranks):
                for step in range(needed):
                    other = (step + rank // recorded + step // steps) % steps
                    source = f"rank{rank % recorded}-step{other}.safetensors"
                    target = data / "batches" / f"rank{rank}-step{step}.safetensors"
                    target.symlink_to(batches / source)
        return data

    def run(self, artifact, name, world, *options, launcher=()):
        """Trains; returns the paths of log, weights and gradients."""
        out = self.work / name
        paths = (f"{out}.jsonl", f"{out}.safetensors", f"{out}-grads")
        call(
            *launcher, "fsdp-run", artifact, "--data", self.get_data(world),
            "--steps", self.steps,
            "--progress", "never", *HYPERS[self.optimizer], "--log", paths[0],
            "--save", paths[1], "--save-grads", paths[2], *options,
        )
        return paths

    def run_processes(self, artifact, name, world):
        """The same with ranks as processes, on one node and on one each."""
        ranks = 1
        for size in world.split("x"):
            ranks *= int(size)
        return [
            self.run(
                artifact, f"{name}-node{node}", world, "--comm", "mpi",
                launcher=[
                    "env", "OMPI_ALLOW_RUN_AS_ROOT=1", f"FSDP_NODE_RANKS={node}",
                    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1",
                    "mpirun", "--oversubscribe", "-n", ranks,
                ],
            )
            for node in (0, 1)
        ]

    def same(self, first, second):
        """Losses, weights, buffers and every step's gradients, bit for bit."""
        call(sys.executable, COMPARE, "logs", first[0], second[0])
        call(sys.executable, COMPARE, "tensors", first[1], second[1])
        for step in range(self.steps):
            name = f"step{step}.safetensors"
            call(
                sys.executable, COMPARE, "tensors",
                pathlib.Path(first[2]) / name, pathlib.Path(second[2]) / name,
            )

    def golden(self, world, run):
        golden = self.model / f"golden-{self.optimizer}-w{world}.safetensors"
        ignores = any(option.startswith("--ignore") for option in self.options)
        if ignores or not self.use_golden or not golden.exists():
            return ""
        if self.batches > 1:
            return ""
        return call(
            sys.executable, COMPARE, "golden", golden, "--log", run[0],
            "--final", run[1], "--grads", run[2],
        )


def compare(harness, world, layouts, expanded, processes):
    """All programs for one world."""
    ones = "x".join("1" for _ in world.split("x"))
    reference = harness.compile(
        f"reference-{ones}", "--grid", ones, "--separate-optimizer"
    )
    expected = harness.run(
        reference, f"reference-{world}", world, "--reference", world,
        "--micro-batches", harness.batches,
    )
    for layout in layouts:
        options = ["--grid", world, "--layout", layout, *harness.sharded]
        name = f"{layout}-{world}"
        artifact = harness.compile(name, *options)
        got = harness.run(artifact, name, world)
        harness.same(expected, got)
        if processes:
            for other in harness.run_processes(artifact, name, world):
                harness.same(got, other)
            print(f"world {world}, {layout}: processes equal threads")
        print(harness.golden(world, got), end="")
        what = "sharded equals"
        if expanded:
            name += "-expanded"
            artifact = harness.compile(name, *options, "--expand-ranks")
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
    parser.add_argument("--micro-batches", type=int, default=1)
    parser.add_argument("--no-golden", action="store_true")
    parser.add_argument("--embedder", type=pathlib.Path)
    options = parser.parse_args()
    work = options.work or pathlib.Path(tempfile.mkdtemp())
    work.mkdir(parents=True, exist_ok=True)
    harness = Harness(options, work, options.embedder)
    for world in options.worlds.split(","):
        compare(
            harness, world, options.layouts.split(","),
            not options.no_expanded, options.processes,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
