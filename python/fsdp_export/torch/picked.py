# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a tensor without dimensions picks along a dimension, `x[:, place]`, where its value is no
constant. PyTorch gives a view, a trace has a copy: what is written to one must not be read in the
other.
"""

import contextlib
import operator

import numpy
import torch
from torch.overrides import TorchFunctionMode

from .copies import Copies
from .followed import DependsOnValues

_getitem = torch.Tensor.__getitem__
_setitem = torch.Tensor.__setitem__

_INDEXES = "__getitem__", "__setitem__"  # By name, as others may be in their place.
_WHAT = "what is at a place that a tensor says"
# Those of other types are masks.
_PLACES = torch.int8, torch.int16, torch.int32, torch.int64


def _extent(item):
    """Of how many dimensions an item of an index is."""
    if item is None or item is Ellipsis or isinstance(item, bool):
        return 0
    if isinstance(item, (list, numpy.ndarray)):
        item = torch.as_tensor(item)
    is_mask = isinstance(item, torch.Tensor) and item.dtype in (torch.bool, torch.uint8)
    return item.dim() if is_mask else 1


class _Picking(TorchFunctionMode):
    """Indexes tensors also by places of which no value is `known`."""

    def __init__(self, known, copies):
        super().__init__()
        self._known, self._copies = known, copies
        self._picked = {}  # By identity a copy, and the tensor and the index that it is of.

    def _is_place(self, item):
        return (
            isinstance(item, torch.Tensor) and item.dim() == 0 and item.dtype in _PLACES
            and not self._known.knows(item))

    def _places(self, tensor, items):
        """The places in an index, as pairs of a dimension and a tensor [1]; in the index is 0 then."""
        places, dim = [], 0
        for number, item in enumerate(items):
            if self._is_place(item):
                place = item.to(torch.int64)
                place = torch.where(place < 0, place + tensor.shape[dim], place)
                places.append((dim, place.reshape(1)))
                items[number] = 0
            dim += _extent(item)
            if item is Ellipsis:
                dim += tensor.dim() - sum(map(_extent, items))
        return places

    def _parts(self, tensor, index):
        """A list of the tensor and what each place of the index picks of the one before, the places,
        and the index of the last."""
        items = list(index) if isinstance(index, tuple) else [index]
        parts, places = [tensor], self._places(tensor, items)
        for dim, place in places:
            parts.append(parts[-1].index_select(dim, place))
        return parts, places, tuple(items) if places else index

    def _get(self, tensor, index):
        parts, places, rest = self._parts(tensor, index)
        result = _getitem(parts[-1], rest)
        if places:
            self._copies.join(tensor, parts[-1], _WHAT)
            self._picked[id(result)] = result, tensor, index
        return result

    def _set(self, tensor, index, value):
        # Python has `x[place] += 1` write to what is there and bring the same back.
        picked = self._picked.get(id(value), ())
        if picked and all(map(operator.is_, picked, (value, tensor, index))):
            if self._copies.lacks(value):
                return  # It was written to since, and PyTorch's is a view of it.
            self._copies.join(tensor, value, _WHAT)
        parts, places, rest = self._parts(tensor, index)
        _setitem(parts[-1], rest, value)
        for dim, place in reversed(places):
            part = parts.pop()
            parts[-1].index_copy_(dim, place, part)

    def __torch_function__(self, function, types, args=(), kwargs=None):
        name = getattr(function, "__name__", None)
        if name in _INDEXES and isinstance(args[0], torch.Tensor):
            return self._set(*args) if name == "__setitem__" else self._get(*args)
        return function(*args, **(kwargs or {}))


@contextlib.contextmanager
def replaced(known):
    """Tensors are indexed by places of any values, unless these are `known`; yields the `Copies`."""
    way_out = "write to the tensor itself, x[:, place] = ..., or to a clone()"
    with Copies(way_out, DependsOnValues) as copies, _Picking(known, copies):
        yield copies
