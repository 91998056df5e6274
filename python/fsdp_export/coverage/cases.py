# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What one model of a suite is: how it is made, and its batches.

A suite is a module of this folder with `names()`, which lists its cases, and
`make(name)`, which returns a `Case`; both only read installed packages.
"""

import dataclasses
import importlib
from collections.abc import Callable

# Of each suite the module that makes it, and the packages that it takes its models from.
SUITES = {
    "causal-lm": ("hf", "transformers"),
    "masked-lm": ("hf", "transformers"),
    "seq2seq": ("hf", "transformers"),
    "hf-image": ("hf", "transformers"),
    "speech": ("hf", "transformers"),
    "vision-language": ("hf", "transformers"),
    "timm": ("vision", "timm"),
    "torchvision": ("vision", "torchvision"),
    "diffusers": ("denoisers", "diffusers"),
    "operators": ("operators", "torch"),
    "jax": ("flax", "flax"),
}


@dataclasses.dataclass
class Case:
    """`model()` and `batch(rank, step)` as MODEL.py defines them, and for how many steps it
    is trained."""

    model: Callable
    batch: Callable
    steps: int = 2


class NotCounted(Exception):
    """The framework itself does not run the model with the sizes that the rules give it."""


def _module(suite):
    return importlib.import_module(f".{SUITES[suite][0]}", __package__)


def parity(suite):
    """The module that exports, trains and compares the cases of a suite; its framework is
    imported."""
    front_end = "jax" if SUITES[suite][1] == "flax" else "torch"
    importlib.import_module(f"..{front_end}.training", __package__)
    return importlib.import_module(f"..{front_end}.parity", __package__)


def names(suite):
    """The names of a suite's cases, in a fixed order."""
    return _module(suite).names(suite)


def make(suite, name):
    """The case of this name."""
    return _module(suite).make(suite, name)
