# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two linear layers side by side; `double_linear_first.py` leaves one unused."""

import torch
from torch import nn

WRAP = ["Linear"]
WIDTH, ROWS = 6, 12


class DoubleLinear(nn.Module):
    """Returns both layers' activations, or the first one's alone."""

    def __init__(self, width, use_second=True):
        super().__init__()
        self.lin1 = nn.Linear(width, width)
        self.lin2 = nn.Linear(width, width)
        self.use_second = use_second

    def forward(self, x):
        first = torch.relu(self.lin1(x))
        return (first, torch.relu(self.lin2(x))) if self.use_second else first


class Loss(nn.Module):
    """The mean squared error of each output of a model, added up."""

    def __init__(self, module):
        super().__init__()
        self.module = module

    def forward(self, x, target):
        outputs = self.module(x)
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        return sum(nn.functional.mse_loss(output, target) for output in outputs)


def model():
    return Loss(DoubleLinear(WIDTH))


def batch(rank, step):
    generator = torch.Generator().manual_seed(1000 * step + rank)
    x = torch.randn(ROWS, WIDTH, generator=generator)
    return x, x.abs()
