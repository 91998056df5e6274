# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A chain of layers, some of which a user may want to keep out of all units."""

import torch
from torch import nn

WRAP = ["Sequential"]
ROWS = 8


class Chain(nn.Module):
    """Six linear layers, `layer1` being a sequence of three, each followed by ReLU."""

    def __init__(self, middle=()):
        super().__init__()
        self.layer0 = nn.Linear(3, 5)
        self.layer1 = nn.Sequential(nn.Linear(5, 4), nn.Linear(4, 4), *middle, nn.Linear(4, 4))
        self.layer2 = nn.Linear(4, 2)
        self.layer3 = nn.Linear(2, 2)
        self.relu = nn.ReLU()

    def forward(self, x, target):
        for layer in (self.layer0, self.layer1, self.layer2, self.layer3):
            x = self.relu(layer(x))
        return nn.functional.mse_loss(x, target)


class IgnoredModule(nn.Module):
    """A matrix that is stored the other way round than that of a linear layer."""

    def __init__(self, inner, outer):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(inner, outer))

    def forward(self, x):
        return x @ self.weight


def model():
    """Positive weights keep every ReLU from being dead on positive data."""
    chain = Chain([IgnoredModule(4, 4) for _ in range(2)])
    for parameter in chain.parameters():
        parameter.data.abs_().mul_(0.6)
    return chain


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.rand(ROWS, 3, generator=generator)
    return x, x[:, :2].square()
