# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Indices computed from other numbers, and operations that write at them."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.top, self.table = nn.Linear(3, 4), nn.Embedding(20, 4)
        self.register_buffer("seen", torch.zeros(20))

    def forward(self, x, y, pick, part):
        place = (part * 20).long()
        first = pick.clone()
        first[0] = 3
        self.seen[place] = self.seen[place] + 1
        z = self.top(x) + self.table(place) + self.table(pick // 2) + self.table(first % 20)
        z = z.index_fill(0, pick[:2] % 8, 0.5).index_fill(0, pick[1:3] % 8, self.top.bias[0])
        z = z.clone().index_fill_(1, pick[3:4] % 4, self.top.bias.sum())
        sums = torch.zeros(20, 4).scatter_add(0, pick[:, None].expand(8, 4), z)
        sums = sums.index_copy(0, pick[:1], z[:1])
        best = torch.take_along_dim(z, z.argmax(1, keepdim=True), 1)
        return F.mse_loss(z.sum(1), y) + sums.square().mean() + best.mean()


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return (
        torch.randn(8, 3, generator=g),
        torch.randn(8, generator=g),
        torch.randperm(20, generator=g)[:8],
        torch.rand(8, generator=g),
    )
