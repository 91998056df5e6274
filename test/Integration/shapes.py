#!/usr/bin/env python3
"""Helps to test batches of several shapes.

usage: shapes.py log LOG
       shapes.py pairs MODEL_DIR OUTPUT_DIR

log: says how many tokens each step had. Without learning the mean of the steps'
losses is that of an evaluation on their batches.
pairs: makes data in which two batches after another have one shape.
"""
import json
import pathlib
import shutil
import sys


def check_log(log):
    lines = [json.loads(line) for line in pathlib.Path(log).read_text().splitlines()]
    steps = [line for line in lines if "mean_loss" in line]
    counts = [round(line["tokens_per_second"] * line["seconds"]) for line in steps]
    print("tokens of the steps: " + ", ".join(map(str, counts)))
    mean = sum(line["mean_loss"] for line in steps) / len(steps)
    found = lines[-1]["eval_loss"]
    if abs(found - mean) > 1e-6 * abs(mean):
        sys.exit(f"FAILED: the evaluation's loss is {found}, the mean of the steps' {mean}")
    print("the evaluation's loss is the mean of the steps'")


def make_pairs(model, output):
    model, output = pathlib.Path(model), pathlib.Path(output)
    (output / "batches").mkdir(parents=True)
    shutil.copy(model / "init.safetensors", output)
    for step in range(8):
        for rank in range(2):
            # Of the second of a pair another rank's, so that they differ.
            source = f"rank{rank + 2 * (step % 2)}-step{step // 2}.safetensors"
            target = f"rank{rank}-step{step}.safetensors"
            shutil.copy(model / "batches" / source, output / "batches" / target)


if __name__ == "__main__":
    {"log": check_log, "pairs": make_pairs}[sys.argv[1]](*sys.argv[2:])
