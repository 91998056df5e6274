#!/usr/bin/env python3
"""Runs exported models under every sharding and compares each with two references.

usage: matrix.py [NAME...] [--worlds 1,2,4] [--strategies full_shard,...]
                 [--layouts flat,per_param] [--optimizer adamw] [--work DIR]

NAMEs are folders of test/Models; without any, all of them. A cell is a model, a
number of ranks, a strategy and a layout. In each, losses, the averaged gradients
of every step, final parameters and buffers must equal those of the unsharded
reference bit by bit (see equal.py), and stay within the tolerance rule of the
golden that was recorded from PyTorch's FSDP or from JAX for this number of ranks.
Failed cells are listed; the last line sums up.
"""
import argparse
import contextlib
import io
import pathlib
import re
import sys
import time

from harness import HERE, HYPERS, Harness, make_work
from results import compare, list_differences, read_results

MODELS = HERE.parent / "Models"
STRATEGIES = ("full_shard", "shard_grad_op", "no_shard")


def golden_steps(model, optimizer):
    """The number of steps that the model's goldens were recorded for."""
    for path in sorted(model.glob(f"golden-{optimizer}-w*.safetensors")):
        return int(compare.read_safetensors(path)[1]["steps"])
    return 5


class Model:
    """The reference and the cells of one model."""

    def __init__(self, name, options, work):
        self.name, self.options = name, options
        folder = MODELS / name
        self.harness = Harness(
            folder, work, options.optimizer, golden_steps(folder, options.optimizer)
        )
        self.golden, self.worst = 0, 0.0

    def different(self, expected, got):
        """The first thing in which two runs differ, or None."""
        expected, got = (read_results(*run, self.harness.steps) for run in (expected, got))
        if "nan" in got["losses"]:
            return "losses"
        return next(iter(list_differences(expected, got)), None)

    def compare_golden(self, world, run):
        """What is beyond the golden's tolerance, or None; notes the largest difference."""
        path = self.harness.model / f"golden-{self.options.optimizer}-w{world}.safetensors"
        if not path.exists():
            return None
        arguments = ["golden", str(path), "--log", run[0], "--final", run[1], "--grads", run[2]]
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            code = compare.main(arguments)
        self.golden += code == 0
        for worst in re.findall(r"worst difference (\S+) of", said.getvalue()):
            self.worst = max(self.worst, float(worst))
        return None if code == 0 else said.getvalue()

    def cells(self):
        """(description, what is wrong or None) of every cell."""
        for world in self.options.worlds.split(","):
            for strategy in self.options.strategies.split(","):
                # Gathers are where the step is cut into segments, within which ops are fused.
                expected = self.harness.run_reference(world, f"--strategy={strategy}")
                for layout in self.options.layouts.split(","):
                    name = f"{world}-{strategy}-{layout}"
                    artifact = self.harness.compile(
                        name, "--world", world, "--strategy", strategy, "--layout", layout
                    )
                    got = self.harness.run(artifact, name, world)
                    wrong = self.different(expected, got)
                    wrong = f"{wrong} differ from the reference" if wrong else None
                    wrong = wrong or self.compare_golden(world, got)
                    artifact.unlink()
                    yield f"{self.name}, {world} ranks, {strategy}, {layout}", wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--worlds", default="1,2,4")
    parser.add_argument("--strategies", default=",".join(STRATEGIES))
    parser.add_argument("--layouts", default="flat,per_param")
    parser.add_argument("--optimizer", choices=sorted(HYPERS), default="adamw")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    names = options.names or sorted(path.parent.name for path in MODELS.glob("*/model.mlir"))
    work = make_work(options.work)
    cells, failed, golden, worst = 0, 0, 0, 0.0
    for name in names:
        folder = work / name
        folder.mkdir(parents=True, exist_ok=True)
        model, begin, before = Model(name, options, folder), time.monotonic(), failed
        for cell, wrong in model.cells():
            cells += 1
            if wrong:
                failed += 1
                print(f"FAIL {cell}: {wrong}", flush=True)
        golden, worst = golden + model.golden, max(worst, model.worst)
        seconds = time.monotonic() - begin
        state = "equal" if failed == before else f"{failed - before} cells differ"
        print(
            f"{name}: {state}, {model.golden} within golden by {model.worst:.1e}, {seconds:.0f} s",
            flush=True,
        )
    print(
        f"matrix: {cells - failed} of {cells} cells of {len(names)} models equal the unsharded "
        f"reference bit by bit; {golden} compared with goldens and within tolerance, "
        f"the worst by {worst:.1e}"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
