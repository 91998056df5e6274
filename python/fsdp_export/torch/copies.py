# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory that a trace has twice and PyTorch once, as a boundary mark copies what passes it.

What is written to one copy is missing in the other; nobody may read it there.
"""

import torch
from torch.utils import _pytree
from torch.utils._python_dispatch import TorchDispatchMode, _disable_current_modes

from ..common.errors import ExportError
from . import followed, repeat
from .tree import overlap


def _unwrapped(tensor):
    """What a tensor is outside of transformations."""
    functorch = torch._C._functorch
    while functorch.is_functorch_wrapped_tensor(tensor):
        tensor = functorch.get_unwrapped(tensor)
    return tensor


def memory(tensor):
    """The memory of a tensor; None if it has none."""
    tensor = _unwrapped(tensor)
    return tensor.untyped_storage() if tensor.layout == torch.strided else None


class _Group:
    """Memory that PyTorch has once, by number, the numbers of that which lacks a write, and what
    was copied last."""

    def __init__(self):
        self.members, self.stale = {}, set()
        self.what = ""


class Copies(TorchDispatchMode):
    """Knows which memory is a copy of which, and refuses to read a copy that lacks a write, by an
    `error` with this way out."""

    def __init__(self, way_out, error=ExportError):
        super().__init__()
        self._way_out, self._error = way_out, error
        self._groups = {}
        self._sources = {}  # By the number of a copy: what it was first a copy of.

    def _group(self, tensor):
        """The group of a tensor's memory, which it keeps alive: no other gets its number."""
        own = memory(tensor)
        group = self._groups.setdefault(own._cdata, _Group())
        group.members[own._cdata] = own
        return group

    def join(self, one, other, what):
        """Notes that two tensors hold the same, one a copy of the other: of `what`, for messages."""
        group, joined = self._group(one), self._group(other)
        self._sources.setdefault(memory(other)._cdata, _unwrapped(one))
        if joined is not group:
            group.members.update(joined.members)
            group.stale |= joined.stale
            self._groups.update(dict.fromkeys(joined.members, group))
        group.stale -= {memory(each)._cdata for each in (one, other)}
        group.what = what

    def _known(self, tensor):
        """The number of a tensor's memory and its group; None of that which no mark copied."""
        own = memory(tensor)
        number = own._cdata if own is not None else None
        return number, self._groups.get(number)

    def lacks(self, tensor):
        """Whether a copy of the tensor was written to, and it was not."""
        number, group = self._known(tensor)
        return group is not None and number in group.stale

    def check(self, tensor):
        """Refuses a tensor that is read."""
        if not self.lacks(tensor):
            return
        raise self._error(
            f"not supported: {self._known(tensor)[1].what} is written to in place, and read under "
            f"another name at {repeat.quote_line(repeat.user_line())}", self._way_out)

    def _are_apart(self, one, other):
        """Whether two are copies of parts of the same memory that have nothing in common."""
        first, second = self._sources.get(one), self._sources.get(other)
        if first is None or second is None or memory(first)._cdata != memory(second)._cdata:
            return False
        with _disable_current_modes():
            return not overlap(first, second)

    def _write(self, tensor):
        number, group = self._known(tensor)
        if group is not None:
            group.stale |= {
                other for other in group.members
                if other != number and not self._are_apart(number, other)}

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if not self._groups:
            return func(*args, **kwargs)
        for leaf in _pytree.arg_tree_leaves(*args, **kwargs):
            if isinstance(leaf, torch.Tensor):
                self.check(leaf)
        result = func(*args, **kwargs)
        if func._schema.is_mutable:
            for tensor in followed.written(func, args, kwargs):
                self._write(tensor)
        return result
