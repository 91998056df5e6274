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

SUITES = ("causal-lm", "masked-lm", "seq2seq", "hf-image", "timm", "torchvision")


@dataclasses.dataclass
class Case:
    """`model()` and `batch(rank, step)` as MODEL.py defines them."""

    model: Callable
    batch: Callable


class NotCounted(Exception):
    """The model does not run in eager mode with the sizes that the rules give it."""


def _module(suite):
    name = {"timm": "timm_models", "torchvision": "torchvision_models"}.get(suite, "hf")
    return importlib.import_module(f"fsdp_export.coverage.{name}")


def names(suite):
    """The names of a suite's cases, in a fixed order."""
    return _module(suite).names(suite)


def make(suite, name):
    """The case of this name."""
    return _module(suite).make(suite, name)
