# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many there are of what, and products of groups whose sizes are such counts."""

import contextlib
import sys
from unittest import mock

import torch

aten = torch.ops.aten


def _limits(x, low, high):
    """Where the first bin begins and the last one ends; those of the data if both are alike."""
    if low != high:
        return torch.full((), low, dtype=x.dtype), torch.full((), high, dtype=x.dtype)
    low, high = x.amin(), x.amax()
    return torch.where(low == high, low - 1, low), torch.where(low == high, high + 1, high)


def _histc(x, bins=100, min=0, max=0):
    if not x.is_floating_point():
        return NotImplemented
    x = x.reshape(-1)
    if not x.numel():
        return torch.zeros(bins, dtype=x.dtype)
    low, high = _limits(x, min, max)
    inside = (x >= low) & (x <= high)
    place = torch.where(inside, (x - low) * bins / (high - low), 0.0).to(torch.int64)
    place = place.clamp(max=bins - 1)
    hit = (place == torch.arange(bins, dtype=torch.int64).unsqueeze(1)) & inside
    return hit.to(torch.int64).sum(1).to(x.dtype)


def _members(ends, count):
    """Which of `count` places is in which group, [group, place]; in none behind the last."""
    places = torch.arange(count, dtype=ends.dtype)
    begins = torch.cat([torch.zeros(1, dtype=ends.dtype), ends[:-1]])
    return (places >= begins.unsqueeze(1)) & (places < ends.unsqueeze(1))


def grouped_mm(x, other, offs=None, bias=None, out_dtype=None):
    """Products of all groups with what is of others masked: sizes of groups are data."""
    if bias is not None or out_dtype not in (None, x.dtype):
        return NotImplemented
    if offs is None:
        return x @ other
    if other.dim() == 3:  # Rows of x are in groups, each of which has a matrix.
        member = _members(offs, x.shape[0]).unsqueeze(2)
        return (torch.where(member, x, 0.0) @ other).sum(0)
    if x.dim() == 3:  # So are columns of the other one.
        member = _members(offs, other.shape[1]).unsqueeze(1)
        return (x @ torch.where(member, other, 0.0)).sum(0)
    member = _members(offs, x.shape[1]).unsqueeze(1)  # What is summed over is.
    return torch.where(member, x, 0.0) @ other


def _grouped_mm_backward(x, weight, ends, grad):
    return (
        grouped_mm(grad, weight.transpose(1, 2), ends), grouped_mm(x.t(), grad, ends))


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    result = {aten.histc.default: _histc, aten._grouped_mm.default: grouped_mm}
    # What transformers takes where it is traced in float32, with a loop that reads the offsets.
    if "transformers.integrations.moe" in sys.modules:
        ops = torch.ops.transformers
        result[ops.grouped_mm_fallback.default] = grouped_mm
        result[ops.grouped_mm_fallback_backward.default] = _grouped_mm_backward
    return result


def _bincount(original):
    """Of as many numbers as are asked for: a larger one is an index out of bounds, which is
    checked as others are."""

    def bincount(input, weights=None, minlength=0):
        if not minlength or input.dim() != 1:
            return original(input, weights, minlength)
        if weights is None:
            weights = torch.ones_like(input, dtype=torch.int64)
        elif weights.dtype != torch.float32:
            weights = weights.double()
        counts = torch.zeros(minlength, dtype=weights.dtype)
        return counts.scatter_add(0, input.long(), weights.detach())

    return bincount


@contextlib.contextmanager
def replaced():
    """Replaces functions whose results have as many elements as values say."""
    with (
        mock.patch.object(torch, "bincount", _bincount(torch.bincount)),
        mock.patch.object(torch.Tensor, "bincount", _bincount(torch.Tensor.bincount)),
    ):
        yield
