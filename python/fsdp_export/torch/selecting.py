# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch's functions that take masks, and places of what these select, in a trace: what they give
is `Selected`.
"""

import contextlib

import torch
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree

from . import places
from .places import Places, beside
from .selected import Lifted, Selected, Selections, filled

_getitem = torch.Tensor.__getitem__
_setitem = torch.Tensor.__setitem__


def _boolean(index):
    """An index with masks of bool in place of bytes, which PyTorch's meta kernels do not take."""
    if isinstance(index, tuple):
        return tuple(map(_boolean, index))
    is_bytes = isinstance(index, torch.Tensor) and index.dtype == torch.uint8
    return index.to(torch.bool) if is_bytes else index


def _mask_of(tensor, index):
    """The mask that an index is of the first dimensions of a tensor; None if it is another."""
    if isinstance(index, tuple) and index and _is_whole(index[1:]):
        index = index[0]
    is_mask = isinstance(index, torch.Tensor) and index.dtype == torch.bool
    fits = is_mask and index.dim() and tensor.shape[:index.dim()] == index.shape
    return index if fits else None


def _leading(index):
    """The places that an index begins with, and what is behind them; None if others are between."""
    items = index if isinstance(index, tuple) else (index,)
    count = next((i for i, each in enumerate(items) if not isinstance(each, Selected)), len(items))
    first, rest = items[:count], items[count:]
    are_places = all(each.ndim == 1 and not each.is_floating_point() and each.dtype != torch.bool
                     for each in first)
    if not first or not are_places or not all(
            each is None or each is Ellipsis or (
                isinstance(each, (int, slice)) and not isinstance(each, bool)) for each in rest):
        return None
    return first, rest


def _is_whole(rest):
    return all(each is Ellipsis or (isinstance(each, slice) and each == slice(None)) for each in rest)


def _where(selected):
    """The `Places` that each of these is; empty if one of them is others."""
    found = [each._where[0] for each in selected if len(each._where) == 1]
    return found if len(found) == len(selected) else []


def _plain(index):
    """An index of tensors alone."""
    if any(isinstance(each, Selected) for each in (index if isinstance(index, tuple) else (index,))):
        index = _pytree.tree_map_only(Selected, Selected._materialized, index)
    return _boolean(index)


