# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fourier transforms, which jaxlib does not lower to linalg: products with matrices of cosines
and sines, of sizes into which longer ones fall apart (Cooley and Tukey, 1965)."""

import math

import jax.numpy as jnp
import numpy

from ..common.errors import ExportError
from . import pairs

# Up to here a transform is one product, and where a length has no factor so small, up to there.
MAX_MATRIX = 32
MAX_PRIME = 1024


def _turns(places, count, forward, dtype):
    """Cosines and sines of so many parts of a circle, as float64 has them."""
    angle = (places % count) * (2.0 * math.pi / count)
    sine = -numpy.sin(angle) if forward else numpy.sin(angle)
    return pairs.Pair(*(jnp.asarray(part.astype(dtype)) for part in (numpy.cos(angle), sine)))


def _split(count):
    """The largest factor that fits a matrix; the number itself if it has none."""
    if count <= MAX_MATRIX:
        return count
    found = next((n for n in range(MAX_MATRIX, 1, -1) if count % n == 0), count)
    if found > MAX_PRIME:
        raise ExportError(
            f"the step transforms {count} elements, a number with the prime factor {found}",
            f"not supported: pad to a length without prime factors above {MAX_PRIME}")
    return found


def _each(change, x):
    return pairs.Pair(*(None if part is None else change(part) for part in x))


def _along_last(x, forward):
    """The transform of the last dimension of a pair."""
    *outer, count = x[0].shape
    size = _split(count)
    step = numpy.arange(size)
    matrix = _turns(step[:, None] * step, size, forward, x[0].dtype)
    if size == count:
        return pairs.product(x, matrix, jnp.matmul)
    # Place (i, j) becomes place (k, l) of the transposed result.
    rest = count // size
    parts = _each(lambda part: part.reshape(*outer, size, rest).mT, x)
    parts = pairs.product(parts, matrix, jnp.matmul)
    turned = _turns(numpy.arange(rest)[:, None] * step, count, forward, x[0].dtype)
    parts = pairs.product(parts, turned, jnp.multiply)
    parts = _along_last(_each(lambda part: part.mT, parts), forward)
    return _each(lambda part: part.mT.reshape(*outer, count), parts)


def _along(x, dim, forward):
    """The transform of one dimension; backward its mean."""
    count = x[0].shape[dim]
    parts = _along_last(_each(lambda part: jnp.moveaxis(part, dim, -1), x), forward)
    scale = 1.0 if forward else 1.0 / count
    return _each(lambda part: jnp.moveaxis(part, -1, dim) * scale, parts)


def _whole(x, size):
    """What is transformed to `size` real numbers, of its first half."""
    half = size // 2 + 1
    # The first element, and for even sizes the last one, have no part in the other half.
    re, im = (part[..., :half] for part in x)
    mirrored = [jnp.flip(part[..., 1:size - half + 1], -1) for part in (re, im)]
    return pairs.Pair(
        jnp.concatenate([re, mirrored[0]], -1), jnp.concatenate([im, -mirrored[1]], -1))


def _fft(evaluate, params, operands):
    x, = operands
    kind, lengths = params["fft_type"].name, params["fft_lengths"]
    parts = x if isinstance(x, pairs.Pair) else pairs.Pair(x, None)
    rank = parts[0].ndim
    dims = range(rank - len(lengths), rank)
    forward = kind in ("FFT", "RFFT")
    if kind == "RFFT":
        parts = _along(parts, dims[-1], forward)
        parts = _each(lambda part: part[..., :lengths[-1] // 2 + 1], parts)
    for dim in dims[:-1] if kind in ("RFFT", "IRFFT") else dims:
        parts = _along(parts, dim, forward)
    if kind == "IRFFT":
        return [_along(_whole(parts, lengths[-1]), dims[-1], forward)[0]]
    return [parts]


RULES = {"fft": _fft}
