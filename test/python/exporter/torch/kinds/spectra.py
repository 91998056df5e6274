# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Eigenvalues, singular values and what is made of them: covariances that are whitened, weights
of low rank, best rotations, pseudo-inverses. Each matrix has another shape.
"""

import torch
from torch import nn


class Spectra(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 7)
        self.second = nn.Linear(7, 5)
        self.wide = nn.Parameter(torch.randn(3, 5))
        self.alone = nn.Parameter(torch.randn(4, 1))
        self.places = nn.Parameter(torch.randn(2, 8, 3))

    def whitened(self, x):
        x = x - x.mean(0)
        values, vectors = torch.linalg.eigh(x.T @ x / len(x) + 0.1 * torch.eye(x.shape[1]))
        return x @ (vectors * values.rsqrt()) @ vectors.T

    def aligned(self, target):
        """Kabsch's rotation of all places to others."""
        u, _, vh = torch.linalg.svd(self.places.mT @ target)
        sign = torch.ones(2, 3)
        sign[:, 2] = torch.sign(torch.linalg.det(u @ vh))
        return self.places @ ((u * sign.unsqueeze(-2)) @ vh)

    def forward(self, x, target):
        y = torch.tanh(self.second(self.whitened(torch.tanh(self.first(x)))))
        penalty = torch.linalg.matrix_norm(self.wide, "nuc") + torch.linalg.cond(
            self.second.weight) + torch.linalg.svdvals(self.alone).sum()
        penalty = penalty + torch.linalg.eigvalsh(self.wide @ self.wide.T).log().sum()
        fit = torch.linalg.pinv(self.wide) @ self.wide
        return ((y @ fit) ** 2).mean() + 0.1 * penalty + (
            (self.aligned(target) - target) ** 2).mean()


def model():
    return Spectra()


def batch(rank, step):
    generator = torch.Generator().manual_seed(10 * step + rank)
    return (torch.randn(9, 6, generator=generator), torch.randn(2, 8, 3, generator=generator))
