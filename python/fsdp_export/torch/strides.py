# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views of a tensor's storage, as permutations and reshapes of its elements.

What PyTorch keeps in another order of dimensions (channels last) has its elements somewhere
else in its storage; programs here have no strides. What is no such view, windows that overlap
or steps over elements, is read and written at indices that are computed.
"""

import math

import torch

aten = torch.ops.aten


def _dense_order(sizes, strides):
    """The dimensions by the place of their elements; `None` if those overlap or leave gaps."""
    order = sorted(range(len(sizes)), key=lambda d: (sizes[d] > 1, -strides[d]))
    step = 1
    for dim in reversed(order):
        if sizes[dim] > 1 and strides[dim] != step:
            return None
        step *= sizes[dim]
    return order


def _inverse(order):
    return sorted(range(len(order)), key=order.__getitem__)


def _shaped(flat, sizes, order):
    """What lies in `flat` in the order of `_dense_order`."""
    return flat.view([sizes[d] for d in order]).permute(_inverse(order))


def _flat(x):
    """The elements of `x` as they lie in its storage, and their order; `None` if other
    elements lie between them, or several are one."""
    order = _dense_order(x.shape, x.stride())
    return None if order is None else (x.permute(order).reshape(-1), order)


def _span(x, size, stride, offset):
    """Where in the elements of `x` a view with elements begins and ends; `None` if it leaves
    them."""
    start = 0 if offset is None else offset - x.storage_offset()
    end = start + 1 + sum((n - 1) * step for n, step in zip(size, stride, strict=True))
    return (start, end) if 0 <= start and end <= x.numel() else None


def _places(size, stride, start):
    """The places of all elements of a view, in the order of the view."""
    rank, places = len(size), torch.full((), start, dtype=torch.int64)
    for dim, (n, step) in enumerate(zip(size, stride, strict=True)):
        shape = [n if d == dim else 1 for d in range(rank)]
        places = places + (torch.arange(n, dtype=torch.int64) * step).view(shape)
    return places.expand(size).reshape(-1)


def _as_strided(x, size, stride, storage_offset=None):
    if not math.prod(size):
        return torch.zeros(size, dtype=x.dtype)
    held, span = _flat(x), _span(x, size, stride, storage_offset)
    if held is None or span is None:
        return NotImplemented
    flat, order = held[0], _dense_order(size, stride)
    if order is not None:
        return _shaped(flat[span[0]:span[1]], size, order)
    return flat.index_select(0, _places(size, stride, span[0])).view(size)


def _as_strided_scatter(x, source, size, stride, storage_offset=None):
    if not math.prod(size):
        return x.clone()
    held, span = _flat(x), _span(x, size, stride, storage_offset)
    if held is None or span is None:
        return NotImplemented
    flat, order = held[0], _dense_order(size, stride)
    if order is not None:
        new = source.permute(order).reshape(-1)
        flat = torch.cat([flat[:span[0]], new, flat[span[1]:]])
    else:
        places = _places(size, stride, span[0])
        flat = aten.index_put(flat, [places], source.reshape(-1))
    return _shaped(flat, x.shape, held[1])


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten.as_strided.default: _as_strided,
        aten.as_strided_scatter.default: _as_strided_scatter,
    }
