# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A diagonal state-space layer, scanned step by step."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.log_a = nn.Parameter(torch.log(torch.linspace(0.5, 2, 8)))
        self.b, self.c, self.dt = nn.Linear(4, 8), nn.Linear(8, 4), nn.Linear(4, 8)

    def forward(self, x, y):
        dt = F.softplus(self.dt(x))
        decay, drive = torch.exp(-dt * self.log_a.exp()), dt * self.b(x)
        h, out = torch.zeros(x.shape[0], 8), []
        for t in range(x.shape[1]):
            h = decay[:, t] * h + drive[:, t]
            out.append(self.c(h))
        return F.mse_loss(torch.stack(out, 1), y)


def model():
    return Model()


def batch(rank, step):
    g = seeded(rank, step)
    return torch.randn(2, 6, 4, generator=g), torch.randn(2, 6, 4, generator=g)
