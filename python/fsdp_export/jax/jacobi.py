# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Eigenvalues and singular values by Jacobi's rotations, for which jaxlib calls a library.

Each round rotates half as many pairs as there are columns, which have none in common; a sweep
pairs every column with every other one (Brent and Luk, 1985). Signs of vectors are not LAPACK's.
"""

import jax.numpy as jnp

from ..common.errors import ExportError
from . import dense, loops, ordering

# They converge quadratically: float32 is reached in 6 to 10 for what fits this loop.
SWEEPS = 12


def _turned(x, dim):
    """The round robin: the first one stays, all others move on by one place."""
    half = x.shape[dim] // 2
    if half == 1:
        return x
    index = [slice(None)] * x.ndim

    def part(first, end):
        index[dim] = slice(first, end)
        return x[tuple(index)]

    parts = [part(0, 1), part(half, half + 1), part(1, half - 1), part(half + 1, None),
             part(half - 1, half)]
    return jnp.concatenate(parts, dim)


def _rotated(x, sine, half, dim):
    """The pairs of the first and the second half of a dimension, rotated: by what is added to
    them, so that small angles lose nothing (Rutishauser, 1966)."""
    one, other = jnp.split(x, 2, dim)
    return jnp.concatenate([
        one - sine * (other + half * one), other + sine * (one - half * other)], dim)


def _rotation(first, second, both):
    """The sine of the angle that makes zero of what two have in common, and the tangent of its
    half."""
    tau = (second - first) / jnp.where(both == 0, 1, 2 * both)
    tangent = jnp.where(tau < 0, -1, 1) / (jnp.abs(tau) + jnp.sqrt(1 + tau * tau))
    tangent = jnp.where(both == 0, 0, tangent)
    cosine = 1 / jnp.sqrt(1 + tangent * tangent)
    sine = cosine * tangent
    return sine, sine / (1 + cosine)


def _padded(x, dims):
    """With an even number of columns: one of zeros is rotated with none."""
    odd = x.shape[-1] % 2
    return jnp.pad(x, [(0, odd if dim in dims else 0) for dim in range(-x.ndim, 0)])


def _diagonal(x):
    """JAX's own depends on the platform."""
    return jnp.where(jnp.eye(x.shape[-1], dtype=bool), x, 0).sum(-1)


def _one(count, like):
    one = jnp.eye(count, dtype=like.dtype)
    return jnp.broadcast_to(one, (*like.shape[:-2], count, count))


def _rounds(count, body, state):
    return loops.repeat(SWEEPS * (count - 1), False, lambda _, state: body(*state), state)


def _sorted(values, vectors, descending):
    numbers = ordering.numbers_of(values, total=False)
    order = ordering.order_of([~numbers if descending else numbers])
    along = {"axis": -1, "mode": "promise_in_bounds"}
    return jnp.take_along_axis(values, order, **along), [
        jnp.take_along_axis(each, order[..., None, :], **along) for each in vectors]


def _refuse(params, **expected):
    for name, value in expected.items():
        if params.get(name, value) != value:
            raise ExportError(f"the step finds eigenvalues or singular values with "
                              f"{name}={params[name]}", f"not supported: leave it {value}")


def _eigh(evaluate, params, operands):
    """Vectors and values, in ascending order."""
    _refuse(params, subset_by_index=None, sort_eigenvalues=True)
    a = dense.checked(operands[0])
    count = a.shape[-1]
    given = jnp.tril(a) if params["lower"] else jnp.triu(a).mT
    a = _padded(given + jnp.tril(given, -1).mT, (-1, -2))
    size = a.shape[-1]

    def body(a, vectors):
        half = size // 2
        rotation = _rotation(_diagonal(a[..., :half, :half]), _diagonal(a[..., half:, half:]),
                             _diagonal(a[..., :half, half:]))
        rows, columns = [x[..., None] for x in rotation], [x[..., None, :] for x in rotation]
        a = _rotated(_rotated(a, *rows, -2), *columns, -1)
        return (_turned(_turned(a, a.ndim - 1), a.ndim - 2),
                _turned(_rotated(vectors, *columns, -1), a.ndim - 1))

    a, vectors = _rounds(size, body, (a, _one(size, a)))
    values = _diagonal(a)[..., :count]
    values, (vectors,) = _sorted(values, [vectors[..., :count, :count]], descending=False)
    return [vectors, values]


def _svd(evaluate, params, operands):
    """Values in descending order, and the vectors of both sides if they are wanted."""
    _refuse(params, subset_by_index=None)
    a = dense.checked(operands[0])
    if params["compute_uv"] and params["full_matrices"] and a.shape[-1] != a.shape[-2]:
        _refuse(params, full_matrices=False)
    wide = a.shape[-1] > a.shape[-2]
    a = a.mT if wide else a
    count = a.shape[-1]
    a = _padded(a, (-1,))
    size = a.shape[-1]

    def body(a, right):
        one, other = jnp.split(a, 2, -1)
        sums = [(x * y).sum(-2, keepdims=True) for x, y in (
            (one, one), (other, other), (one, other))]
        rotation = _rotation(*sums)
        return tuple(_turned(_rotated(x, *rotation, -1), x.ndim - 1) for x in (a, right))

    a, right = _rounds(size, body, (a, _one(size, a)))
    a, right = a[..., :count], right[..., :count, :count]
    values = jnp.sqrt((a * a).sum(-2))
    left = a / jnp.where(values == 0, 1, values)[..., None, :]
    values, (left, right) = _sorted(values, [left, right], descending=True)
    if not params["compute_uv"]:
        return [values]
    return [values, right, left.mT] if wide else [values, left, right.mT]


RULES = {"eigh": _eigh, "svd": _svd}
