# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors that are neither inputs nor registered: globals, those of plain objects and of caches."""

import functools

import torch
from torch import nn

MEAN = torch.tensor([0.5, -0.25, 0.125])
KERNEL = torch.randn((3, 1, 3, 3), generator=torch.Generator().manual_seed(1))
LEVELS = torch.tensor([2, 1])


class Positions:
    """Made at the first call."""

    def __init__(self):
        self.tables = None

    def __call__(self, size):
        if self.tables is None:
            angles = torch.outer(torch.arange(8).float(), torch.arange(1.0, 5.0))
            self.tables = [angles.cos(), angles.sin()]
        return self.tables[0][:size] + self.tables[1][:size]


@functools.cache
def window(size):
    return torch.hann_window(size, periodic=False)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.positions = Positions()
        self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(3)])

    def forward(self, x, y):
        x = nn.functional.conv2d(x - MEAN[:, None, None], KERNEL, padding=1, groups=3)
        x = (x * window(4)).mean(1) + self.positions(4)
        for level in LEVELS.tolist():
            x = x + torch.tanh(self.layers[level](x))
        if LEVELS[0] > 1:
            x = self.layers[0](x)
        return nn.functional.mse_loss(x[:, :, LEVELS], y)


def model():
    torch.manual_seed(0)
    return Model()


def batch(rank, step):
    g = torch.Generator().manual_seed(100 * rank + step)
    return torch.randn((4, 3, 4, 4), generator=g), torch.randn((4, 4, 2), generator=g)
