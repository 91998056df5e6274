# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Order: sorting, what is found by it, and the largest so far."""

import math

import torch

aten = torch.ops.aten

# Up to where every element is compared with every other one; more are sorted by a network.
MAX_COMPARED = 256
MAX_SORTED = 1 << 14
MAX_RUNNING = 1024


def _places(count):
    return torch.arange(count, dtype=torch.int64)


def _before(one, other, descending):
    """Whether one pair of value and place comes before another; equal values keep their order,
    and what is not a number is the largest."""
    (x, i), (y, j) = one, other
    if descending:
        less = (x > y) | ((x != x) & (y == y))
    else:
        less = (x < y) | ((x == x) & (y != y))
    same = (x == y) | ((x != x) & (y != y))
    return less | (same & (i < j))


def _ranked(x, descending):
    """Counts what comes before each element."""
    places = _places(x.shape[-1])
    first = x.unsqueeze(-2), places
    second = x.unsqueeze(-1), places.unsqueeze(-1)
    rank = _before(first, second, descending).to(torch.int64).sum(-1)
    hit = rank.unsqueeze(-2) == places.unsqueeze(-1)
    return hit.to(torch.float32).argmax(hit.dim() - 1)


def _exchanged(x, places, count, width, length, descending):
    """One step of Batcher's bitonic network: pairs that are `width` apart, in runs of `length`
    whose directions alternate; places from `count` on come last."""
    total = x.shape[-1]
    parts = (*x.shape[:-1], total // (2 * width), 2, width)
    (x, y), (i, j) = (value.reshape(parts).unbind(-2) for value in (x, places))
    first = _before((x, i), (y, j), descending)
    if total != count:
        first = ((i < count) & (j >= count)) | (((i < count) == (j < count)) & first)
    block = _places(total // (2 * width)).unsqueeze(1) * (2 * width)
    upward = (block & length) == 0
    keep = first == upward
    shape = (*x.shape[:-2], total)
    return (
        torch.stack([torch.where(keep, x, y), torch.where(keep, y, x)], -2).reshape(shape),
        torch.stack([torch.where(keep, i, j), torch.where(keep, j, i)], -2).reshape(shape))


def _network(x, descending):
    count = x.shape[-1]
    total = 1 << (count - 1).bit_length()
    places = _places(total).expand(*x.shape[:-1], total)
    keys = aten.constant_pad_nd(x, [0, total - count], 0)
    length = 2
    while length <= total:
        width = length // 2
        while width:
            keys, places = _exchanged(keys, places, count, width, length, descending)
            width //= 2
        length *= 2
    return places[..., :count]


def _order(x, descending=False):
    """Places along the last dimension in the order of their values."""
    return (_ranked if x.shape[-1] <= MAX_COMPARED else _network)(x, descending)


def _can_sort(x, dim):
    return x.numel() > 0 and x.shape[dim] <= MAX_SORTED and x.dtype != torch.bool


def _alone(x):
    """A number and its place, if it is the only one."""
    return x.clone(), torch.zeros_like(x, dtype=torch.int64)


def _sort(x, dim=-1, descending=False):
    if x.dim() == 0:
        return _alone(x)
    if not _can_sort(x, dim):
        return NotImplemented
    x = x.movedim(dim, -1)
    places = _order(x, descending)
    values = x.gather(x.dim() - 1, places)
    return values.movedim(-1, dim), places.movedim(-1, dim)


def _sort_stable(x, stable=None, dim=-1, descending=False):
    return _sort(x, dim, descending)


def _picked(x, choose, dim, keepdim):
    """The value and the place that `choose` finds in what is sorted along the last dimension."""
    if x.dim() == 0:
        return _alone(x)
    if not _can_sort(x, dim):
        return NotImplemented
    x = x.movedim(dim, -1)
    last = x.dim() - 1
    places = _order(x)
    place = places.gather(last, choose(x))
    results = [value.movedim(-1, dim) for value in (x.gather(last, place), place)]
    return tuple(value if keepdim else value.squeeze(dim) for value in results)


def _kthvalue(x, k, dim=-1, keepdim=False):
    def choose(value):
        return torch.full((*value.shape[:-1], 1), k - 1, dtype=torch.int64)

    return _picked(x, choose, dim, keepdim)


def _middle(skips):
    """Where the lower median is; what is not a number is sorted to the end."""
    def choose(value):
        count = value.shape[-1]
        real = (value == value).to(torch.int64).sum(-1, keepdim=True)
        place = (real - 1) >> 1 if skips else torch.where(real == count, (count - 1) // 2, real)
        return torch.clamp(place, 0, count - 1)

    return choose


def _median(skips):
    def along(x, dim, keepdim=False):
        return _picked(x, _middle(skips), dim, keepdim)

    def whole(x):
        found = along(x.reshape(-1), 0)
        return found if found is NotImplemented else found[0]

    return whole, along


def _mode(x, dim=-1, keepdim=False):
    """The smallest of the most frequent values, and the last place of it."""
    if x.dim() == 0:
        return _alone(x)
    if not x.is_floating_point() or x.shape[dim] > MAX_RUNNING or not x.numel():
        return NotImplemented
    x = x.movedim(dim, -1)
    counts = (x.unsqueeze(-1) == x.unsqueeze(-2)).to(x.dtype).sum(-1)
    most = counts == counts.amax(-1, keepdim=True)
    value = torch.where(most, x, math.inf).amin(-1, keepdim=True)
    place = _last(x == value).unsqueeze(-1)
    results = [each.movedim(-1, dim) for each in (value, place)]
    return tuple(each if keepdim else each.squeeze(dim) for each in results)


def _last(hit):
    """The last place along the last dimension where something holds."""
    places = _places(hit.shape[-1])
    return torch.clamp(torch.where(hit, places + 1, 0).amax(-1) - 1, 0, hit.shape[-1] - 1)


def so_far(x):
    """What is seen at each place, [place, seen]: which it is, and its value."""
    places = _places(x.shape[-1])
    return places <= places.unsqueeze(-1), x.unsqueeze(-2)


def _running(largest):
    def rule(x, dim):
        if x.dim() == 0:
            return _alone(x)
        if not x.is_floating_point() or x.shape[dim] > MAX_RUNNING:
            return NotImplemented
        seen, values = so_far(x.movedim(dim, -1))
        best = torch.where(seen, values, -math.inf).amax(-1) if largest \
            else torch.where(seen, values, math.inf).amin(-1)
        place = _last(seen & (values == best.unsqueeze(-1)))
        return best.movedim(-1, dim), place.movedim(-1, dim)

    return rule


def _finite(peak):
    return torch.where(peak.abs() == math.inf, 0.0, peak)


def _logcumsumexp(x, dim):
    if x.dim() == 0:
        return x.clone()
    if not x.is_floating_point() or x.shape[dim] > MAX_RUNNING:
        return NotImplemented
    seen, values = so_far(x.movedim(dim, -1))
    values = torch.where(seen, values, -math.inf)
    peak = _finite(values.amax(-1, keepdim=True))
    result = torch.exp(values - peak).sum(-1).log() + peak.squeeze(-1)
    return result.movedim(-1, dim)


def _logsumexp(x, dim, keepdim=False):
    if not x.is_floating_point():
        return NotImplemented
    if x.dim() == 0:
        return x.clone()
    dims = [d % x.dim() for d in dim] or list(range(x.dim()))
    peak = _finite(x.amax(dims, keepdim=True))
    result = torch.exp(x - peak).sum(dims, keepdim=True).log() + peak
    return result if keepdim else result.squeeze(dims)


def _single(rule):
    """Of a single number, of which torch-mlir knows no reduction."""
    def reduce(x, *_, **__):
        return rule(x) if x.dim() == 0 else NotImplemented

    return reduce


def _searchsorted(ordered, values, *, out_int32=False, right=False, side=None, sorter=None):
    """Of each value how many of those in order come before it: one comparison with all of them."""
    if sorter is not None:
        ordered = ordered.gather(-1, sorter)
    if not isinstance(values, torch.Tensor):
        values = torch.full((), values, dtype=torch.result_type(ordered, values))
    if ordered.dim() > 1:
        ordered = ordered.unsqueeze(-2)
    behind = torch.ge if not right and side != "right" else torch.gt
    # Nothing is before a NaN for comparisons, and everything for PyTorch.
    before = torch.logical_not(behind(ordered, values.unsqueeze(-1)))
    return before.sum(-1, dtype=torch.int32 if out_int32 else torch.int64)


def _bucketize(values, boundaries, *, out_int32=False, right=False):
    return _searchsorted(boundaries, values, out_int32=out_int32, right=right)


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    result = {op: _single(torch.clone) for op in (aten.amax.default, aten.amin.default)}
    result.update({op: _single(_alone) for op in (aten.max.dim, aten.min.dim)})
    for name, skips in (("median", False), ("nanmedian", True)):
        op = getattr(aten, name)
        result[op.default], result[op.dim] = _median(skips)
    result.update({
        aten.sort.default: _sort,
        aten.sort.stable: _sort_stable,
        aten.kthvalue.default: _kthvalue,
        aten.mode.default: _mode,
        aten.cummax.default: _running(True),
        aten.cummin.default: _running(False),
        aten.logcumsumexp.default: _logcumsumexp,
        aten.logsumexp.default: _logsumexp,
        aten.prod.dim_int: _product_of_one,
        aten.searchsorted.Tensor: _searchsorted,
        aten.searchsorted.Scalar: _searchsorted,
        aten.bucketize.Tensor: _bucketize,
        aten.bucketize.Scalar: _bucketize,
    })
    return result


def _product_of_one(x, dim, keepdim=False, *, dtype=None):
    if x.dim():
        return NotImplemented
    return x.to(dtype or (x.dtype if x.is_floating_point() else torch.int64)).clone()
