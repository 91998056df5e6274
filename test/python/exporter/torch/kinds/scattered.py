# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elements that are taken from places, and put into fewer places than there are."""

import torch
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(8, 32)

    def forward(self, x, places, others):
        h = self.linear(x)
        lowest = torch.finfo(h.dtype).min
        h = torch.max(h, torch.tensor(lowest))
        dropped = torch.ones(6, 32, dtype=torch.bool).scatter(-1, places, False)
        z = h.scatter(1, places, 2 * h.gather(1, places)).scatter(1, others, 0.5)
        y = torch.zeros(6, 32).scatter_add(1, places, h[:, :16])
        y = y.scatter_add(0, others % 6, h[:, :9])
        best = h.topk(12).values
        return h.masked_fill(dropped, 0.0).pow(2).mean() + (z * y).mean() + best.pow(2).mean()


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)

    def some(count):
        return torch.stack([torch.randperm(32, generator=g)[:count] for _ in range(6)])

    return torch.randn(6, 8, generator=g), some(16), some(9)
