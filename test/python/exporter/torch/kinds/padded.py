# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Padding that adds and cuts, in forward and in the gradient, and a margin that is large."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv, self.head = nn.Conv1d(3, 4, 3, bias=False), nn.Linear(4, 1)
        self.norm = nn.LocalResponseNorm(2)

    def forward(self, x, y):
        h = self.norm(F.relu(self.conv(F.pad(x, (2, -1)))))
        h = F.pad(h, (-1, 3, 1, -1), value=0.5).mean(2)
        return F.soft_margin_loss(10 * y + self.head(h)[:, 0] * 0.01, y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(4, 3, 9, generator=g), torch.randint(0, 2, (4,), generator=g) * 2.0 - 1.0
