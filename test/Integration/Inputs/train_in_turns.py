# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Takes the steps of a log with batches from Python, and compares.

usage: train_in_turns.py ARTIFACT DATA LOG WEIGHTS
"""

import json
import pathlib
import sys

import compare
import fsdp_run


def batch(data, trainer, rank, step):
    """A batch of a file as `step` takes it, from bytes."""
    tensors, _ = compare.read_safetensors(data / "batches" / f"rank{rank}-step{step}.safetensors")
    return tuple(
        memoryview(tensors[str(index)].data).cast("f" if entry.dtype == "f32" else "q", entry.shape)
        for index, entry in enumerate(trainer.inputs)
    )


def main(artifact, data, log, weights):
    data = pathlib.Path(data)
    lines = [json.loads(line) for line in pathlib.Path(log).read_text().splitlines()]
    with fsdp_run.Trainer(artifact, init=data / "init.safetensors") as trainer:
        for step, line in enumerate(lines):
            found = trainer.step([batch(data, trainer, rank, step) for rank in trainer.ranks])
            assert found == trainer.losses == line["loss"], (found, line)
            assert trainer.mean_loss == line["mean_loss"], (trainer.mean_loss, line)
        print(trainer.turns, "in", trainer.steps_done, "steps")
        trainer.save(weights)


if __name__ == "__main__":
    main(*sys.argv[1:])
