# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The batches of a model and how tensors are saved, with numpy."""

import jax
import numpy
from safetensors.numpy import save_file

from ..common import files, shapes
from ..common.emit import check_types
from ..common.errors import ExportError
from . import keys


def save(tensors, path, metadata):
    """Saves arrays as a safetensors file."""
    tensors = {n: numpy.ascontiguousarray(v).reshape(v.shape) for n, v in tensors.items()}
    save_file(tensors, path, metadata=metadata)


def _as_jax_takes_it(value):
    """An array of the type that JAX, which has 32 bits, makes of it; keys as they are."""
    if keys.is_key(value):
        return value
    value = numpy.asarray(value)
    return value.astype(jax.dtypes.canonicalize_dtype(value.dtype), copy=False)


def given(module, rank=0, step=0):
    """Calls `batch` and checks that it gives a tuple of arrays, which the model is called with."""
    inputs = files.call_batch(module, rank, step)
    inputs = inputs if isinstance(inputs, (tuple, list)) else (inputs,)
    if not all(hasattr(value, "dtype") and hasattr(value, "shape") for value in inputs):
        raise ExportError("expected batch(rank, step) to return a tuple of arrays")
    values = tuple(map(_as_jax_takes_it, inputs))
    check_types(tuple(map(keys.stored, values)), "array")
    for position, value in enumerate(values):
        if value.dtype == numpy.uint8:
            raise ExportError(
                f"input {position} has the unsupported type uint8",
                "let batch() give numbers with a sign: value.astype(numpy.int32)")
    return values


def example(module, rank=0, step=0):
    """A batch as it is stored and the step takes it."""
    return tuple(map(keys.stored, given(module, rank, step)))


def checked_batch(module, entries, rank, step):
    """A batch that fits its step; `entries` describe the inputs of each of the steps."""
    inputs = example(module, rank, step)
    shapes.find_step(inputs, entries, rank, step)
    return inputs
