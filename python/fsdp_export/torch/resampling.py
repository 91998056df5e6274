# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images of other sizes with filters that grow with what is skipped, as products with one
matrix for each dimension.
"""

import torch

aten = torch.ops.aten


def _linear(x):
    return torch.clamp_min(1.0 - x.abs(), 0.0)


def _cubic(x):
    """Keys's kernel with a = -1/2."""
    x = x.abs()
    near = (1.5 * x - 2.5) * x * x + 1.0
    far = ((-0.5 * x + 2.5) * x - 4.0) * x + 2.0
    return torch.where(x < 1.0, near, torch.where(x < 2.0, far, 0.0))


def _weights(filter, reach, size, count, align_corners, scale, like):
    """The matrix [result, element] of one dimension."""
    if align_corners:
        step = (size - 1) / (count - 1) if count > 1 else 0.0
    else:
        step = 1.0 / scale if scale else size / count
    wide = max(step, 1.0)
    center = (step * (torch.arange(count, dtype=torch.float64) + 0.5)).unsqueeze(1)
    place = torch.arange(size, dtype=torch.float64)
    begin = torch.clamp_min(torch.floor(torch.clamp_min(center - reach * wide + 0.5, 0.0)), 0.0)
    end = torch.floor(torch.clamp_min(center + reach * wide + 0.5, 0.0))
    weights = filter((place - center + 0.5) / wide)
    weights = torch.where((place >= begin) & (place < end), weights, 0.0)
    return (weights / weights.sum(1, keepdim=True)).to(like.dtype)


def _matrices(kind, sizes, counts, align_corners, scales, like):
    words = zip(sizes, counts, scales, strict=True)
    return [_weights(*kind, size, count, align_corners, scale, like)
            for size, count, scale in words]


def _upsample(kind):
    def forward(x, counts, align_corners, scale_h=None, scale_w=None):
        rows, columns = _matrices(
            kind, x.shape[-2:], counts, align_corners, (scale_h, scale_w), x)
        return rows @ x @ columns.t()

    def backward(grad, counts, sizes, align_corners, scale_h=None, scale_w=None):
        rows, columns = _matrices(
            kind, sizes[-2:], counts, align_corners, (scale_h, scale_w), grad)
        return rows.t() @ grad @ columns

    return forward, backward


def table():
    """Rules by operation."""
    result = {}
    for name, kind in (("bilinear", (_linear, 1.0)), ("bicubic", (_cubic, 2.0))):
        for suffix, rule in zip(("", "_backward"), _upsample(kind), strict=True):
            result[getattr(aten, f"_upsample_{name}2d_aa{suffix}").default] = rule
    return result
