# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A coupling layer: half of the features scales the other half."""

import math

import torch
from torch import nn


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.nets = nn.ModuleList(
            nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 6)) for _ in range(2)
        )

    def forward(self, x):
        logdet = 0.0
        for net in self.nets:
            a, b = x.chunk(2, 1)
            s, t = net(a).chunk(2, 1)
            s = torch.tanh(s)
            x, logdet = torch.cat([b * s.exp() + t, a], 1), logdet + s.sum(1)
        return (0.5 * x.square().sum(1) + 3 * math.log(2 * math.pi) - logdet).mean()


def model():
    return Model()


def batch(rank, step):
    return (torch.randn(6, 6, generator=seeded(rank, step)),)
