# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dense linear algebra, for which jaxlib calls a library: column by column, as LAPACK's unblocked
routines go, with their signs and the order of their pivots.
"""

import jax
import jax.numpy as jnp

from ..common.errors import ExportError
from . import loops


def checked(x):
    """A real matrix."""
    x = jnp.asarray(x)
    if not jnp.issubdtype(x.dtype, jnp.floating):
        raise ExportError("the step factors a matrix of complex numbers",
                          "not supported: use real ones")
    return x


def _places(a):
    """The numbers of rows and of columns of a matrix, as matrices."""
    shape = a.shape[-2:]
    return [jax.lax.broadcasted_iota(jnp.int32, shape, dim) for dim in (0, 1)]


def _column(a, j):
    return jax.lax.dynamic_slice_in_dim(a, j, 1, a.ndim - 1, allow_negative_indices=False)


def _row(a, j):
    return jax.lax.dynamic_slice_in_dim(a, j, 1, a.ndim - 2, allow_negative_indices=False)


def _cholesky(evaluate, params, operands):
    a = checked(operands[0])
    rows, columns = _places(a)

    def body(j, state):
        a, factor = state
        column = _column(a, j)
        root = jnp.sqrt(_row(column, j))
        column = jnp.where(rows[:, :1] == j, root, column / root)
        column = jnp.where(rows[:, :1] >= j, column, 0)
        return a - column * column.mT, jnp.where(columns == j, column, factor)

    _, factor = loops.repeat(a.shape[-1], False, body, (a, jnp.zeros_like(a)))
    # As JAX says of what is not positive definite.
    bad = ((rows == columns) & ~(factor > 0)).any((-2, -1), keepdims=True)
    return [jnp.where(bad, jnp.nan, factor)]


def _swapped(rows, one, other):
    """Row numbers after two of them change places."""
    return jnp.where(rows == one, other, jnp.where(rows == other, one, rows))


def _lu(evaluate, params, operands):
    a = checked(operands[0])
    rows, columns = _places(a)
    numbers = jnp.broadcast_to(rows[:, 0], a.shape[:-1])
    pivots = jnp.zeros((*a.shape[:-2], min(a.shape[-2:])), jnp.int32)
    nth = jax.lax.broadcasted_iota(jnp.int32, pivots.shape, pivots.ndim - 1)

    def body(j, state):
        a, pivots, order = state
        size = jnp.where(rows[:, 0] >= j, jnp.abs(_column(a, j)[..., 0]), -1)
        place = jax.lax.argmax(size, size.ndim - 1, jnp.int32)[..., None]
        swap = _swapped(numbers, j, place)
        a = jnp.take_along_axis(a, swap[..., None], axis=-2, mode="promise_in_bounds")
        order = jnp.take_along_axis(order, swap, axis=-1, mode="promise_in_bounds")
        row, column = _row(a, j), _column(a, j)
        head = _row(column, j)
        factor = column / jnp.where(head == 0, 1, head)
        changed = jnp.where(columns > j, a - factor * row, jnp.where(columns == j, factor, a))
        return jnp.where(rows > j, changed, a), jnp.where(nth == j, place, pivots), order

    return list(loops.repeat(min(a.shape[-2:]), False, body, (a, pivots, numbers)))


def _substitute(a, b, lower, unit):
    """The solution X of A X = B, with a triangular A."""
    rows = _places(b)[0]

    def body(j, b):
        row = _row(b, j)
        column = _column(a, j)
        if not unit:
            row = row / _row(column, j)
        rest = rows > j if lower else rows < j
        return jnp.where(rest, b - column * row, jnp.where(rows == j, row, b))

    return loops.repeat(a.shape[-1], not lower, body, b)


def _triangular_solve(evaluate, params, operands):
    a, b = map(checked, operands)
    lower, left = params["lower"], params["left_side"]
    if params["transpose_a"] == left:
        a, lower = a.mT, not lower
    found = _substitute(a, b if left else b.mT, lower, params["unit_diagonal"])
    return [found if left else found.mT]


def _qr(evaluate, params, operands):
    """By Householder's reflections."""
    a = checked(operands[0])
    if params["pivoting"]:
        raise ExportError("the step calls qr with pivoting=True", "not supported: leave it out")
    rows = _places(a)[0][:, :1]
    count = min(a.shape[-2:])
    one = (jnp.equal(*_places(a @ a.mT))).astype(a.dtype)

    def body(j, state):
        a, q = state
        column = _column(a, j)
        head = _row(column, j)
        below = jnp.where(rows > j, column, 0)
        rest = (below * below).sum(-2, keepdims=True)
        size = jnp.sqrt(head * head + rest)
        first = jnp.where(head < 0, size, -size)
        # A column with nothing below its head is left as it is.
        still = rest == 0
        scale = jnp.where(still, 0, (first - head) / jnp.where(still, 1, first))
        way = jnp.where(rows == j, 1, below / jnp.where(still, 1, head - first))
        return a - scale * way * (way.mT @ a), q - scale * (q @ way) * way.mT

    start = (a, jnp.broadcast_to(one, (*a.shape[:-2], *one.shape)))
    r, q = loops.repeat(count, False, body, start)
    kept = a.shape[-2] if params["full_matrices"] else count
    return [q[..., :kept], jnp.triu(r)[..., :kept, :]]


def _solve(evaluate, params, operands):
    """The solver that `lax.custom_linear_solve` was given, of the right sides."""
    lengths, solve = params["const_lengths"], params["jaxprs"].solve
    first = lengths.matvec + lengths.vecmat
    constants = operands[first:first + lengths.solve]
    return evaluate(solve, *constants, *operands[sum(lengths):])


RULES = {
    "cholesky": _cholesky,
    "lu": _lu,
    "qr": _qr,
    "triangular_solve": _triangular_solve,
}
# What is no factorization itself, but calls them.
CALLS = {"custom_linear_solve": _solve}
