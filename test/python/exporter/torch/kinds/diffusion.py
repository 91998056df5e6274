# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Predicts the noise; the timestep enters by a sinusoid."""

import math

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.time = nn.Sequential(nn.Linear(8, 16), nn.SiLU(), nn.Linear(16, 8))
        self.c1, self.c2 = nn.Conv2d(1, 8, 3, padding=1), nn.Conv2d(8, 1, 3, padding=1)
        self.norm = nn.GroupNorm(4, 8)
        self.register_buffer("alpha", torch.linspace(0.99, 0.1, 20).cumprod(0))

    def forward(self, x, t, noise):
        a = self.alpha[t][:, None, None, None]
        noisy = a.sqrt() * x + (1 - a).sqrt() * noise
        f = torch.exp(torch.arange(4) * (-math.log(1000.0) / 4))
        e = t[:, None].float() * f[None]
        e = self.time(torch.cat([e.sin(), e.cos()], 1))
        h = F.silu(self.norm(self.c1(noisy)) + e[:, :, None, None])
        return F.mse_loss(self.c2(h), noise)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return (
        torch.randn(2, 1, 8, 8, generator=g),
        torch.randint(0, 20, (2,), generator=g),
        torch.randn(2, 1, 8, 8, generator=g),
    )
