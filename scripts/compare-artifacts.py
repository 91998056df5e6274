#!/usr/bin/env python3
"""Compares what two builds of the compiler make of the models of test/Models.

usage: compare-artifacts.py OLD_BIN NEW_BIN [NAME...] [--old-models DIR] [--forms a,b]

OLD_BIN and NEW_BIN are folders with fsdp-compile. Each model is compiled in every
form (see FORMS) by both, and object code, schedule and plan are compared byte by
byte. --old-models names a checkout's test/Models, if the old compiler reads other
text. Differences are listed; the exit status is 1 if there are any.
"""
import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

TESTS = pathlib.Path(__file__).resolve().parent.parent / "test"
MODELS = TESTS / "Models"
sys.path.insert(0, str(TESTS / "Integration"))
from harness import read_wrap  # noqa: E402

# Code for one processor, wherever the script runs.
COMMON = ["--emit", "obj", "--target-cpu", "x86-64-v3", "--print-schedule"]
FORMS = {
    "flat": ["--world", "4", "--optimizer", "adamw", "--eval"],
    "searched": ["--world", "3", "--optimizer", "sgd", "--layout", "per_param",
                 "--micro-batches", "2", "--machine", "cpu-16"],
    "hybrid": ["--grid", "2x2", "--strategy", "hybrid_shard", "--optimizer", "adamw",
               "--clip-norm", "1", "--compat", "torch"],
    "device": ["--world", "2", "--optimizer", "adamw", "--target", "cuda:host",
               "--offload", "optimizer"],
}


def compile_model(tools, model, form):
    """What a build makes of a model: object code, plan, schedule with messages, status."""
    with tempfile.TemporaryDirectory() as work:
        # Names of temporary files must not tell the two apart.
        done = subprocess.run(
            [tools / "fsdp-compile", model / "model.mlir", "--wrap", read_wrap(model),
             *COMMON, *FORMS[form], "--report", "plan.json", "-o", "step.o"],
            cwd=work, capture_output=True,
        )
        made = {"status": str(done.returncode).encode(), "schedule": done.stdout,
                "messages": done.stderr}
        for name, file in (("object", "step.o"), ("plan", "plan.json")):
            path = pathlib.Path(work) / file
            made[name] = path.read_bytes() if path.exists() else b""
        return made


def compare(options, name, form):
    """The parts in which a model's two artifacts differ, and the new one's status."""
    old = compile_model(options.old, options.old_models / name, form)
    new = compile_model(options.new, MODELS / name, form)
    return [part for part in old if old[part] != new[part]], int(new["status"])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", type=pathlib.Path)
    parser.add_argument("new", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--old-models", type=pathlib.Path, default=MODELS)
    parser.add_argument("--forms", default=",".join(FORMS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    options.old, options.new = options.old.resolve(), options.new.resolve()
    options.old_models = options.old_models.resolve()
    names = options.names or sorted(path.parent.name for path in MODELS.glob("*/model.mlir"))
    cells = [(name, form) for name in names for form in options.forms.split(",")]
    different = refused = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        found = pool.map(lambda cell: compare(options, *cell), cells)
        for (name, form), (parts, status) in zip(cells, found):
            different += bool(parts)
            refused += status != 0
            if parts:
                print(f"{name} ({form}): {', '.join(parts)} differ", flush=True)
    print(f"{len(cells)} artifacts compared, {refused} refused, {different} differ")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
