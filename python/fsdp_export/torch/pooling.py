# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pooling and padding that `layers` leaves: three dimensions, largest of uneven windows,
gradients.
"""

import math

import torch

from . import layers

aten = torch.ops.aten

# How many elements windows of different sizes may look at for one channel.
MAX_SEEN = 1 << 16


def _apply(x, matrix, dim):
    """A product along one dimension."""
    return (x.movedim(dim, -1) @ matrix.t()).movedim(-1, dim)


def _apply_each(x, matrices, transposed=False):
    """The same along the last dimensions."""
    for dim, matrix in enumerate(matrices, -len(matrices)):
        x = _apply(x, matrix.t() if transposed else matrix, dim)
    return x


def _averages(sizes, counts, like):
    return [layers._averages(s, c, like) for s, c in zip(sizes, counts, strict=True)]


def _adaptive_avg_pool3d(x, counts):
    return _apply_each(x, _averages(x.shape[-3:], counts, x))


def _adaptive_avg_pool3d_backward(grad, x):
    return _apply_each(grad, _averages(x.shape[-3:], grad.shape[-3:], x), transposed=True)


def _sums(x, kernel, stride, padding, ceil_mode, count_include_pad, divisor):
    """Matrices of each dimension's windows, and what the sums are divided by."""
    words = [layers._spread(value, 3) for value in (kernel, stride or kernel, padding)]
    matrices, total = [], None
    for size, *word in zip(x.shape[-3:], *words, strict=True):
        count = layers._pooled_count(size, *word, ceil_mode)
        inside, counts = layers._windows(size, count, *word, count_include_pad)
        matrices.append(inside.to(x.dtype))
        total = counts if len(matrices) == 1 else total.unsqueeze(-1) * counts
    return matrices, total if divisor is None else divisor


def _avg_pool3d(
    x, kernel, stride=(), padding=(0,), ceil_mode=False, count_include_pad=True, divisor=None
):
    matrices, counts = _sums(x, kernel, stride, padding, ceil_mode, count_include_pad, divisor)
    return _apply_each(x, matrices) / counts


def _avg_pool3d_backward(
    grad, x, kernel, stride, padding, ceil_mode, count_include_pad, divisor
):
    matrices, counts = _sums(x, kernel, stride, padding, ceil_mode, count_include_pad, divisor)
    return _apply_each(grad / counts, matrices, transposed=True)


def _to_places(grad, x, indices, rank):
    """Gradients where the largest elements were, by their places in the last dimensions."""
    channels = math.prod(x.shape[:-rank])
    zero = torch.zeros((channels, math.prod(x.shape[-rank:])), dtype=grad.dtype)
    flat = zero.scatter_add(1, indices.reshape(channels, -1), grad.reshape(channels, -1))
    return flat.reshape(x.shape)


def _max_pool3d_backward(
    grad, x, kernel, stride, padding, dilation, ceil_mode, indices
):
    return _to_places(grad, x, indices, 3)


def _seen(size, count):
    """Which elements of a dimension each adaptive window sees, [window, element]."""
    begin = torch.arange(count, dtype=torch.int64).unsqueeze(1) * size
    place = torch.arange(size, dtype=torch.int64) * count
    return (place + count > begin) & (place < begin + size)


def _adaptive_max_pool2d(x, counts):
    """The largest of what each window sees of all."""
    sizes = x.shape[-2:]
    if math.prod(sizes) * math.prod(counts) > MAX_SEEN:
        return NotImplemented
    rows, columns = (_seen(s, c) for s, c in zip(sizes, counts, strict=True))
    seen = rows[:, None, :, None] & columns[None, :, None, :]
    seen = seen.reshape(math.prod(counts), math.prod(sizes))
    flat = x.reshape(-1, 1, math.prod(sizes))
    values, places = torch.where(seen, flat, -math.inf).max(2)
    shape = (*x.shape[:-2], *counts)
    return values.reshape(shape), places.reshape(shape)


