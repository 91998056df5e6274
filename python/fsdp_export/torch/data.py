# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The batches of a model and how tensors are saved, with PyTorch."""

import torch
from safetensors.torch import save_file

from ..common import files, shapes
from ..common.emit import check_types
from ..common.errors import ExportError
from . import dropout


def save(tensors, path, metadata):
    """Saves copies, which share no storage, as a safetensors file."""
    copies = {name: tensor.detach().contiguous().clone() for name, tensor in tensors.items()}
    save_file(copies, path, metadata=metadata)


def example(module, rank=0, step=0):
    """Calls `batch` and checks that it gives a tuple of tensors."""
    inputs = files.call_batch(module, rank, step)
    if isinstance(inputs, torch.Tensor):
        inputs = (inputs,)
    if not isinstance(inputs, (tuple, list)) or not all(
        isinstance(value, torch.Tensor) for value in inputs
    ):
        raise ExportError(
            f"expected batch(rank, step) to return a tuple of tensors, got {type(inputs).__name__}",
            "return (inputs, targets) or similar; every argument of forward is a tensor",
        )
    check_types(inputs, "tensor")
    return tuple(value.contiguous() for value in inputs)


def _check_ranges(inputs, entries, rank, step):
    for value, entry in zip(inputs, entries, strict=False):
        if not entry.get("index_range"):
            continue
        low, high, *singles = entry["index_range"]
        good = (value >= low) & (value < high)
        for single in singles:
            good |= value == single
        if not bool(good.all()):
            bad = int(value[~good].flatten()[0])
            raise ExportError(
                f"input '{entry['name']}' of batch({rank}, {step}) holds {bad}, "
                f"expected {low} <= value < {high}"
                + "".join(f" or {single}" for single in singles),
                "the model uses it as an index",
            )


def checked_batch(module, entries, rank, step):
    """A batch as it is written: fits its step, the dropout seed last if there is one.

    `entries` describe the inputs of each of the steps.
    """
    inputs = example(module, rank, step)
    _check_ranges(inputs, shapes.find_step(inputs, entries, rank, step), rank, step)
    if entries[0] and entries[0][-1]["name"] == "rng_seed":
        seed = dropout.rank_step_seed(rank, step)
        inputs = (*inputs, torch.tensor(seed, dtype=torch.int64))
    return inputs
