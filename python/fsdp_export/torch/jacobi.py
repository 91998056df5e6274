# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Eigenvalues of symmetric matrices and singular values, by Jacobi's rotations.

Each round rotates half as many pairs as there are columns, which have none in common; a sweep
pairs every column with every other one (Brent and Luk, 1985). Signs of vectors are not
LAPACK's, and no other programs' either: what depends on them is not defined.
"""

import torch

from .dense import _fits
from .loops import Loop
from .reflections import _qr

aten = torch.ops.aten

# They converge quadratically: float32 is reached in 6 to 10 for what fits this loop.
SWEEPS = 12


def _turned(x, dim):
    """The round robin: the first one stays, all others move on by one place."""
    half = x.shape[dim] // 2
    if half == 1:
        return x
    parts = [(0, 1), (half, 1), (1, half - 2), (half + 1, half - 1), (half - 1, 1)]
    return torch.cat([x.narrow(dim, first, count) for first, count in parts if count], dim)


def _rotated(x, sine, tangent, dim):
    """The pairs of the first and the second half of a dimension, rotated: by what is added to
    them, so that small angles lose nothing (Rutishauser, 1966)."""
    one, other = x.chunk(2, dim)
    return torch.cat([
        one - sine * (other + tangent * one), other + sine * (one - tangent * other)], dim)


def _rotation(first, second, both):
    """The sine of the angle that makes zero of what two have in common, and the tangent of its
    half."""
    # A step of a loop takes no numbers where it takes tensors.
    one, none = torch.ones_like(both), both == 0
    tau = (second - first) / torch.where(none, one, 2 * both)
    tangent = torch.where(tau < 0, -one, one) / (tau.abs() + torch.sqrt(1 + tau * tau))
    tangent = torch.where(none, torch.zeros_like(both), tangent)
    cosine = 1 / torch.sqrt(1 + tangent * tangent)
    sine = cosine * tangent
    return sine, sine / (1 + cosine)


def _eigen_round(_, a, vectors):
    half = a.shape[-1] // 2
    first, second, both = (
        x.diagonal(0, -2, -1)
        for x in (a[..., :half, :half], a[..., half:, half:], a[..., :half, half:]))
    sine, tangent = _rotation(first, second, both)
    a = _rotated(a, sine.unsqueeze(-1), tangent.unsqueeze(-1), a.dim() - 2)
    columns, last = (sine.unsqueeze(-2), tangent.unsqueeze(-2)), a.dim() - 1
    a = _rotated(a, *columns, last)
    return _turned(_turned(a, last), last - 1), _turned(_rotated(vectors, *columns, last), last)


def _singular_round(_, a, right):
    one, other = a.chunk(2, -1)
    rotation = _rotation(*(
        (x * y).sum(-2, keepdim=True) for x, y in ((one, one), (other, other), (one, other))))
    return tuple(_turned(_rotated(x, *rotation, x.dim() - 1), x.dim() - 1) for x in (a, right))


_EIGEN = Loop("jacobi_eigen", _eigen_round, slices=1, carried=2, constants=0, kept=0)
_SINGULAR = Loop("jacobi_singular", _singular_round, slices=1, carried=2, constants=0, kept=0)


def _rounds(loop, a):
    """Of a matrix with an even number of columns: what is left of it, and all rotations."""
    count = a.shape[-1]
    one = torch.eye(count, dtype=a.dtype).expand(*a.shape[:-2], count, count)
    rounds = torch.zeros(SWEEPS * (count - 1), dtype=a.dtype)
    return loop.call(rounds, a, one.contiguous(), 0, False)


def _ordered(values, matrices, descending):
    """By values; what belongs to them are columns."""
    values, order = values.sort(-1, descending=descending)
    return values, *(
        x.gather(x.dim() - 1, order.unsqueeze(-2).expand(x.shape)) for x in matrices)


def _eigh(a, uplo="L", compute_v=True):
    """Values in ascending order, and vectors."""
    if not _fits(a):
        return NotImplemented
    count = a.shape[-1]
    lower = a.tril() if uplo.upper() == "L" else a.triu().mT
    # With an odd number of columns: one of zeros is rotated with none.
    odd = count % 2
    a, vectors = _rounds(_EIGEN, aten.constant_pad_nd(
        lower + lower.tril(-1).mT, [0, odd, 0, odd]))
    values, vectors = _ordered(
        a.diagonal(0, -2, -1)[..., :count], [vectors[..., :count, :count]], descending=False)
    return values, vectors if compute_v else values.new_empty(0)


def _svd(a, full_matrices=False, compute_uv=True, *, driver=None):
    """Vectors of both sides, and between them values in descending order."""
    if not _fits(a):
        return NotImplemented
    wide = a.shape[-1] > a.shape[-2]
    a = a.mT if wide else a
    rows, count = a.shape[-2:]
    a, right = _rounds(_SINGULAR, aten.constant_pad_nd(a, [0, count % 2]))
    a, right = a[..., :count], right[..., :count, :count]
    values = (a * a).sum(-2).sqrt()
    left = a / torch.where(values == 0, 1.0, values).unsqueeze(-2)
    values, left, right = _ordered(values, [left, right], descending=True)
    if not compute_uv:
        return values.new_empty(0), values, values.new_empty(0)
    if full_matrices and rows > count:
        basis = _qr(left, "complete")
        if basis is NotImplemented:
            return NotImplemented
        left = torch.cat([left, basis[0][..., count:]], -1)
    left, right = (right, left) if wide else (left, right)
    return left, values, right.mT


def _bound(a, atol, rtol):
    """Below which share of the largest value values count as zero, or below which number."""
    usual = torch.finfo(a.dtype).eps * max(a.shape[-2:])
    if rtol is None and atol is not None:
        rtol = torch.where(atol > 0, 0.0, usual)
    rtol = torch.as_tensor(usual if rtol is None else rtol)
    atol = torch.as_tensor(0.0 if atol is None else atol)
    return lambda peak: torch.maximum(atol.unsqueeze(-1), rtol.unsqueeze(-1) * peak).to(a.dtype)


def _pinv(a, *, atol=None, rtol=None, hermitian=False):
    if not _fits(a):
        return NotImplemented
    if hermitian:
        values, right = _eigh(a)
        left = right.mT
    else:
        vectors, values, others = _svd(a)
        left, right = vectors.mT, others.mT
    sizes = values.abs()
    keeps = sizes > _bound(a, atol, rtol)(sizes.amax(-1, keepdim=True))
    inverse = torch.where(keeps, 1 / torch.where(keeps, values, 1.0), 0.0)
    return (right * inverse.unsqueeze(-2)) @ left


def _matrix_sqrth(a):
    if not _fits(a):
        return NotImplemented
    values, vectors = _eigh(a)
    return (vectors * values.sqrt().unsqueeze(-2)) @ vectors.mT


def _polar(a):
    """A matrix with orthonormal columns, times a symmetric one."""
    if not _fits(a):
        return NotImplemented
    left, values, right = _svd(a)
    return left @ right, (right.mT * values.unsqueeze(-2)) @ right


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten._linalg_eigh.default: _eigh,
        aten._linalg_svd.default: _svd,
        aten.linalg_pinv.atol_rtol_tensor: _pinv,
        **{getattr(aten, name).default: rule
           for name, rule in (("linalg_matrix_sqrth", _matrix_sqrth), ("linalg_polar", _polar))
           if hasattr(aten, name)},
    }
