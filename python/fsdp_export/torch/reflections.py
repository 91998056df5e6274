# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Orthogonal factors of small matrices, by reflections as LAPACK makes them."""

import torch

from .dense import _column, _each, _eye, _fits, _numbers, _places, _row, _upper
from .loops import Loop

aten = torch.ops.aten


def _vector(a, j):
    """A reflection's vector, which begins with a 1 that is not kept."""
    rows = _numbers(a)[0]
    return _column(a, j).masked_fill(rows == j, 1.0).masked_fill(rows < j, 0.0)


def _reflected(a, vector, tau):
    return a - tau * vector * (vector * a).sum(-2, keepdim=True)


def _reflection(j, a, taus):
    rows, columns = _numbers(a)
    x = _column(a, j)
    alpha, tail = _row(x, j), x.masked_fill(rows <= j, 0.0)
    rest = (tail * tail).sum(-2, keepdim=True)
    flat, one = rest == 0, torch.ones_like(rest)
    norm = torch.sqrt(alpha * alpha + rest)
    beta = torch.where(flat, alpha, torch.where(alpha < 0, norm, -norm))
    tau = ((beta - alpha) / torch.where(flat, one, beta)).masked_fill(flat, 0.0)
    vector = tail / torch.where(flat, one, alpha - beta)
    vector = vector.masked_fill(rows == j, 1.0)
    kept = torch.where(rows == j, beta, torch.where(rows > j, vector, x))
    a = torch.where(columns > j, _reflected(a, vector, tau), a)
    a = torch.where(columns == j, kept, a)
    return a, torch.where(_places(taus.shape[-1]) == j, tau.squeeze(-1), taus)


_REFLECTIONS = Loop("reflections", _reflection, slices=1, carried=2, constants=0, kept=0)


def _reflections(a):
    """R above, the vectors below, and their factors: LAPACK's geqrf."""
    count = min(a.shape[-2:])
    return _each(_REFLECTIONS, count, a, a.new_zeros(*a.shape[:-2], count))


def _factor(tau, j):
    return tau.masked_fill(_places(tau.shape[-1]) != j, 0.0).sum(-1, keepdim=True).unsqueeze(-1)


def _applied(j, x, a, tau):
    return (_reflected(x, _vector(a, j), _factor(tau, j)),)


_PRODUCT = Loop("reflections_product", _applied, slices=1, carried=1, constants=2, kept=0)


def _product(start, a, tau, backwards=True):
    """The product of the reflections with what is given; the last one comes first."""
    return _each(_PRODUCT, tau.shape[-1], start, a, tau, backwards=backwards)


def _geqrf(a):
    return _reflections(a) if _fits(a) else NotImplemented


def _qr(a, mode="reduced"):
    if not _fits(a):
        return NotImplemented
    packed, tau = _reflections(a)
    rows, count = a.shape[-2], min(a.shape[-2:])
    columns = rows if mode == "complete" else count
    upper = _upper(packed)[..., :columns, :]
    if mode == "r":
        return torch.zeros(0, dtype=a.dtype), upper
    start = _eye(rows, columns, a).expand(*a.shape[:-2], rows, columns)
    return _product(start, packed, tau), upper


def _householder_product(a, tau):
    if not _fits(a) or not tau.numel():
        return NotImplemented
    return _product(_eye(*a.shape[-2:], a).expand(a.shape), a, tau)


def _ormqr(a, tau, other, left=True, transpose=False):
    if not _fits(a) or not tau.numel():
        return NotImplemented
    if not left:
        return _ormqr(a, tau, other.mT, True, not transpose).mT
    return _product(other, a, tau, backwards=not transpose)


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten.geqrf.default: _geqrf,
        aten.linalg_qr.default: _qr,
        aten.linalg_householder_product.default: _householder_product,
        aten.ormqr.default: _ormqr,
    }
