#!/usr/bin/env python3
"""Executes functions of 0, infinity and numbers near the largest of f32.

usage: special_values.py STEP DIR

STEP is Inputs/steps/special_values.mlir.
"""
import math
import pathlib
import struct
import sys

from harness import Failed, call
from harness import compare as models

X = [0.0, math.inf, 1.0, 4.0, 2.0**-126, 2.0**127, 1e38, 3e38] * 2
LARGE = 2e38


def write(path, tensors):
    models.write_safetensors(path, {
        name: models.Tensor("F32", [len(values)], struct.pack(f"<{len(values)}f", *values))
        for name, values in tensors.items()})


def expected(x):
    root = 1 / math.sqrt(x) if x else math.inf
    # Denormal numbers are flushed.
    share = x / LARGE if x / LARGE >= 2.0**-126 else 0.0
    return {"rsqrt": root, "over_root": 3 * root, "over_large": share}


def main():
    step, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    (directory / "batches").mkdir(parents=True)
    zeros = {name: [0.0] * len(X) for name in expected(1.0)}
    write(directory / "init.safetensors", {"w": [1.0], **zeros})
    write(directory / "batches" / "rank0-step0.safetensors", {"0": X, "1": [LARGE]})
    artifact, weights = directory / "step.so", directory / "out.safetensors"
    call("fsdp-compile", step, "--world", 1, "--optimizer", "sgd", "-o", artifact)
    call("fsdp-run", artifact, "--data", directory, "--steps", 1, "--progress", "never",
         "--save", weights)
    found, _ = models.read_safetensors(weights)
    for name in zeros:
        for x, got in zip(X, found[name].values(), strict=True):
            want = expected(x)[name]
            # What is no finite number equals it, or is wrong.
            if not (got == want or abs(got - want) <= 1e-6 * abs(want)):
                raise Failed(f"FAILED: {name} of {x} is {got}, expected {want}")
        print(f"{name}: {len(X)} values")


if __name__ == "__main__":
    main()
