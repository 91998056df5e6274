#!/usr/bin/env python3
"""Runs an exported model sharded, expanded and unsharded and compares them.

usage: equal.py MODEL_DIR --optimizer sgd|adamw [--worlds 1,2,3,4] [--work DIR]
                [--wrap POLICY] [--compile=OPTION]...

For each world W three programs are made from the same model:

* reference: compiled for one rank with the optimizer apart; fsdp-run evaluates
  it once per rank on that rank's batch, adds the full gradients in rank order,
  divides, and updates once;
* sharded: W ranks as threads, collectives, fused optimizer;
* expanded: fsdp-expand-ranks' program, all ranks' values in one function.

Losses, the averaged gradients of every step, final parameters and buffers must
be equal bit by bit. Where a golden recorded from PyTorch exists for W, the
sharded run is also compared with it, within that golden's tolerance rule.

--wrap replaces the model's own policy, --compile adds an option of fsdp-compile.
With ignored states there is no golden: it has every gradient reduced.
"""
import argparse
import json
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


class Harness:
    def __init__(self, model, optimizer, steps, work, wrap, options):
        self.model, self.optimizer = model, optimizer
        self.options = options
        self.steps, self.work = steps, work
        manifest = json.loads((model / "manifest.json").read_text())
        classes = manifest.get("wrap") or manifest.get("WRAP") or []
        self.wrap = "class:" + ",".join(classes) if classes else "always"
        self.wrap = wrap or self.wrap

    def compile(self, name, *options):
        artifact = self.work / f"{name}.so"
        call(
            "fsdp-compile", self.model / "model.mlir", "--wrap", self.wrap,
            "--optimizer", self.optimizer, "-o", artifact, *self.options, *options,
        )
        return artifact

    def run(self, artifact, name, *options):
        """Trains; returns the paths of log, weights and gradients."""
        out = self.work / name
        paths = (f"{out}.jsonl", f"{out}.safetensors", f"{out}-grads")
        call(
            "fsdp-run", artifact, "--data", self.model, "--steps", self.steps,
            "--progress", "never", *HYPERS[self.optimizer], "--log", paths[0],
            "--save", paths[1], "--save-grads", paths[2], *options,
        )
        return paths

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
        if ignores or not golden.exists():
            return ""
        return call(
            sys.executable, COMPARE, "golden", golden, "--log", run[0],
            "--final", run[1], "--grads", run[2],
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--optimizer", choices=sorted(HYPERS), required=True)
    parser.add_argument("--worlds", default="1,2,3,4")
    parser.add_argument("--steps", type=int, default=5)
    parser.add_argument("--work", type=pathlib.Path)
    parser.add_argument("--wrap")
    parser.add_argument("--compile", action="append", default=[])
    options = parser.parse_args()
    work = options.work or pathlib.Path(tempfile.mkdtemp())
    work.mkdir(parents=True, exist_ok=True)
    harness = Harness(
        options.model, options.optimizer, options.steps, work, options.wrap,
        options.compile,
    )
    reference = harness.compile("reference", "--world", 1, "--separate-optimizer")
    for world in map(int, options.worlds.split(",")):
        expected = harness.run(
            reference, f"reference{world}", "--reference", world
        )
        sharded = harness.compile(f"sharded{world}", "--world", world)
        got = harness.run(sharded, f"sharded{world}")
        harness.same(expected, got)
        expanded = harness.compile(
            f"expanded{world}", "--world", world, "--expand-ranks"
        )
        harness.same(expected, harness.run(expanded, f"expanded{world}"))
        print(harness.golden(world, got), end="")
        print(f"world {world}: sharded and expanded equal the reference bit by bit")
    return 0


if __name__ == "__main__":
    sys.exit(main())
