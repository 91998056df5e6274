# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights and batches as safetensors files."""

import torch
from safetensors.torch import save_file

from ..common import shapes
from ..common.emit import check_types
from ..common.errors import ExportError
from ..common.files import settle
from . import dropout


def _save(tensors, path, metadata=None):
    save_file(tensors, path, metadata=metadata)
    settle(path)


def write_weights(path, tree):
    """One tensor per storage under its first name; metadata `alias:NAME` for the others."""
    tensors = {s.fqn: s.tensor.detach().contiguous().clone() for s in tree.states}
    metadata = {f"alias:{alias}": first for alias, first in tree.aliases.items()}
    _save(tensors, path, metadata or None)


def example(module, rank=0, step=0):
    """Calls `batch` and checks that it gives a tuple of tensors."""
    inputs = module.batch(rank, step)
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


def write_batches(directory, module, entries, world, steps):
    """Writes every rank's and step's inputs, the dropout seed last if there is one.

    `entries` describe the inputs of each of the steps.
    """
    directory.mkdir(parents=True, exist_ok=True)
    has_seed = bool(entries[0]) and entries[0][-1]["name"] == "rng_seed"
    for rank in range(world):
        for step in range(steps):
            inputs = example(module, rank, step)
            _check_ranges(inputs, shapes.find_step(inputs, entries, rank, step), rank, step)
            if has_seed:
                seed = dropout.rank_step_seed(rank, step)
                inputs = (*inputs, torch.tensor(seed, dtype=torch.int64))
            tensors = {str(i): value.clone() for i, value in enumerate(inputs)}
            _save(tensors, directory / f"rank{rank}-step{step}.safetensors")
