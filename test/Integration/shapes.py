#!/usr/bin/env python3
"""Checks what a log says of steps with batches of several shapes.

usage: shapes.py LOG

Without learning the mean of the steps' losses is that of an evaluation on their
batches.
"""
import json
import pathlib
import sys


def main(log):
    lines = [json.loads(line) for line in pathlib.Path(log).read_text().splitlines()]
    steps = [line for line in lines if "mean_loss" in line]
    counts = [round(line["tokens_per_second"] * line["seconds"]) for line in steps]
    print("tokens of the steps: " + ", ".join(map(str, counts)))
    mean = sum(line["mean_loss"] for line in steps) / len(steps)
    found = lines[-1]["eval_loss"]
    if abs(found - mean) > 1e-6 * abs(mean):
        sys.exit(f"FAILED: the evaluation's loss is {found}, the mean of the steps' {mean}")
    print("the evaluation's loss is the mean of the steps'")


if __name__ == "__main__":
    main(*sys.argv[1:])
