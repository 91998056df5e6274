# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dense linear algebra of real matrices, column by column as LAPACK's unblocked routines go:
its factors, their signs and the order of its pivots.

Columns are taken in a loop; steps of loops take tensors, no numbers, where operations take
either.
"""

import torch

from .loops import Loop

aten = torch.ops.aten


def _places(count):
    return torch.arange(count, dtype=torch.int64)


def _numbers(a):
    """Those of the rows, as a column, and those of the columns."""
    return _places(a.shape[-2]).unsqueeze(1), _places(a.shape[-1])


def _fits(a):
    return a.numel() > 0 and a.dtype in (torch.float32, torch.float64)


def _each(loop, count, *tensors, backwards=False):
    """The last values of what a loop over so many columns carries. Operands of loops are
    floating-point numbers."""
    numbers = _places(count).to(tensors[0].dtype)
    return loop.call(numbers, *(x.contiguous() for x in tensors), 0, backwards)


def _eye(rows, columns, like):
    return (_places(rows).unsqueeze(1) == _places(columns)).to(like.dtype)


def _lower(a, diagonal=0):
    rows, columns = _numbers(a)
    return torch.where(columns <= rows + diagonal, a, 0.0)


def _upper(a):
    rows, columns = _numbers(a)
    return torch.where(columns >= rows, a, 0.0)


def _column(a, j):
    return a.masked_fill(_numbers(a)[1] != j, 0.0).sum(-1, keepdim=True)


def _row(a, j):
    return a.masked_fill(_numbers(a)[0] != j, 0.0).sum(-2, keepdim=True)


def _no_info(a):
    return torch.zeros(a.shape[:-2], dtype=torch.int32)


def _swapped(rows, one, other):
    """Row numbers after two of them change places."""
    return torch.where(rows == one, other, torch.where(rows == other, one, rows))


def _rows(a, order):
    """The rows of `a` in an order."""
    return a.gather(a.dim() - 2, order.unsqueeze(-1).expand(a.shape))


def _lu_column(j, a, pivots):
    rows, j = _places(a.shape[-2]), j.to(torch.int64)
    size = _column(a, j).squeeze(-1).abs().masked_fill(rows < j, -1.0)
    place = size.argmax(size.dim() - 1, keepdim=True)
    a = _eliminated(j, _rows(a, _swapped(rows, j, place)))
    return a, torch.where(_places(pivots.shape[-1]) == j, (place + 1).to(pivots.dtype), pivots)


def _eliminated(j, a):
    rows, columns = _numbers(a)
    row, column = _row(a, j), _column(a, j)
    head = _row(column, j)
    factor = column / torch.where(head == 0, torch.ones_like(head), head)
    below = rows > j
    a = torch.where(below & (columns > j), a - factor * row, a)
    return torch.where(below & (columns == j), factor, a)


_LU = Loop("lu", _lu_column, slices=1, carried=2, constants=0, kept=0)
_ELIMINATION = Loop(
    "elimination", lambda j, a: (_eliminated(j, a),), slices=1, carried=1, constants=0, kept=0)


def _lu(a, pivot=True):
    """The factors in one matrix, and the pivots, which count from 1."""
    count = min(a.shape[-2:])
    pivots = (_places(count) + 1).expand(*a.shape[:-2], count)
    if pivot:
        a, pivots = _each(_LU, count, a, pivots.to(a.dtype))
    else:
        a = _each(_ELIMINATION, count, a)
    return a, pivots.to(torch.int32)


def _exchanged(j, place, order):
    j, place = (x.unsqueeze(-1).to(torch.int64) for x in (j, place - 1))
    rows = _swapped(_places(order.shape[-1]), j, place)
    return (order.gather(order.dim() - 1, rows.expand(order.shape)),)


_EXCHANGES = Loop("exchanges", _exchanged, slices=2, carried=1, constants=0, kept=0)


def _order(pivots, count):
    """Where each row comes from, after all exchanges."""
    rows = _places(count).expand(*pivots.shape[:-1], count)
    turns = _places(pivots.shape[-1]).expand(pivots.shape)
    operands = [x.to(torch.float64).contiguous() for x in (turns, pivots, rows)]
    order = _EXCHANGES.call(*operands, pivots.dim() - 1, False).to(torch.int64)
    # They are: this says so to those who ask whether an index is one.
    return order.clamp(0, count - 1)


def _permutation(pivots, count, like):
    """P of A = P L U."""
    order = _order(pivots, count)
    return (_places(count).unsqueeze(1) == order.unsqueeze(-2)).to(like.dtype)


def _sign(pivots):
    """The determinant of the permutation."""
    moved = pivots != _places(pivots.shape[-1]) + 1
    odd = moved.to(torch.int64).sum(-1) & 1
    return 1.0 - 2.0 * odd.to(torch.float32)


def _broadcast(a, b):
    batch = torch.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    return a.expand(*batch, *a.shape[-2:]), b.expand(*batch, *b.shape[-2:])


def _solved(j, b, a):
    column = _column(a, j)
    row = _row(b, j) / _row(column, j)
    # Elsewhere it has zeros.
    rest = torch.where(column == 0, b, b - column * row)
    return (torch.where(_numbers(b)[0] == j, row, rest),)


_SUBSTITUTION = Loop("substitution", _solved, slices=1, carried=1, constants=1, kept=0)


def _substitute(a, b, upper, unit):
    """The solution X of A X = B, with a triangular A."""
    a, b = _broadcast(_upper(a) if upper else _lower(a), b)
    if unit:
        rows, columns = _numbers(a)
        a = torch.where(rows == columns, 1.0, a)
    return _each(_SUBSTITUTION, a.shape[-1], b, a, backwards=upper)


def _solve_triangular(a, b, *, upper, left=True, unitriangular=False):
    if not _fits(a) or not b.numel():
        return NotImplemented
    if left:
        return _substitute(a, b, upper, unitriangular)
    return _substitute(a.mT, b.mT, not upper, unitriangular).mT


def _triangular_solve(b, a, upper=True, transpose=False, unitriangular=False):
    if not _fits(a) or not b.numel():
        return NotImplemented
    turned, is_upper = (a.mT, not upper) if transpose else (a, upper)
    b = _substitute(turned, b, is_upper, unitriangular)
    return b, a.expand(*b.shape[:-2], *a.shape[-2:]).clone()


def _lu_factor_ex(a, *, pivot=True, check_errors=False):
    return (*_lu(a, pivot), _no_info(a)) if _fits(a) else NotImplemented


def _halves(lu):
    """L and U of what holds both."""
    count = min(lu.shape[-2:])
    lower = _lower(lu, -1)[..., :, :count] + _eye(lu.shape[-2], count, lu)
    return lower, _upper(lu)[..., :count, :]


def _lu_whole(a, *, pivot=True):
    if not _fits(a):
        return NotImplemented
    lu, pivots = _lu(a, pivot)
    permutation = _permutation(pivots, a.shape[-2], a) if pivot else a.new_zeros(0)
    return permutation, *_halves(lu)


def _lu_unpack(lu, pivots, unpack_data=True, unpack_pivots=True):
    if not _fits(lu):
        return NotImplemented
    nothing = torch.zeros(0, dtype=lu.dtype)
    lower, upper = _halves(lu) if unpack_data else (nothing, nothing)
    permutation = _permutation(pivots, lu.shape[-2], lu) if unpack_pivots else nothing
    return permutation, lower, upper


def _lu_solve(lu, pivots, b, *, left=True, adjoint=False):
    if not _fits(lu) or not b.numel():
        return NotImplemented
    if not left:
        return _lu_solve(lu, pivots, b.mT, adjoint=not adjoint).mT
    batch = torch.broadcast_shapes(lu.shape[:-2], b.shape[:-2])
    b = b.expand(*batch, *b.shape[-2:])
    order = _order(pivots, lu.shape[-1]).expand(*batch, lu.shape[-1])
    if not adjoint:
        return _substitute(lu, _substitute(lu, _rows(b, order), False, True), True, False)
    x = _substitute(lu.mT, _substitute(lu.mT, b, False, False), True, True)
    # Back to where the rows came from.
    hit = _places(lu.shape[-1]).unsqueeze(1) == order.unsqueeze(-2)
    back = hit.to(lu.dtype).argmax(hit.dim() - 1)
    return _rows(x, back)


def _factors(a):
    """Factors as PyTorch keeps those of determinants: of the transposed matrix, if it is
    contiguous."""
    return _lu(a.mT if a.is_contiguous() else a)


def _det(a):
    if not _fits(a):
        return NotImplemented
    lu, pivots = _factors(a)
    return _sign(pivots).to(a.dtype) * lu.diagonal(0, -2, -1).prod(-1), lu, pivots


def _slogdet(a):
    if not _fits(a):
        return NotImplemented
    lu, pivots = _factors(a)
    diagonal = lu.diagonal(0, -2, -1)
    negative = (diagonal < 0).to(torch.int64).sum(-1) & 1
    sign = _sign(pivots).to(a.dtype) * (1.0 - 2.0 * negative.to(a.dtype))
    sign = torch.where((diagonal == 0).to(torch.int64).sum(-1) > 0, 0.0, sign)
    return sign, diagonal.abs().log().sum(-1), lu, pivots


def _is_vector(a, b):
    return b.dim() == 1 or (a.dim() - 1 == b.dim() and b.shape == a.shape[:-1])


def _solve_ex(a, b, *, left=True, check_errors=False):
    if not _fits(a) or not b.numel():
        return NotImplemented
    lu, pivots = _lu(a)
    vector = _is_vector(a, b)
    right = b.unsqueeze(-1) if vector else b
    x = _lu_solve(lu, pivots, right, left=left)
    return x.squeeze(-1) if vector else x, lu, pivots, _no_info(a)


def _inv_ex(a, *, check_errors=False):
    if not _fits(a):
        return NotImplemented
    lu, pivots = _lu(a)
    one = _eye(*a.shape[-2:], a).expand(a.shape)
    return _lu_solve(lu, pivots, one), _no_info(a)


def _cholesky_column(j, a, factor):
    rows, columns = _numbers(a)
    column = _column(a, j)
    root = _row(column, j).sqrt()
    column = torch.where(rows == j, root, column / root).masked_fill(rows < j, 0.0)
    return a - column * column.mT, torch.where(columns == j, column, factor)


_CHOLESKY = Loop("cholesky", _cholesky_column, slices=1, carried=2, constants=0, kept=0)


def _cholesky(a):
    """The lower factor, of what is in the lower half."""
    return _each(_CHOLESKY, a.shape[-1], a, torch.zeros_like(a))[1]


def _cholesky_ex(a, *, upper=False, check_errors=False):
    if not _fits(a):
        return NotImplemented
    factor = _cholesky(a.mT if upper else a)
    return factor.mT if upper else factor, _no_info(a)


def _cholesky_solve(b, factor, upper=False):
    if not _fits(factor) or not b.numel():
        return NotImplemented
    lower = factor.mT if upper else factor
    return _substitute(lower.mT, _substitute(lower, b, False, False), True, False)


def _cholesky_inverse(factor, upper=False):
    one = _eye(*factor.shape[-2:], factor).expand(factor.shape)
    return _cholesky_solve(one, factor, upper)


def _matrix_exp(a):
    """Taylor's sum of what is halved until it is small, squared as often; in float64."""
    if not _fits(a):
        return NotImplemented
    x = a.double()
    size = x.abs().sum(-2, keepdim=True).amax(-1, keepdim=True)
    halvings = torch.clamp(torch.ceil(torch.log2(torch.clamp_min(size, 1.0))) + 1.0, 0.0, 16.0)
    x = x * torch.exp2(-halvings)
    one = _eye(*a.shape[-2:], x).expand(x.shape)
    result = one
    for k in range(16, 0, -1):
        result = one + x @ result / k
    for k in range(16):
        result = torch.where(halvings > k, result @ result, result)
    return result.to(a.dtype)


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten.linalg_lu_factor_ex.default: _lu_factor_ex,
        aten.linalg_lu.default: _lu_whole,
        aten.lu_unpack.default: _lu_unpack,
        aten.linalg_lu_solve.default: _lu_solve,
        aten._linalg_det.default: _det,
        aten._linalg_slogdet.default: _slogdet,
        aten._linalg_solve_ex.default: _solve_ex,
        aten.linalg_inv_ex.default: _inv_ex,
        aten.linalg_solve_triangular.default: _solve_triangular,
        aten.triangular_solve.default: _triangular_solve,
        aten.linalg_cholesky_ex.default: _cholesky_ex,
        aten.cholesky_solve.default: _cholesky_solve,
        aten.cholesky_inverse.default: _cholesky_inverse,
        aten.linalg_matrix_exp.default: _matrix_exp,
    }
