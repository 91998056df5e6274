# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Three views of an object, and a margin between them."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(6, 8), nn.PReLU(), nn.Linear(8, 4))

    def forward(self, a, p, n):
        a, p, n = (F.normalize(self.net(x), dim=1) for x in (a, p, n))
        return F.triplet_margin_loss(a, p, n, margin=0.5)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return tuple(torch.randn(5, 6, generator=g) for _ in range(3))
