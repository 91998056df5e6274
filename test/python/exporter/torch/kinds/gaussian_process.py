# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The likelihood of a Gaussian process, behind an invertible layer as Glow has them, a layer that
is whitened by its rows, least squares and ridge regression: matrices of more than 32 columns.
"""

import math

import torch
from torch import nn

WIDTH, POINTS = 36, 40


class Process(nn.Module):
    def __init__(self):
        super().__init__()
        start = torch.linalg.qr(torch.randn(WIDTH, WIDTH))[0]
        self.mix = nn.Parameter(start)
        self.basis = nn.Parameter(torch.randn(POINTS, WIDTH))
        self.scale, self.noise = nn.Parameter(torch.zeros(())), nn.Parameter(torch.zeros(()))

    def likelihood(self, x, y):
        distance = (x.unsqueeze(1) - x.unsqueeze(0)).square().mean(-1)
        kernel = torch.exp(-distance * self.scale.exp())
        factor = torch.linalg.cholesky(kernel + self.noise.exp() * torch.eye(len(x)))
        white = torch.linalg.solve_triangular(factor, y, upper=False)
        return 0.5 * white.square().mean() + factor.diagonal().log().mean() \
            + 0.5 * math.log(2 * math.pi)

    def forward(self, x, y):
        mixed = x @ self.mix
        volume = torch.linalg.slogdet(self.mix)[1] / WIDTH
        orthogonal = torch.linalg.qr(self.basis)[0]
        features = mixed @ orthogonal.T
        ridge = torch.linalg.solve(
            features.T @ features / POINTS + torch.eye(POINTS), features.T @ y / POINTS)
        best = torch.linalg.lstsq(self.basis, features.T.detach()).solution
        back = mixed @ torch.linalg.inv(self.mix)
        return self.likelihood(mixed, y) - volume + (
            features @ ridge - y).square().mean() + (back - x).square().mean() + best.square().mean()


def model():
    return Process()


def batch(rank, step):
    generator = torch.Generator().manual_seed(10 * step + rank)
    x = torch.randn(POINTS, WIDTH, generator=generator)
    return x, torch.sin(x[:, :1]) + 0.1 * torch.randn(POINTS, 1, generator=generator)
