# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The batches of a model and how tensors are saved, with numpy."""

import numpy
from safetensors.numpy import save_file

from ..common import files, shapes
from ..common.emit import check_types
from ..common.errors import ExportError


def save(tensors, path, metadata):
    """Saves arrays as a safetensors file."""
    tensors = {n: numpy.ascontiguousarray(v).reshape(v.shape) for n, v in tensors.items()}
    save_file(tensors, path, metadata=metadata)


def example(module, rank=0, step=0):
    """Calls `batch` and checks that it gives a tuple of arrays."""
    inputs = files.call_batch(module, rank, step)
    inputs = inputs if isinstance(inputs, (tuple, list)) else (inputs,)
    if not all(hasattr(value, "dtype") and hasattr(value, "shape") for value in inputs):
        raise ExportError("expected batch(rank, step) to return a tuple of arrays")
    values = tuple(numpy.asarray(value) for value in inputs)
    check_types(values, "array")
    return values


def checked_batch(module, entries, rank, step):
    """A batch that fits its step; `entries` describe the inputs of each of the steps."""
    inputs = example(module, rank, step)
    shapes.find_step(inputs, entries, rank, step)
    return inputs
