# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plain multi-layer perceptron with a regression loss."""

import torch
from torch import nn

WRAP = ["Layer"]
FEATURES, HIDDEN, CLASSES, ROWS = 12, 20, 6, 16


class Layer(nn.Module):
    """One linear layer and its activation."""

    def __init__(self, inner, outer):
        super().__init__()
        self.linear = nn.Linear(inner, outer)

    def forward(self, x):
        return torch.tanh(self.linear(x))


class MLP(nn.Module):
    """Layers of different width, then a linear map to the targets."""

    def __init__(self):
        super().__init__()
        self.first = Layer(FEATURES, HIDDEN)
        self.second = Layer(HIDDEN, HIDDEN + 3)
        self.third = Layer(HIDDEN + 3, HIDDEN)
        self.out = nn.Linear(HIDDEN, CLASSES)

    def forward(self, x, target):
        y = self.out(self.third(self.second(self.first(x))))
        return nn.functional.mse_loss(y, target)


def model():
    return MLP()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.randn(ROWS, FEATURES, generator=generator)
    target = torch.sin(2.0 * x[:, :CLASSES]) + x[:, CLASSES:]
    return x, target
