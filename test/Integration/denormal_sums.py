#!/usr/bin/env python3
"""Adds up micro-batches whose first two gradients and losses nearly cancel.

usage: denormal_sums.py STEP DIR

STEP is Inputs/steps/one_weight.mlir. The sum of the first two is a denormal number:
inside of steps it is 0, and with --no-flush-denormals it counts. A step that was
compiled for all micro-batches, a run that adds them up and a reference run have to
agree on it.
"""
import json
import pathlib
import struct
import sys

from harness import Failed, call
from harness import compare as models

LEAST = 2.0**-126
# So that the weight moves by as much as the gradients have of the least number.
RATE = 2.0**126
BATCHES = [1.5 * LEAST, -LEAST, 5 * LEAST]


def write(path, name, value):
    tensor = models.Tensor("F32", [1], struct.pack("<f", value))
    models.write_safetensors(path, {name: tensor})


def train(directory, name, *options):
    """The weight and the loss behind one step."""
    log, weights = directory / f"{name}.jsonl", directory / f"{name}.safetensors"
    call("fsdp-run", *options, "--data", directory, "--steps", 1, "--lr", RATE, "--hyper",
         "momentum=0", "--hyper", "weight_decay=0", "--progress", "never", "--log", log,
         "--save", weights)
    (weight,) = models.read_safetensors(weights)[0].values()
    return weight.values()[0], json.loads(log.read_text())["loss"][0]


def main():
    step, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    (directory / "batches").mkdir(parents=True)
    write(directory / "init.safetensors", "w", 1)
    for number, value in enumerate(BATCHES):
        write(directory / "batches" / f"rank0-step{number}.safetensors", "0", value)
    count, words = len(BATCHES), ["--wrap", "always", "--world", 1, "--optimizer", "sgd"]
    compiled, apart = directory / "compiled.so", directory / "apart.so"
    call("fsdp-compile", step, *words, "--micro-batches", count, "-o", compiled)
    call("fsdp-compile", step, *words, "--separate-optimizer", "-o", apart)
    runs = {
        "compiled": [compiled],
        "added up": [apart, "--micro-batches", count],
        "reference": [apart, "--micro-batches", count, "--reference", 1],
    }
    for mode, sum, options in (("flushed", 5, []), ("kept", 5.5, ["--no-flush-denormals"])):
        (loss,) = struct.unpack("<f", struct.pack("<f", sum * LEAST / count))
        for name, command in runs.items():
            got = train(directory, f"{name}-{mode}".replace(" ", "-"), *command, *options)
            if got != (1 - sum, loss):
                raise Failed(f"FAILED: {name}, {mode}: expected {(1 - sum, loss)}, got {got}")
            print(f"{name}: denormal sums are {mode}")


if __name__ == "__main__":
    main()
