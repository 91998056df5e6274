# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""VQ: nearest code, straight-through gradient, commitment."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.enc, self.dec, self.codes = nn.Linear(6, 4), nn.Linear(4, 6), nn.Embedding(10, 4)

    def forward(self, x):
        z = self.enc(x)
        d = (z[:, None] - self.codes.weight[None]).square().sum(-1)
        q = self.codes(d.argmin(1))
        loss = F.mse_loss(q, z.detach()) + 0.25 * F.mse_loss(z, q.detach())
        return loss + F.mse_loss(self.dec(z + (q - z).detach()), x)


def model():
    return Model()


def batch(rank, step):
    return (torch.randn(8, 6, generator=seeded(rank, step)),)
