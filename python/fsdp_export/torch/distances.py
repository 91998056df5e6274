# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Distances between all rows."""

import math

import torch

aten = torch.ops.aten


def _differences(x, y):
    return x.unsqueeze(-2) - y.unsqueeze(-3)


def _forward(x, y, p, compute_mode=None):
    size = _differences(x, y).abs()
    if p == 0:
        return (size != 0).to(x.dtype).sum(-1)
    if p == 1:
        return size.sum(-1)
    if p == 2:
        return (size * size).sum(-1).sqrt()
    if math.isinf(p):
        return size.amax(-1)
    return size.pow(p).sum(-1).pow(1.0 / p)


def _slopes(difference, distance, p):
    """Of each distance to each difference; 0 where there is no one slope."""
    zero = torch.zeros((), dtype=difference.dtype)
    if p == 0:
        return torch.zeros_like(difference)
    if p == 1:
        return difference.sign()
    if math.isinf(p):
        return torch.where(difference.abs() == distance, difference.sign(), zero)
    none = (distance == 0) | (difference == 0 if p < 2 else distance == 0)
    share = difference.abs() / torch.where(distance == 0, 1.0, distance)
    share = torch.where(none, 1.0, share)
    return torch.where(none, zero, difference.sign() * share.pow(p - 1))


def _backward(grad, x, y, p, distance):
    slopes = _slopes(_differences(x, y), distance.unsqueeze(-1), p)
    return (grad.unsqueeze(-1) * slopes).sum(-2)


def _pairs(rows):
    """The places of pairs of different rows among all pairs."""
    first = torch.arange(rows, dtype=torch.int64).unsqueeze(1)
    second = torch.arange(rows, dtype=torch.int64).unsqueeze(0)
    place = first * rows - first * (first + 1) // 2 + second - first - 1
    return place, second > first


def _pair_indices(rows):
    first = [torch.full((rows - 1 - i,), i, dtype=torch.int64) for i in range(rows - 1)]
    second = [torch.arange(i + 1, rows, dtype=torch.int64) for i in range(rows - 1)]
    return torch.cat(first), torch.cat(second)


def _pair_distances(x, p=2.0):
    if x.shape[0] < 2:
        return x.new_zeros(0)
    first, second = _pair_indices(x.shape[0])
    size = (x.index_select(0, first) - x.index_select(0, second)).abs().unsqueeze(1)
    return _forward(size, torch.zeros_like(size), p).flatten()


def _pair_backward(grad, x, p, distance):
    if x.shape[0] < 2:
        return torch.zeros_like(x)
    place, known = _pairs(x.shape[0])
    place = torch.where(known, place, 0).flatten()

    def spread(values):
        full = torch.where(known, values.index_select(0, place).view(known.shape), 0.0)
        return full + full.t()

    return _backward(spread(grad), x, x, p, spread(distance))


def table():
    """Rules by operation."""
    return {
        aten._cdist_forward.default: _forward,
        aten._cdist_backward.default: _backward,
        aten._pdist_forward.default: _pair_distances,
        aten._pdist_backward.default: _pair_backward,
    }
