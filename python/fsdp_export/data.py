# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights and batches as safetensors files."""

import torch
from safetensors.torch import save_file

from . import dropout
from .emit import check_types
from .errors import ExportError
from .files import settle


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


MAX_SHAPES = 16


def examples(module, world, steps):
    """A batch of each of the shapes that `batch` gives, in the order of steps."""
    first = example(module)
    found = {}
    for step in range(max(steps, 1)):
        for rank in range(max(world, 1)):
            inputs = example(module, rank, step)
            _check_like(inputs, first, rank, step)
            found.setdefault(tuple(value.shape for value in inputs), inputs)
            if len(found) > MAX_SHAPES:
                raise ExportError(
                    f"batch(rank, step) gives batches of more than {MAX_SHAPES} shapes",
                    "shapes are static, each has a step of its own: pad batches to a few sizes",
                )
    return list(found.values())


def _check_like(inputs, first, rank, step):
    if len(inputs) != len(first):
        raise ExportError(
            f"batch({rank}, {step}) has {len(inputs)} tensors, batch(0, 0) has {len(first)}",
            "every rank and step must have the same inputs",
        )
    for position, (value, other) in enumerate(zip(inputs, first, strict=True)):
        if value.dim() != other.dim() or value.dtype != other.dtype:
            raise ExportError(
                f"input {position} of batch({rank}, {step}) is {value.dtype} of shape "
                f"{tuple(value.shape)}, that of batch(0, 0) {other.dtype} of shape "
                f"{tuple(other.shape)}",
                "sizes may differ, numbers of dimensions and types may not",
            )


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
    """Writes every rank's and step's inputs, the dropout seed last if there is one."""
    directory.mkdir(parents=True, exist_ok=True)
    has_seed = bool(entries) and entries[-1]["name"] == "rng_seed"
    for rank in range(world):
        for step in range(steps):
            inputs = example(module, rank, step)
            _check_ranges(inputs, entries, rank, step)
            if has_seed:
                seed = dropout.rank_step_seed(rank, step)
                inputs = (*inputs, torch.tensor(seed, dtype=torch.int64))
            tensors = {str(i): value.clone() for i, value in enumerate(inputs)}
            _save(tensors, directory / f"rank{rank}-step{step}.safetensors")
