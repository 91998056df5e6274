# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights and batches as safetensors files."""

import numpy
from safetensors.numpy import save_file

from ..common import shapes
from ..common.emit import check_types
from ..common.errors import ExportError
from ..common.files import settle


def _save(tensors, path, metadata=None):
    tensors = {n: numpy.ascontiguousarray(v).reshape(v.shape) for n, v in tensors.items()}
    save_file(tensors, path, metadata=metadata)
    settle(path)


def write_weights(path, tree):
    """One tensor per variable under its first name; metadata `alias:NAME` for the others."""
    metadata = {f"alias:{alias}": first for alias, first in tree.aliases.items()}
    _save({s.fqn: s.tensor for s in tree.states}, path, metadata or None)


def example(module, rank=0, step=0):
    """Calls `batch` and checks that it gives a tuple of arrays."""
    inputs = module.batch(rank, step)
    inputs = inputs if isinstance(inputs, (tuple, list)) else (inputs,)
    if not all(hasattr(value, "dtype") and hasattr(value, "shape") for value in inputs):
        raise ExportError("expected batch(rank, step) to return a tuple of arrays")
    values = tuple(numpy.asarray(value) for value in inputs)
    check_types(values, "array")
    return values


def write_batches(directory, module, entries, world, steps):
    """Writes every rank's and step's inputs; `entries` describe those of each of the steps."""
    directory.mkdir(parents=True, exist_ok=True)
    for rank in range(world):
        for step in range(steps):
            inputs = example(module, rank, step)
            shapes.find_step(inputs, entries, rank, step)
            tensors = {str(i): value for i, value in enumerate(inputs)}
            _save(tensors, directory / f"rank{rank}-step{step}.safetensors")
