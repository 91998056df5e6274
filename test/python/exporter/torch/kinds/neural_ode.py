# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Four steps of Runge-Kutta through one network."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.f = nn.Sequential(nn.Linear(3, 12), nn.Softplus(), nn.Linear(12, 3))

    def forward(self, x, y):
        for _ in range(4):
            k1 = self.f(x)
            k2 = self.f(x + 0.125 * k1)
            k3 = self.f(x + 0.125 * k2)
            k4 = self.f(x + 0.25 * k3)
            x = x + (k1 + 2 * k2 + 2 * k3 + k4) / 24
        return F.huber_loss(x, y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(5, 3, generator=g), torch.randn(5, 3, generator=g)
