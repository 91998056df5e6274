# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The generator's step against a frozen critic."""

import torch
from torch import nn
from torch.nn import functional as F


def seeded(rank, step):
    return torch.Generator().manual_seed(100 * rank + step)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.generator = nn.Sequential(
            nn.Linear(4, 16), nn.LeakyReLU(0.2), nn.Linear(16, 6), nn.Tanh()
        )
        self.critic = nn.Sequential(
            nn.Linear(6, 16), nn.LeakyReLU(0.2), nn.Linear(16, 1)
        ).requires_grad_(False)

    def forward(self, z):
        return F.softplus(-self.critic(self.generator(z))).mean()


def model():
    return Model()


def batch(rank, step):
    return (torch.randn(8, 4, generator=seeded(rank, step)),)
