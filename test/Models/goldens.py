# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the scripts that record goldens share, whatever the framework."""

import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
from fsdp_export.common.optimizers import OPTIMIZERS  # noqa: E402

# Tests allow 1e-5: the framework itself must be well inside, or the data is unsuitable.
CONDITIONED = 4e-6
# Gradients below this part of the model's largest one are rounding noise, which
# AdamW's division by their own size amplifies.
EXCLUSION = 1e-6


def make_metadata(options, optimizer, world, peak, **made_by):
    """The metadata of a golden; `peak` is the largest value of the first gradients."""
    return {
        "optimizer": optimizer, "world": str(world), "steps": str(options.steps), **made_by,
        "grad0_scale": repr(peak),
    } | {key: repr(value) for key, value in OPTIMIZERS[optimizer].items()}


def make_parser(description, worlds):
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--worlds", type=int, nargs="+", default=worlds)
    parser.add_argument("--steps", type=int, default=5)
    parser.add_argument(
        "--optimizers", nargs="+", choices=sorted(OPTIMIZERS), default=["sgd", "adamw"]
    )
    return parser


def record_all(options, record):
    """Calls record(options, optimizer, world), which returns the largest error of
    float32 parameters, for all that the options say; returns the exit code."""
    errors = [record(options, optimizer, world)
              for optimizer in options.optimizers for world in options.worlds]
    if all(error <= CONDITIONED for error in errors):
        return 0
    print(f"error: float32 is more than {CONDITIONED} from float64: change the batches")
    return 1