class _Replaced:
    """PyTorch's functions with masks and places of what they select."""

    def __init__(self, selections):
        self._selections = selections
        self._masks = {}  # By identity a mask, and it of places in a row.

    def functions(self):
        tensor = torch.Tensor
        return {
            _getitem: self.getitem, _setitem: self.setitem, torch.where: self.where,
            torch.masked_select: self.masked_select, tensor.masked_select: self.masked_select,
            torch.nonzero: self.nonzero, tensor.nonzero: self.nonzero, torch.argwhere: self.nonzero,
            tensor.argwhere: self.nonzero,
            torch.index_select: self.index_select, tensor.index_select: self.index_select,
            torch.index_add: self.index_add, tensor.index_add: self.index_add,
            tensor.index_add_: self.index_add_}

    def _flat(self, mask):
        known = self._masks.get(id(mask))
        if known is None or known[0] is not mask or known[1] != mask._version:
            # The mask may be written to later.
            known = self._masks[id(mask)] = mask, mask._version, mask.reshape(-1).clone()
        return known[2]

    def _of(self, rows, mask, where=()):
        return Selected(self._selections, filled(rows, mask), mask, where)

    def getitem(self, tensor, index):
        if isinstance(index, tuple) and len(index) > 1 and index[0] is None and _leading(index[1:]):
            inner = self.getitem(tensor, index[1:])
            return Lifted(inner) if isinstance(inner, Selected) else inner.unsqueeze(0)
        leading = _leading(index)
        if leading and leading[0][0]._common(leading[0]):
            return self._read(tensor, *leading)
        index = _plain(index)
        mask = _mask_of(tensor, index)
        if mask is None:
            return _getitem(tensor, index)
        flat = self._flat(mask)
        return self._of(tensor.reshape(flat.numel(), *tensor.shape[mask.dim():]), flat)

    def _read(self, tensor, first, rest):
        """What a tensor has at places, one for each of its first dimensions."""
        where = _where(first)
        if where and places.are_of(where, tensor):
            rows = places.take_each(tensor, where)
        elif len(where) == 1 and where[0].fit(tensor):
            rows = where[0].take(tensor)
        else:
            rows = _getitem(tensor, tuple(each._rows for each in first))
        if rest:
            rows = _getitem(rows, (slice(None), *rest))
        return self._of(rows, first[0]._mask)

    def setitem(self, tensor, index, value):
        leading = _leading(index)
        if leading and self._write(tensor, *leading, value):
            return None
        index = _plain(index)
        mask = _mask_of(tensor, index)
        if mask is None:
            if isinstance(value, Selected):
                value = value._materialized()
            return _setitem(tensor, index, value)
        flat, shape = self._flat(mask), tuple(mask.shape)
        selected = Selected(self._selections, None, flat)
        rows = self._rows_of(value, selected, tensor.dtype, tensor.shape[mask.dim():])
        if rows is None:
            return _setitem(tensor, index, value._materialized())
        where = [Places(shape, dim) for dim in range(len(shape))]
        tensor.copy_(places.put_each(tensor, where, flat, rows))

    def _rows_of(self, value, first, dtype, inner):
        """What is brought to places of a tensor, as rows [place, *inner] of its type; or None."""
        if isinstance(value, Lifted):
            value = value.lowered()
        while isinstance(value, torch.Tensor) and value.dim() > 1 + len(inner) and value.shape[0] == 1:
            value = value[0]
        if isinstance(value, Selected):
            if value.ndim != 1 + len(inner) or not first._common([value]):
                return None
            value = value._rows
        elif not isinstance(value, torch.Tensor):
            value = torch.tensor(value, dtype=dtype)
        elif value.dim() > len(inner) and value.shape[0] != 1:
            value = first.spread(value)
        return value.to(dtype).expand(first._mask.numel(), *inner)

    def _write(self, tensor, first, rest, value):
        """Writes to a tensor at places, one for each of its first dimensions; whether it does."""
        where = _where(first)
        if not where or not _is_whole(rest) or not first[0]._common(first):
            return False
        rows = self._rows_of(value, first[0], tensor.dtype, tensor.shape[len(first):])
        written = None
        if rows is not None and places.are_of(where, tensor):
            written = places.put_each(tensor, where, first[0]._mask, rows)
        elif rows is not None and len(where) == 1 and where[0].fit(tensor):
            # Gradients of what writes to one place would be others than PyTorch's.
            self._selections.differs.append(where[0].meet(first[0]._mask))
            written = where[0].put(tensor, first[0]._mask, rows)
        if written is not None:
            tensor.copy_(written)
        return written is not None

    def _finds(self, mask):
        """Whether places of a mask are found without its values."""
        knows = self._selections.knows
        return knows is not None and isinstance(mask, torch.Tensor) and mask.dim() and not knows(mask)

    def where(self, condition, *values, **named):
        if values or named or not self._finds(condition):
            return torch.where(condition, *values, **named)
        mask = condition if condition.dtype == torch.bool else condition != 0
        flat, shape = self._flat(mask), tuple(mask.shape)
        return tuple(
            self._of(each, flat, (Places(shape, dim),)) for dim, each in enumerate(places.of(mask)))

    def nonzero(self, input, *, as_tuple=False):
        if not self._finds(input):
            return torch.nonzero(input, as_tuple=as_tuple)
        found = self.where(input)
        if as_tuple:
            return found
        where = tuple(each._where[0] for each in found)
        rows = torch.stack([each._rows for each in found], 1)
        return Selected(self._selections, rows, found[0]._mask, where)

    def masked_select(self, input, mask):
        input, mask = torch.broadcast_tensors(input, mask)
        return self.getitem(input, mask)

    def index_select(self, input, dim, index):
        if isinstance(index, Selected) and isinstance(input, torch.Tensor) and dim % input.dim() == 0:
            return self.getitem(input, index)
        return torch.index_select(input, dim, index)

    def index_add(self, input, dim, index, source, *, alpha=1):
        leading = _leading(index)
        if not leading or not isinstance(input, torch.Tensor) or dim % input.dim():
            return torch.index_add(input, dim, index, source, alpha=alpha)
        index, where = leading[0][0], _where(leading[0])
        rows = self._rows_of(source, index, input.dtype, input.shape[1:])
        if rows is None:
            return torch.index_add(input, dim, index, source, alpha=alpha)
        if alpha != 1:
            rows = rows * alpha
        if where and where[0].fit(input):
            return where[0].add(input, index._mask, rows)
        kept = torch.where(beside(index._mask, rows), rows, torch.zeros((), dtype=rows.dtype))
        return torch.index_add(input, dim, index._rows, kept)

    def index_add_(self, tensor, dim, index, source, *, alpha=1):
        if not isinstance(index, Selected):
            return tensor.index_add_(dim, index, source, alpha=alpha)
        return tensor.copy_(self.index_add(tensor, dim, index, source, alpha=alpha))


class _Selecting(TorchFunctionMode):
    """Calls what is in place of PyTorch's functions. A class whose `__getitem__` was replaced once
    is a sequence to Python for ever, and `torch.tensor` of a list of numbers fails."""

    def __init__(self, selections):
        super().__init__()
        self._selections, self._functions = selections, _Replaced(selections).functions()

    def __torch_function__(self, function, types, args=(), kwargs=None):
        if not self._selections.are_plain:
            function = self._functions.get(function, function)
        return function(*args, **(kwargs or {}))


@contextlib.contextmanager
def replaced():
    """Masks select as above; yields the `Selections`."""
    selections = Selections()
    with _Selecting(selections):
        yield selections
