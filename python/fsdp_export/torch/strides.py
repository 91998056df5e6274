# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views of a tensor's storage, as permutations and reshapes of its elements.

What PyTorch keeps in another order of dimensions (channels last) has its elements somewhere
else in its storage; programs here have no strides.
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


def _orders(x, size, stride):
    """Those of `x` and of a view of it; `None` if there is no simple one."""
    if not x.numel() or not math.prod(size):
        return None
    orders = _dense_order(x.shape, x.stride()), _dense_order(size, stride)
    return None if None in orders else orders


def _place(x, size, offset):
    """Where in the elements of `x` a view begins and ends; `None` if it leaves them."""
    start = 0 if offset is None else offset - x.storage_offset()
    end = start + math.prod(size)
    return (start, end) if 0 <= start and end <= x.numel() else None


def _as_strided(x, size, stride, storage_offset=None):
    orders, place = _orders(x, size, stride), _place(x, size, storage_offset)
    if orders is None or place is None:
        return NotImplemented
    flat = x.permute(orders[0]).reshape(-1)
    return _shaped(flat[place[0]:place[1]], size, orders[1])


def _as_strided_scatter(x, source, size, stride, storage_offset=None):
    orders, place = _orders(x, size, stride), _place(x, size, storage_offset)
    if orders is None or place is None:
        return NotImplemented
    flat = x.permute(orders[0]).reshape(-1)
    new = source.permute(orders[1]).reshape(-1)
    return _shaped(torch.cat([flat[:place[0]], new, flat[place[1]:]]), x.shape, orders[0])


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten.as_strided.default: _as_strided,
        aten.as_strided_scatter.default: _as_strided_scatter,
    }
