#!/usr/bin/env python3
"""Trains with updates that make something of zeros, where shards are padded.

usage: padding.py STEP.mlir --work DIR

Adam without epsilon divides zero by zero behind the end of what a rank has. Weights are
those of one rank within rounding, and checkpoints, which check what is finite, are saved.
"""
import pathlib
import sys

import small
from harness import Failed, call
from harness import compare as models

TOLERANCE = 1e-5


def train(model, work, ranks):
    """The weights after all steps with the parameters cut over so many ranks."""
    artifact, weights = work / f"{ranks}.so", work / f"{ranks}.safetensors"
    checkpoints = work / f"checkpoints-{ranks}"
    call("fsdp-compile", model / "model.mlir", "--grid", f"tp={ranks}", "--wrap", "always",
         "--optimizer", "adam", "-o", artifact)
    call("fsdp-run", artifact, "--data", model, "--steps", small.STEPS, "--progress", "never",
         "--lr", 0.01, "--hyper", "eps=0", "--save", weights,
         "--checkpoint-dir", checkpoints, "--checkpoint-every", 1)
    saved = len(list(checkpoints.glob("step-*")))
    if saved != small.STEPS:
        raise Failed(f"FAILED: {ranks} ranks: {saved} checkpoints, expected {small.STEPS}")
    return models.read_safetensors(weights)[0]


def main():
    step, work = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[3])
    model = small.make_model(step, work / "model")
    whole = train(model, work, 1)
    for ranks in (2, 3):
        parts = train(model, work, ranks)
        for name in whole:
            far = max(abs(a - b) for a, b in zip(whole[name].values(), parts[name].values(),
                                                 strict=True))
            if not far <= TOLERANCE:
                raise Failed(f"FAILED: {name} on {ranks} ranks: {far} off")
        print(f"{ranks} ranks: as one")


if __name__ == "__main__":
    main()