def _adaptive_max_backward(rank):
    def backward(grad, x, indices):
        return _to_places(grad, x, indices, rank)

    return backward


def _drawn_windows(sizes, kernel, counts, samples):
    """Which elements of each dimension the windows of fractional pooling see, of each channel:
    [batch, channel, window, element] (Graham, "Fractional max-pooling", 2014)."""
    found = []
    for place, (size, k, count) in enumerate(zip(sizes, kernel, counts, strict=True)):
        # Of images, the samples of the last dimension come first.
        sample = samples[..., 1 - place if len(sizes) == 2 else place].unsqueeze(-1)
        step = (size - k) / (count - 1) if count > 1 else 0.0
        window = torch.arange(count, dtype=torch.int64)
        begin = ((window + sample) * step).to(torch.int64) - (sample * step).to(torch.int64)
        begin = torch.where(window == count - 1, size - k, begin).unsqueeze(-1)
        element = torch.arange(size, dtype=torch.int64)
        found.append((element >= begin) & (element < begin + k))
    return found


def _fractional_max_pool(rank):
    def rule(x, kernel, counts, samples):
        sizes = x.shape[-rank:]
        if math.prod(sizes) * math.prod(counts) > MAX_SEEN:
            return NotImplemented
        kernel = layers._spread(kernel, rank)
        batch = x.reshape(-1, *x.shape[-rank - 1:])
        seen = None
        for dim, each in enumerate(_drawn_windows(sizes, kernel, counts, samples)):
            own = [1] * (2 * rank)
            own[dim], own[rank + dim] = each.shape[-2:]
            each = each.reshape(*each.shape[:2], *own)
            seen = each if seen is None else seen & each
        seen = seen.reshape(*seen.shape[:2], math.prod(counts), math.prod(sizes))
        values, places = torch.where(
            seen, batch.reshape(*batch.shape[:2], 1, -1), -math.inf).max(3)
        shape = (*x.shape[:-rank], *counts)
        return values.reshape(shape), places.reshape(shape)

    def backward(grad, x, kernel, counts, indices):
        return _to_places(grad, x, indices, rank)

    return rule, backward


def _replication_backward(grad, x, padding):
    """Of each element all that are copies of it."""
    matrices = []
    for place, size in enumerate(reversed(x.shape[-(len(padding) // 2):])):
        low, high = padding[2 * place:2 * place + 2]
        source = torch.arange(size + low + high, dtype=torch.int64) - low
        source = torch.clamp(source, 0, size - 1).unsqueeze(1)
        matrices.insert(0, (source == torch.arange(size, dtype=torch.int64)).to(x.dtype))
    return _apply_each(grad, matrices, transposed=True)


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    result = {}
    for rank in (2, 3):
        rules = _fractional_max_pool(rank)
        for suffix, rule in zip(("", "_backward"), rules, strict=True):
            result[getattr(aten, f"fractional_max_pool{rank}d{suffix}").default] = rule
    return result | {
        aten._adaptive_avg_pool3d.default: _adaptive_avg_pool3d,
        aten._adaptive_avg_pool3d_backward.default: _adaptive_avg_pool3d_backward,
        aten.avg_pool3d.default: _avg_pool3d,
        aten.avg_pool3d_backward.default: _avg_pool3d_backward,
        aten.max_pool3d_with_indices_backward.default: _max_pool3d_backward,
        aten.adaptive_max_pool2d.default: _adaptive_max_pool2d,
        aten.adaptive_max_pool2d_backward.default: _adaptive_max_backward(2),
        aten.adaptive_max_pool3d_backward.default: _adaptive_max_backward(3),
        aten.replication_pad1d_backward.default: _replication_backward,
        aten.replication_pad2d_backward.default: _replication_backward,
        aten.replication_pad3d_backward.default: _replication_backward,
    }
