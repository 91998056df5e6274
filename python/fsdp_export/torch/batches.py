# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the user's batch() returns, forward takes and forward returns.

A step takes tensors, in order. A batch may hold them in tuples, lists, dictionaries and
dataclasses, among other values, which are constants of the step.
"""

import collections.abc
import dataclasses
import inspect

import torch
from torch.utils import _pytree

from ..common import files, shapes
from ..common.emit import check_types
from ..common.errors import ExportError

_CONSTANTS = (type(None), bool, int, float, str)


@dataclasses.dataclass(frozen=True)
class Structure:
    """How tensors lie in the arguments of forward.

    `spec` is that of (positional arguments, keyword arguments), `paths` are the keys
    that lead to each tensor, `constants` the other values, by position among all.
    """

    spec: _pytree.TreeSpec
    paths: tuple
    constants: tuple

    def call(self, model, tensors):
        """Calls `model` on arguments that hold `tensors`; returns its loss."""
        return find_loss(self.call_whole(model, tensors))

    def call_whole(self, model, tensors):
        """The same; returns all that it returns."""
        leaves = list(tensors)
        for position, value in self.constants:
            leaves.insert(position, value)
        args, kwargs = _pytree.tree_unflatten(leaves, self.spec)
        return model(*args, **kwargs)

    def names(self, call):
        """The names of the tensors: the parameters of forward, or of what else a step calls,
        and what leads on from there."""
        call = getattr(call, "forward", call)
        parameters = [
            p.name for p in inspect.signature(call).parameters.values()
            if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
        ]
        names = []
        for where, first, *rest in self.paths:
            name = str(_key(first))
            if _key(where) == 0:
                position = _key(first)
                known = position < len(parameters)
                name = parameters[position] if known else f"input{position}"
            names.append(".".join([name, *(str(_key(key)) for key in rest)]))
        return names


def _key(entry):
    """The index, key or attribute that a step of a path means."""
    for name in ("idx", "key", "name"):
        if hasattr(entry, name):
            return getattr(entry, name)
    return entry


def _register_dataclasses(value):
    """Lets dataclasses be looked into."""
    while True:
        kinds = {
            type(leaf) for leaf in _pytree.tree_leaves(value)
            if dataclasses.is_dataclass(leaf) and not isinstance(leaf, type)
        }
        if not kinds:
            return
        for kind in kinds:
            _pytree.register_dataclass(kind)


def take(value):
    """(tensors, `Structure`) of what batch() returned."""
    args, kwargs = (value,), {}
    if isinstance(value, collections.abc.Mapping):
        args, kwargs = (), dict(sorted(value.items()))
    elif type(value) in (tuple, list):
        args = tuple(value)
    _register_dataclasses((args, kwargs))
    leaves, spec = _pytree.tree_flatten_with_path((args, kwargs))
    tensors = [(path, leaf) for path, leaf in leaves if isinstance(leaf, torch.Tensor)]
    others = [
        (position, leaf) for position, (_, leaf) in enumerate(leaves)
        if not isinstance(leaf, torch.Tensor)
    ]
    for _, other in others:
        if not isinstance(other, _CONSTANTS):
            raise ExportError(
                "expected batch(rank, step) to return tensors, in tuples, lists, dictionaries or "
                f"dataclasses, got {type(other).__name__}",
                "return (inputs, targets) or {'inputs': ..., 'targets': ...}; numbers, texts "
                "and None may stand among them",
            )
    if not tensors:
        raise ExportError(
            f"expected batch(rank, step) to return tensors, got {type(value).__name__}",
            "return (inputs, targets) or {'inputs': ..., 'targets': ...}",
        )
    structure = Structure(spec, tuple(path for path, _ in tensors), tuple(others))
    return tuple(tensor for _, tensor in tensors), structure


class Batches:
    """Calls the user's batch(); all batches have the structure of the first."""

    def __init__(self, module):
        self.module = module
        self.structure = take(files.call_batch(module, 0, 0))[1]

    def __call__(self, rank=0, step=0):
        tensors, structure = take(files.call_batch(self.module, rank, step))
        if structure != self.structure:
            number, first = len(structure.paths), len(self.structure.paths)
            raise ExportError(
                f"batch({rank}, {step}) has {number} tensors, batch(0, 0) has {first}"
                if number != first else
                f"batch({rank}, {step}) has other names or constants than batch(0, 0)",
                "every rank and step must have the same inputs; what is no tensor is a constant "
                "of the step",
            )
        check_types(tensors, "tensor")
        return tuple(tensor.contiguous() for tensor in tensors)

    def checked(self, entries, rank, step, seed):
        """A batch as it is written: fits its step, the dropout `seed` last if it has one.

        `entries` describe the inputs of each of the steps.
        """
        inputs = self(rank, step)
        _check_ranges(inputs, shapes.find_step(inputs, entries, rank, step), rank, step)
        if entries[0] and entries[0][-1]["name"] == "rng_seed":
            inputs = (*inputs, torch.tensor(seed, dtype=torch.int64))
        return inputs


def _check_range(value, limits, what):
    low, high, *singles = limits
    good = (value >= low) & (value < high)
    for single in singles:
        good |= value == single
    if not bool(good.all()):
        bad = int(value[~good].flatten()[0])
        raise ExportError(
            f"{what} holds {bad}, expected {low} <= value < {high}"
            + "".join(f" or {single}" for single in singles),
            "the model uses it as an index",
        )


def _check_ranges(inputs, entries, rank, step):
    for value, entry in zip(inputs, entries, strict=False):
        what = f"input '{entry['name']}' of batch({rank}, {step})"
        if "index_range" in entry:
            _check_range(value, entry["index_range"], what)
        parts = entry.get("index_ranges", {"dim": 0, "ranges": []})
        for number, limits in enumerate(parts["ranges"]):
            if limits:
                part = value.select(parts["dim"], number)
                _check_range(part, limits, f"place {number} of dimension {parts['dim']} of {what}")


def find_loss(result):
    """The loss in what forward returned: the result itself, `loss` in it, or the first of several."""
    if isinstance(result, torch.Tensor):
        return result
    if isinstance(result, collections.abc.Mapping):
        found = result.get("loss")
    elif isinstance(result, (tuple, list)) and not hasattr(result, "loss"):
        found = result[0] if result else None
    else:
        found = getattr(result, "loss", None)
    if isinstance(found, torch.Tensor):
        return found
    raise ExportError(
        f"expected forward to return the loss as a scalar tensor, got {type(result).__name__}"
        + ("" if found is None else f" with a loss that is {type(found).__name__}"),
        "return the mean loss of the batch as a tensor without dimensions, alone, first in a "
        "tuple, or as 'loss' of a dictionary or an object; models that make it from labels "
        "want these in batch()",
    )


def find_metrics(result):
    """The scalars beside the loss in a dictionary or an object that forward returned, by name."""
    if isinstance(result, torch.Tensor):
        return {}
    if isinstance(result, collections.abc.Mapping):
        found = result
    elif hasattr(result, "_asdict"):
        found = result._asdict()
    else:
        found = getattr(result, "__dict__", {})
    return {
        name: value for name, value in sorted(found.items())
        if name != "loss" and isinstance(value, torch.Tensor) and value.dim() == 0
        and not value.is_complex()
    }
