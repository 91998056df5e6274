# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A unit whose only module is a unit, beside modules that belong to the root."""

import torch
from torch import nn

WRAP = ["NestedLinear", "InnerLinear"]
WIDTH, ROWS = 10, 8


class InnerLinear(nn.Linear):
    """A linear layer that is a unit of its own."""


class SkipModule(nn.Module):
    """A linear layer that stays with the root."""

    def __init__(self):
        super().__init__()
        self.lin = nn.Linear(WIDTH, WIDTH, bias=False)

    def forward(self, x):
        return self.lin(x)


class NestedLinear(nn.Module):
    """A unit without states of its own when its only layer is a unit too."""

    def __init__(self):
        super().__init__()
        self.nested_linear = InnerLinear(WIDTH, WIDTH, bias=False)

    def forward(self, x):
        return self.nested_linear(x)


class SkipModel(nn.Module):
    """Three linear maps in a row."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH, bias=False)
        self.linear_skip = SkipModule()
        self.nested_linear = NestedLinear()

    def forward(self, x, target):
        y = self.nested_linear(self.linear_skip(self.linear(x)))
        return nn.functional.mse_loss(y, target)


def model():
    return SkipModel()


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.randn(ROWS, WIDTH, generator=generator)
    return x, x.roll(1, dims=1)
