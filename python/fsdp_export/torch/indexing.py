# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Indices: diagonals, flat places, reductions into rows, masks."""

import torch

aten = torch.ops.aten


def _on_diagonal(values, rows, columns, offset):
    """Values of a diagonal, one for each row, and where the diagonal is, [..., row, column]."""
    low = max(-offset, 0)
    high = rows - low - values.shape[-1]
    spread = aten.constant_pad_nd(values, [low, high], 0) if low or high else values
    row = torch.arange(rows, dtype=torch.int64).unsqueeze(1)
    return spread.unsqueeze(-1), torch.arange(columns, dtype=torch.int64) == row + offset


def _diagonal_scatter(x, source, offset=0, dim1=0, dim2=1):
    x = x.movedim((dim1, dim2), (-2, -1))
    values, place = _on_diagonal(source, *x.shape[-2:], offset)
    return torch.where(place, values, x).movedim((-2, -1), (dim1, dim2))


def _diagonal_backward(grad, sizes, offset, dim1, dim2):
    return _diagonal_scatter(
        torch.zeros(sizes, dtype=grad.dtype), grad, offset, dim1, dim2)


def _gather(x, dim, index, sparse_grad=False):
    if x.dim() == 0:
        return x.expand(index.shape).clone()
    if index.dtype == torch.int32:
        return aten.gather.default(x, dim, index.to(torch.int64))
    return NotImplemented


def _from_start(index, size):
    """Indices that may count from the end as others, which do not."""
    index = index.reshape(-1).to(torch.int64)
    return torch.where(index < 0, index + size, index)


def _take(x, index):
    places = _from_start(index, x.numel())
    return x.reshape(-1).index_select(0, places).reshape(index.shape)


def _put(x, index, source, accumulate=False):
    places = _from_start(index, x.numel())
    flat = aten.index_put(x.reshape(-1), [places], source.reshape(-1), accumulate)
    return flat.reshape(x.shape)


def _index_reduce(x, dim, index, source, reduce, *, include_self=True):
    """The same with an index for each element."""
    if x.dim() == 0:
        return _index_reduce(
            x.reshape(1), 0, index.reshape(1), source.reshape(1), reduce,
            include_self=include_self).reshape(())
    shape = [1] * x.dim()
    shape[dim % x.dim()] = index.numel()
    each = index.to(torch.int64).reshape(shape).expand(source.shape)
    return aten.scatter_reduce.two(
        x, dim % x.dim(), each, source, reduce, include_self=include_self)


def index_fill(x, dim, index, value):
    """A select of whole slices."""
    if x.dim() == 0:
        return torch.where(torch.full((), index.numel() > 0), value, x)
    places = torch.arange(x.shape[dim], dtype=torch.int64).unsqueeze(1)
    hit = (places == _from_start(index, x.shape[dim])).any(1)
    shape = [1] * x.dim()
    shape[dim] = x.shape[dim]
    value = value.to(x.dtype) if isinstance(value, torch.Tensor) else value
    return torch.where(hit.view(shape), value, x)


def _which(mask):
    """Of each place of a mask how many before it hold."""
    return mask.reshape(-1).to(torch.int64).cumsum(0) - 1


def _masked_scatter(x, mask, source):
    x, mask = torch.broadcast_tensors(x, mask)
    places = torch.clamp(_which(mask), 0, source.numel() - 1)
    picked = source.reshape(-1).index_select(0, places)
    return torch.where(mask, picked.reshape(x.shape), x)


def _masked_scatter_backward(grad, mask, sizes):
    mask = mask.expand(grad.shape)
    count = torch.Size(sizes).numel()
    places = torch.clamp(torch.where(mask.reshape(-1), _which(mask), count), 0, count)
    zero = torch.zeros(count + 1, dtype=grad.dtype)
    flat = aten.index_put(zero, [places], grad.reshape(-1), True)
    return flat[:count].reshape(sizes)


def _nonzero_static(x, *, size, fill_value=-1):
    """The first `size` places of what is not zero, of which each is written by one row."""
    hit = x.reshape(-1) != 0
    rows = torch.clamp(torch.where(hit, _which(hit), size), 0, size)
    empty = torch.full((size + 1,), -1, dtype=torch.int64)
    flat = empty.scatter(0, rows, torch.arange(hit.shape[0], dtype=torch.int64))[:size]
    columns, step = [], x.numel()
    for extent in x.shape:
        step //= extent
        place = torch.div(torch.clamp(flat, 0), step, rounding_mode="trunc") % extent
        columns.append(torch.where(flat < 0, fill_value, place))
    return torch.stack(columns, 1)


def _repeat(x, repeats):
    """torch-mlir divides by sizes, which may be 0."""
    if all(repeats) and x.numel():
        return NotImplemented
    known = [1] * (len(repeats) - x.dim()) + list(x.shape)
    return torch.zeros([r * s for r, s in zip(repeats, known, strict=True)], dtype=x.dtype)


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten.diagonal_scatter.default: _diagonal_scatter,
        aten.diagonal_backward.default: _diagonal_backward,
        aten.gather.default: _gather,
        aten.take.default: _take,
        aten.put.default: _put,
        aten.index_reduce.default: _index_reduce,
        aten.index_fill.int_Scalar: index_fill,
        aten.index_fill.int_Tensor: index_fill,
        aten.masked_scatter.default: _masked_scatter,
        aten.masked_scatter_backward.default: _masked_scatter_backward,
        aten.nonzero_static.default: _nonzero_static,
        aten.repeat.default: _repeat,
    }
