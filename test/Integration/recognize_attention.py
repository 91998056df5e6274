#!/usr/bin/env python3
"""Executes a step whose attention is recognized, and the same with it written out.

usage: recognize_attention.py MODEL_DIR [--world 1] [--compile=OPTION]... [--work DIR]

MODEL_DIR/exact.safetensors has the gradients of the first step in f64. In root mean
square over all gradients of 32 bits, and over all that are computed in 16, those of
the recognized form are at most 1.2 times as far from them as those of the form that
the program has. A single one has too few elements to be asked as much: 3 times, or
the last place of f32 where what is written is nearer.
"""
import argparse
import math
import pathlib
import sys

from harness import Harness, compare, make_work

OPTION = "--recognize-attention"
FURTHER, ONE_FURTHER, FLOOR, NARROW = 1.2, 3.0, 2.0**-23, 2.0**-13


def distance(found, exact):
    """Root mean square of the difference, relative to that of the exact values."""
    found, exact = list(found), list(exact)
    if len(found) != len(exact) or not all(map(math.isfinite, found)):
        return math.inf
    difference = math.sqrt(sum((x - y) ** 2 for x, y in zip(found, exact)) / len(exact))
    size = math.sqrt(sum(y * y for y in exact) / len(exact))
    return difference / size if size else difference


def mean(distances):
    return math.sqrt(sum(x * x for x in distances) / len(distances))


def gradients(harness, name, world, *options):
    artifact = harness.compile(name, "--grid", world, *options)
    run = harness.run(artifact, name, world)
    return compare.read_safetensors(f"{run[2]}/step0.safetensors")[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--world", default="1")
    parser.add_argument("--compile", action="append", default=[])
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    # Queries, keys and values are parameters: one window, so that backward reads the same.
    harness = Harness(
        options.model, make_work(options.work), "sgd", 1, "none", options.compile)
    exact, _ = compare.read_safetensors(options.model / "exact.safetensors")
    written = gradients(harness, "written", options.world, f"{OPTION}=false")
    recognized = gradients(harness, "recognized", options.world, f"{OPTION}=true")
    kinds, changed, failed = {}, 0, False
    for name, expected in exact.items():
        before = distance(written[name].values(), expected.values())
        after = distance(recognized[name].values(), expected.values())
        changed += written[name].data != recognized[name].data
        kinds.setdefault(before > NARROW, []).append((before, after))
        if after > ONE_FURTHER * max(before, FLOOR):
            print(f"{name}: {after:.3g} from f64 recognized, {before:.3g} written out")
            failed = True
    print(f"{len(exact)} gradients, {changed} of them rounded otherwise")
    for is_narrow, distances in sorted(kinds.items()):
        before, after = (mean(column) for column in zip(*distances))
        print(f"of {16 if is_narrow else 32} bits: {after:.3g} from f64 recognized, "
              f"{before:.3g} written out")
        failed |= not after <= FURTHER * before
    return failed


if __name__ == "__main__":
    sys.exit(main())
