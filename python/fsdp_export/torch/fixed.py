# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs whose values decide about shapes, such as sizes of images, and are always the same.

They are constants of the step, which compares what it is given with them: the loss is not a
number where it is something else.
"""

import contextlib
import math
from unittest import mock

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch._subclasses.functional_tensor import FunctionalTensor
from torch.utils import _pytree
from torch.utils._python_dispatch import TorchDispatchMode, _disable_current_modes

from ..common.errors import ExportError

aten = torch.ops.aten

# Inputs of more elements are content.
_MOST_ELEMENTS = 256
# Values are followed up to so many elements: what follows from sizes are places of all pixels.
_FOLLOWED_ELEMENTS = 1 << 16


class DependsOnValues(ExportError):
    """Shapes or control flow depend on the values of tensors."""


def _constant(value):
    """A constant of a trace."""
    with _disable_current_modes():
        numbers, shape, dtype = value.flatten().tolist(), value.shape, value.dtype
    return torch.tensor(numbers, dtype=dtype).view(shape)


class _Followed(TorchDispatchMode):
    """Knows the values of what is made of constants alone, which tensors of a trace have not."""

    def __init__(self):
        super().__init__()
        self._values = {}  # By identity a tensor, which this keeps alive, and its value.

    def _value(self, tensor):
        """The value of a tensor; None if it is not known."""
        known = self._values.get(id(tensor))
        if known is not None:
            return known[1]
        if isinstance(tensor, (FakeTensor, FunctionalTensor)) or torch._is_functional_tensor(tensor):
            return None
        return tensor

    def _forget(self, tensors):
        """Drops what shares memory with tensors that are written to."""
        changed = [self._values[id(t)][1] for t in tensors if id(t) in self._values]
        places = {value.untyped_storage().data_ptr() for value in changed}
        self._values = {
            key: known for key, known in self._values.items()
            if known[1].untyped_storage().data_ptr() not in places}

    def _compute(self, func, args, kwargs):
        """What a call makes of values; None if some are not known."""
        tensors = [x for x in _pytree.tree_leaves((args, kwargs)) if isinstance(x, torch.Tensor)]
        tags = func.tags
        unknown = any(self._value(x) is None for x in tensors)
        if unknown or torch.Tag.nondeterministic_seeded in tags or func.namespace != "aten":
            if func._schema.is_mutable:
                self._forget(tensors)
            return None
        args, kwargs = _pytree.tree_map_only(torch.Tensor, self._value, (args, dict(kwargs)))
        if kwargs.get("device") is not None:
            kwargs["device"] = torch.device("cpu")
        with _disable_current_modes(), torch.no_grad():
            return func(*args, **kwargs)

    def _know(self, result, values):
        pairs = zip(_pytree.tree_leaves(result), _pytree.tree_leaves(values), strict=True)
        for tensor, value in pairs:
            if isinstance(tensor, torch.Tensor) and value.numel() <= _FOLLOWED_ELEMENTS:
                self._values[id(tensor)] = (tensor, value)
        return result

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        values = self._compute(func, args, kwargs)
        if values is None:
            return func(*args, **kwargs)
        if func is aten._local_scalar_dense.default:
            return values
        if torch.Tag.dynamic_output_shape in func.tags:
            return self._know(_pytree.tree_map_only(torch.Tensor, _constant, values), values)
        return self._know(func(*args, **kwargs), values)


def _holds_tensor(value):
    return isinstance(value, torch.Tensor) or (
        isinstance(value, (list, tuple)) and any(map(_holds_tensor, value)))


def _to_list(tensor):
    """`tolist` of a tensor of a trace, whose own looks below what is followed."""
    return tensor.item() if tensor.dim() == 0 else [_to_list(each) for each in tensor]


def _tensor(original):
    """`torch.tensor`, which reads the memory of tensors in a list; those of a trace have none."""
    def stacked(value):
        if isinstance(value, torch.Tensor):
            return value.detach()
        if _holds_tensor(value):
            return torch.stack([stacked(each) for each in value])
        return original(value)

    def tensor(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        if isinstance(data, torch.Tensor) or not _holds_tensor(data):
            return original(
                data, dtype=dtype, device=device, requires_grad=requires_grad,
                pin_memory=pin_memory)
        result = stacked(data).to(device=device, dtype=dtype)
        return result.requires_grad_() if requires_grad else result

    return tensor


@contextlib.contextmanager
def followed(constants):
    """The values of constants are known, if there are any."""
    with contextlib.ExitStack() as stack:
        if constants:
            stack.enter_context(mock.patch.object(torch, "tensor", _tensor(torch.tensor)))
            stack.enter_context(mock.patch.object(FunctionalTensor, "tolist", _to_list))
            stack.enter_context(_Followed())
        yield


def candidates(batches):
    """Positions of small inputs of integers that are alike in all batches, the smallest first."""
    batches = list(batches)
    return sorted(
        (
            position for position, value in enumerate(batches[0] if batches else ())
            if not value.is_floating_point() and value.numel() <= _MOST_ELEMENTS
            and all(torch.equal(value, other[position]) for other in batches)
        ),
        key=lambda position: batches[0][position].numel())


def put(inputs, fixed):
    """Inputs with the values `fixed`, lists by position, in their places; and whether any had
    others, None if there is none."""
    inputs, differs = list(inputs), None
    for position, values in fixed.items():
        constant = torch.tensor(values, dtype=inputs[position].dtype)
        differs_here = (inputs[position] != constant).any()
        differs = differs_here if differs is None else differs | differs_here
        inputs[position] = constant
    return inputs, differs


def checked(loss, differs):
    """The loss, not a number where inputs differ."""
    return loss if differs is None else loss.masked_fill(differs, math.nan)


def search(run, inputs, batches, warn, names):
    """What `run(fixed)` returns for as few fixed inputs as it takes, mostly none."""
    try:
        return run({})
    except DependsOnValues as error:
        last, left = error, candidates(batches())
    tried = []
    for position in left:
        tried.append(position)
        for chosen in ([position], tried) if len(tried) > 1 else (tried,):
            try:
                result = run({place: inputs[place].tolist() for place in chosen})
            except DependsOnValues as error:
                last = error  # What is left of it with all of them says most.
                continue
            for place in chosen if warn else ():
                warn(
                    f"forward reads the values of input '{names[place]}', which are the same in all "
                    "batches: they are constants of the step, whose loss is NaN for others")
            return result
    raise last
