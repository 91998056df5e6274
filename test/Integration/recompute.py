#!/usr/bin/env python3
"""Trains a model with checkpointed blocks, and the same model without.

usage: recompute.py MODEL_DIR [--world 2] [--work DIR]

Without: marks and barriers are dropped, so that forward keeps what backward needs.

* Losses, the averaged gradients of every step, final parameters and buffers are
  equal bit by bit if no operation is fused: all are marked `fsdp.strict`. Otherwise
  what is fused, hence rounded, together depends on what is kept.
* As it is otherwise compiled, the plan's temporaries are smaller with recomputation,
  and the collectives are the same: backward recomputes in the windows that it has.
"""
import argparse
import pathlib
import re
import sys

from harness import Failed, Harness, call, make_work
from results import read_json


def copy_model(model, folder, text):
    """An exported model with another program."""
    folder.mkdir()
    for name in ("init.safetensors", "manifest.json", "batches"):
        (folder / name).symlink_to(model / name)
    (folder / "model.mlir").write_text(text)
    return folder


def drop_checkpoints(text, work):
    """The program without marks and barriers."""
    marked = work / "marked.mlir"
    marked.write_text(text.replace(" attributes {fsdp.checkpoint}", ""))
    passes = "builtin.module(func.func(fsdp-drop-barriers,cse))"
    return call("fsdp-opt", marked, f"-pass-pipeline={passes}").stdout


def mark_strict(text):
    """The program with kernels of single operations."""
    return re.sub(r"(= linalg\.generic .*) \{$", r"\1 attrs = {fsdp.strict} {", text,
                  flags=re.MULTILINE)


def compare_runs(model, work, world, programs):
    """Trains strict forms of both programs."""
    runs = []
    for name, text in programs.items():
        folder = copy_model(model, work / f"{name}-strict", mark_strict(text))
        harness = Harness(folder, make_work(work / f"{name}-run"))
        runs.append(harness.run(harness.compile("step", "--world", world), "run", world))
    harness.same(*runs)
    print("losses, gradients and weights are equal bit by bit")


def compare_plans(model, work, world, programs):
    """Plans both programs as they are."""
    plans = []
    for name, text in programs.items():
        folder = copy_model(model, work / name, text)
        harness = Harness(folder, work)
        report = work / f"{name}.json"
        call("fsdp-compile", folder / "model.mlir", "--wrap", harness.wrap, "--dry-run",
             "--report", report, *harness.list_options("--world", world))
        plans.append(read_json(report))
    before, after = (plan["memory"]["temp_bytes"] for plan in plans)
    if after >= before:
        raise Failed(f"FAILED: temporary bytes do not fall: {before} and {after}")
    print(f"temporary bytes fall from {before} to {after}")
    orders = [[(one["kind"], one["units"]) for one in plan["collectives"]] for plan in plans]
    if orders[0] != orders[1]:
        raise Failed(f"FAILED: windows differ:\n{orders[0]}\n{orders[1]}")
    print("windows are the same")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--world", default="2")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    work, model = make_work(options.work), options.model.resolve()
    text = (model / "model.mlir").read_text()
    programs = {"kept": drop_checkpoints(text, work), "recomputed": text}
    compare_plans(model, work, options.world, programs)
    compare_runs(model, work, options.world, programs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
