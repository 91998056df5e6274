# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fourier transforms of pairs of real and imaginary parts: products with matrices of cosines
and sines, of sizes into which longer ones fall apart (Cooley and Tukey, 1965)."""

import math

import torch

# Up to here a transform is one product.
MAX_MATRIX = 32


def _turns(places, count, forward, dtype):
    """Cosines and sines of so many parts of a circle, as float64 has them."""
    angle = (places % count).to(torch.float64) * (2.0 * math.pi / count)
    sine = -angle.sin() if forward else angle.sin()
    return angle.cos().to(dtype), sine.to(dtype)


def _product(x, y, combine):
    (a, b), (c, d) = x, y
    if b is None:
        return combine(a, c), combine(a, d)
    return combine(a, c) - combine(b, d), combine(a, d) + combine(b, c)


def _times(x, matrix):
    return (x.reshape(-1, x.shape[-1]) @ matrix).reshape(x.shape)


def _split(count):
    """The largest factor that fits a matrix; the number itself if it has none."""
    if count <= MAX_MATRIX:
        return count
    return next((n for n in range(MAX_MATRIX, 1, -1) if count % n == 0), count)


def _along_last(x, forward):
    """The transform of the last dimension; no imaginary part is none."""
    re, im = x
    count = re.shape[-1]
    size = _split(count)
    step = torch.arange(size)
    matrix = _turns(step.unsqueeze(1) * step, size, forward, re.dtype)
    if size == count:
        return _product(x, matrix, _times)
    # Place (i, j) becomes place (k, l) of the transposed result.
    rest = count // size
    parts = [None if part is None else part.unflatten(-1, (size, rest)).transpose(-1, -2)
             for part in x]
    parts = _product(parts, matrix, _times)
    turned = _turns(torch.arange(rest).unsqueeze(1) * step, count, forward, re.dtype)
    parts = _product(parts, turned, torch.mul)
    parts = _along_last([part.transpose(-1, -2) for part in parts], forward)
    return tuple(part.transpose(-1, -2).flatten(-2) for part in parts)


def _along(x, dim, forward):
    moved = [None if part is None else part.movedim(dim, -1) for part in x]
    return tuple(part.movedim(-1, dim) for part in _along_last(moved, forward))


def _normal(count, normalization):
    """The factor: none, of the root of the number of elements, or of the number."""
    return (1.0, count**-0.5, 1.0 / count)[normalization]


def _scaled(x, count, normalization):
    factor = _normal(count, normalization)
    return x if factor == 1.0 else tuple(part * factor for part in x)


def of_complex(x, dims, normalization, forward):
    """As `aten._fft_c2c`, with pairs."""
    count = math.prod(x[0].shape[dim] for dim in dims)
    for dim in dims:
        x = _along(x, dim, forward)
    return _scaled(tuple(x), count, normalization)


def of_real(x, dims, normalization, onesided):
    """As `aten._fft_r2c`: only half of the last dimension is made if it is `onesided`."""
    count, last = math.prod(x.shape[dim] for dim in dims), dims[-1]
    parts = _along((x, None), last, True)
    if onesided:
        parts = tuple(part.narrow(last, 0, x.shape[last] // 2 + 1) for part in parts)
    for dim in dims[:-1]:
        parts = _along(parts, dim, True)
    return _scaled(parts, count, normalization)


def to_real(x, dims, normalization, size):
    """As `aten._fft_c2r`: the last dimension is one half of what gives real numbers."""
    last = dims[-1]
    for dim in dims[:-1]:
        x = _along(x, dim, False)
    # The other half, in which the first element and for even sizes the last one have no part.
    half = size // 2 + 1
    rest = size - half
    wholes = []
    for part, sign in zip(x, (1.0, -1.0), strict=True):
        part = part.narrow(last, 0, half)
        mirrored = part.narrow(last, 1, rest).flip(last) * sign
        wholes.append(torch.cat([part, mirrored], last))
    count = size * math.prod(x[0].shape[dim] for dim in dims[:-1])
    return _along(wholes, last, False)[0] * _normal(count, normalization)
