# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Orthogonal factors of small matrices, by reflections as LAPACK makes them."""

import torch

from .dense import _eye, _fits, _places, _upper

aten = torch.ops.aten


def _column(a, j):
    """A reflection's vector, which begins with a 1 that is not kept."""
    rows = _places(a.shape[-2]).unsqueeze(1)
    return torch.where(rows > j, a[..., :, j:j + 1], torch.where(rows == j, 1.0, 0.0))


def _reflected(a, vector, tau):
    return a - tau * vector * (vector * a).sum(-2, keepdim=True)


def _reflections(a):
    """R above, the vectors below, and their factors: LAPACK's geqrf."""
    rows, columns, taus = _places(a.shape[-2]).unsqueeze(1), _places(a.shape[-1]), []
    for j in range(min(a.shape[-2:])):
        x, alpha = a[..., :, j:j + 1], a[..., j:j + 1, j:j + 1]
        tail = torch.where(rows > j, x, 0.0)
        rest = (tail * tail).sum(-2, keepdim=True)
        flat = rest == 0
        norm = torch.sqrt(alpha * alpha + rest)
        beta = torch.where(flat, alpha, torch.where(alpha < 0, norm, -norm))
        tau = torch.where(flat, 0.0, (beta - alpha) / torch.where(flat, 1.0, beta))
        vector = tail / torch.where(flat, 1.0, alpha - beta)
        vector = torch.where(rows == j, 1.0, vector)
        kept = torch.where(rows == j, beta, torch.where(rows > j, vector, x))
        a = torch.where(columns > j, _reflected(a, vector, tau), a)
        a = torch.where(columns == j, kept, a)
        taus.append(tau.squeeze(-1))
    return a, torch.cat(taus, -1)


def _product(start, a, tau):
    """The product of the reflections with what is given."""
    for j in reversed(range(tau.shape[-1])):
        start = _reflected(start, _column(a, j), tau[..., j:j + 1].unsqueeze(-1))
    return start


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
    if not transpose:
        return _product(other, a, tau)
    for j in range(tau.shape[-1]):
        other = _reflected(other, _column(a, j), tau[..., j:j + 1].unsqueeze(-1))
    return other


def table():
    """Rules by operation; those that return NotImplemented leave an operation alone."""
    return {
        aten.geqrf.default: _geqrf,
        aten.linalg_qr.default: _qr,
        aten.linalg_householder_product.default: _householder_product,
        aten.ormqr.default: _ormqr,
    }
