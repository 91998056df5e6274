# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same as a cumulative sum."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.b, self.c = nn.Linear(4, 8), nn.Linear(8, 4)
        self.rate = nn.Parameter(torch.linspace(0.1, 0.5, 8))

    def forward(self, x, y):
        t = torch.arange(x.shape[1], dtype=torch.float32)[None, :, None]
        h = (self.b(x) * torch.exp(self.rate * t)).cumsum(1) * torch.exp(-self.rate * t)
        return F.mse_loss(self.c(h), y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(2, 6, 4, generator=g), torch.randn(2, 6, 4, generator=g)
